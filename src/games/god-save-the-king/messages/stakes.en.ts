import type {Card, Rank} from '../../../cards/index.js';
import {does} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import {rank} from './words.en.js';

/** The gains and costs of answers, in English. */
export const stakes = {
  'gsk/stake/flip': 'both flanks at once',
  'gsk/stake/trick-won': 'the trick is yours',
  'gsk/stake/trick-lost': ({name}: Player) => `the trick goes to ${name}`,
  'gsk/stake/trick-lost-king': ({name}: Player) => `the trick and your King go to ${name}`,
  'gsk/stake/to-push': 'a push: the centres decide',
  'gsk/stake/rout-stays': 'your rout stays ready',
  'gsk/stake/rout-won': ({name}: Player) => `the King: ${name} falls`,
  'gsk/stake/rout-lost': ({name, n}: Player & {n: number}) => `wrong: ${name} draws 1 of your ${n}`,
  'gsk/stake/rout-lost-none': 'wrong: you have no card to lose',
  'gsk/stake/no-card': 'no card is drawn',
  'gsk/stake/challenge-won': ({n}: {n: number}) => `a lie: draw 1 of ${n}, maybe the King`,
  'gsk/stake/challenge-won-none': 'a lie: there is no card to draw',
  'gsk/stake/challenge-lost': ({name, n}: Player & {n: number}) =>
    `true: ${name} draws 1 of your ${n}`,
  'gsk/stake/challenge-lost-none': 'true: you have no card to lose',
  'gsk/stake/your-king': ({n}: {n: number}) => `1 in ${n} it is your King`,
  'gsk/stake/trick-back': 'a lie: the trick comes back',
  'gsk/stake/king-back': 'a lie: the trick and your King come back',

  'gsk/says': 'says',
  'gsk/declares': (who: Player) => does(who, 'say'),
  'gsk/say-which': 'Say a value for your centre',
  'gsk/say-how': 'The higher claim takes the trick, even a lie.',
  'gsk/say-button': 'Say',
  'gsk/say-it': ({rank: code}: {rank: string}) => `Say ${code}`,
  'gsk/declare/yours': ({card}: {card: Card}, messages) =>
    `Your card: ${messages.t('rank', {rank: card})}.`,
  'gsk/declare/any': 'Say any value, true or not.',
  'gsk/declare/true': ({name, card}: Player & {card: Card}, messages) =>
    `Your card: ${messages.t('rank', {rank: card})}. True: a challenge costs ${name} a card.`,
  'gsk/declare/lie': ({rank: code}: {rank: Rank}, messages) =>
    `You say ${rank(code, messages)}: not true.`,
  'gsk/declare/draws': ({name, n}: Player & {n: number}) =>
    n === 1
      ? `If ${name} challenges, you lose your last card.`
      : `If ${name} challenges, you lose 1 of your ${n} cards.`,
  'gsk/declare/draws-none': ({name}: Player) => `If ${name} challenges, there is no card to draw.`,
  'gsk/declare/king-safe': 'Your King is not among them.',
  'gsk/declare/king-there': ({n}: {n: number}) => `1 in ${n} it is your King.`,
  'gsk/declare/king-goes': ({name}: Player) =>
    `If ${name} takes the trick, your King goes with it.`,
  'gsk/answer-lost': ({name, rank: code}: Player & {rank: Rank}, messages) =>
    `${name} says ${rank(code, messages)} and takes the trick`,
  'gsk/answer-lost-why': 'No answer takes it back.',
  'gsk/answer-won': 'The trick is yours',
  'gsk/answer-won-why': 'You may still rout the centre.',
  'gsk/king-lost': ({name, rank: code}: Player & {rank: Rank}, messages) =>
    `${name} says ${rank(code, messages)}: the trick goes, and your King`,
  'gsk/king-lost-two': ({name}: Player) =>
    `No answer takes it back. Only the fall of ${name}’s King saves yours.`,
  'gsk/king-lost-more': 'No answer takes it back. Only the end of the game saves him.',
  'gsk/king-lost-lie': 'Only a lie found out brings both back.',
  'gsk/you-are-in': 'Your choice is in',
} satisfies GameCatalogue;
