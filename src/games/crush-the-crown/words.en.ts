import type {Card, Rank, Suit} from '../../cards/index.js';
import type {Catalogue, Words} from '../../words/index.js';
import {type Asked, dutySuit, ownNext, rivalsNext} from './wanted.js';
import {hints} from './words.hints.en.js';

type Who = Readonly<Record<'name', string>>;
type One = Readonly<Record<'card', Card>>;
type To = Readonly<Record<'to', string>>;
type Many = Readonly<Record<'n', number>>;
type Due = Who & Many & Readonly<Record<'suit', Suit>>;

const CARDS = {one: 'card', other: 'cards'};
const SPIES = {one: 'spy', other: 'spies'};

const isYou = (name: string, words: Words): boolean => name === words.t('you');
/** `You add`, `Vera adds`. */
const does = (name: string, words: Words, verb: string): string =>
  isYou(name, words) ? `You ${verb}` : `${name} ${verb}s`;
const whose = (name: string, words: Words): string => (isYou(name, words) ? 'Your' : `${name}’s`);
const you = (name: string, words: Words): string => (isYou(name, words) ? 'you' : name);
const all = (cards: readonly Card[], words: Words): string =>
  cards.map((card) => words.t('card', {card})).join(', ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `an ace`, `an 8`, `a 10`. */
const a = (rank: Rank | undefined, words: Words): string => {
  const text = words.t('rank', {rank});
  return `${/^[a8]/.test(text) ? 'an' : 'a'} ${text}`;
};
/** `You add the jack of hearts.` */
const did =
  (verb: string) =>
  ({name, card}: Who & One, words: Words): string =>
    `${does(name, words, verb)} the ${words.t('card', {card})}.`;
const first = ({suit}: Due, words: Words): string =>
  `One for each spy: ${words.t('suit', {suit})} first, while you hold one`;
const give = ({name, n}: Due, words: Words): string => `Give ${words.count(n, CARDS)} to ${name}`;

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
  'crush/queens': 'Queens for Hire',
  'crush/gone': ({card}: One, words) => `${words.t('card', {card})}, gone`,
  'crush/idle': ({n, of}: Many & {of: number}) => `Idle ${n} of ${of}`,

  // on the board
  'crush/government': ({name}: Who, words) => `${whose(name, words)} Government`,
  'crush/spy-as': ({card, rank}: One & {rank: Rank}, words) =>
    `spy as ${words.t('rank', {rank})}: ${words.t('card', {card})}`,
  'crush/spies': ({n}: Many, words) => words.count(n, SPIES),
  'crush/next': 'next',
  'crush/or-spy': 'or spy',
  'crush/no-king': 'no King yet',
  'crush/pile/draw': 'draw',
  'crush/pile/discard': 'discard',
  'crush/pile/executed': 'executed',
  'crush/unclaimed': 'unclaimed',

  // the prompt
  'crush/your-turn': 'Your turn',
  'crush/to-play': ({name}: Who, words) => (isYou(name, words) ? 'Your turn' : `${name} to play`),
  'crush/waiting/marryFirst': 'Looking for a Queen',
  'crush/waiting/marrySecond': 'Looking for a Queen',
  'crush/waiting/build': 'May build',
  'crush/waiting/insert': 'May insert a spy',
  'crush/waiting/tribute': ({n}: Many, words) => `Owes ${words.count(n, CARDS)}`,
  'crush/waiting/fireHire': 'May fire a card, then draws',
  'crush/ask/marry': ({n, card}: Many & One, words) =>
    n === 1 ? `Marry the ${words.t('card', {card})}` : 'Choose a Queen to marry',
  'crush/ask/marry/why': 'She brings you her King and his suit',
  'crush/ask/swap': 'Swap a card',
  'crush/ask/swap/why': 'Until a Queen comes',
  'crush/ask/extend': ({card}: One, words) => `Build: play the ${words.t('card', {card})}`,
  'crush/ask/extend/why': 'One card a turn',
  'crush/ask/either': 'Build: extend or unmask a spy',
  'crush/ask/either/why': ({card}: One, words) =>
    `${capital(words.t('card', {card}))} is next; one card a turn`,
  'crush/ask/discover': 'Unmask a spy',
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
    `It takes ${a(rank, words)} of a dead suit, or one for hire`,
  'crush/ask/give': ({name, n, suit}: Due, words) =>
    n === 1
      ? `Give ${name} a card of ${words.t('suit', {suit})}`
      : `Give ${n} ${words.t('suit', {suit})} to ${name}`,
  'crush/ask/give/why': first,
  'crush/ask/give-some': give,
  'crush/ask/give-some/why': first,
  'crush/ask/give-any': give,
  'crush/ask/give-any/why': ({suit}: Due, words) =>
    `One for each spy: any, as you hold no ${words.t('suit', {suit})}`,
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
  'crush/wild-is-no-member': 'this card is only ever a spy',
  'crush/one-extension': 'you have extended already',
  'crush/one-member-a-turn': 'one card of your Government a turn',
  'crush/ace-is-placed': 'your ace is placed',
  'crush/not-the-next-rank': (asked: Asked, words) =>
    `next is the ${words.t('card', {card: ownNext(asked)})}`,
  'crush/no-spy-of-that-rank': 'no spy holds that place',
  'crush/suit-of-a-king': 'spies are of a dead King’s suit',
  'crush/not-the-rivals-next-rank': (asked: Asked, words) =>
    `the next place is for ${a(rivalsNext(asked), words)}`,
  'crush/tribute-of-the-suit': (asked: Asked, words) =>
    `${words.t('suit', {suit: dutySuit(asked)})} first`,
  'crush/hand-too-large': 'five cards at most',
  'crush/marry-now': 'first both Kings marry',
  'crush/build-now': 'first build or skip',
  'crush/insert-now': 'first send a spy or none',
  'crush/tribute-now': 'first the tribute',
  'crush/fire-now': 'fire a card or keep all',

  // events
  'crush/say/dealt': ({name}: Who, words) => `Cards dealt. ${does(name, words, 'begin')}.`,
  'crush/say/voided': ({name}: Who, words) =>
    `No Queen is left for ${you(name, words)}. Dealt again.`,
  'crush/say/swapped': did('swap'),
  'crush/say/married': ({name, card}: Who & One, words) =>
    `${isYou(name, words) ? 'You marry' : `${name} marries`} the ${words.t('card', {card})}.`,
  'crush/say/executed': ({cards}: {cards: readonly Card[]}, words) =>
    `Executed: ${all(cards, words) || 'none'}.`,
  'crush/say/drew': ({name, cards}: Who & {cards: readonly Card[]}, words) =>
    `${does(name, words, 'draw')}: ${all(cards, words)}.`,
  'crush/say/drew-some': ({name, n}: Who & Many, words) =>
    `${does(name, words, 'draw')} ${words.count(n, CARDS)}.`,
  'crush/say/reshuffled': 'The discard pile is shuffled and drawn from again.',
  'crush/say/extended': did('add'),
  'crush/say/discovered': ({name, card, spy}: Who & One & {spy: Card}, words) =>
    `${does(name, words, 'unmask')} a spy, the ${words.t('card', {card: spy})}, with the ${words.t('card', {card})}.`,
  'crush/say/inserted': ({name, rival, card}: Who & One & {rival: string}, words) =>
    `${does(name, words, 'send')} ${you(rival, words)} a spy: ${words.t('card', {card})}.`,
  'crush/say/full': ({name}: Who, words) =>
    `${whose(name, words)} ace is placed: no spy can follow.`,
  'crush/say/demanded': ({name, n, to}: Who & Many & To, words) =>
    `${does(name, words, 'owe')} ${you(to, words)} ${words.count(n, CARDS)}.`,
  'crush/say/given': ({name, card, to}: Who & One & To, words) =>
    `${does(name, words, 'give')} ${you(to, words)} the ${words.t('card', {card})}.`,
  'crush/say/given-hidden': ({name, to}: Who & To, words) =>
    `${does(name, words, 'give')} ${you(to, words)} a card.`,
  'crush/say/fired': did('fire'),
  'crush/say/kept': ({name}: Who, words) => `${does(name, words, 'keep')} all.`,
  'crush/say/completed': ({name}: Who, words) => `${whose(name, words)} Government is complete.`,
  'crush/say/stalled': ({n}: Many, words) =>
    `${words.count(n, {one: 'idle turn', other: 'idle turns'})}: the game is stalled.`,
  'crush/say/won': ({name}: Who, words) => `Game over. ${does(name, words, 'win')}.`,
  'crush/say/drawn': 'Game over. Nobody wins.',

  // the end
  'crush/members': 'Members',
  'crush/spies-head': 'Spies',
  'crush/winner': 'winner',
  'crush/of': ({n, of}: Many & {of: number}) => `${n} of ${of}`,
  'crush/won': ({name}: Who, words) => does(name, words, 'win'),
  'crush/drawn': 'Nobody wins',
  'crush/completed': 'King to ace, and no spy among them',
  'crush/stalled': ({n}: Many) => `After ${n} idle turns, with the better Government`,
  'crush/stalled-evenly': ({n}: Many) => `After ${n} idle turns, with equal Governments`,

  // what can be looked up or read
  'crush/executed': 'Executed',
  'crush/given-to': ({name}: Who) => `Known in ${name}’s hand`,
  'crush/read/no-card': 'No card can be played.',
  'crush/read/standing': ({name, n, spies}: Who & Many & {spies: number}, words) =>
    `${name}: ${words.count(n, {one: 'member', other: 'members'})}, ${words.count(spies, SPIES)}.`,
  'crush/read/next': ({name, card, spies}: Who & One & {spies: string}, words) =>
    `${name}: next is the ${words.t('card', {card})}; spies: ${spies || 'none'}.`,
  'crush/read/left': ({name, n}: Who & Many, words) => `${name}: ${words.count(n, CARDS)}.`,

  ...hints,
};
