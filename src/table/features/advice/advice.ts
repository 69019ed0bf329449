import type {TableContext} from '../../table-context.js';
import type {Judgement, Prospected} from '../../../analysis/index.js';
import {
  type Advised,
  BARS,
  type CardProspect,
  type Control,
  CROSS,
} from '../../../elements/index.js';
import type {AnyMove, Choice} from '../../../game/index.js';
import {capital} from '../../../i18n/capital.js';
import {isSame, judgementOf} from './judgement-of.js';
import {bestOf, prospectsIn, searchedWhy, secondIn, type Unit} from './prospects.js';

/** What is known about the reader's current decision. */
interface JudgedDecision {
  /** The turn of the match at that decision. */
  readonly at: number;
  readonly end: AbortController;
  /** `undefined` if the game does not look ahead. */
  judged?: Promise<Judgement | undefined> | undefined;
  unit: Unit;
  /** The best move, once somebody has asked for it; rejected if a part could not be fetched. */
  counsel?: Promise<Counsel> | undefined;
  /** The same, once it is known. */
  advised?: Advised;
  /** The worth of each card, while the reader wants to see it. */
  shown?: ReadonlyMap<string, CardProspect> | undefined;
}

/** The best move, and the bot's reason or that of the judgement. */
interface Counsel extends Choice {
  /** The value of the move, and of the others, where the game looks ahead. */
  readonly best?: Prospected | undefined;
  readonly judgement?: Judgement | undefined;
}

/** The most letters of a second choice that a hint names, unless it is a card. */
const LONG = 24;

/** Advises the reader: the move that the bot would make, and the worth of the cards in hand. */
export class Advice {
  readonly #table: TableContext;
  #known: JudgedDecision | undefined;

  constructor(table: TableContext) {
    this.#table = table;
  }

  /** The worth of each card, by card; `undefined` unless the reader has asked. */
  get shown(): ReadonlyMap<string, CardProspect> | undefined {
    return this.#current?.shown;
  }

  /** The recommended move of a choice, as far as it is known: the one that a hint shows. */
  get advised(): Advised | undefined {
    return this.#current?.advised;
  }

  /** After drawing: finds the move to recommend, if the scene has a place for it. */
  look(): void {
    const {host, life, model} = this.#table;
    if (host.hints === 'off' || life.at !== 'seated' || !model.scene.advises) return;
    const known = this.#begin();
    if (!known || known.counsel) return;
    const explain = (): void => void this.advise().catch(this.#table.notes.miss);
    Promise.all([this.#counsel(known), this.#table.fetchWords()]).then(
      ([{move}]) => {
        known.advised = {move, explain};
        host.requestUpdate();
      },
      // Nobody has asked for it. The place stays empty, and a hint says what is missing.
      () => undefined,
    );
  }

  /** Forgets an earlier decision, after a move was made or taken back. */
  update(): void {
    if (this.#known && !this.#current) this.stop();
  }

  /** Stops judging. */
  stop(): void {
    this.#known?.end.abort();
    this.#known = undefined;
  }

  /** The step from a hint to the worth of all cards, and back; `undefined` before a hint. */
  get control(): Pick<Control, 'icon' | 'label' | 'run'> | undefined {
    const {host, messages, notes} = this.#table;
    const {shown} = this;
    if (!messages || !host.entry.foresight || this.#cards.size < 2) return undefined;
    if (!shown && !notes.hint) return undefined;
    return {
      icon: shown ? CROSS : BARS,
      label: messages.t(shown ? 'hint/compared' : 'hint/compare'),
      run: () => void this.compare().catch(this.#table.notes.miss),
    };
  }

  /** Shows the best move, the reason and the second-best move. */
  async advise(): Promise<void> {
    const known = this.#begin();
    if (!known) return;
    const {game} = this.#table;
    const [{move, why, best, judgement}] = await Promise.all([
      this.#counsel(known),
      this.#table.fetchWords(),
    ]);
    if (known !== this.#current) return;
    const {messages} = this.#table;
    const {hand} = this.#table.model.scene;
    const own = this.#cardOf(move);
    const card = why?.['cards'] ? null : (own ?? why?.['card'] ?? null);
    const shown = hand?.cards.find((one) => one === card) ?? null;
    const laid =
      own === undefined ? game.suggest?.(move, this.#table.model.context, why) : undefined;
    if (laid?.draft !== undefined) this.#table.model.context.sketch(laid.draft);
    const named = laid?.name ?? (shown === null ? undefined : this.#nameOf(shown));
    // Neither a card nor a draft shows the move, so the reason of a search names it.
    const isUnseen = laid && laid.draft === undefined && why?.key.startsWith('ui/searched');
    const reason = !why
      ? ''
      : isUnseen
        ? messages!.t('ui/searched/named', {name: capital(laid.name)})
        : messages!.lookup(why.key, {...why, players: this.#table.model.players});
    const second = best && judgement && (await this.#second(best, judgement, known.unit));
    const brings = shown === null ? undefined : await this.#brings(move);
    if (known !== this.#current) return;
    const sentence = [brings && `${capital(brings)}.`, reason, second].filter(Boolean).join(' ');
    this.#table.announcer.say([messages!.t('ui/hint'), named, sentence].filter(Boolean).join('. '));
    this.#table.notes.remark({card: shown, why: sentence, isAdvice: true});
  }

  /** Shows or hides the worth of each card of the hand. */
  async compare(): Promise<void> {
    const known = this.#begin();
    if (!known) return;
    const {notes, announcer} = this.#table;
    if (known.shown) {
      known.shown = undefined;
      notes.lower();
      return;
    }
    const [judgement] = await Promise.all([this.#judge(known), this.#table.fetchWords()]);
    const {messages} = this.#table;
    if (known !== this.#current || !judgement || !messages) return;
    const moves = this.#cards;
    const told = prospectsIn(judgement, known.unit, messages);
    known.shown = new Map(
      [...moves].flatMap(([card, move]) => {
        const one = told.find((prospect) => isSame(prospect.move, move));
        return one ? [[card, one.prospect] as const] : [];
      }),
    );
    const meaning = messages.t(`hint/meaning/${known.unit}`);
    announcer.say(
      [meaning, ...[...known.shown].map(([card, {text}]) => `${this.#nameOf(card)}: ${text}`)].join(
        '. ',
      ),
    );
    notes.remark({card: notes.hint?.card ?? null, why: meaning, isAdvice: true});
  }

  /** What is known about the current decision; `undefined` once it is made. */
  get #current(): JudgedDecision | undefined {
    const {session} = this.#table;
    const isAsked = session?.conductor.doing === 'asking';
    return isAsked && this.#known?.at === session.seating.turnId ? this.#known : undefined;
  }

  /** What is known about the newest decision; `undefined` if the reader has none. */
  #begin(): JudgedDecision | undefined {
    const {session, messages} = this.#table;
    if (session?.conductor.doing !== 'asking' || !messages) return undefined;
    if (!this.#current) {
      this.stop();
      this.#known = {at: session.seating.turnId, end: new AbortController(), unit: 'share'};
    }
    return this.#known;
  }

  /** The best move of the decision, found once; again if a part could not be fetched. */
  #counsel(known: JudgedDecision): Promise<Counsel> {
    return (known.counsel ??= this.#counselled(known).catch((error: unknown) => {
      known.counsel = known.judged = undefined;
      throw error;
    }));
  }

  async #counselled(known: JudgedDecision): Promise<Counsel> {
    const {session} = this.#table;
    const bots = await this.#table.fetchBots();
    const own = await bots.advise(session!.seating);
    const judgement = await this.#judge(known, own.move);
    const best = judgement && bestOf(judgement, (one) => isSame(one, own.move));
    const move = best?.move ?? own.move;
    const why = best && !isSame(move, own.move) ? searchedWhy(best, known.unit) : own.why;
    return {move, ...(why && {why}), best, judgement};
  }

  /** Judges the moves of the decision, once. */
  #judge(known: JudgedDecision, made?: AnyMove): Promise<Judgement | undefined> {
    known.judged ??= judgementOf(this.#table, known, made).catch((error: unknown) => {
      if (!known.end.signal.aborted) throw error;
      return undefined;
    });
    return known.judged;
  }

  /** The second-best move, in a sentence. */
  async #second(best: Prospected, {moves, spread}: Judgement, unit: Unit): Promise<string> {
    const {game, messages} = this.#table;
    const second = moves.find(({move}) => !isSame(move, best.move));
    if (!second) return '';
    const card = this.#cardOf(second.move);
    const name =
      card === undefined
        ? game.suggest?.(second.move, this.#table.model.context)?.name
        : await this.#named(card, second.move);
    if (name === undefined) return '';
    // A choice of several parts would take more lines than a prompt has.
    const isLong = card === undefined && name.length > LONG;
    const said = isLong ? messages!.t('hint/another') : name;
    return secondIn(best, {...second, name: said}, {spread, unit}, messages!);
  }

  /** The name of a card, with what it brings as the table lies. */
  async #named(card: string, move: AnyMove): Promise<string> {
    const [what, brings] = [this.#nameOf(card), await this.#brings(move)];
    return brings === undefined ? what : this.#table.messages!.t('hint/brings', {what, brings});
  }

  async #brings(move: AnyMove): Promise<string | undefined> {
    const {game, model} = this.#table;
    return game.brings?.(move, model.view, model.context);
  }

  /** The legal cards of the hand, with their moves. */
  get #cards(): ReadonlyMap<string, AnyMove> {
    const {hand} = this.#table.model.scene;
    if (!hand?.move) return new Map();
    return new Map((hand.legal ?? []).map((card) => [card, hand.move!(card)]));
  }

  #cardOf(move: AnyMove): string | undefined {
    return [...this.#cards].find(([, of]) => isSame(of, move))?.[0];
  }

  #nameOf(card: string): string {
    const {hand} = this.#table.model.scene;
    return hand?.own?.name(card) ?? this.#table.messages!.t('card', {card});
  }
}
