import {
  type Art,
  disc,
  DRAGON,
  eyes,
  FACE,
  indexPath,
  KING,
  KNIGHT,
  mouth,
  nose,
  pair,
  place,
  sym,
} from '../../../elements/index.js';
import {type CourtCard, DECK} from '../rules/deck.js';

/** The five cards as shapes: a value, and a figure like a paper cut-out, in a box of 100 by 140. */

const WITCH: Art = [
  ['d', sym('M0-12L19-12L30 38L16 34L10 24L0 24')],
  FACE,
  eyes(6.4, 1),
  ['m', pair('M-11-4L-4-3') + 'M-1.6 0L-3.4 9H2' + mouth(16, 4, -1.4)],
  [
    'd',
    'M-36-8C-24-12-18-13-14-14L-6-34C-2-42 10-44 22-36C14-36 11-34 11-30L15-14C20-13 26-12 36-8C20-4-20-4-36-8Z',
  ],
  ['s', 'M-15.6-19H14L15.4-12.5C6-11.5-8-11.5-17.4-12.5Z'],
];
/** An old man in a patched hood, with a bowl for the coin that falls into it. */
const BEGGAR: Art = [
  ['d', sym('M0-38C17-38 27-18 26 4L33 40L0 40')],
  ['w', sym('M0-21C10-21 15-12 15-3C15 12 9 21 0 21')],
  eyes(6.2, -3.4, 1.7),
  ['m', pair('M-11-9.4C-9-11-6.4-11-4.4-9.6') + nose(-6, 10) + mouth(12, 4.4, 1.2)],
  ['s', 'M-23 4L-15 2L-13 11L-21 13Z'],
  ['h', 'M-19 28H19C18 36 12 41 0 41C-12 41-18 36-19 28Z'],
  ['s', 'M-22 24H22V30H-22Z'],
  ['l', 'M8 31L5 35L9 40'],
  ['g', disc(22, 15, 6)],
];

const onCard = (figure: Art): Art => place(figure, 58, 92, 1.04);

/** Layers from back to front; `s` is the colour of the team. */
export const FIGURES: Readonly<Record<CourtCard, Art>> = {
  king: onCard(KING),
  dragon: onCard(DRAGON),
  knight: onCard(KNIGHT),
  witch: onCard(WITCH),
  beggar: onCard(BEGGAR),
};

/** The value at the corner. */
export const indexOf = (card: CourtCard): string =>
  indexPath(String(DECK[card].value), 17, 7, 1.16);

/** The colour shows the card's team: blue for the Wise, red for the Wicked. */
export const colourOf = (card: CourtCard): string => (DECK[card].team === 'wicked' ? 'H' : 'D');
