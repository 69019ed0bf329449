import {html, nothing, type TemplateResult} from 'lit';
import {type Card, sortHand} from '../../cards/index.js';
import {cardFace} from '../../elements/card-face/card-face.js';
import type {Control, HandScene, Scene} from '../../elements/scene.js';
import type {Refusal} from '../../game/index.js';
import {board, cardChip, type KingDesk} from './table-board.js';
import {type Draft, draftOf} from './table-radio.js';
import type {KingMove, KingView} from './types.js';

/** Cards that lie beside the play: the talon that was shown, and the stock that is drawn from. */

/** How many go back. */
const AWAY = 2;

/** Cards that were shown to all. */
export const faces = (
  cards: readonly Card[],
  label: string,
  desk: KingDesk,
  under: unknown = nothing,
): TemplateResult =>
  html`<div class="middle">
    <p class="q s">${label}</p>
    <div class="faces">
      ${cards.map(
        (card) =>
          html`<span role="img" aria-label=${desk.words.t('card', {card})}
            >${cardFace(card, {size: 's', letters: desk.letters, deck: desk.deck})}</span
          >`,
      )}
    </div>
    ${under}
  </div>`;

/** The stock, face down beside the trick. */
export const stock = (left: number, {words}: KingDesk): TemplateResult =>
  html`<div class="stock" role="img" aria-label=${words.t('king/stock-of', {n: left})}>
    ${left ? cardFace(null, {size: 's'}) : html`<i class="hole"></i>`}
    <span class="q">${words.t('king/stock')}</span> <b>${left}</b>
  </div>`;

/** Two cards to be laid away: the hand that picks them, and what is asked. */
export function layAway(
  view: KingView,
  desk: KingDesk,
  own: readonly Card[],
): Pick<Scene<KingMove>, 'board' | 'say' | 'why' | 'controls'> & {
  readonly hand: HandScene<KingMove>;
} {
  const {words, moves} = desk;
  const {away = []} = draftOf(desk);
  const pairs = moves.flatMap((move) => (move.type === 'discard' ? [move.cards] : []));
  const free = own.filter((card) => pairs.some((pair) => pair.includes(card)));
  const whole = away.length === AWAY;
  const other = (card: Card): Card => free.find((one) => one !== card) ?? own[0]!;
  const refusal = whole ? desk.refuse({type: 'discard', cards: away}) : undefined;
  const refused = (card: Card): Refusal | undefined =>
    desk.refuse({type: 'discard', cards: [card, other(card)]});
  const why = (card: Card): string | undefined => {
    const key = refused(card);
    return key && words.t(key, {view});
  };
  const button: Control = {
    id: 'lay-away',
    label: words.t('king/lay-away'),
    primary: true,
    ...(whole && !refusal
      ? {}
      : {disabled: refusal ? words.t(refusal, {view}) : words.t('king/two-to-lay')}),
    run: () => desk.ask({type: 'discard', cards: away}),
  };
  return {
    hand: {
      cards: sortHand(own),
      dealt: own.length,
      legal: free,
      selected: away,
      why,
      refusal: refused,
      pick: (card) =>
        desk.sketch({
          away: away.includes(card)
            ? away.filter((one) => one !== card)
            : [...away, card].slice(-AWAY),
        } satisfies Draft),
    },
    board: board(view, desk, {
      middle: faces(
        view.shown,
        words.t('king/talon'),
        desk,
        html`<p class="s">${words.t('king/lay-how', {some: free.length < own.length})}</p>`,
      ),
    }),
    say: whole
      ? away.map((card) => cardChip(card, false, desk))
      : words.t('king/lay-ask', {n: AWAY - away.length}),
    why: words.t('king/face-down'),
    controls: [button],
  };
}
