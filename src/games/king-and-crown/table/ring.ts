import {css, html, svg, type TemplateResult} from 'lit';
import type {Messages} from '../../../i18n/index.js';
import {COURT, type CourtCard} from '../rules/deck.js';
import {courtFace} from './face.js';
import {thwarts} from '../rules/thwart.js';
import type {CrownMessages} from '../messages/en.js';

/**
 * The ring of cards that thwart each other as a diagram: the five on a circle, each with an arrow
 * to its neighbour and one across. Cards that met are framed, and the arrows between them are bold.
 */

/** Clockwise from the top, each card thwarting the next: the outer ring of the rules. */
const ROUND: readonly CourtCard[] = ['king', 'beggar', 'witch', 'knight', 'dragon'];

type Point = readonly [x: number, y: number];

/** The place of each card in a box of 100 by 100; the styles below put the faces there. */
const SPOTS = new Map<CourtCard, Point>(
  ROUND.map((card, at) => {
    const turn = ((at * 72 - 90) * Math.PI) / 180;
    return [card, [50 + 39 * Math.cos(turn), 52 + 39 * Math.sin(turn)]];
  }),
);

/** An arrow from the rim of one card to that of another, its head closed so that it can be filled. */
function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [x, y] = [dx / length, dy / length];
  const at = (along: number, aside: number): string =>
    `${(from[0] + x * along - y * aside).toFixed(1)} ${(from[1] + y * along + x * aside).toFixed(1)}`;
  const end = length - 17;
  return `M${at(16, 0)}L${at(end - 3, 0)}M${at(end, 0)}L${at(end - 4.5, 2.4)}L${at(end - 4.5, -2.4)}Z`;
}

type Thwart = Readonly<Record<'card' | 'other', CourtCard>> & {readonly path: string};

const ARROWS: readonly Thwart[] = COURT.flatMap((card) =>
  COURT.filter((other) => thwarts(card, other)).map((other) => ({
    ...{card, other},
    path: arrow(SPOTS.get(card)!, SPOTS.get(other)!),
  })),
);

/**
 * The diagram. Among the cards that met, those that thwart each other are highlighted; `[]` if none
 * met. Until then the reader's `own` card is, with those that it would thwart.
 */
export function thwartRing(
  met: readonly CourtCard[],
  own: CourtCard | undefined,
  messages: Messages<CrownMessages>,
): TemplateResult {
  const isLit = ({card, other}: Thwart): boolean =>
    met.length > 0 ? met.includes(card) && met.includes(other) : card === own;
  const lit = ARROWS.filter(isLit);
  const events = lit.length > 0 ? lit : ARROWS;
  const isFramed = (card: CourtCard): boolean =>
    met.includes(card) || (met.length === 0 && card === own);
  return html`<div
    class="ring"
    role="img"
    aria-label=${events.map((one) => messages.t('crown/thwarts', one)).join('. ')}
  >
    <svg viewBox="0 0 100 100" aria-hidden="true">
      ${[...ARROWS]
        .sort((one, other) => Number(isLit(one)) - Number(isLit(other)))
        .map((one) => svg`<path class=${isLit(one) ? 'lit' : ''} d=${one.path}></path>`)}
    </svg>
    ${ROUND.map(
      (card) =>
        html`<span class=${isFramed(card) ? 'met' : ''} aria-hidden="true"
          >${courtFace(card)}<i>${messages.t('crown/card', {card})}</i></span
        >`,
    )}
  </div>`;
}

/** Styles of the ring, without those of a face. */
export const ringStyles = css`
  .ring {
    --gstk-card-width: 34px;
    position: relative;
    inline-size: 216px;
    aspect-ratio: 1;
    direction: ltr;
  }
  .ring > svg {
    display: block;
    inline-size: 100%;
    fill: var(--gstk-edge);
    stroke: var(--gstk-edge);
    stroke-width: 0.6;
    stroke-linejoin: round;
  }
  .ring > svg .lit {
    fill: var(--gstk-accent);
    stroke: var(--gstk-accent);
    stroke-width: 2;
  }
  .ring > span {
    position: absolute;
    display: grid;
    justify-items: center;
    gap: 2px;
    translate: -50% -50%;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
  }
  .ring i {
    font-style: normal;
  }
  .ring > :nth-child(2) {
    left: 50%;
    top: 13%;
  }
  .ring > :nth-child(3) {
    left: 87.1%;
    top: 40%;
  }
  .ring > :nth-child(4) {
    left: 72.9%;
    top: 83.6%;
  }
  .ring > :nth-child(5) {
    left: 27.1%;
    top: 83.6%;
  }
  .ring > :nth-child(6) {
    left: 12.9%;
    top: 40%;
  }
  .ring .met {
    font-weight: 600;
  }
  .ring .met .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
  }
`;
