import type {Card, Rank, Suit} from '../../cards/index.js';
import type {Catalogue, Words} from '../../words/index.js';
import {nextRank, suitOfGovernment} from './government.js';
import type {CrushView} from './types.js';

type Who = Readonly<Record<'name', string>>;
type Asked = Readonly<Record<'view', CrushView>>;

const CARDS = {one: 'card', other: 'cards'};
const SPIES = {one: 'spy', other: 'spies'};

/** `You add`, `Vera adds`. */
const does = (name: string, words: Words, verb: string): string =>
  name === words.t('you') ? `You ${verb}` : `${name} ${verb}s`;
const whose = (name: string, words: Words): string =>
  name === words.t('you') ? 'your' : `${name}’s`;
const to = (name: string, words: Words): string => (name === words.t('you') ? 'you' : name);
const all = (cards: readonly Card[], words: Words): string =>
  cards.map((card) => words.t('card', {card})).join(', ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The card that stands next in the Government of whoever is asked. */
function awaited({view}: Asked, words: Words): string {
  const government = view.governments[view.seat ?? view.active] ?? [];
  const [rank, suit] = [nextRank(government), suitOfGovernment(government)];
  return rank && suit ? words.t('card', {card: `${rank}${suit}`}) : '';
}

function rivals({view}: Asked, words: Words): string {
  const rank = nextRank(view.governments[1 - (view.seat ?? view.active)] ?? []);
  return rank ? words.t('rank', {rank}) : '';
}

/** The suit that goes first in a tribute. */
function owed({view}: Asked, words: Words): string {
  const suit = suitOfGovernment(view.governments[view.active] ?? []);
  return suit ? words.t('suit', {suit}) : '';
}

/** The sentences of Crush the Crown in English. */
export const en: Catalogue = {
  'game/crush-the-crown': 'Crush the Crown',

  'option/jokers': 'Jokers',
  'option/discoverIsFree': 'Unmask spies besides the one card of a turn',
  'option/handLimit': 'Most cards in a hand',
  'option/handLimit/none': 'No limit',
  'option/stallTurns': 'Idle turns until the game ends',
  'option/stallTurns/off': 'Never',
  'option/showDiscards': 'Discard pile',
  'option/showDiscards/top': 'Top card',
  'option/showDiscards/all': 'All cards',

  // the line of chrome
  'crush/phase/marryFirst': 'Marriage',
  'crush/phase/marrySecond': 'Marriage',
  'crush/phase/build': 'Build',
  'crush/phase/insert': 'Insert a spy',
  'crush/phase/tribute': 'Tribute',
  'crush/phase/fireHire': 'Fire and hire',
  'crush/phase/over': 'Game over',
  'crush/goal/marry': 'a Queen for each King',
  'crush/goal/spies': 'spies are',
  'crush/for-hire': 'Queens for Hire, Jokers',
  'crush/queens': 'Queens for Hire',
  'crush/gone': ({card}: {card: Card}, words) => `${words.t('card', {card})}, gone`,
  'crush/idle': ({n, of}: {n: number; of: number}) => `Idle ${n} of ${of}`,

  // on the board
  'crush/government': ({name}: Who, words) => `${capital(whose(name, words))} Government`,
  'crush/spy': 'spy',
  'crush/spy-as': ({card, rank}: {card: Card; rank: Rank}, words) =>
    `spy as ${words.t('rank', {rank})}: ${words.t('card', {card})}`,
  'crush/spies': ({n}: {n: number}, words) => words.count(n, SPIES),
  'crush/next': 'next',
  'crush/or-spy': 'or spy',
  'crush/no-king': 'no King yet',
  'crush/pile/draw': 'draw',
  'crush/pile/discard': 'discard',
  'crush/pile/executed': 'executed',
  'crush/unclaimed': 'unclaimed',

  // the prompt
  'crush/your-turn': 'Your turn',
  'crush/to-play': ({name}: Who, words) =>
    name === words.t('you') ? 'Your turn' : `${name} to play`,
  'crush/waiting/marryFirst': 'Looking for a Queen',
  'crush/waiting/marrySecond': 'Looking for a Queen',
  'crush/waiting/build': 'May build',
  'crush/waiting/insert': 'May insert a spy',
  'crush/waiting/tribute': ({n}: {n: number}, words) => `Owes ${words.count(n, CARDS)}`,
  'crush/waiting/fireHire': 'May fire a card, then draws',
  'crush/ask/marry': ({n, card}: {n: number; card: Card}, words) =>
    n === 1 ? `Marry the ${words.t('card', {card})}` : 'Choose a Queen to marry',
  'crush/ask/marry/why': 'She brings you her King and his suit',
  'crush/ask/swap': 'Swap a card',
  'crush/ask/swap/why': 'Until a Queen comes',
  'crush/ask/extend': ({card}: {card: Card}, words) => `Build: play the ${words.t('card', {card})}`,
  'crush/ask/extend/why': 'One card a turn',
  'crush/ask/either': 'Build: extend or unmask a spy',
  'crush/ask/either/why': ({card}: {card: Card}, words) =>
    `${capital(words.t('card', {card}))} is next; one card a turn`,
  'crush/ask/discover': ({n, card}: {n: number; card: Card}, words) =>
    n === 1 ? `Unmask a spy with the ${words.t('card', {card})}` : 'Unmask a spy',
  'crush/ask/discover/why': 'The true card takes its place',
  'crush/ask/no-build': 'Nothing to build',
  'crush/ask/no-build/why': ({next}: {next?: Card}, words) =>
    next ? `You need the ${words.t('card', {card: next})}` : 'Spies are still in the way',
  'crush/ask/more': 'Unmask more spies, or go on',
  'crush/ask/more/why': 'Unmasking is free in this game',
  'crush/ask/insert': ({name}: Who) => `Send ${name} a spy`,
  'crush/ask/insert/why': ({name, rank}: Who & {rank: Rank}, words) =>
    `It stands as ${name}’s ${words.t('rank', {rank})}`,
  'crush/ask/no-spy': ({name}: Who) => `No spy for ${name}`,
  'crush/ask/no-spy/why': ({rank}: {rank: Rank}, words) =>
    `It takes a ${words.t('rank', {rank})} of a dead suit or a wild card`,
  'crush/ask/give': ({name, n, suit}: Who & {n: number; suit: Suit}, words) =>
    n === 1
      ? `Give ${name} a card of ${words.t('suit', {suit})}`
      : `Give ${n} ${words.t('suit', {suit})} to ${name}`,
  'crush/ask/give/why': ({suit}: {suit: Suit}, words) =>
    `${capital(words.t('suit', {suit}))} first, while you hold one`,
  'crush/ask/give-some': ({name, n}: Who & {n: number}, words) =>
    `Give ${words.count(n, CARDS)} to ${name}`,
  'crush/ask/give-some/why': ({suit}: {suit: Suit}, words) =>
    `${capital(words.t('suit', {suit}))} first, while you hold one`,
  'crush/ask/give-any': ({name, n}: Who & {n: number}, words) =>
    `Give ${words.count(n, CARDS)} to ${name}`,
  'crush/ask/give-any/why': ({suit}: {suit: Suit}, words) =>
    `Any card: you hold no ${words.t('suit', {suit})}`,
  'crush/ask/fire': 'Fire a card, or keep all',
  'crush/ask/fire/why': ({draws}: {draws: boolean}) =>
    draws ? 'Then your hand is filled up to five' : 'No card is drawn: you hold more than five',
  'crush/ask/fire-down': 'Fire a card',
  'crush/ask/fire-down/why': 'Until five are left',
  'crush/do/build': 'Skip',
  'crush/do/done': 'Go on',
  'crush/do/insert': 'No spy',
  'crush/do/fireHire': 'Keep all',

  // refusals, read after "Not allowed:"
  'crush/queen-must-marry': 'a Queen in hand must marry',
  'crush/not-a-queen': 'only a Queen marries',
  'crush/not-your-suit': 'not of your suit',
  'crush/wild-is-no-member': 'a wild card is only ever a spy',
  'crush/one-extension': 'you have extended already',
  'crush/one-member-a-turn': 'one card of your Government a turn',
  'crush/ace-is-placed': 'your ace is placed',
  'crush/not-the-next-rank': (asked: Asked, words) => `next is the ${awaited(asked, words)}`,
  'crush/no-spy-of-that-rank': 'no spy holds that place',
  'crush/suit-of-a-king': 'spies are of a dead King’s suit',
  'crush/not-the-rivals-next-rank': (asked: Asked, words) =>
    `the next place is a ${rivals(asked, words)}`,
  'crush/tribute-of-the-suit': (asked: Asked, words) => `${owed(asked, words)} first`,
  'crush/hand-too-large': 'five cards at most',
  'crush/marry-now': 'first both Kings marry',
  'crush/build-now': 'first build or skip',
  'crush/insert-now': 'first send a spy or none',
  'crush/tribute-now': 'first the tribute',
  'crush/fire-now': 'fire a card or keep all',

  // happenings
  'crush/say/dealt': ({name}: Who, words) => `Cards dealt. ${does(name, words, 'begin')}.`,
  'crush/say/voided': ({name}: Who, words) =>
    `No Queen is left for ${to(name, words)}. Dealt again.`,
  'crush/say/swapped': ({name, card}: Who & {card: Card}, words) =>
    `${does(name, words, 'swap')} the ${words.t('card', {card})}.`,
  'crush/say/married': ({name, card}: Who & {card: Card}, words) =>
    `${name === words.t('you') ? 'You marry' : `${name} marries`} the ${words.t('card', {card})}.`,
  'crush/say/executed': ({cards}: {cards: readonly Card[]}, words) =>
    `Executed: ${all(cards, words)}.`,
  'crush/say/drew': ({name, cards}: Who & {cards: readonly Card[]}, words) =>
    `${does(name, words, 'draw')}: ${all(cards, words)}.`,
  'crush/say/drew-some': ({name, n}: Who & {n: number}, words) =>
    `${does(name, words, 'draw')} ${words.count(n, CARDS)}.`,
  'crush/say/reshuffled': 'The discard pile is shuffled and drawn from again.',
  'crush/say/extended': ({name, card}: Who & {card: Card}, words) =>
    `${does(name, words, 'add')} the ${words.t('card', {card})}.`,
  'crush/say/discovered': ({name, card, spy}: Who & {card: Card; spy: Card}, words) =>
    `${does(name, words, 'unmask')} a spy, the ${words.t('card', {card: spy})}, with the ${words.t('card', {card})}.`,
  'crush/say/inserted': ({name, rival, card}: Who & {rival: string; card: Card}, words) =>
    `${does(name, words, 'send')} ${to(rival, words)} a spy: ${words.t('card', {card})}.`,
  'crush/say/full': ({name}: Who, words) =>
    `${capital(whose(name, words))} ace is placed: no spy can follow.`,
  'crush/say/demanded': ({name, n, to: taker}: Who & {n: number; to: string}, words) =>
    `${does(name, words, 'owe')} ${to(taker, words)} ${words.count(n, CARDS)}.`,
  'crush/say/given': ({name, card, to: taker}: Who & {card: Card; to: string}, words) =>
    `${does(name, words, 'give')} ${to(taker, words)} the ${words.t('card', {card})}.`,
  'crush/say/given-hidden': ({name, to: taker}: Who & {to: string}, words) =>
    `${does(name, words, 'give')} ${to(taker, words)} a card.`,
  'crush/say/fired': ({name, card}: Who & {card: Card}, words) =>
    `${does(name, words, 'fire')} the ${words.t('card', {card})}.`,
  'crush/say/kept': ({name}: Who, words) => `${does(name, words, 'keep')} all.`,
  'crush/say/completed': ({name}: Who, words) =>
    `${capital(whose(name, words))} Government is complete.`,
  'crush/say/stalled': ({n}: {n: number}, words) =>
    `${words.count(n, {one: 'idle turn', other: 'idle turns'})}: the game is stalled.`,
  'crush/say/won': ({name}: Who, words) => `Game over. ${does(name, words, 'win')}.`,
  'crush/say/drawn': 'Game over. Nobody wins.',

  // the end
  'crush/result': 'The game is over',
  'crush/player': 'Player',
  'crush/members': 'Members',
  'crush/spies-head': 'Spies',
  'crush/winner': 'winner',
  'crush/of': ({n, of}: {n: number; of: number}) => `${n} of ${of}`,
  'crush/won': ({name}: Who, words) => does(name, words, 'win'),
  'crush/drawn': 'Nobody wins',
  'crush/completed': 'King to ace, and no spy among them',
  'crush/stalled': ({n}: {n?: number}) => `After ${n ?? ''} idle turns, with the better Government`,
  'crush/stalled-evenly': ({n}: {n?: number}) =>
    `After ${n ?? ''} idle turns, with equal Governments`,

  // what can be looked up or read
  'crush/executed': 'Executed',
  'crush/discarded': 'Discard pile',
  'crush/given-to': ({name}: Who) => `Known in ${name}’s hand`,
  'crush/read/no-card': 'No card can be played.',
  'crush/read/standing': ({name, n, spies}: Who & {n: number; spies: number}, words) =>
    `${name}: ${words.count(n, {one: 'member', other: 'members'})}, ${words.count(spies, SPIES)}.`,
  'crush/read/executed': ({cards}: {cards: string}) => `Executed: ${cards || 'none'}.`,
  'crush/read/next': ({name, card, spies}: Who & {card: Card; spies: string}, words) =>
    `${name}: next is the ${words.t('card', {card})}; spies: ${spies || 'none'}.`,
  'crush/read/left': ({name, n}: Who & {n: number}, words) => `${name}: ${words.count(n, CARDS)}.`,

  // why the bot does it
  'crush/why/only': 'Nothing else can be done.',
  'crush/why/marry': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} has the most of her suit beside her.`,
  'crush/why/swap': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} will be needed last, if ever.`,
  'crush/why/extend': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} is the next of the Government.`,
  'crush/why/discover': 'A spy costs a card in every turn of the other; it must go.',
  'crush/why/build-nothing': 'No card fits now.',
  'crush/why/spy': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} fits now, and brings a tribute in every turn.`,
  'crush/why/spy-wild': 'A wild card fits anywhere, and no other spy does.',
  'crush/why/no-spy': 'No spy in the hand fits.',
  'crush/why/give': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} costs the least of what may be given.`,
  'crush/why/give-useless': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} is of no use to either of you.`,
  'crush/why/fire': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} is the least useful; an unknown card may be better.`,
  'crush/why/fire-useless': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} is of no use any more.`,
  'crush/why/fire-rivals': ({card}: {card: Card}, words) =>
    `Only the other player can use the ${words.t('card', {card})}.`,
  'crush/why/keep': 'All of these are worth keeping.',
};
