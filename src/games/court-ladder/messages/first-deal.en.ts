import {does, whom} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

const RUNGS = {one: 'rung', other: 'rungs'};

/** English sentences of the deal that teaches Court Ladder; fetched with it. */
export const en = {
  'ladder/learn/goal': 'Climb: the King stands at the top, you at the bottom',
  'ladder/learn/goal/why': 'Only your rung counts. There are no points.',
  'ladder/learn/beat': 'Beat the eight: a higher diamond, or a spade',
  'ladder/learn/beat/why': 'Spades are trump. If you take it, it joins your hand.',
  'ladder/learn/added': (who: Player) => `${does(who, 'add')} a card: beat it, too`,
  'ladder/learn/added/why': 'A card of a rank on the table may be added, up to six.',
  'ladder/learn/held': 'All beaten: the cards are out of play',
  'ladder/learn/held/why': 'You attack the player above you now.',
  'ladder/learn/attack': (who: Player) => `Attack ${whom(who)} with a nine: you have two`,
  'ladder/learn/attack/why': (who: Player) => `If ${whom(who)} takes it, you change places.`,
  'ladder/learn/add': (who: Player) => `${does(who, 'take')}: give your other nine, too`,
  'ladder/learn/add/why': 'It has the rank of a card on the table. Fewer cards are better.',
  'ladder/learn/swap': 'You changed places: one rung up',
  'ladder/learn/swap/why': 'You go on, against the next player above you.',
  'ladder/learn/stayed': (who: Player) => `${does(who, 'beat', 'beat')} it and stays above you`,
  'ladder/learn/stayed/why': (who: Player) => `${does(who, 'climb')} on without you.`,
  'ladder/learn/king': (who: Player) => `${does(who, 'are', 'is')} King now`,
  'ladder/learn/king/why': 'A King who takes when attacked from below loses the crown.',
  'ladder/learn/down': 'The King attacks anyone: this time you',
  'ladder/learn/down/why': 'Beat it and you attack next. Take it and no places change.',
  'ladder/learn/empty': 'Get rid of all your cards',
  'ladder/learn/empty/why': 'Then you keep your rung. The last one with cards falls to the bottom.',
  'ladder/learn/rose': ({n}: {n: number}, messages) =>
    `You end ${messages.count(n, RUNGS)} higher than you began`,
  'ladder/learn/rose/why': (who: Player) =>
    `${does(who, 'held', 'held')} the last cards, and went to the bottom.`,
  'ladder/learn/stays': 'You held the last cards: you are at the bottom',
  'ladder/learn/stays/why': 'Next time, get rid of your cards sooner.',
  'ladder/learn/again': 'The next hand begins on these rungs.',
} satisfies GameCatalogue;

/** The type of these messages in every language. */
export type FirstDealMessages = typeof en;
