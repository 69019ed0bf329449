import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {repeated} from '../../testing/full.fixture.js';
import {slowMotion} from '../../elements/shared/slow-motion.fixture.js';
import {clean, frames, Table, text, until} from '../gstk-table/table.fixture.js';

/** Nothing on a table of King jumps, from the picture before a deal to a trick that is being taken. */

const WIDTHS = repeated([320, 860, 480, 600, 1000], 2);
/** This many tricks show every phase, and a seat that has lost points. */
const TRICKS = 5;

/** The look of a table at one moment. */
interface Look {
  readonly width: number;
  readonly phase: string;
  /** Everything that keeps its place, by its upper left corner. */
  readonly places: Readonly<Record<string, string>>;
  readonly say: string;
  readonly turns: readonly string[];
  readonly actions: readonly string[];
  /** The points of the deal at the seats, and in the panel next to the board if there is one. */
  readonly points: readonly string[];
  readonly beside: readonly string[];
  /** The upper edge of the table in that panel. */
  readonly taken: number;
  /** The distances of my seat from the middle of the board, and from undo and hint. */
  readonly aside: number;
  readonly clear: number;
}

const partOf = (table: Table, seat: string, selector: string): HTMLElement =>
  table.find(`gstk-seat${seat}`)!.shadowRoot!.querySelector<HTMLElement>(selector)!;

/** The phase of the table, as a reader sees it. */
function phaseOf(table: Table): string {
  if (table.find('.middle')) return 'intro';
  if (table.find('gstk-trick')!.shadowRoot!.querySelector('.under')) return 'collect';
  if (table.trick().length === 4) return 'taken';
  return table.is('my-turn') ? 'mine' : 'bot';
}

function lookAt(table: Table, width: number): Look {
  const {x, y} = table.host.getBoundingClientRect();
  const kept = {
    prompt: table.find('.say strong')!,
    tools: table.find('.tools')!,
    ...Object.fromEntries(
      ['[own]', '.w', '.n', '.e'].map((seat) => [seat, partOf(table, seat, '.shield')]),
    ),
  };
  const places = Object.entries(kept).map(([name, element]) => {
    const box = element.getBoundingClientRect();
    return [name, `${Math.round(box.x - x)}, ${Math.round(box.y - y)}`] as const;
  });
  const seats = [...table.root.querySelectorAll('gstk-seat')];
  const [own, board, tools] = [
    partOf(table, '[own]', '.seat'),
    table.find('.board')!,
    table.find('.tools')!,
  ].map((one) => one.getBoundingClientRect());
  return {
    width,
    phase: phaseOf(table),
    places: Object.fromEntries(places),
    say: table.prompt.say,
    turns: seats.filter(({turn}) => turn).map(({name}) => name),
    actions: table.actions(),
    points: seats.map((seat) => text(seat.shadowRoot!.querySelector('.score'))).sort(),
    beside: [...table.root.querySelectorAll('.aside .taken td b')].map(text).sort(),
    taken: Math.round((table.find('.aside .taken')?.getBoundingClientRect().y ?? y) - y),
    aside: own!.x + own!.width / 2 - (board!.x + board!.width / 2),
    clear: tools!.left - own!.right,
  };
}

describe('a table of King, from the intro to the fifth trick', () => {
  const looks: Look[] = [];
  afterEach(clean);

  /** All widths share the frames of one playthrough. */
  before(async function () {
    this.timeout(240_000);
    await clean();
    const clock = new SimulatedClock();
    const attributes = {speed: 'normal', seed: '5'};
    const tables = await Promise.all(
      WIDTHS.map((width) => Table.lay({width, motion: true, attributes, set: {clock}})),
    );
    await until(() => tables.every((table) => table.is('ready')), 'the tables are ready');
    const goesOn = (table: Table): boolean =>
      table.view.played.length < TRICKS || table.trick().length > 0;
    while (tables.some(goesOn)) {
      tables.forEach((table, at) => looks.push(lookAt(table, WIDTHS[at]!)));
      for (const table of tables)
        if (table.is('my-turn') && goesOn(table)) table.host.play(table.legal()[0]!);
      clock.increment(60);
      await frames(2);
    }
    for (const table of tables) table.clear();
  });

  it('sees every phase', () => {
    const phases = new Set(looks.map(({phase}) => phase));
    expect([...phases]).to.have.members(['intro', 'bot', 'mine', 'taken', 'collect']);
  });

  for (const width of WIDTHS)
    it(`keeps prompt, tools and arms in their places at ${width} px`, () => {
      const seen: Record<string, Record<string, string>> = {};
      for (const look of looks.filter((one) => one.width === width))
        for (const [name, place] of Object.entries(look.places))
          (seen[name] ??= {})[place] ??= `${look.phase}: ${look.say}`;
      for (const [name, found] of Object.entries(seen))
        expect(Object.keys(found), `${name}: ${JSON.stringify(found)}`).to.have.length(1);
    });

  it('has my seat in the middle, clear of undo and hint', () => {
    for (const {width, phase, aside, clear} of looks) {
      if (width > 320) expect(aside, `${phase} at ${width} px`).to.be.closeTo(0, 1);
      expect(clear, `${phase} at ${width} px`).to.be.at.least(0);
    }
  });

  it('shows whose turn it is only once the cards have gone to their taker', () => {
    for (const {phase, turns} of looks)
      expect(turns, phase).to.have.length(phase === 'taken' || phase === 'collect' ? 0 : 1);
  });

  it('counts a trick in the panel next to the board when it counts at the seat', () => {
    const wide = looks.filter(({beside}) => beside.length > 0);
    expect(new Set(wide.map(({points}) => points.join())).size).to.be.greaterThan(1);
    for (const {phase, points, beside} of wide) expect(beside, phase).to.deep.equal(points);
    expect(new Set(wide.map(({taken}) => taken)).size, 'and moves nothing').to.equal(1);
  });

  it('offers to go on when there is something to read, not at each card', () => {
    for (const {phase, say, actions} of looks)
      expect(actions.includes('Next'), say).to.equal(phase === 'taken' || phase === 'collect');
  });

  it('asks me with the card before mine, in the words that stay', () => {
    for (const {say, turns} of looks)
      if (turns[0] === 'You') expect(say).to.match(/^Your (turn: |lead)/);
  });
});

describe('a new match in the place of another', () => {
  beforeEach(clean);
  afterEach(clean);

  it('is dealt from the middle, unlike the first one of a page', async () => {
    const table = await Table.lay({motion: true, attributes: {speed: 'fast'}});
    const dealt = (): number =>
      table.moving.filter((one) => one.effect!.getTiming().duration === 180).length;
    await until(() => table.find('gstk-hand'), 'the hand lies there');
    expect(dealt()).to.equal(0);
    await table.rests();
    table.find('gstk-hand')!.focus();
    await table.press('Home');
    const {stop} = slowMotion();
    table.host.newGame({seed: '3'});
    await until(() => dealt() > 8, 'the cards come');
    stop();
  });
});

describe('a tap on the board', () => {
  beforeEach(clean);
  afterEach(clean);

  it('ends the intro and later pauses, on words as well as on a seat', async () => {
    const clock = new SimulatedClock();
    const attributes = {speed: 'slow', seed: '5'};
    const table = await Table.lay({attributes, set: {clock}});
    await until(() => table.hasButton('Skip'), 'the intro is shown');
    await table.point(table.find('.intro .title')!);
    await until(() => !table.hasButton('Skip'), 'it is over');
    for (let taps = 0; taps < 20 && table.trick().length < 1; taps++) {
      await table.point(table.find('gstk-seat.w')!);
      await frames(2);
    }
    expect(table.trick(), 'and no time has passed').to.have.length.at.least(1);
  });
});
