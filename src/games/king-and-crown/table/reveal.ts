import {html, nothing, type TemplateResult} from 'lit';
import {BREATH, MOVE, shieldOf, SLOW_TURN, TURN, VERDICT} from '../../../elements/shared/index.js';
import {
  type AnyScene,
  nameOf,
  type Prompt,
  type RenderContext,
  twoSided,
} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {CrownMessages} from '../messages/en.js';
import type {CourtCard} from '../rules/deck.js';
import {courtFace} from './face.js';

/**
 * The reveal of hidden choices, the same in all games of the family. Each player has a place, to
 * which a card comes face down; when all are in nothing moves for a moment, then the cards turn, and
 * the strip below shows the result. All places, and all room for texts, are there from the beginning.
 */

/** The content of a player's place. */
export interface RevealPlace {
  readonly seat: Seat;
  /** The card of the place; `null` if the reader does not know it, `undefined` for an open place. */
  readonly card: CourtCard | null | undefined;
  /** Whether the card lies face up. */
  readonly up: boolean;
  /** The text in the open place, such as `Your card`; with `asked` the reader's card belongs there. */
  readonly open?: string;
  readonly asked?: boolean;
  /** A label on the back of the card, which turns with it. */
  readonly mark?: string;
  /** A label at the foot of the card, such as a team; the class styles it. */
  readonly tag?: {readonly text: string; readonly as: string};
  /** Up to two lines below the card. */
  readonly note?: TemplateResult | string | undefined;
  /** Points as dots below the name: how many, out of how many. */
  readonly dots?: {readonly n: number; readonly of: number};
  /** Whether the player has won, alone or with others. */
  readonly best?: boolean;
  /** Whether the player is out, or beaten. */
  readonly lost?: boolean;
  readonly accused?: boolean;
  /** Whether the player is to act. */
  readonly awaited?: boolean;
  /** Whether this is the reader's place. */
  readonly mine?: boolean;
  /** The delay in milliseconds of label and win, for one card that decides before the others turn. */
  readonly late?: number;
  /** Given if the place can be chosen with a press. */
  readonly pick?: {readonly pressed: boolean; run(): void} | undefined;
  /** The key of the card, if a new one may come to the same place; see `flip.ts`. */
  readonly key?: string;
  /** The origin of a new card, see `flip.ts`; by default the arms of its player. */
  readonly from?: string;
  /** The side that was up there before. */
  readonly was?: boolean;
  /**
   * The delays in milliseconds before a new card comes and before it turns, and the time that it
   * turns.
   */
  readonly wait?: number;
  readonly turnWait?: number;
  readonly turn?: number;
}

type RevealContext = Pick<RenderContext, 'players'> & {readonly messages: Messages<CrownMessages>};

const STAGGER = 60;

/**
 * The times at which the steps of a reveal begin, in milliseconds from the drawing in which all cards
 * are in.
 */
export interface RevealTimes {
  /**
   * The arrival of each card that comes in, in the order of seats, which reveals no thinking time.
   */
  wait(nth: number): number;
  /** All cards turn together. */
  readonly turn: number;
  readonly verdict: number;
}

/**
 * The times of a reveal in which this many cards come in; `slow` is for one card that decides alone.
 */
export function revealTimes(coming: number, slow = false): RevealTimes {
  const arrived = coming === 0 ? 0 : MOVE + STAGGER * (coming - 1);
  const turn = slow ? 0 : arrived + BREATH;
  return {
    wait: (nth) => STAGGER * nth,
    turn,
    verdict: turn + (slow ? SLOW_TURN : TURN) + VERDICT,
  };
}

/** The back of a card with its label. */
const backOf = (mark: string | undefined): TemplateResult =>
  html`${courtFace(null)}${mark ? html`<span class="in">${mark}</span>` : nothing}`;

function cardOf(place: RevealPlace, {messages}: RevealContext): TemplateResult | typeof nothing {
  const {seat, card, up, mark, tag} = place;
  if (card === undefined) return nothing;
  // The reader's own card comes from the hand, and returns there.
  const {from = place.mine && card ? `${seat}:${card}` : `arms-${seat}`} = place;
  // The reader's own card may be changed, in which case another one comes from the hand.
  const {key = place.mine && card ? `choice-${seat}-${card}` : `choice-${seat}`} = place;
  // A label at the foot takes the place of the title, which moves to the note.
  const face = card && courtFace(card, tag ? {} : {name: messages.t('crown/card', {card})});
  return html`<span class="vh"
      >${card && up ? messages.t('crown/card', {card}) : messages.t('crown/face-down')}</span
    >${twoSided({
      key,
      face: face ?? undefined,
      back: backOf(mark),
      ...{up, from},
      ...(place.was === undefined ? {} : {was: place.was}),
      ...(place.wait === undefined ? {} : {wait: place.wait}),
      ...(place.turnWait === undefined ? {} : {turnWait: place.turnWait}),
      ...(place.turn === undefined ? {} : {turn: place.turn}),
    })}`;
}

const dotsOf = (
  {n, of}: NonNullable<RevealPlace['dots']>,
  {messages}: RevealContext,
): TemplateResult =>
  html`<span class="dots"
    ><span class="vh">${messages.t('crown/wins', {n})}</span>${Array.from(
      {length: of},
      (_, at) => html`<i class=${at < n ? 'on' : ''}></i>`,
    )}</span
  >`;

function placeOf(place: RevealPlace, ctx: RevealContext): TemplateResult {
  const {seat, card, open = '', tag, note, dots, best, late, pick} = place;
  const states = ['asked', 'lost', 'accused', 'awaited', 'mine'] as const;
  const classes = [
    ...states.filter((state) => place[state]),
    ...(best && late === undefined ? ['best'] : []),
    ...(pick?.pressed ? ['picked'] : []),
  ];
  const shown = html`<span class="owner" part="seat-name"
      ><span class="arms" data-move=${`arms-${seat}`}>${shieldOf(seat, ctx)}</span
      ><b><bdi translate="no">${nameOf(seat, ctx)}</bdi></b></span
    >
    ${dots ? dotsOf(dots, ctx) : nothing}
    <span class="spot"
      ><span class="open">${card === undefined ? open : nothing}</span>${cardOf(place, ctx)}${
        tag
          ? html`<span
              class="tag ${tag.as}"
              data-move=${`tag-${seat}-${tag.as}`}
              data-wait=${late ?? nothing}
              >${tag.text}</span
            >`
          : nothing
      }</span
    >
    <span class="note">${note ?? nothing}</span>`;
  return html`<li class="place ${classes.join(' ')}" part="seat" data-seat=${seat}>
    ${
      best && late !== undefined
        ? html`<span class="halo" data-move=${`best-${seat}`} data-wait=${late}></span>`
        : nothing
    }${
      pick
        ? html`<button
            type="button"
            class="pick"
            aria-pressed=${pick.pressed ? 'true' : 'false'}
            @click=${pick.run}
          >
            ${shown}
          </button>`
        : shown
    }
  </li>`;
}

/** The row of places, in the order given. */
export function revealRow(
  places: readonly RevealPlace[],
  label: string,
  ctx: RevealContext,
): TemplateResult {
  const picks = places.some(({pick}) => pick);
  return html`<div
    class="place-row"
    role=${picks ? 'toolbar' : nothing}
    aria-label=${picks ? label : nothing}
  >
    <ul class="places" data-places=${places.length} aria-label=${label}>
      ${places.map((place) => placeOf(place, ctx))}
    </ul>
  </div>`;
}

/**
 * The number of awaited cards that are in, as bars and words; they fade after `until` milliseconds.
 */
export const progress = (
  n: number,
  of: number,
  {messages}: RevealContext,
  until?: number,
): TemplateResult =>
  html`<span
    class="progress"
    data-move="progress"
    ?data-gone=${until !== undefined}
    data-wait=${until ?? nothing}
    ><span class="bars" aria-hidden="true"
      >${Array.from({length: of}, (_, at) => html`<i class=${at < n ? 'on' : ''}></i>`)}</span
    ><span>${messages.t('crown/progress', {n, of})}</span></span
  >`;

/**
 * The text of the strip about a reveal, from `wait` milliseconds on. Another `key` is another reveal:
 * its text is not seen before that time, even if the strip had another text before.
 */
export const verdict = (content: unknown, wait = 0, key: number | string = ''): TemplateResult =>
  html`<span class="verdict" data-move=${`verdict-${key}`} data-wait=${wait}>${content}</span>`;

/** The text of the prompt while the cards turn; it goes when the strip shows the result. */
export const whileTurning = ({say, why}: Prompt, until: number): Pick<AnyScene, 'say' | 'why'> => ({
  say: untilThen(say, 'turning', until),
  why: why && untilThen(why, 'turning-why', until),
});

/** The text of the strip until then. */
export const untilThen = (content: unknown, key: string, until?: number): TemplateResult =>
  html`<span
    class="until"
    data-move=${key}
    ?data-gone=${until !== undefined}
    data-wait=${until ?? nothing}
    >${content}</span
  >`;

/** The strip below the row: progress, the verdict, or one fading into the other. */
export const revealStrip = (content: unknown): TemplateResult =>
  html`<div class="strip">${content}</div>`;
