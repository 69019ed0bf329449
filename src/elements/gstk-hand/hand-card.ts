import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../cards/card.js';
import {CROWN, icon} from '../card-face/icons.js';
import {vars} from '../shared/styles/vars.js';
import type {Deck} from '../card-face/face.js';
import type {smallFace} from '../card-face/small-face.js';
import type {Messages} from '../../i18n/index.js';
import type {CardFoot, OwnCards} from '../scene.js';
import {describedBy} from './hand-rows.js';

/** A card that was refused, and why. */
export interface Refusal {
  readonly card: string | null;
  readonly why: string;
}

/** The prospects of a card if it is played, for a reader who has asked. */
export interface CardProspect {
  /** The expected result, `+2.5`. */
  readonly text: string;
  /** Its standard error, `±0.3`. */
  readonly doubt: string;
  /** The verdict, by the distance from the best card. */
  readonly verdict: 'best' | 'good' | 'slip' | 'blunder';
}

/** The data that the cards of a hand are drawn from; see the properties of the tag. */
export interface HandLook {
  readonly cards: readonly (string | null)[];
  readonly legal: readonly string[] | null;
  readonly why: (card: string) => string | undefined;
  readonly selected: readonly string[];
  readonly counted: boolean;
  readonly fresh: readonly string[];
  readonly feet: ReadonlyMap<string, CardFoot> | null;
  readonly hint: string | null;
  readonly prospects: ReadonlyMap<string, CardProspect> | null;
  readonly refused: Refusal | null;
  readonly own: OwnCards | null;
  readonly face: typeof smallFace;
  readonly choose: boolean;
  readonly letters: string;
  readonly deck: Deck;
  readonly messages: Messages;
}

/** The place of a card in its hand, and the action of a click on it. */
export interface Drawing {
  /** The index of the card in the hand. */
  readonly index: number;
  /** The place in a stack in which the first card of a row is on top. */
  readonly z: number;
  click(event: Event): void;
}

/** The description of a card, in addition to its name: why it may not be played, and where it lies. */
export function describe(hand: HandLook, card: string | null, index: number): string {
  const {messages, cards, legal, choose, selected, fresh} = hand;
  const promise = card === null ? undefined : hand.prospects?.get(card);
  const foot = card === null ? undefined : hand.feet?.get(card);
  const parts = [messages.t('hand/position', {at: index + 1, of: cards.length})];
  if (foot) parts.unshift(foot[1]);
  if (card && !choose && selected.includes(card)) parts.unshift(messages.t('hand/chosen'));
  if (card && fresh.includes(card)) parts.unshift(messages.t('hand/new'));
  if (promise) parts.unshift(messages.t('hand/promises', {...promise}));
  if (card && legal && !legal.includes(card))
    parts.unshift(messages.t('hand/not-playable', {why: hand.why(card)}));
  return parts.join('. ');
}

/** The button of a card: its name, its state and its face. */
export function drawCard(
  hand: HandLook,
  card: string | null,
  {index, z, click}: Drawing,
): TemplateResult {
  const {messages, own, letters, deck} = hand;
  const name = !card
    ? messages.t('card/face-down')
    : own
      ? own.name(card)
      : messages.t('card', {card});
  const legal = hand.legal && (card === null || hand.legal.includes(card));
  const selected = card !== null && hand.selected.includes(card);
  const first = card !== null && hand.cards.indexOf(card) === index;
  const hint = first && hand.hint === card;
  const state = legal === null ? '' : legal ? 'legal' : 'illegal';
  const fresh = card !== null && hand.fresh.includes(card);
  const more = `${selected ? ' selected' : ''}${fresh ? ' fresh' : ''}${hint ? ' hint' : ''}`;
  const refused = first && hand.refused?.card === card ? ' refused' : '';
  const illegal = legal === false;
  const promise = first && card ? hand.prospects?.get(card) : undefined;
  const foot = card === null ? undefined : hand.feet?.get(card);
  const crown = card === null ? undefined : own?.crown?.(card);
  return html`<button
    type="button"
    class="card ${state}${more}${refused} ${crown === undefined ? '' : 'crowned'}"
    part="card"
    aria-label=${hint ? `${name}, ${messages.t('hand/hint')}` : name}
    aria-describedby=${describedBy(hand.cards, card, index)}
    aria-disabled=${illegal ? 'true' : nothing}
    aria-pressed=${hand.choose ? (selected ? 'true' : 'false') : nothing}
    @click=${click}
    ${vars({'--z': z})}
  >
    ${crown === undefined ? nothing : html`<span class="crown" data-move="crown" data-wait=${crown}>${icon(CROWN)}</span>`}
    ${card && own ? own.face(card, illegal) : hand.face(card as Card | null, {letters, deck, illegal})}${
      promise
        ? html`<span
            class="promise ${promise.verdict}"
            data-worth=${promise.text}
            data-doubt=${promise.doubt}
          ></span>`
        : hint
          ? html`<span class="tag" aria-hidden="true">${messages.t('hand/hint')}</span>`
          : nothing
    }${
      card && own?.caption
        ? html`<span class="caption" aria-hidden="true">${own.caption(card)}</span>`
        : nothing
    }${foot ? html`<span class="foot" data-foot=${foot[0]}></span>` : nothing}${
      selected && hand.counted
        ? html`<span
            class="order"
            data-order=${messages.number(hand.selected.indexOf(card) + 1)}
          ></span>`
        : nothing
    }
  </button>`;
}
