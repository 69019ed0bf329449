import type {Card, Rank} from '../../../cards/index.js';
import {does, listed, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import type {Cause, Spot} from '../types.js';
import {atStake} from './at-stake.en.js';
import {endAndSides} from './end-and-sides.en.js';
import {hints} from './hints.en.js';
import {options} from './options.en.js';
import {stakes} from './stakes.en.js';
import {board} from './table.en.js';
import {
  type TwoPlayers,
  cards,
  CARDS,
  CAUSES,
  king,
  type Draw,
  rank,
  type Rout,
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
  ...atStake,
  ...endAndSides,

  'gsk/title': ({rank: code}: {rank: Rank}) => TITLES[code],
  'gsk/titles': 'Values from low to high',
  'gsk/spot': ({spot}: {spot: Spot}) => `${spot.charAt(0).toUpperCase()}${spot.slice(1)}`,
  'gsk/place-of': ({spot, ...who}: Player & {spot: Spot}) => `${whose(who)} ${spot}`,

  'gsk/out': 'your King has fallen',
  'gsk/is-out': 'out',
  'gsk/waits': 'you are not in this trick',
  'gsk/not-now': 'not at this point',
  'gsk/loser-challenges': 'only the loser of the push may challenge',
  'gsk/token-spent': 'you have used your rout',
  'gsk/face-up': 'that card is face up',
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
  'gsk/rout-spent': 'rout used',
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
  'gsk/choosing': 'Not all have chosen yet',
  'gsk/may-change': 'Undo to choose again',
  'gsk/you-are-out': 'Your King has fallen; you are watching',

  'gsk/accurate': 'True',
  'gsk/misrepresented': 'A lie',
  'gsk/unchallenged': 'not challenged',
  'gsk/king-found': 'The King is routed',
  'gsk/king-missed': 'Not the King',
  'gsk/penalty': ({from, to}: Omit<Draw, 'card'>) =>
    `${does(to, 'draw')} a card from ${whose(from)} hand. All see it; then it goes on the pile.`,
  'gsk/penalty-none': ({from}: Omit<Draw, 'card'>) =>
    `There is no card in ${whose(from)} hand to draw.`,
  'gsk/king-of-fell': (who: Player) => `${king(who, 'Your')} has fallen`,
  'gsk/kings-seen': ({players}: {players: readonly Player[]}) =>
    players.length > 1
      ? `${players.length === 2 ? 'Two' : players.length} Kings are seen`
      : `${king(players[0]!, 'Your')} is seen`,
  'gsk/to-end': 'See the end',
  'gsk/kings-fell': ({n}: {n: number}) => `${n === 2 ? 'Two' : n} Kings have fallen`,
  'gsk/formation-of': (
    {name, cards: codes}: Player & {cards: readonly (Card | null)[]},
    messages,
  ) => `${name}: ${cards(codes, messages)}`,

  'gsk/say/called': ({one, other}: TwoPlayers) => `${does(one, 'meet')} ${whom(other)}.`,
  'gsk/say/laid': ({one, other}: TwoPlayers) =>
    `Formations are down: ${one.name} and ${whom(other)}.`,
  'gsk/say/routed': ({by, of, spot, card}: Rout, messages) =>
    `${does(by, 'rout')} ${whose(of)} ${spot}: ${messages.t('card', {card})}, not the King.`,
  'gsk/say/routed-king': ({by, of, spot}: Rout) =>
    `${does(by, 'rout')} ${whose(of)} ${spot}: the King!`,
  'gsk/say/penalty': ({from, to, card}: Draw, messages) =>
    `${does(to, 'draw')} the ${messages.t('card', {card})} from ${whose(from)} hand.`,
  'gsk/say/penalty-none': ({from}: Draw) => `Nothing to draw from ${whose(from)} hand.`,
  'gsk/say/flanks': ({name, left, right}: Player & {left: Card; right: Card}, messages) =>
    `${name}: left ${rank(left as Rank, messages)}, right ${rank(right as Rank, messages)}.`,
  'gsk/say/no-rout': 'Nobody routs.',
  'gsk/say/fell': ({cause, ...who}: Player & {cause: Cause}, messages) =>
    `${messages.lookup('gsk/king-of-fell', who)}: ${CAUSES[cause]}.`,
  'gsk/say/out': ({players}: {players: readonly Player[]}) =>
    players.length > 1 ? `Out: ${listed(players)}.` : `${does(players[0]!, 'are', 'is')} out.`,
  'gsk/say/trick': (who: Player) => `Trick to ${whom(who)}.`,
  'gsk/say/push': 'One flank each: a push.',
  'gsk/say/push-level': 'Both flanks drawn: a push.',
  'gsk/say/equal': ({rank: code}: {rank: Rank}, messages) =>
    `Both declare ${rank(code, messages)}. Declare again.`,
  'gsk/say/tie': ({rank: code}: {rank: Rank}, messages) =>
    `Both declare ${rank(code, messages)}. Nobody wins the trick.`,
  'gsk/say/tie-won': ({rank: code, ...who}: Player & {rank: Rank}, messages) =>
    `Both declare ${rank(code, messages)}. The true values decide for ${whom(who)}.`,
  'gsk/say/declared': ({rank: code, ...who}: Player & {rank: Rank}, messages) =>
    `${does(who, 'declare')} ${rank(code, messages)}.`,
  'gsk/say/push-won': (who: Player) => `${does(who, 'win')} the push.`,
  'gsk/say/challenged': ({by, answer}: {by: Player; answer: string}) =>
    `${does(by, 'challenge')}: ${answer}.`,
  'gsk/say/accepted': 'Accepted.',
  'gsk/say/returned': 'Each player’s cards go on their own pile.',
  'gsk/say/collected': ({n, ...who}: Player & {n: number}, messages) =>
    `${does(who, 'take')} ${messages.count(n, CARDS)}.`,
  'gsk/say/letters': ({players}: {players: readonly Player[]}) =>
    players.length > 2
      ? `New letters: ${players.map((one, at) => `${'ABCD'[at] ?? ''} is ${whom(one)}`).join(', ')}.`
      : `Only ${players.map(whom).join(' and ')} are left: they meet in every trick.`,
  'gsk/letters-why': 'They say who meets: A and B, then B and C, then C and A.',
  'gsk/say/hand-ended': ({n}: {n: number}) => `Hand ${n} ends.`,
  'gsk/say/found': ({pile, ...who}: Player & {pile: Player}) =>
    `${whose(who, 'Your')} King is in ${whose(pile)} pile.`,
  'gsk/say/short': ({players}: {players: readonly Player[]}) =>
    `Too few cards, and out: ${listed(players)}.`,
  'gsk/say/hand': ({n}: {n: number}) => `Hand ${n} begins. Piles return to the hands.`,
  'gsk/say/over': ({players, many}: {players: readonly Player[]; many: boolean}) =>
    many ? `Game over. A draw: ${listed(players)}.` : `Game over. ${does(players[0]!, 'win')}.`,

  'gsk/asked/form': ({name}: Player) =>
    `You meet ${name}. Lay three cards: left, centre, right. Flanks are shown.`,
  'gsk/asked/pass': 'Rout a card, or go on.',
  'gsk/asked/declare': ({card}: {card: Card | null}, messages) =>
    `A push. Your centre is ${card ? messages.t('card', {card}) : 'unknown'}. Declare a value.`,
  'gsk/asked/accept': ({won, name}: Player & {won: boolean}) =>
    won
      ? 'You win the push. Leave it, or rout the centre.'
      : `${name} wins the push. Accept or challenge.`,
  'gsk/read/cards': ({cards: codes}: {cards: readonly Card[]}, messages) =>
    codes.length > 0
      ? `${messages.count(codes.length, CARDS)}: ${cards(codes, messages)}.`
      : 'None.',
  'gsk/read/nothing': 'Nothing is down yet.',
  'gsk/read/meets': ({one, other}: TwoPlayers) => `${does(one, 'meet')} ${whom(other)}.`,

  'gsk/known-now': ({n}: {n: number}) => `Shown to all in hand ${n}`,
  'gsk/known-before': 'Shown in earlier hands',
  'gsk/pile-of': (who: Player) => `${whose(who, 'Your')} pile`,
  'gsk/aside': 'Out of the game',
  'gsk/pushes': 'Pushes so far',
  'gsk/no-push': 'None yet',

  'gsk/lives': 'the King lives',
  'gsk/won': ({players, one}: {players: readonly Player[]; one: boolean}) =>
    one ? does(players[0]!, 'win') : `A draw: ${listed(players)}`,
  'gsk/last-king': 'The last King lives',
  'gsk/fell-together': 'The last Kings fell together',
  'gsk/most-cards': 'The Kings fell together; most cards win',
  'gsk/hand-limit': 'The last hand is over; most cards win',
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type GskMessages = typeof en;
