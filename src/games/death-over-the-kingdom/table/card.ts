import {html, svg, type TemplateResult} from 'lit';
import {cardFace, type OwnCards} from '../../../elements/index.js';
import type {Messages} from '../../../i18n/index.js';
import {abilityText} from './ability.js';
import {characterOf, type Deck} from '../rules/deck.js';
import {colour, layers, miniLayers} from './art.js';
import type {KingdomMessages} from '../messages/en.js';

/** The face of a character as the table draws it. */

interface Look {
  /** Whether the card is drawn in grey. */
  readonly illegal?: boolean;
  /** Whether the card is about 30 px wide: its value is then as large as possible. */
  readonly mini?: boolean;
}

/** The face of a card without a name; `null` is the back. */
export function characterFace(
  deck: Deck | null,
  card: string | null,
  {illegal = false, mini = false}: Look = {},
): TemplateResult {
  if (card === null) return cardFace(null, {size: 's'});
  const character = characterOf({deck}, card);
  return html`<span
    class="gk"
    translate="no"
    part="card-face"
    data-s=${colour(character)}
    ?data-illegal=${illegal}
    ><svg class="small ${mini ? 'mini' : ''}" viewBox="0 0 100 140" aria-hidden="true">
      ${(mini ? miniLayers : layers)(character).map(([classes, path]) => svg`<path class=${classes} d=${path}></path>`)}
    </svg></span
  >`;
}

/** Codes for the cards of a hand, which may hold two copies of a card: `thief`, `thief#2`. */
export const handCodes = (cards: readonly string[]): readonly string[] =>
  cards.map((card, at) => {
    const nth = cards.slice(0, at).filter((other) => other === card).length;
    return nth === 0 ? card : `${card}#${nth + 1}`;
  });

/** The card that a code of the hand means. */
export const cardOfCode = (code: string): string => code.split('#')[0]!;

/** The name of a card with its value: `Thief, 4`. */
export const fullName = (
  deck: Deck | null,
  card: string,
  messages: Messages<KingdomMessages>,
): string => messages.t('kingdom/card', {card, value: characterOf({deck}, card).value});

/** How the hand draws and names characters. */
export const ownCards = (deck: Deck | null, messages: Messages<KingdomMessages>): OwnCards => ({
  face: (code, illegal) => characterFace(deck, cardOfCode(code), {illegal}),
  name: (code) => {
    const card = cardOfCode(code);
    return `${fullName(deck, card, messages)}. ${abilityText(characterOf({deck}, card), messages)}`;
  },
  caption: (code) => messages.t('card', {card: cardOfCode(code)}),
});
