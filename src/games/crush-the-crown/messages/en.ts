import type {Card, Rank, Suit} from '../../../cards/index.js';
import {capital, does, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';
import {dutySuit, ownNext, rivalsNext, type WithView} from '../rules/wanted-cards.js';
import {hints} from './hints.en.js';

type OneCard = Readonly<Record<'card', Card>>;
type To = Readonly<Record<'to', Player>>;
type Count = Readonly<Record<'n', number>>;
type TributeDue = Player & Count & Readonly<{suit: Suit; bound: number}>;

const CARDS = {one: 'card', other: 'cards'};
const SPIES = {one: 'spy', other: 'spies'};

const all = (cards: readonly Card[], messages: Messages): string =>
  cards.map((card) => messages.t('card', {card})).join(', ');
/** A rank with its article: `an ace`, `an 8`, `a 10`. */
const a = (rank: Rank | undefined, messages: Messages): string => {
  const text = messages.t('rank', {rank: rank!});
  return `${/^[a8]/.test(text) ? 'an' : 'a'} ${text}`;
};
/** A sentence about a seat's card: `You add the jack of hearts.` */
const did =
  (verb: string) =>
  ({card, ...who}: Player & OneCard, messages: Messages): string =>
    `${does(who, verb)} the ${messages.t('card', {card})}.`;
const suitFirst = ({suit}: TributeDue, messages: Messages): string =>
  `${capital(messages.t('suit', {suit}))} first`;
const give = ({name, n}: TributeDue, messages: Messages): string =>
  `Give ${messages.count(n, CARDS)} to ${name}`;

/** The messages of Crush the Crown in English. */
export const en = {
  'game/crush-the-crown': 'Crush the Crown',

  'option/jokers': 'Jokers',
  'option/discoverIsFree': 'Unmasking spies is free',
  'option/handLimit': 'Most cards in a hand',
  'option/handLimit/none': 'No limit',
  'option/stallTurns': 'Idle turns until the game ends',
  'option/stallTurns/off': 'Never',
  'option/showDiscards': 'Discard pile',
  'option/showDiscards/top': 'Top card',
  'option/showDiscards/all': 'All cards',

  // the top line
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
  'crush/gone': ({card}: OneCard, messages) => `${messages.t('card', {card})}, gone`,
  'crush/turn': ({n}: Count) => `Turn ${n}`,
  'crush/idle': ({n, of}: Count & {of: number}) => `Idle ${n} of ${of}`,

  // on the board
  'crush/government': (who: Player) => `${whose(who, 'Your')} Government`,
  'crush/spy-as': ({card, rank}: OneCard & {rank: Rank}, messages) =>
    `spy as ${messages.t('rank', {rank})}: ${messages.t('card', {card})}`,
  'crush/spies': ({n}: Count, messages) => messages.count(n, SPIES),
  'crush/next': 'next',
  'crush/next-place': ({card, spies}: OneCard & {spies: readonly Card[]}, messages) =>
    `next: ${messages.t('card', {card})}${spies.length > 0 ? `, or a spy: ${all(spies, messages)}` : ''}`,
  'crush/tag': 'spy',
  'crush/tag-as': ({rank}: {rank: string}) => `as ${rank}`,
  'crush/gift': (who: Player) => `to ${whom(who)}`,
  'crush/no-king': 'no King yet',
  'crush/pile/draw': 'Draw',
  'crush/pile/discard': 'Discard',
  'crush/pile/executed': 'Executed',
  'crush/unclaimed': 'Unclaimed',

  // a turn's events, after its player's name
  'crush/auto/swapped': 'swapped',
  'crush/auto/married': 'married',
  'crush/auto/extended': 'built',
  'crush/auto/discovered': 'unmasked',
  'crush/auto/lacks': 'waiting for',
  'crush/auto/inserted': 'sent a spy',
  'crush/auto/no-spy': 'no spy',
  'crush/auto/took': 'took',
  'crush/auto/cards': ({n}: Count, messages) => messages.count(n, CARDS),
  'crush/auto/nothing': 'nothing done',
  'crush/auto/fired': 'fired',

  // the prompt
  'crush/your-turn': 'Your turn',
  'crush/to-play': ({name, isReader}: Player) => (isReader ? 'Your turn' : `${name} to play`),
  'crush/waiting/marryFirst': 'Looking for a Queen',
  'crush/waiting/marrySecond': 'Looking for a Queen',
  'crush/waiting/build': 'May build',
  'crush/waiting/insert': 'May insert a spy',
  'crush/waiting/tribute': ({n}: Count, messages) => `Owes ${messages.count(n, CARDS)}`,
  'crush/waiting/fireHire': 'May fire a card, then draws',
  'crush/ask/marry': ({n, card}: Count & OneCard, messages) =>
    n === 1 ? `Marry the ${messages.t('card', {card})}` : 'Choose a Queen to marry',
  'crush/ask/marry/why': 'Her suit will be yours',
  'crush/ask/swap': 'Swap a card',
  'crush/ask/swap/why': 'Until a Queen comes',
  'crush/ask/extend': ({card}: OneCard, messages) =>
    `Build: play the ${messages.t('card', {card})}`,
  'crush/ask/extend/why': 'One card a turn',
  'crush/ask/either': 'Build: extend or unmask a spy',
  'crush/ask/either/why': ({card}: OneCard, messages) =>
    `${capital(messages.t('card', {card}))} is next; one card a turn`,
  'crush/ask/discover': 'Unmask a spy',
  'crush/ask/discover/why': 'The true card takes its place',
  'crush/ask/no-build': 'Nothing to build',
  'crush/ask/no-build/why': ({next}: {next?: Card}, messages) =>
    next ? `You need the ${messages.t('card', {card: next})}` : 'Spies are still in the way',
  'crush/ask/more': 'Unmask more spies, or go on',
  'crush/ask/more/why': 'Unmasking is free in this game',
  'crush/ask/insert': ({name}: Player) => `Send ${name} a spy`,
  'crush/ask/insert/why': ({name, rank}: Player & {rank: Rank}, messages) =>
    `As ${name}’s ${messages.t('rank', {rank})} it brings you a card a turn`,
  'crush/ask/no-spy': ({name}: Player) => `No spy for ${name}`,
  'crush/ask/no-spy/why': ({rank}: {rank: Rank}, messages) =>
    `You need ${a(rank, messages)} of a dead suit, a Queen for Hire or a Joker`,
  'crush/ask/give': give,
  'crush/ask/give/why': ({n, bound, ...due}: TributeDue, messages) =>
    `${suitFirst({n, bound, ...due}, messages)}: choose ${n} of your ${bound}`,
  'crush/ask/give-some': give,
  'crush/ask/give-some/why': ({n, bound, ...due}: TributeDue, messages) =>
    `${suitFirst({n, bound, ...due}, messages)}: you hold ${bound}, so choose ${n - bound} more`,
  'crush/ask/give-any': give,
  'crush/ask/give-any/why': ({suit}: TributeDue, messages) =>
    `Any: you hold no ${messages.t('suit', {suit})}`,
  'crush/ask/give-all': give,
  'crush/ask/give-all/why': ({n, bound, ...due}: TributeDue, messages) =>
    bound === n
      ? `${suitFirst({n, bound, ...due}, messages)}: you hold ${n}, so there is no choice`
      : 'All you hold, so there is no choice',
  'crush/ask/fire': 'Fire a card, or keep all',
  'crush/ask/fire/why': ({draws}: {draws: boolean}) =>
    draws ? 'Then you draw up to five' : 'No card is drawn: you hold more than five',
  'crush/ask/fire-down': 'Fire a card',
  'crush/ask/fire-down/why': 'Until five are left',
  'crush/do/build': 'Skip',
  'crush/do/done': 'Go on',
  'crush/do/insert': 'No spy',
  'crush/do/fireHire': 'Keep all',
  'crush/do/give': ({n, of}: Count & {of: number}) => (n < of ? `Give ${n} of ${of}` : `Give ${n}`),
  'crush/pick-more': ({n}: Count, messages) => `choose ${messages.count(n, CARDS)} more`,

  // refusals, read after "Not allowed:"
  'crush/queen-must-marry': 'a Queen in hand must marry',
  'crush/not-a-queen': 'only a Queen marries',
  'crush/not-your-suit': 'not of your suit',
  'crush/wild-is-no-member': 'this card can only be a spy',
  'crush/one-extension': 'you have already built',
  'crush/one-member-a-turn': 'one card for your Government a turn',
  'crush/ace-is-placed': 'your ace is in place',
  'crush/not-the-next-rank': (asked: WithView, messages) =>
    `next is the ${messages.t('card', {card: ownNext(asked)!})}`,
  'crush/no-spy-of-that-rank': 'no spy holds that place',
  'crush/suit-of-a-king': 'spies are of a dead King’s suit',
  'crush/not-the-rivals-next-rank': (asked: WithView, messages) =>
    `the next place is for ${a(rivalsNext(asked), messages)}`,
  'crush/tribute-of-the-suit': (asked: WithView, messages) =>
    `${messages.t('suit', {suit: dutySuit(asked)!})} first`,
  'crush/hand-too-large': 'five cards at most',
  'crush/marry-now': 'first both Kings marry',
  'crush/build-now': 'first build or skip',
  'crush/insert-now': 'first send a spy or none',
  'crush/tribute-now': 'first the tribute',
  'crush/fire-now': 'fire a card or keep all',

  // events
  'crush/say/dealt': (who: Player) => `Cards dealt. ${does(who, 'begin')}.`,
  'crush/say/voided': (who: Player) => `No Queen is left for ${whom(who)}. Dealt again.`,
  'crush/say/swapped': did('swap'),
  'crush/say/married': ({card, ...who}: Player & OneCard, messages) =>
    `${does(who, 'marry', 'marries')} the ${messages.t('card', {card})}.`,
  'crush/say/executed': ({cards}: {cards: readonly Card[]}, messages) =>
    `Executed: ${all(cards, messages) || 'none'}.`,
  'crush/say/drew': ({cards, ...who}: Player & {cards: readonly Card[]}, messages) =>
    `${does(who, 'draw')}: ${all(cards, messages)}.`,
  'crush/say/drew-some': ({n, ...who}: Player & Count, messages) =>
    `${does(who, 'draw')} ${messages.count(n, CARDS)}.`,
  'crush/say/reshuffled': 'The discard pile is now the draw pile.',
  'crush/say/extended': did('add'),
  'crush/say/discovered': ({card, spy, ...who}: Player & OneCard & {spy: Card}, messages) =>
    `${does(who, 'unmask')} a spy, the ${messages.t('card', {card: spy})}, with the ${messages.t('card', {card})}.`,
  'crush/say/inserted': ({rival, card, ...who}: Player & OneCard & {rival: Player}, messages) =>
    `${does(who, 'send')} ${whom(rival)} a spy: ${messages.t('card', {card})}.`,
  'crush/say/no-build': 'You build nothing.',
  'crush/say/no-spy': 'You send no spy.',
  'crush/say/full': (who: Player) => `${whose(who, 'Your')} ace is in place: no spy can follow.`,
  'crush/say/demanded': ({n, to, ...who}: Player & Count & To, messages) =>
    `${does(who, 'owe')} ${whom(to)} ${messages.count(n, CARDS)}.`,
  'crush/say/given': ({card, to, ...who}: Player & OneCard & To, messages) =>
    `${does(who, 'give')} ${whom(to)} the ${messages.t('card', {card})}.`,
  'crush/say/given-hidden': ({to, ...who}: Player & To) =>
    `${does(who, 'give')} ${whom(to)} a card.`,
  'crush/say/fired': did('fire'),
  'crush/say/kept': (who: Player) => `${does(who, 'keep')} all.`,
  'crush/say/completed': (who: Player) => `${whose(who, 'Your')} Government is complete.`,
  'crush/say/stalled': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'idle turn', other: 'idle turns'})}: the game is stalled.`,
  'crush/say/won': (who: Player) => `Game over. ${does(who, 'win')}.`,
  'crush/say/drawn': 'Game over. Nobody wins.',

  // the end
  'crush/members': 'Members',
  'crush/spies-head': 'Spies',
  'crush/of': ({n, of}: Count & {of: number}) => `${n} of ${of}`,
  'crush/stands': (who: Player) => `${whose(who, 'Your')} Government stands`,
  'crush/nobody': 'Stalled: nobody wins',
  'crush/completed': ({suit, turn}: {suit: Suit; turn: number | undefined}, messages) =>
    `King to ace in ${messages.t('suit', {suit})}, and no spy${turn ? `, in turn ${turn}` : ''}.`,
  'crush/stalled': ({n}: Count) => `After ${n} idle turns the better Government wins.`,
  'crush/stalled-evenly': ({n}: Count) => `After ${n} idle turns the Governments are equal.`,
  'crush/turning-point': (
    {
      turn,
      rival,
      card,
      rank,
      n,
      ...who
    }: Player & OneCard & Count & {turn: number; rival: Player; rank: Rank},
    messages,
  ) =>
    `Turn ${turn}: ${whom(who)} sent the ${messages.t('card', {card})} as ${whose(rival)} ${messages.t('rank', {rank})}. It took ${messages.count(n, CARDS)}.`,

  // panels and readings
  'crush/key/trick': 'read both Governments',
  'crush/key/taken': 'who was executed',
  'crush/executed': 'Executed',
  'crush/given-to': ({name}: Player) => `Known in ${name}’s hand`,
  'crush/read/no-card': 'No card can be played.',
  'crush/read/standing': ({name, n, spies}: Player & Count & {spies: number}, messages) =>
    `${name}: ${messages.count(n, {one: 'member', other: 'members'})}, ${messages.count(spies, SPIES)}.`,
  'crush/read/next': ({name, card, spies}: Player & OneCard & {spies: string}, messages) =>
    `${name}: next is the ${messages.t('card', {card})}; spies: ${spies || 'none'}.`,
  'crush/read/left': ({name, n}: Player & Count, messages) =>
    `${name}: ${messages.count(n, CARDS)}.`,

  ...hints,
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type CrushMessages = typeof en;
