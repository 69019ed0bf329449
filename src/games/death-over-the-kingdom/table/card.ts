import {html, nothing, svg, type TemplateResult} from 'lit';
import {type Art, cardFace, type OwnCards} from '../../../elements/index.js';
import {SPIN} from '../../../elements/shared/index.js';
import type {Messages} from '../../../i18n/index.js';
import {abilityText} from './ability.js';
import {type Character, characterOf, type Deck} from '../rules/deck.js';
import {colour, layers, valueLayer} from './art.js';
import type {KingdomMessages} from '../messages/en.js';

/** The face of a character as the table draws it. */

interface Look {
  /** Whether the card is drawn in grey. */
  readonly illegal?: boolean;
  /** Whether the card is about 30 px wide: its value is then as large as possible. */
  readonly mini?: boolean;
  /** The card has turned to its second value. */
  readonly turned?: Turned | undefined;
}

/** How a card shows the value that it has turned to. */
interface Turned {
  /** The key of the value in the pictures of the table. */
  readonly key: string;
  /** Milliseconds before the value takes the corner, while the card turns to it. */
  readonly wait?: number | undefined;
}

const picture = (art: Art, classes: string): TemplateResult =>
  html`<svg class="small ${classes}" viewBox="0 0 100 140" aria-hidden="true">
    ${art.map(([kind, path]) => svg`<path class=${kind} d=${path}></path>`)}
  </svg>`;

/** The value that a card has turned to grows into its corner; until then the old face lies over it. */
const turnedFace = (
  character: Character,
  {key, wait}: Turned,
  mini: boolean,
  then = wait === undefined ? nothing : wait + SPIN / 2,
): TemplateResult => html`${picture(layers(character, {mini, turned: true}), mini ? 'mini' : '')}<span
    class="kgrown"
    data-move="value ${key}"
    data-enter="grow"
    data-wait=${then}
    >${picture([valueLayer(character.second!, mini)], mini ? 'mini' : '')}</span
  ><span class="kwas" data-move="was ${key}" data-gone data-wait=${then}
    >${picture(layers(character, {mini}), mini ? 'mini' : '')}</span
  >`;

/** The face of a character without a name; `null` is the back. */
export function characterFace(
  deck: Deck | null,
  card: string | null,
  {illegal = false, mini = false, turned}: Look = {},
): TemplateResult {
  if (card === null) return cardFace(null, {size: 's'});
  const character = characterOf({deck}, card);
  return html`<span
    class="gk"
    translate="no"
    part="card-face"
    data-s=${colour(character)}
    ?data-illegal=${illegal}
    >${
      turned === undefined
        ? picture(layers(character, {mini}), mini ? 'mini' : '')
        : turnedFace(character, turned, mini)
    }</span
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
