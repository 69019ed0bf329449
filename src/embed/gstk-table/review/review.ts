import {html, nothing, type TemplateResult} from 'lit';
import {isCard} from '../../../cards/card.js';
import {analyse} from '../../../analysis/analyse.js';
import type {Analysed, Decision, Judged, JudgePlan, Prospected} from '../../../analysis/index.js';
import '../../../elements/gstk-steps/gstk-steps.js';
import type {Step} from '../../../elements/gstk-steps/gstk-steps.component.js';
import type {DiagramMaker} from '../../../elements/diagram/maker.js';
import type {AnyMove, Foresight} from '../../../game/index.js';
import {breath} from '../../../game/slices.js';
import type {MessagesOf, ReviewMessages} from '../../../i18n/index.js';
import {judged} from '../../thinking.js';
import {boardOf} from './board.js';
import {type PlayedMatch, playedMatch, type Reviewed} from './deals.js';
import {plotOf} from './plot.js';
import {reviewMessages} from './review-messages.js';

/** Where a review begins: the steps would begin with the last one. */
const FIRST = {at: 0};

/** The moves of a decision that are listed. */
const LISTED = 4;

/** What a review needs of its game, and the match once more. */
interface Parts {
  readonly game: Analysed;
  readonly words: MessagesOf<ReviewMessages>;
  readonly maker: DiagramMaker | undefined;
  readonly played: PlayedMatch;
}

/**
 * The review of a match, deal by deal: each decision of its reader with the position, what it cost and
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
  readonly #boards = new Map<Decision, Element>();
  #deal: number;
  #failed = false;

  private constructor(of: Reviewed, parts: Parts, changed: () => void) {
    this.#of = of;
    this.#parts = parts;
    this.#changed = changed;
    this.#deal = parts.played.deals.length - 1;
    this.#show(this.#deal);
  }

  /**
   * Fetches what a review needs, and begins with the last deal.
   * @param changed is called whenever there is more to show
   */
  static async of(of: Reviewed, changed: () => void): Promise<Review> {
    const {entry, match, messages} = of;
    const [rules, bot, foresight, maker, words] = await Promise.all([
      entry.rules(),
      entry.bot(),
      entry.foresight?.() ?? ({} as Foresight),
      entry.diagram?.(),
      reviewMessages(messages.locale),
      import('../../game-example/game-example.js'),
    ]);
    const played = playedMatch(rules, entry, match.record());
    return new Review(of, {game: {rules, bot, foresight}, words, maker, played}, changed);
  }

  /** Ends what is still being judged. */
  stop(): void {
    this.#end.abort();
  }

  /** Shows a deal, and judges its decisions if that has not begun. */
  #show(deal: number): void {
    this.#deal = deal;
    this.#changed();
    if (this.#decisions.has(deal)) return;
    this.#judge(deal).catch((error: unknown) => {
      if (this.#end.signal.aborted) return;
      console.error(error);
      this.#failed = true;
      this.#changed();
    });
  }

  async #judge(deal: number): Promise<void> {
    const {game, played} = this.#parts;
    const {entry, match, seat} = this.#of;
    const {signal} = this.#end;
    const found: Decision[] = [];
    this.#decisions.set(deal, found);
    await analyse(game, match.record(), seat, {
      from: played.deals[deal]!,
      to: played.deals[deal + 1] ?? Infinity,
      pause: breath,
      signal,
      ...(entry.foresight && {
        judge: ({made, ...decision}: Judged, care: JudgePlan) =>
          judged(entry, {...decision, budget: 0, signal}, care, made),
      }),
      onDecision: (decision) => {
        found.push(decision);
        this.#changed();
      },
    });
    this.#judged.add(deal);
    this.#changed();
  }

  get template(): TemplateResult {
    const {words, played} = this.#parts;
    if (this.#failed) return html`<p>${words.t('review/failed')}</p>`;
    const decisions = this.#decisions.get(this.#deal) ?? [];
    const steps = decisions.map((decision, at) => this.#step(decision, at, decisions.length));
    const worst = decisions.reduce(
      (top, {made}, at) => (made.loss > decisions[top]!.made.loss ? at : top),
      0,
    );
    const costly = decisions[worst] && ['slip', 'blunder'].includes(decisions[worst].verdict);
    return html`<div class="reviewed">
      ${played.deals.length > 1 ? this.#deals(played.deals.length) : nothing}
      ${decisions.length > 1 ? plotOf(decisions, words) : nothing}
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
      <p class="q s" role="status">
        ${
          this.#judged.has(this.#deal)
            ? words.t(decisions.length > 0 ? 'review/open' : 'review/none')
            : words.t('review/working')
        }
      </p>
    </div>`;
  }

  #deals(of: number): TemplateResult {
    const {words} = this.#parts;
    const button = (key: 'review/earlier' | 'review/later', to: number): TemplateResult =>
      html`<button
        type="button"
        class="button"
        part="button"
        aria-disabled=${to < 0 || to >= of ? 'true' : 'false'}
        @click=${() => {
          if (to >= 0 && to < of) this.#show(to);
        }}
      >
        ${words.t(key)}
      </button>`;
    return html`<div class="deals">
      ${button('review/earlier', this.#deal - 1)}
      <strong>${words.t('review/deal', {n: this.#deal + 1, of})}</strong>
      ${button('review/later', this.#deal + 1)}
    </div>`;
  }

  #step(decision: Decision, at: number, of: number): Step {
    const {words} = this.#parts;
    const {verdict, mark} = decision;
    const name = this.#name(decision.move);
    const said = `${words.t(`review/${verdict}`)}. ${this.#cost(decision)}`;
    return {
      title: words.t('review/decision', {n: at + 1, of}),
      says: `${name}. ${said}`,
      draw: () =>
        html`<p class="verdict ${verdict}">
            <strong class="name">${name}</strong>
            ${mark ? html`<strong class="sign" aria-hidden="true">${mark}</strong>` : nothing}
            <span class="said">${said}</span>
          </p>
          ${this.#promised(decision)} ${this.#board(decision)}`,
    };
  }

  /** What a decision cost, or why it was right. */
  #cost({moves, made, verdict, mark}: Decision): string {
    const {words, game} = this.#parts;
    if (verdict === 'best') return words.t(mark ? 'review/only' : 'review/nothing-better');
    const better = this.#name(moves[0]!.move);
    const {unit = 'share'} = game.foresight;
    const n = unit === 'share' ? Math.round(made.loss * 100) : Math.round(made.loss * 10) / 10;
    return words.t(`review/${unit}`, {n, better});
  }

  /** The best moves and what each promised, the one that was made among them. */
  #promised({moves, made}: Decision): TemplateResult {
    const {words, game} = this.#parts;
    const first = moves.slice(0, LISTED);
    const listed = first.includes(made) ? first : [...first.slice(0, -1), made];
    const figure = ({mean}: Prospected): string =>
      game.foresight.unit
        ? this.#of.messages.points(Math.round(mean * 10) / 10)
        : `${Math.round(mean * 100)} %`;
    return html`<table class="promised">
      <caption class="q s">
        ${words.t('review/promised')}
      </caption>
      <tbody>
        ${listed.map(
          (one) =>
            html`<tr class=${one === made ? 'made' : ''}>
              <th scope="row">${this.#name(one.move)}</th>
              <td>${figure(one)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** A move in words. */
  #name(move: AnyMove): string {
    const {maker, game} = this.#parts;
    const {messages} = this.#of;
    const {card} = move as {readonly card?: unknown};
    const own =
      maker?.move?.(move, messages) ??
      (typeof card === 'string'
        ? isCard(card)
          ? messages.t('card', {card})
          : maker?.deck?.name(card, messages)
        : undefined);
    return own ?? game.rules.formatMove(move);
  }

  /** The position of a decision, made once: the reader may have gone on in it. */
  #board(decision: Decision): Element {
    const {game, words, played} = this.#parts;
    const board =
      this.#boards.get(decision) ??
      boardOf(decision, {
        ...this.#of,
        rules: game.rules,
        state: played.states[decision.at]!,
        name: (move) => this.#name(move),
        better: words.t('review/better'),
      });
    this.#boards.set(decision, board);
    return board;
  }
}
