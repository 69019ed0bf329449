import type {TableContext} from '../../table-context.js';
import {type AnyScene, type Control, type Ending, TIMES} from '../../../elements/index.js';
import type {AnyMove} from '../../../game/index.js';

/** Whether the rest of a deal is worth less than nothing. */
const loses = ({points, costs}: Ending): boolean =>
  points === undefined ? costs === true : points < 0;

/** Automatic moves: a forced card, and the rest of a deal whose outcome is certain. */
export class AutoPlay {
  readonly #table: TableContext;
  /** The certain rest of the deal, if there is one at this turn. */
  #ending: Ending | undefined;
  /** Identifies the turn last examined. */
  #turn = '';
  /** The number of that turn in the match. */
  #turnId = 0;
  #timer: unknown;

  constructor(table: TableContext) {
    this.#table = table;
  }

  /** Examines each turn once. */
  update(): void {
    const {session, settings, life} = this.#table;
    const {held} = life;
    const {turnId = 0} = session?.seating ?? {};
    const doing = session?.conductor.doing;
    const turn = `${doing}/${turnId}/${held}`;
    if (life.at !== 'seated' || turn === this.#turn) return;
    this.#turn = turn;
    // After an undo, the forced card is not played again at once.
    const back = turnId < this.#turnId;
    this.#turnId = turnId;
    this.stop();
    this.#ending = undefined;
    if (doing === 'stopped' || doing === 'over') settings.rush = false;
    if (doing !== 'asking' || held || !session?.client.moves().length) return;
    if (this.#isForced()) {
      if (!back) this.#playSoon();
    } else this.#look().catch(console.error);
  }

  /** Cancels the pending automatic move. */
  stop(): void {
    const {clock = globalThis} = this.#table.host;
    clock.clearTimeout(this.#timer as never);
  }

  /**
   * The button that plays out the rest of the deal; after another offer, only once that was declined.
   */
  controls(isOffered: boolean): readonly Control[] {
    const {messages} = this.#table;
    if (!this.#ending || !messages || isOffered) return [];
    const {kind} = this.#ending;
    return [
      {
        id: kind,
        label: messages.t(
          kind === 'finish' ? 'ui/end-deal' : loses(this.#ending) ? 'ui/claim-costs' : 'ui/claim',
        ),
        run: () => this.rush(),
      },
    ];
  }

  /** What a claim brings or costs, in place of what the prompt says besides. */
  scene(scene: AnyScene): AnyScene {
    const why = this.#told();
    return why ? {...scene, why} : scene;
  }

  #offer(ending: Ending): string | undefined {
    const {messages} = this.#table;
    const told = this.#told();
    const question = messages?.t(loses(ending) ? 'ui/claim-costs-offer' : 'ui/claim-offer');
    return told ? `${told}. ${question}` : question;
  }

  #told(): string | undefined {
    const {messages, session, settings, model} = this.#table;
    const {tricks, points} = this.#ending ?? {};
    if (!messages || !tricks || points === undefined || settings.rush) return undefined;
    // The seat of somebody who is not here yet tells nothing.
    if (session?.conductor.doing !== 'asking' || model.awaited !== undefined) return undefined;
    return messages.t('ui/claim-brings', {n: tricks, points: messages.points(points)});
  }

  /** Claims the rest: plays it out if the outcome is certain, else refuses. */
  async claim(): Promise<boolean> {
    const {session, messages, announcer} = this.#table;
    if (session?.conductor.doing !== 'asking') return false;
    const [ending] = await Promise.all([this.#certain(), this.#table.fetchWords()]);
    const {seat} = session.client;
    this.#table.commands.emit('gstk-claim-made', {seat});
    this.#table.commands.emit('gstk-claim-challenged', {seat, truthful: Boolean(ending)});
    this.#table.notes.show(messages?.t(ending ? 'ui/claim-accepted' : 'ui/claim-refused'));
    announcer.say(this.#table.notes.notice, !ending);
    this.#ending = ending;
    if (ending) this.rush();
    this.#table.host.requestUpdate();
    return Boolean(ending);
  }

  #certain(): Promise<Ending | undefined> {
    const {game, model} = this.#table;
    return game.ending?.(model.view, model.context) ?? Promise.resolve(undefined);
  }

  /** Offers to play out a certain rest, or continues once the offer has been accepted. */
  async #look(): Promise<void> {
    const {session, settings, announcer} = this.#table;
    const turn = this.#turn;
    const ending = await this.#certain();
    if (turn !== this.#turn || !session) return;
    if (!ending) {
      settings.rush = false;
      return;
    }
    this.#ending = ending;
    if (settings.rush) {
      const bots = await this.#table.fetchBots();
      this.#play(ending.move ?? (await bots.advise(session.seating)).move);
      return;
    }
    await this.#table.fetchWords();
    if (ending.kind === 'claim') announcer.say(this.#offer(ending));
    this.#table.host.requestUpdate();
  }

  /** Plays out the certain rest, from now on. */
  rush(): void {
    this.#table.settings.rush = true;
    this.#turn = '';
    this.update();
    this.#table.session?.conductor.wake();
  }

  /**
   * Whether only one card is legal and may be played automatically: in the last trick, or always if the
   * reader chose `all`.
   */
  #isForced(): boolean {
    const {session, settings} = this.#table;
    const {hand} = this.#table.model.scene;
    const which = settings.get('autoplay-forced');
    const last = hand?.cards.length === 1 || settings.rush;
    return Boolean(
      hand?.move &&
      session?.client.moves().length === 1 &&
      (last || which === 'all') &&
      which !== 'off',
    );
  }

  /** Plays the forced card after the pause that a bot would make. */
  #playSoon(): void {
    const {session, settings, announcer, messages} = this.#table;
    const [move] = session!.client.moves();
    const {clock = globalThis} = this.#table.host;
    const turn = this.#turn;
    const play = (): void => {
      if (turn !== this.#turn || !move) return;
      if (!settings.rush) announcer.say(() => messages?.t('ui/only-card'));
      this.#play(move);
    };
    this.#timer = clock.setTimeout(play, TIMES[settings.speed].bot);
  }

  #play(move: AnyMove): void {
    this.#table.commands.play(move);
  }
}
