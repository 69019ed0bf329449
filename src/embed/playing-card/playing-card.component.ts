import {type PropertyValues, ReactiveElement} from '@lit/reactive-element';
import type {Card} from '../../cards/card.js';
import {
  cardFaceStyles,
  type Deck,
  DECKS,
  drawFace,
  LETTERS,
  nearestLang,
  oneOf,
  warn,
} from '../../elements/index.js';
import {movable} from '../../elements/shared/index.js';
import {cardName} from './card-name.js';
import type {Character} from './characters.js';
import {playingCardStyles} from './playing-card.styles.js';
import {cardOf, readRank, readSuit} from './reading.js';

/**
 * The face for each size. A small card is always under 96 px; a page may set the width of the others.
 */
const FACES = {medium: 'auto', inline: 'inline', small: 's', large: 'auto'} as const;

export type CardSize = keyof typeof FACES;
export const CARD_SIZES = Object.keys(FACES) as [CardSize, ...CardSize[]];

/**
 * One playing card, in a figure or in a sentence. A picture with a name, without any action.
 * It draws without templates, so that a page of diagrams does not fetch code that only tables need.
 *
 * @summary A playing card for figures and running text.
 * @tag playing-card
 *
 * @slot - Text for readers without the script, such as "Q♥"; also shown while rank or suit is unknown.
 *
 * @csspart card-face - The paper of a card that is face up.
 * @csspart card-back - The paper of a card that is face down.
 *
 * @cssprop [--gstk-card-width=80px] - Width of a medium card; small is 0.7, large 1.5 of it.
 * @cssprop [--gstk-card-ratio=1.4] - Height by width.
 * @cssprop [--gstk-card-radius] - Radius of the corners.
 * @cssprop [--gstk-card-face] - Paper.
 * @cssprop [--gstk-card-edge] - Edge of the paper.
 * @cssprop [--gstk-card-gold] - Crowns.
 * @cssprop [--gstk-card-skin] - Faces and hands.
 * @cssprop [--gstk-card-skin-ink] - Eyes, brows, mouths and the outline of skin.
 * @cssprop [--gstk-card-lip] - Lips of queens.
 * @cssprop [--gstk-card-cloth] - Hair, hats and hoods.
 * @cssprop [--gstk-card-back] - Field of the back.
 * @cssprop [--gstk-card-back-line] - Lines of the back.
 * @cssprop [--gstk-suit-spade] - Spades, and the ink of all faces.
 * @cssprop [--gstk-suit-heart] - Hearts.
 * @cssprop [--gstk-suit-diamond] - Diamonds of a four-colour deck.
 * @cssprop [--gstk-suit-club] - Clubs of a four-colour deck.
 * @cssprop [--gstk-illegal-face] - Paper of a disabled card.
 * @cssprop [--gstk-illegal-ink] - Lines of the hollow picture of a disabled card.
 * @cssprop [--gstk-select] - Ring of a selected card.
 */
export class PlayingCard extends movable(ReactiveElement) {
  static override styles = [cardFaceStyles, playingCardStyles];
  static override properties = {
    rank: {},
    suit: {},
    character: {},
    game: {},
    faceDown: {type: Boolean, reflect: true, attribute: 'face-down'},
    deck: {},
    cardIndex: {attribute: 'card-index'},
    size: {reflect: true, useDefault: true},
    selected: {type: Boolean, reflect: true},
    disabled: {type: Boolean, reflect: true},
    label: {},
  };

  /** `A`, `K`, `Q`, `J`, `10` (or `T`) to `2`, `ace` to `jack`; a joker is `*1` (red) or `*2`. */
  rank = '';
  /** `S`, `H`, `D`, `C`, `spades` and so on, or a suit's sign. */
  suit = '';
  /** A card that only some games have, instead of rank and suit: `dragon`, `innkeeper`. */
  character = '';
  /**
   * The game of the character, where several have one: `crown` (the default), `kingdom`, or the id of a
   * game from outside.
   */
  game = '';
  /** Shows the back. The name says so and reveals nothing about the card. */
  faceDown = false;
  /** `four-colour` or `two-colour`. */
  deck: Deck = 'four-colour';
  /** Letters of ace and court: `en`, `ru`, …; `auto` follows the nearest `lang`. */
  cardIndex = 'auto';
  /** `inline` stands in a line of text; `small`, `medium`, `large` are 56, 80, 120 px wide. */
  size: CardSize = 'medium';
  /** Rings the card. */
  selected = false;
  /** Makes the picture hollow, like that of a card that may not be played. */
  disabled = false;
  /** Replaces the spoken name. */
  label = '';

  /** The character that is shown, and what it was fetched for. */
  #character: Character | undefined;
  #wanted = '';

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (this.character || this.#wanted) this.#fetch();
    const card = this.character ? undefined : this.#card();
    const worded = !(card ?? this.#character) && !this.faceDown && this.textContent.trim();
    this.renderRoot.replaceChildren(
      worded ? document.createElement('slot') : this.#picture(card ?? null),
    );
  }

  /** Fetches the character that the attributes name; until then the card is unknown. */
  #fetch(): void {
    const wanted = this.character && [this.character, this.game, nearestLang(this)].join();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#character = undefined;
    if (!wanted) return;
    import('./characters.js')
      .then((part) => part.characterOf(this))
      .then(
        (found) => {
          if (wanted !== this.#wanted) return;
          this.#character = found;
          this.requestUpdate();
        },
        (error: unknown) => {
          this.#wanted = ''; // the next change tries again
          console.error(error);
        },
      );
  }

  /** The card that the attributes name, if any. */
  #card(): Card | undefined {
    const [rank, suit] = [readRank(this.rank), readSuit(this.suit)];
    if (this.rank && !rank)
      warn(this, 'rank', this.rank, 'expected one of A, K, Q, J, 10 to 2, *1, *2');
    if (this.suit && !suit) warn(this, 'suit', this.suit, 'expected one of S, H, D, C');
    return cardOf(rank, suit);
  }

  #name(card: Card | null): string {
    if (this.label) return this.label;
    const shown = this.faceDown ? undefined : this.#character;
    const name = shown?.name ?? (card ? cardName(card) : 'card, face down');
    return name + (this.selected ? ', selected' : '') + (this.disabled ? ', not playable' : '');
  }

  #letters(): string {
    const letters = oneOf(this, 'card-index', this.cardIndex, ['auto', ...LETTERS]);
    return letters === 'auto' ? nearestLang(this) : letters;
  }

  #picture(known: Card | null): HTMLElement {
    const card = this.faceDown ? null : known;
    const options = {
      size: FACES[oneOf(this, 'size', this.size, CARD_SIZES)],
      letters: this.#letters(),
      deck: oneOf(this, 'deck', this.deck, DECKS),
      illegal: this.disabled,
    };
    const character = this.faceDown ? undefined : this.#character;
    const face = character?.draw(options) ?? drawFace(card, options);
    face.setAttribute('role', 'img');
    face.setAttribute('aria-label', this.#name(card));
    return face;
  }
}
