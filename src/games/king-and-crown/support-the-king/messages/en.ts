import {does, whom} from '../../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/en.js';

type Count = Readonly<Record<'n', number>>;

const kind = (total: number): string => (total % 2 === 0 ? 'even' : 'odd');

/** The messages of Support the King in English. */
export const en = {
  ...crown,
  'game/support-the-king': 'Support the King',

  'option/roles': 'The lord',
  'option/roles/alternate': 'changes with each match',
  'option/roles/fixed': 'stays the same',
  'option/target': 'Matches to win',

  // the table
  'support/goal': 'even: lord, odd: vassal',
  'support/match': ({n}: Count) => `Match ${n}`,
  'support/target': ({n}: Count) => `first to ${n}`,
  'support/kind': ({n}: Count) => kind(n),
  'support/open': 'even or odd?',
  'support/lord': 'Lord: even',
  'support/vassal': 'Vassal: odd',
  'support/only-you': ({card}: {card: CourtCard}) => `${CARDS[card]}, only you see`,
  'support/match-won': ({name, isReader, n}: Player & Count) =>
    `${n} is ${kind(n)}: ${isReader ? 'the match is yours' : `${name} wins the match`}`,
  'support/lord-now': ({name, isReader}: Player) =>
    isReader ? 'Now you are the lord' : `Now ${name} is the lord`,
  'support/ask': 'Choose a card in secret',
  'support/ask/lord': 'You are the lord: an even total wins',
  'support/ask/vassal': 'You are the vassal: an odd total wins',
  'support/waiting': 'The other card is still to come',
  'support/decided': ({n}: Count) => `${n} is ${kind(n)}`,

  // the end
  'support/title': ({name, isReader}: Player) =>
    isReader ? 'You win: the sum is yours' : `the sum is ${name}’s`,
  'support/end': ({sum, n, lead}: Count & Record<'sum' | 'lead', string>) =>
    `${sum}, ${kind(n)}: for the ${n % 2 === 0 ? 'lord' : 'vassal'}; ${lead}.`,
  'support/turning': ({match, n, other, ...who}: Player & Count & {match: number; other: Player}) =>
    `Match ${match}: ${n} was ${kind(n)}, and ${whom(who)} drew level. Until then ${whom(
      other,
    )} led.`,

  // events
  'support/say/lord': ({match, ...who}: Player & {match: number}) =>
    `Match ${match}. ${does(who, 'are', 'is')} the lord.`,
  'support/say/shows': ({name, card}: Player & {card: CourtCard}) => `${name}: ${CARDS[card]}.`,
  'support/say/total': ({n}: Count) => `Together ${n}.`,
  'support/say/won': ({n, ...who}: Player & Count) =>
    `${n} is ${kind(n)}. ${does(who, 'win')} the match.`,

  // readings
  'support/read/hand': 'Five cards: King 5, Dragon 4, Knight 3, Witch 2, Beggar 1.',
  'support/read/none': 'No cards have been shown yet.',

  // the bot's reason
  'support/why': 'Odd or even by the toss of a coin: nobody can predict that.',

  // the aim, and the coach marks
  'aim/support-the-king': 'Both choose a card in secret: the sum decides',
  'crown/tip/role': 'You are lord or vassal; each match, roles change and all cards come back.',
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type SupportMessages = typeof en;
