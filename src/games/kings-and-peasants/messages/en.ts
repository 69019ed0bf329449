import type {Card, Suit} from '../../../cards/index.js';
import {agree, capital, does, listed, whom} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import type {PeasantsView, Rank} from '../types.js';
import {story} from './story.en.js';

const RANK: Readonly<Record<Rank, string>> = {
  king: 'King',
  prince: 'Prince',
  soldier: 'Soldier',
  peasant: 'Peasant',
};
const low = (rank: Rank): string => RANK[rank].toLowerCase();
const TRICKS = {one: 'trick', other: 'tricks'};
const GAMES = {one: 'game', other: 'games'};
/** The messages of Kings and Peasants in English. */
export const en = {
  'game/kings-and-peasants': 'Kings and Peasants',

  ...story,

  'option/electionMode': 'Election',
  'option/electionMode/one-deal': 'one deal',
  'option/electionMode/quotas': 'until the limits are reached',
  'option/games': 'Games',
  'option/goodCard': 'King gives the soldier',
  'option/goodCard/any': 'any card',
  'option/goodCard/strict': 'a good card',
  'option/mustFollow': 'Follow suit',
  'option/naming': 'Names are given',
  'option/naming/dealer': 'by the dealer',
  'option/naming/lot': 'by lot',

  'peasants/rank': ({rank}: {rank: Rank}) => RANK[rank],
  'peasants/part/naming': 'Names',
  'peasants/part/election': 'Election',
  'peasants/part/exchange': 'Exchange',
  'peasants/part/reign': 'Reign',
  'peasants/goal/naming': 'each name once',
  'peasants/goal/election': 'most tricks: king',
  'peasants/goal/exchange': 'trumps for the king',
  'peasants/goal/reign': 'most tricks win',
  'peasants/up-to': ({rank, n}: {rank: Rank; n: number}) =>
    n === 9 ? `${low(rank)}: no limit` : `${low(rank)}: at most ${n} tricks`,
  'peasants/trump': 'Trump',
  'peasants/game-of': ({game, of}: {game: number; of: number}) => `Game ${game} of ${of}`,
  'peasants/trick-number': ({n}: {n: number}) => `Trick ${n}`,
  'peasants/tricks': ({n}: {n: number}, messages) => messages.count(n, TRICKS),
  'peasants/of': ({n, of}: {n: number; of: number}) => `${n} of ${of}`,
  'peasants/most': ({n}: {n: number}) => `up to ${n}`,
  'peasants/out': 'out',
  'peasants/wins': ({n}: {n: number}, messages) => messages.count(n, GAMES),

  'peasants/follow-suit': ({view}: {view: PeasantsView}, messages) => {
    const [lead] = view.trick;
    return `follow ${lead ? messages.t('suit', {suit: lead.card[1] as Suit}) : 'suit'}`;
  },
  'peasants/name-now': 'first the four players get their names',
  'peasants/give-now': 'cards are being exchanged',
  'peasants/play-now': 'a card must be played now',
  'peasants/each-name-once': 'each name goes to one player',
  'peasants/highest-trump': 'the king gets your highest trump',
  'peasants/a-trump': 'the king gets a trump',
  'peasants/just-received': 'you have just received that card',
  'peasants/good-card': 'the soldier gets a good card: ten or higher, or a trump',

  'peasants/names': 'Names for the four players',
  'peasants/name-them': 'Name the four players',
  'peasants/still': ({ranks}: {ranks: readonly Rank[]}) => `Left: ${ranks.map(low).join(', ')}`,
  'peasants/advised': 'suggested',
  'peasants/names-advised': 'A star marks the suggested names; Hint says why',
  'peasants/names-once': 'Each name once; at that many tricks a player is out',
  'peasants/names-ready': 'A player who takes that many is out until the reign',
  'peasants/give-names': 'Confirm',

  'peasants/from-to': ({from, to}: {from: Player; to: Player}) => `${from.name} to ${whom(to)}`,
  'peasants/not-yet': 'not given yet',
  'peasants/no-trump': (who: Player) => `${does(who, 'have', 'has')} no trump to give`,
  'peasants/ask/fromSoldier': 'Give the king your highest trump',
  'peasants/ask/fromPeasant': 'Give the king a trump',
  'peasants/ask/good': ({name}: Player) => `Give ${name} a good card`,
  'peasants/ask/any': ({name}: Player) => `Give ${name} any card`,
  'peasants/ask-why/fromSoldier': ({name}: Player) => `${name} gives you a card for it`,
  'peasants/ask-why/fromPeasant': ({name}: Player) =>
    `Whichever you like; ${name} gives you a card for it`,
  'peasants/ask-why/good': 'Ten or higher, or a trump; not the one just received',
  'peasants/ask-why/any': 'But not the one just received',

  'peasants/your-lead': 'Your lead',
  'peasants/lead-anything': ({trump}: {trump: Suit}, messages) =>
    `Lead any card; ${messages.t('suit', {suit: trump})} beat every other suit`,
  'peasants/your-turn-follow': 'Your turn: play',
  'peasants/your-turn-any': 'Your turn: any card',
  'peasants/winning': ({card, ...who}: Player & {card: Card}, messages) =>
    `${does(who, 'are', 'is')} winning with the ${messages.t('rank', {rank: card})}`,
  'peasants/trick-to': (who: Player) => `Trick to ${whom(who)}`,
  'peasants/highest': ({card}: {card: Card}, messages) =>
    `The ${messages.t('rank', {rank: card})} was highest`,
  'peasants/trumped': ({trump}: {trump: Suit}, messages) =>
    `Trump: ${messages.t('suit', {suit: trump})} beat every other suit`,
  'peasants/you-are-out': 'You have reached your limit and are out until the reign',
  'peasants/now/names': ({name}: Player) => `${name} names the players`,
  'peasants/now/plays': ({name}: Player) => `${name} to play`,
  'peasants/now/gives': ({name}: Player) => `${name} to give a card`,

  'peasants/say/ranked': ({players, ranks}: {players: readonly Player[]; ranks: readonly Rank[]}) =>
    ranks.map((rank, seat) => `${whom(players[seat]!)} ${low(rank)}`).join(', '),
  'peasants/say/dealt-election': (
    {name, shown, deal}: Player & {shown: Card; deal: number},
    messages,
  ) =>
    `${deal > 1 ? 'Next deal of the election' : 'Election'}. Trump is shown: ${messages.t('card', {card: shown})}. Dealer: ${name}.`,
  'peasants/say/dealt-reign': ({name, shown}: Player & {shown: Card}, messages) =>
    `Reign. Trump is shown: ${messages.t('card', {card: shown})}. Dealer: ${name}.`,
  'peasants/say/names': ({rows, by}: {rows: string; by: Player | undefined}) =>
    `${by ? `Named by ${whom(by)}` : 'Named by lot'}: ${rows}.`,
  'peasants/say/taken': (who: Player) => `Trick to ${whom(who)}.`,
  'peasants/say/limit': ({rank, ...who}: Player & {rank: Rank}) =>
    `${does(who, 'are', 'is')} out: the ${low(rank)}’s limit is reached.`,
  'peasants/say/again': ({name}: Player) => `The cards are dealt again. Dealer: ${name}.`,
  'peasants/say/ranks': ({rows}: {rows: string}) => `The election is over. ${capital(rows)}.`,
  'peasants/say/no-trump': (who: Player, messages) =>
    `${messages.lookup('peasants/no-trump', who)}.`,
  'peasants/say/given': (
    {from, to, card}: {from: Player; to: Player; card: Card | null},
    messages,
  ) => `${from.name} to ${whom(to)}: ${card ? messages.t('card', {card}) : 'a card'}.`,
  'peasants/say/lead': (who: Player) =>
    `${does(who, 'hold')} the ace of trumps and ${agree(who, 'lead')}.`,
  'peasants/say/won': ({n, ...who}: Player & {n: number}, messages) =>
    `${does(who, 'win')} the reign with ${messages.count(n, TRICKS)}.`,
  'peasants/say/game': ({game}: {game: number}) => `Game ${game}.`,
  'peasants/say/over': ({players}: {players: readonly Player[]}) =>
    `Game over. ${players[1] ? `Winners: ${listed(players)}` : does(players[0]!, 'win')}.`,
  'peasants/say/asked-naming': 'Name the four players.',
  'peasants/say/asked-fromSoldier': 'Give the king your highest trump.',
  'peasants/say/asked-toSoldier': 'Give the soldier a card.',
  'peasants/say/asked-fromPeasant': 'Give the king a trump.',
  'peasants/say/asked-toPeasant': 'Give the peasant a card.',
  'peasants/say/your-lead': 'Your turn. You lead.',
  'peasants/say/your-turn': ({suit, card, ...who}: Player & {suit: Suit; card: Card}, messages) =>
    `Your turn. ${capital(messages.t('suit', {suit}))} led, ${whom(who)} ${agree(who, 'are', 'is')} winning with the ${messages.t('card', {card})}.`,

  'peasants/read/nothing': 'Nothing yet.',
  'peasants/read/to-come': ({n}: {n: number}) => `${n} to come.`,
  'peasants/read/part': ({part, suit}: {part: string; suit: Suit}, messages) =>
    `${messages.lookup(`peasants/part/${part}`)}: ${messages.lookup(`peasants/goal/${part}`)}. Trump: ${messages.t('suit', {suit})}.`,
  'peasants/read/out': ({cards}: {cards: string}) =>
    cards ? `Trumps still out. ${cards}` : 'No trumps still out.',

  'peasants/player': 'Player',
  'peasants/games-won': 'Games won',
  'peasants/was': ({rank}: {rank: Rank | undefined}) => (rank ? `was ${RANK[rank]}` : ''),
  'peasants/summary-ranks': 'The election is over',
  'peasants/reign-over': 'The reign is over.',
  'peasants/games-played': 'All games have been played.',
  'peasants/crowned': (who: Player) => `${does(who, 'are', 'is')} king`,
  'peasants/crowned-why': ({n, isTied, ...who}: Player & {n: number; isTied: boolean}) =>
    `${does(who, 'take')} the crown: ${isTied ? 'a tie in tricks goes to the lower name' : `the most tricks, ${n}`}`,
  'peasants/go-reign': 'To the reign',
  'peasants/go-game': 'Next game',
  'peasants/won-with': ({n}: {n: number}) => `${n} of the 9 tricks, more than anybody else.`,
  'peasants/won-tied': ({n, rank}: {n: number; rank: Rank | undefined}, messages) =>
    `${messages.count(n, TRICKS)}, a tie, which goes to the lower rank${rank ? `: the ${low(rank)}` : ''}.`,
  'peasants/last-trick-none': 'No trick has been taken in this deal yet.',

  'peasants/why/only': 'No other card is allowed.',
  'peasants/why/name-high': 'A strong hand wants room for many tricks.',
  'peasants/why/name-low': 'A weak hand wants a low name: ties go to the lower name.',
  'peasants/why/lead-sure': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} is likely to take the trick.`,
  'peasants/why/lead-low': 'A low lead keeps the strong cards.',
  'peasants/why/take': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} takes the trick.`,
  'peasants/why/cheap': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} is enough; the higher cards are kept.`,
  'peasants/why/low': 'This trick is out of reach, so the lowest card goes.',
  'peasants/why/lead-high': 'The highest card leads.',
  'peasants/why/give-low': ({card}: {card: Card}, messages) =>
    `The lowest that may be given: ${messages.t('card', {card})}.`,
  'peasants/why/give-least': ({card}: {card: Card}, messages) =>
    `Of the cards that may be given, the ${messages.t('card', {card})} is worth least.`,

  // the aim, and the coach marks
  'aim/kings-and-peasants': 'The most tricks make a king; in the reign the most tricks win',
  'peasants/tip/limit/king':
    'The most tricks make the king, and you have no limit: take all you can.',
  'peasants/tip/limit/prince': ({n}: {n: number}) =>
    `Reach ${n} of the 9 tricks and you will be king; you sit out the rest.`,
  'peasants/tip/limit/soldier': ({n}: {n: number}) =>
    `Reach ${n} of the 9 tricks and you will be king; you sit out the rest.`,
  'peasants/tip/limit/peasant': ({n}: {n: number}) =>
    `You sit out after ${n} tricks: the crown is yours if nobody takes ${n + 1}.`,
  'peasants/tip/limit': 'The most tricks make the king; at your name’s limit you sit out.',
  'peasants/tip/raised': 'Raised cards may be played: follow the suit that was led.',
  'peasants/tip/exchange': 'In the reign the soldier and the peasant pay the King in trumps.',
  'peasants/tip/name': 'Give each player one name',
  'peasants/tip/name/why': 'It limits their tricks. Take a low one yourself: it wins ties.',
  'peasants/tip/pay': 'Pay with your lowest trump',
  'peasants/tip/pay/why': 'The king gives you a card for it.',
  'peasants/tip/reward': 'Give the good card that helps you least',
  'peasants/tip/reward/why': 'The soldier plays it against you.',
  'peasants/tip/return': 'Give your worst card back',
  'peasants/tip/return/why': 'The peasant must take what you give.',
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type PeasantsMessages = typeof en;
