import type {Commands} from './commands.js';
import type {ElsewhereTable} from './play/elsewhere.js';
import type {Places} from './places.js';

/** The table that carries out commands. */
interface CommandedTable extends ElsewhereTable {
  readonly places: Places;
  fetchFeatures(): Promise<void>;
}

const elsewhere = (): Promise<typeof import('./play/elsewhere.js')> =>
  import('./play/elsewhere.js');

/** The commands of a table. */
export const commandsOf = (table: CommandedTable): Commands => ({
  play: (move, ...then) => table.sessions.moves.play(move, ...then),
  touch: (card, touch) => table.sessions.moves.touch(card, touch),
  undo: () => table.sessions.undo(),
  newGame: (setup) => table.loader.newGame(setup),
  rematch() {
    const {seats, options, company} = table.session?.seating ?? {};
    if (company) company.vote();
    else table.loader.newGame({seats, options, seed: undefined, state: undefined});
  },
  reseat: () => table.sessions.reseat(),
  async sit(seating) {
    const {arrival: before} = table;
    table.become({type: 'await'});
    const {awaited} = table.life;
    const arrival = elsewhere().then(({sitDown}) => sitDown(seating, table, before, awaited));
    table.arrival = arrival;
    await arrival;
  },
  leave: async () => (await elsewhere()).getUp(table),
  hold(held) {
    const goesOn = table.life.held && !held;
    table.become({type: 'hold', held});
    if (goesOn) table.session?.conductor.wake();
  },
  skip() {
    table.places.finishAll();
    table.slots.tip()?.close();
    table.session?.conductor.skip();
  },
  async run(command) {
    await table.fetchFeatures();
    return table.slots.command(command);
  },
  emit(name, detail, cancelable = false) {
    const whole = {game: table.host.entry.id, ...detail};
    return table.host.dispatchEvent(
      new CustomEvent(name, {detail: whole, cancelable, bubbles: true, composed: true}),
    );
  },
});
