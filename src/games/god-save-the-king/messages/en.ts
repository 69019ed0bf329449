import type {Card, Rank} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';
import type {Cause, Spot} from '../types.js';
import {end} from './end.en.js';
import {hints} from './hints.en.js';
import {options} from './options.en.js';
import {stakes} from './stakes.en.js';
import {board} from './table.en.js';
import {
  type Both,
  cards,
  CARDS,
  CAUSES,
  does,
  king,
  type Draw,
  type Name,
  rank,
  type Rout,
  small,
  whose,
} from './words.en.js';

const TITLES: Readonly<Record<Rank, string>> = {
  2: 'Cupbearer',
  3: 'Cook',
  4: 'Steward',
  5: 'Squire',
  6: 'Footman',
  7: 'Knight',
  8: 'Captain',
  9: 'Marshal',
  T: 'Constable',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Defender of the Crown',
};
/** The messages of God Save the King in English. */
export const en = {
  'game/god-save-the-king': 'God Save the King',
  'ui/scores': 'Known',

  ...options,
  ...hints,
  ...board,
  ...stakes,
  ...end,

  'gsk/title': ({rank: code}: {rank: Rank}) => TITLES[code],
  'gsk/titles': 'Values from low to high',
  'gsk/spot': ({spot}: {spot: Spot}) => `${spot.charAt(0).toUpperCase()}${spot.slice(1)}`,
  'gsk/place-of': ({name, spot}: Name & {spot: Spot}, messages) =>
    `${whose(name, messages)} ${spot}`,

  'gsk/out': 'your King has fallen',
  'gsk/is-out': 'out',
  'gsk/waits': 'you are not in this trick',
  'gsk/not-now': 'that is not asked now',
  'gsk/loser-challenges': 'only who lost the push may challenge',
  'gsk/token-spent': 'your rout of this hand is spent',
  'gsk/face-up': 'that card does not lie face down',
  'gsk/same-card': 'a formation takes three different cards',

  'gsk/alive': ({n}: {n: number}) =>
    n === 0 ? 'no King lives' : n === 1 ? 'one King lives' : `${n} Kings live`,
  'gsk/goal/formation': 'lay three cards',
  'gsk/goal/rout': 'rout or pass',
  'gsk/goal/flip': 'flanks are turned',
  'gsk/goal/lastRout': 'rout or pass',
  'gsk/goal/skirmish': 'flanks compared',
  'gsk/goal/declare': 'declare the centre',
  'gsk/goal/challenge': 'the higher value wins',
  'gsk/goal/collect': 'to the winner',
  'gsk/goal/elimination': 'a King falls',
  'gsk/goal/waiting': 'done',

  'gsk/pile': ({n}: {n: number}) => `pile ${n}`,
  'gsk/held': ({n, pile}: {n: number; pile: number}, messages) =>
    `${messages.count(n, CARDS)}, pile ${pile}`,
  'gsk/rout-ready': 'rout ready',
  'gsk/rout-spent': 'rout spent',
  'gsk/pill/push': 'push',
  'gsk/pill/draw': 'draw',
  'gsk/empty': 'empty',
  'gsk/take-back': 'Take it back',
  'gsk/others': 'Not in this trick',
  'gsk/waits-small': 'waits',

  'gsk/lay': 'Lay',
  'gsk/lay-anyway': 'Lay it anyway',
  'gsk/three-cards': 'a formation takes three cards',
  'gsk/king-risk': 'Your King stands on a flank',
  'gsk/rout': 'Rout',
  'gsk/value': 'The value of your centre card',
  'gsk/declare-this': ({rank: code}: {rank: Rank}, messages) =>
    /^[2-9T]$/.test(code)
      ? `Declare ${rank(code, messages)}, ${TITLES[code]}`
      : `Declare ${TITLES[code]}`,
  'gsk/accept': 'Accept',
  'gsk/challenge': 'Challenge',
  'gsk/let-stand': 'Leave it',
  'gsk/choosing': 'The others are choosing',
  'gsk/may-change': 'Undo changes your choice until all are in',
  'gsk/you-are-out': 'Your King has fallen; you look on',

  'gsk/accurate': 'True',
  'gsk/misrepresented': 'A lie',
  'gsk/unchallenged': 'not challenged',
  'gsk/king-found': 'The King is routed',
  'gsk/king-missed': 'Not the King',
  'gsk/penalty': ({from, to}: Omit<Draw, 'card'>, messages) =>
    `${does(to, messages, 'draws', 'draw')} a card from ${whose(from, messages)} hand. All see it; then it goes face down on the pile.`,
  'gsk/penalty-none': ({from}: Omit<Draw, 'card'>, messages) =>
    `There is no card in ${whose(from, messages)} hand to draw.`,
  'gsk/king-of-fell': ({name}: Name, messages) =>
    name === messages.t('you') ? 'Your King has fallen' : `${name}’s King has fallen`,
  'gsk/kings-seen': ({names}: {names: readonly string[]}, messages) =>
    names.length > 1
      ? `${names.length === 2 ? 'Two' : names.length} Kings are seen`
      : `${king(names[0]!, messages, true)} is seen`,
  'gsk/to-end': 'See the end',
  'gsk/kings-fell': ({n}: {n: number}) => `${n === 2 ? 'Two' : n} Kings have fallen`,
  'gsk/formation-of': ({name, cards: codes}: Name & {cards: readonly (Card | null)[]}, messages) =>
    `${name}: ${cards(codes, messages)}`,

  'gsk/say/called': ({one, other}: Both, messages) =>
    `${does(one, messages, 'meets', 'meet')} ${small(other, messages)}.`,
  'gsk/say/laid': ({one, other}: Both, messages) =>
    `Formations lie: ${one} and ${small(other, messages)}.`,
  'gsk/say/routed': ({by, of, spot, card}: Rout, messages) =>
    `${does(by, messages, 'routs', 'rout')} ${whose(of, messages)} ${spot}: ${messages.t('card', {card})}, not the King.`,
  'gsk/say/routed-king': ({by, of, spot}: Rout, messages) =>
    `${does(by, messages, 'routs', 'rout')} ${whose(of, messages)} ${spot}: the King!`,
  'gsk/say/penalty': ({from, to, card}: Draw, messages) =>
    `${does(to, messages, 'draws', 'draw')} the ${messages.t('card', {card})} from ${whose(from, messages)} hand.`,
  'gsk/say/penalty-none': ({from}: Draw, messages) =>
    `Nothing to draw in ${whose(from, messages)} hand.`,
  'gsk/say/flanks': ({name, left, right}: Name & {left: Card; right: Card}, messages) =>
    `${name}: left ${rank(left as Rank, messages)}, right ${rank(right as Rank, messages)}.`,
  'gsk/say/no-rout': 'Nobody routs.',
  'gsk/say/fell': ({name, cause}: Name & {cause: Cause}, messages) =>
    `${messages.lookup('gsk/king-of-fell', {name})}: ${CAUSES[cause]}.`,
  'gsk/say/out': ({names}: {names: readonly string[]}, messages) =>
    names.length > 1
      ? `Out: ${names.join(', ')}.`
      : `${does(names[0]!, messages, 'is', 'are')} out.`,
  'gsk/say/trick': ({name}: Name, messages) =>
    name === messages.t('you') ? 'Trick to you.' : `Trick to ${name}.`,
  'gsk/say/push': 'One flank each: a push.',
  'gsk/say/push-level': 'Both flanks drawn: a push.',
  'gsk/say/equal': ({rank: code}: {rank: Rank}, messages) =>
    `Both declare ${rank(code, messages)}. Declare again.`,
  'gsk/say/tie': ({rank: code}: {rank: Rank}, messages) =>
    `Both declare ${rank(code, messages)}. Nobody wins the trick.`,
  'gsk/say/tie-won': ({rank: code, name}: Name & {rank: Rank}, messages) =>
    `Both declare ${rank(code, messages)}. The true values speak for ${small(name, messages)}.`,
  'gsk/say/declared': ({name, rank: code}: Name & {rank: Rank}, messages) =>
    `${does(name, messages, 'declares', 'declare')} ${rank(code, messages)}.`,
  'gsk/say/push-won': ({name}: Name, messages) =>
    `${does(name, messages, 'wins', 'win')} the push.`,
  'gsk/say/challenged': ({by, answer}: {by: string; answer: string}, messages) =>
    `${does(by, messages, 'challenges', 'challenge')}: ${answer}.`,
  'gsk/say/accepted': 'Accepted.',
  'gsk/say/returned': 'Each takes back the own cards.',
  'gsk/say/collected': ({name, n}: Name & {n: number}, messages) =>
    `${does(name, messages, 'takes', 'take')} ${messages.count(n, CARDS)}.`,
  'gsk/say/letters': ({names}: {names: readonly string[]}) =>
    `New order: ${names.map((name, at) => `${'ABCD'[at] ?? ''} ${name}`).join(', ')}.`,
  'gsk/say/hand-ended': ({n}: {n: number}) => `Hand ${n} ends.`,
  'gsk/say/found': ({name, pile}: Name & {pile: string}, messages) =>
    `${name === messages.t('you') ? 'Your' : `${name}’s`} King lies in ${whose(pile, messages)} pile.`,
  'gsk/say/short': ({names}: {names: string}) => `Too few cards, and out: ${names}.`,
  'gsk/say/hand': ({n}: {n: number}) => `Hand ${n} begins. Piles return to the hands.`,
  'gsk/say/over': ({names, many}: {names: string; many: boolean}, messages) =>
    many
      ? `Game over. A draw: ${names}.`
      : names === messages.t('you')
        ? 'Game over. You win.'
        : `Game over. Winner: ${names}.`,

  'gsk/asked/form': ({name}: Name) =>
    `You meet ${name}. Lay three cards: left, centre, right. Flanks get shown.`,
  'gsk/asked/pass': 'Rout a card, or pass.',
  'gsk/asked/declare': ({card}: {card: Card | null}, messages) =>
    `A push. Your centre is ${card ? messages.t('card', {card}) : 'unknown'}. Declare a value.`,
  'gsk/asked/accept': ({won, name}: Name & {won: boolean}) =>
    won
      ? 'You win the push. Leave it, or rout the centre.'
      : `${name} wins the push. Accept or challenge.`,
  'gsk/read/cards': ({cards: codes}: {cards: readonly Card[]}, messages) =>
    codes.length > 0
      ? `${messages.count(codes.length, CARDS)}: ${cards(codes, messages)}.`
      : 'None.',
  'gsk/read/nothing': 'Nothing lies yet.',
  'gsk/read/meets': ({one, other}: Both, messages) =>
    `${does(one, messages, 'meets', 'meet')} ${small(other, messages)}.`,

  'gsk/known-now': ({n}: {n: number}) => `Shown to all in hand ${n}`,
  'gsk/known-before': 'Shown in earlier hands',
  'gsk/pile-of': ({name}: Name, messages) =>
    name === messages.t('you') ? 'Your pile' : `${name}’s pile`,
  'gsk/aside': 'Out of the game',
  'gsk/pushes': 'Pushes so far',
  'gsk/no-push': 'None yet',

  'gsk/lives': 'the King lives',
  'gsk/won': ({names, one}: {names: string; one: boolean}, messages) =>
    one ? does(names, messages, 'wins', 'win') : `A draw: ${names}`,
  'gsk/last-king': 'The last King lives',
  'gsk/fell-together': 'The last Kings fell together',
  'gsk/most-cards': 'The Kings fell together; most cards win',
  'gsk/hand-limit': 'The last hand is played; most cards win',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type GskMessages = typeof en;
