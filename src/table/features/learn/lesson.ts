import type {AnyScene, Control, FirstDeal, FirstDealStep} from '../../../elements/index.js';
import type {Bot, Seat} from '../../../game/index.js';
import type {AnyCatalogue, LearnMessages, MessagesOf} from '../../../i18n/index.js';
import {FirstDealRun, laidMove} from '../../../lesson/first-deal-run.js';
import type {Match} from '../../../match/index.js';
import {coachMark} from '../../frame/coach-mark.js';
import {isOnTurn} from '../../play/is-on-turn.js';
import {learnMessages} from '../../speech/learn-messages.js';
import type {CoachMark} from '../../slots.js';
import type {TableContext} from '../../table-context.js';
import {Pointing} from './pointing.js';

/** The sentences of all lessons, with those of one deal. */
type Words = MessagesOf<LearnMessages>;

/**
 * A first deal at a table: the others play as it is laid, marks say what happens, and nothing is kept. It
 * ends with the summary of the deal, or when the reader leaves it; the table then shows the reader's own
 * match.
 */
export class Lesson {
  readonly #table: TableContext;
  readonly #deal: FirstDeal;
  readonly #gone: () => void;
  readonly #run: FirstDealRun;
  readonly #pointing: Pointing;
  #words: Words;
  #match: Match | undefined;
  #shown: FirstDealStep | undefined;
  #isSummed = false;

  private constructor(table: TableContext, deal: FirstDeal, words: Words, gone: () => void) {
    this.#table = table;
    this.#deal = deal;
    this.#words = words;
    this.#gone = gone;
    this.#run = new FirstDealRun(deal);
    this.#pointing = new Pointing(table);
  }

  /** Fetches the sentences of a first deal. */
  static async of(table: TableContext, deal: FirstDeal, gone: () => void): Promise<Lesson> {
    const words = await learnMessages(table.messages?.locale ?? 'en', deal);
    return new Lesson(table, deal, words, gone);
  }

  /** Lays the deal on the table. */
  begin(): void {
    this.#table.commands.newGame({state: this.#deal.position, seats: undefined, options: {}});
  }

  /** The table has another match: that of the lesson, or one that takes its place. */
  meet(match: Match): void {
    if (!this.#match && match.record().start !== undefined) this.#match = match;
    else if (match !== this.#match) this.stop();
  }

  /** Whether the match of the lesson lies on the table. */
  get isLaid(): boolean {
    return this.#match !== undefined;
  }

  /** Before drawing: after its summary the lesson is over, and other words are fetched with the language. */
  update(): void {
    if (this.#isSummed && !this.#ends) {
      this.leave();
      return;
    }
    this.#isSummed = this.#ends;
    const {locale} = this.#table.messages ?? this.#words;
    if (locale === this.#words.locale) return;
    learnMessages(locale, this.#deal).then((words) => {
      this.#words = words;
      this.#table.host.requestUpdate();
    }, console.error);
  }

  /** After drawing: shows the step of this moment, and says it. */
  look(): void {
    const before = this.#shown;
    const due = this.#due;
    if (before && before !== due) this.#run.tell(before);
    this.#shown = this.#due;
    const shown = this.#shown;
    if (!shown) {
      this.#pointing.clear();
      return;
    }
    const {view} = this.#table.model;
    this.#pointing.show(shown.points?.(view, this.#catalogue) ?? {}, shown !== before);
    if (shown === before) return;
    this.#table.announcer.say(this.#say(shown).filter(Boolean).join('. '));
  }

  /** The bot of a seat, as long as the deal lays out its moves; then the game's own plays. */
  readonly bots = (seat: Seat): Bot | undefined => {
    const match = this.#table.session?.seating.local;
    const move = match && match === this.#match ? laidMove(this.#deal, match, seat) : undefined;
    return move && {choose: () => ({move})};
  };

  /** Whether the others wait until the reader has read. */
  get asks(): boolean {
    return !this.isLaid || (this.#due?.waits === true && !isOnTurn(this.#table));
  }

  get tip(): CoachMark | undefined {
    const due = this.#due;
    const {messages} = this.#table;
    if (!due || !messages) return undefined;
    const [say, why] = this.#say(due);
    const close = (): void => this.#tell(due);
    const next = ['next', messages.t('ui/next'), close, 'button-primary'] as const;
    const leave = [
      'leave-lesson',
      this.#words.t('learn/skip'),
      () => this.leave(),
      'quiet',
    ] as const;
    const buttons = [
      ...(due === this.#deal.steps[0] ? [leave] : []),
      ...(due.waits && !isOnTurn(this.#table) ? [next] : []),
    ];
    return {
      content: coachMark({at: due.at, lands: due.lands, say, why, buttons}, messages),
      from: this,
      close,
    };
  }

  /** The scene, with what the lesson says over the summary. */
  over(scene: AnyScene): AnyScene {
    const {model} = this.#table;
    if (!this.#ends || !scene.stage) return scene;
    const [say, why] = this.#deal.ending(model.view, this.#catalogue, model.players);
    return {...scene, say, why: why ?? ''};
  }

  controls(): readonly Control[] | {readonly instead: readonly Control[]} {
    const {t} = this.#words;
    const leave = (): void => this.leave();
    if (!this.#ends)
      return [{id: 'leave-lesson', label: t('learn/leave'), quiet: true, run: leave}];
    return {
      instead: [
        {id: 'match', label: t('learn/match'), primary: true, run: leave},
        {
          id: 'again',
          label: t('learn/again'),
          run: () => void this.#table.commands.run({type: 'learn'}).catch(console.error),
        },
      ],
    };
  }

  /** Ends the lesson, and shows the reader's own match. */
  leave(): void {
    const {host, commands} = this.#table;
    this.stop();
    // A page's own position is laid once more; a match that the browser keeps is resumed.
    if (host.setup().state === undefined) commands.leave().catch(console.error);
    else commands.newGame();
  }

  /** Ends the lesson; whatever lies on the table stays. */
  stop(): void {
    this.clear();
    this.#gone();
  }

  /** Takes away what points at the table. */
  clear(): void {
    this.#pointing.clear();
  }

  get #catalogue(): MessagesOf<AnyCatalogue> {
    return this.#words as unknown as MessagesOf<AnyCatalogue>;
  }

  /** Whether the summary is on the screen that ends the lesson. */
  get #ends(): boolean {
    const {model, session} = this.#table;
    if (!session || session.seating.local !== this.#match) return false;
    const {doing} = session.conductor;
    return doing === 'over' || (doing === 'stopped' && (this.#deal.ends?.(model.view) ?? true));
  }

  #say(step: FirstDealStep): readonly [say: string, why?: string] {
    const {view, players} = this.#table.model;
    return step.say(view, this.#catalogue, players);
  }

  /** The step of what is on the screen. */
  get #due(): FirstDealStep | undefined {
    const {life, model, session, slots} = this.#table;
    if (life.at !== 'seated' || !session || session.seating.local !== this.#match) return undefined;
    const {doing, event} = session.conductor;
    if (doing === 'stopped' || doing === 'over' || slots.middle()) return undefined;
    const asks = doing === 'asking';
    return this.#run.due({view: model.view, event, asks});
  }

  #tell(step: FirstDealStep): void {
    this.#run.tell(step);
    const {host, session} = this.#table;
    session?.conductor.wake();
    host.requestUpdate();
  }
}
