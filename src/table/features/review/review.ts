import {html, nothing, type TemplateResult} from 'lit';
import {analyse} from '../../../analysis/analyse.js';
import type {Analysed, Decision, Judged, JudgePlan} from '../../../analysis/index.js';
import '../../../elements/gstk-steps/gstk-steps.js';
import type {Step} from '../../../elements/gstk-steps/gstk-steps.component.js';
import type {DiagramMaker} from '../../../elements/index.js';
import type {Foresight} from '../../../game/index.js';
import {breath} from '../../../game/slices.js';
import type {MessagesOf, ReviewMessages} from '../../../i18n/index.js';
import type {MatchRecord} from '../../../match/record.js';
import {withoutUndone} from '../../../match/without-undone.js';
import {judged} from '../../thinking/thinking.js';
import {boardOf} from './board.js';
import {type PlayedMatch, playedMatch, type Reviewed} from './deals.js';
import {plotOf} from './plot.js';
import {DecisionWords} from './decision-words.js';
import {reasonOf} from './reason-of.js';
import {reviewMessages} from './review-messages.js';

/** Where a review begins: the steps would begin with the last one. */
const FIRST = {at: 0};

/** Knows the tag of worked examples, see `TableAttributes`. */
interface ExampleSource {
  exampleTag(): Promise<string>;
}

/** What a review needs of its game, and the match once more. */
interface Parts {
  readonly game: Analysed;
  readonly words: MessagesOf<ReviewMessages>;
  readonly maker: DiagramMaker | undefined;
  readonly tag: string;
  readonly record: MatchRecord;
  readonly played: PlayedMatch;
}

/**
 * The review of the deals of a match that are over, deal by deal: each decision of its reader with the position, what it cost and
 * what was better. Decisions are shown as soon as they are judged.
 */
export class Review {
  readonly #of: Reviewed;
  readonly #parts: Parts;
  readonly #changed: () => void;
  readonly #end = new AbortController();
  /** By deal: its decisions, as far as they are judged. */
  readonly #decisions = new Map<number, Decision[]>();
  /** The deals of which all decisions are judged. */
  readonly #judged = new Set<number>();
  /** The deals in which something might have been said, which is not judged. */
  readonly #unjudged = new Set<number>();
  readonly #boards = new Map<Decision, Element>();
  /** Why the best move was the best, where the game's bot can say so. */
  readonly #reasons = new Map<Decision, string>();
  readonly #words: DecisionWords;
  /** Whether the match was over when its review began. */
  readonly #isWhole: boolean;
  #deal: number;
  #failed = false;

  private constructor(of: Reviewed, parts: Parts, changed: () => void) {
    this.#of = of;
    this.#parts = parts;
    this.#words = new DecisionWords(parts.game, {...parts, ...of});
    this.#changed = changed;
    this.#isWhole = of.match.outcome !== undefined;
    this.#deal = parts.played.deals.length - 1;
    this.#show(this.#deal);
  }

  /**
   * Fetches what a review needs, and begins with the last deal.
   * @param changed is called whenever there is more to show
   */
  static async of(of: Reviewed & ExampleSource, changed: () => void): Promise<Review> {
    const {entry, match, messages} = of;
    const [rules, bot, playsOn, lots, foresight, maker, words, tag] = await Promise.all([
      entry.rules(),
      entry.bot(),
      entry.playsOn?.(),
      entry.lots?.(),
      entry.foresight?.() ?? ({} as Foresight),
      entry.diagram?.(),
      reviewMessages(messages.locale),
      of.exampleTag(),
    ]);
    const record = withoutUndone(rules, match.record());
    const played = playedMatch(rules, entry, record);
    const game = {rules, bot, playsOn, lots, foresight, talk: entry.talk};
    return new Review(of, {game, words, maker, tag, record, played}, changed);
  }

  /** Ends what is still being judged. */
  stop(): void {
    this.#end.abort();
  }

  /** Shows a deal, and judges its decisions if that has not begun. */
  #show(deal: number): void {
    this.#deal = deal;
    this.#changed();
    if (this.#decisions.has(deal) || !this.#parts.played.deals[deal]) return;
    this.#judge(deal).catch((error: unknown) => {
      if (this.#end.signal.aborted) return;
      console.error(error);
      this.#failed = true;
      this.#changed();
    });
  }

  async #judge(deal: number): Promise<void> {
    const {game, record, played} = this.#parts;
    const {entry, seat} = this.#of;
    const {signal} = this.#end;
    const found: Decision[] = [];
    const reasons: Promise<void>[] = [];
    this.#decisions.set(deal, found);
    await analyse(game, record, seat, {
      ...played.deals[deal]!,
      pause: breath,
      signal,
      ...(entry.foresight && {
        judge: ({made, ...decision}: Judged, care: JudgePlan) =>
          judged(entry, {...decision, budget: 0, signal}, care, made),
      }),
      onDecision: (decision) => {
        found.push(decision);
        reasons.push(this.#explain(decision));
        this.#changed();
      },
      onUnjudged: () => this.#unjudged.add(deal),
    });
    await Promise.all(reasons);
    this.#judged.add(deal);
    this.#changed();
  }

  /** Notes the reason for the best move, if there is one. */
  async #explain(decision: Decision): Promise<void> {
    const {rules, bot} = this.#parts.game;
    const {seat, messages, players} = this.#of;
    const state = this.#parts.played.states[decision.at]!;
    const why = await reasonOf(decision, {rules, bot, state, seat});
    if (why) this.#reasons.set(decision, messages.lookup(why.key, {...why, players}));
  }

  get template(): TemplateResult {
    const {words, played} = this.#parts;
    if (this.#failed) return html`<p>${words.t('review/failed')}</p>`;
    const decisions = this.#decisions.get(this.#deal) ?? [];
    const steps = decisions.map((decision, at) => this.#step(decision, at, decisions));
    const worst = decisions.reduce(
      (top, {made}, at) => (made.loss > decisions[top]!.made.loss ? at : top),
      0,
    );
    const costly = decisions[worst] && ['slip', 'blunder'].includes(decisions[worst].verdict);
    return html`<div class="panel-column reviewed">
      ${played.deals.length > 1 ? this.#deals(played.deals.length) : nothing}
      ${
        decisions.length > 0
          ? html`<gstk-steps
              exportparts="button"
              .steps=${steps}
              .start=${FIRST}
              .mark=${costly ? {at: worst, label: words.t('review/costliest')} : null}
              .messages=${this.#of.messages}
            ></gstk-steps>`
          : nothing
      }
      <p class="q s" role="status">${this.#status(decisions.length)}</p>
    </div>`;
  }

  /** The line below the decisions of a deal, of which this many were judged. */
  #status(count: number): string {
    const {words} = this.#parts;
    if (!this.#judged.has(this.#deal)) return words.t('review/working');
    const unjudged = this.#unjudged.has(this.#deal) ? [words.t('review/unjudged')] : [];
    if (count > 0) return [words.t('review/open'), ...unjudged].join(' ');
    return unjudged[0] ?? words.t('review/none');
  }

  #deals(of: number): TemplateResult {
    const {words} = this.#parts;
    const button = (key: 'review/earlier' | 'review/later', to: number): TemplateResult =>
      html`<button
        type="button"
        class="button"
        part="button"
        aria-disabled=${to < 0 || to >= of ? 'true' : 'false'}
        tabindex=${to < 0 || to >= of ? -1 : nothing}
        @click=${() => {
          if (to >= 0 && to < of) this.#show(to);
        }}
      >
        ${words.t(key)}
      </button>`;
    return html`<div class="panel-row deals">
      ${button('review/earlier', this.#deal - 1)}
      <strong>${this.#name(this.#deal + 1, of)}</strong>
      ${button('review/later', this.#deal + 1)}
    </div>`;
  }

  /** The name of a deal; while a match goes on nobody knows how many there will be. */
  #name(n: number, of: number): string {
    const {words} = this.#parts;
    return this.#isWhole ? words.t('review/deal', {n, of}) : words.t('review/deal-so-far', {n});
  }

  #step(decision: Decision, at: number, all: readonly Decision[]): Step {
    const {words} = this.#parts;
    const {verdict, mark} = decision;
    const own = this.#words;
    const name = own.name(decision.move);
    const because = this.#reasons.get(decision);
    const told = [`${own.verdict(decision)}.`, own.cost(decision), because];
    const said = told.filter(Boolean).join(' ');
    return {
      title: words.t('review/decision', {n: at + 1, of: all.length}),
      says: `${name}. ${said}`,
      draw: () =>
        html`<p class="judged ${verdict}">
            <strong class="name">${name}</strong>
            ${mark ? html`<strong class="sign" aria-hidden="true">${mark}</strong>` : nothing}
            <span class="said">${said}</span>
          </p>
          ${this.#board(decision)} ${own.promised(decision)}
          ${all.length > 1 ? plotOf(all, at, (mean) => own.figure(mean), words) : nothing}`,
    };
  }

  /** The position of a decision, made once: the reader may have gone on in it. */
  #board(decision: Decision): Element {
    const {game, words, played, tag} = this.#parts;
    const board =
      this.#boards.get(decision) ??
      boardOf(decision, {
        ...this.#of,
        rules: game.rules,
        tag,
        state: played.states[decision.at]!,
        name: (move) => this.#words.name(move),
        better: words.t('review/better'),
      });
    this.#boards.set(decision, board);
    return board;
  }
}
