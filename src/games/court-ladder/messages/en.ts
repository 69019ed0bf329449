import type {Card, Suit} from '../../../cards/index.js';
import {agree, capital, does, listed, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';
import type {RankName} from '../rules/ladder.js';
import {hints} from './hints.en.js';
import {options} from './options.en.js';

type OfSuit = Readonly<Record<'suit', Suit>>;
type OneCard = Readonly<Record<'card', Card>>;
/** An attacker, the defender, and the defender's `rank`. */
type AtStake = Player & Readonly<{to: Player; rank: RankName; lower: RankName}>;

/** The reader's ranks before and after a hand. */
type Walk = Readonly<{from: RankName; to: RankName}>;

const CARDS = {one: 'card', other: 'cards'};
const HANDS = {one: 'hand', other: 'hands'};

const short = (rank: RankName, messages: Messages): string =>
  messages.lookup('ladder/short', {rank});

/** The messages of Court Ladder in English. */
export const en = {
  'game/court-ladder': 'Court Ladder',
  ...options,
  ...hints,

  // ranks, in full and for a narrow rung
  'ladder/rank': 'Rank',
  'ladder/ranks': 'Ranks, highest first',
  'ladder/rank/king': 'King',
  'ladder/rank/queen': 'Queen',
  'ladder/rank/jack': 'Jack',
  'ladder/rank/ten': 'Ten',
  'ladder/rank/nine': 'Nine',
  'ladder/rank/eight': 'Eight',
  'ladder/rank/seven': 'Seven',
  'ladder/rank/six': 'Six',
  'ladder/rank/five': 'Five',
  'ladder/rank/four': 'Four',
  'ladder/rank/three': 'Three',
  'ladder/rank/two': 'Two',
  'ladder/rank/page': 'Page',
  'ladder/rank/groom': 'Groom',
  'ladder/rank/fool': 'Fool',
  'ladder/rank/knave': 'Knave of the Heap',
  'ladder/short': ({rank}: {rank: RankName}, messages) =>
    rank === 'knave' ? 'Knave' : messages.lookup(`ladder/rank/${rank}`),

  // the top line
  'ladder/step/trump': 'Trump',
  'ladder/step/attack': 'Attack',
  'ladder/step/defence': 'Beat or take',
  'ladder/step/leave': 'The King’s permission',
  'ladder/step/throwIn': 'Throw-in',
  'ladder/step/between': 'Ranks',
  'ladder/step/over': 'Game over',
  'ladder/trump': 'trump',
  'ladder/trump-is': ({suit}: OfSuit, messages) => `Trump ${messages.t('suit', {suit})}`,
  'ladder/no-trump-yet': 'no trump yet',
  'ladder/gone': ({n}: {n: number}) => `${n} out of play`,
  'ladder/hand-of': ({n, of}: {n: number; of: number | string}) =>
    of === 'endless' ? `Hand ${n}` : `Hand ${n} of ${of}`,

  // on the board
  'ladder/out': 'out',
  'ladder/role/attacks': 'attacks',
  'ladder/role/defends': 'defends',
  'ladder/role/throws': 'may throw in',
  'ladder/role/turn': 'to play',
  'ladder/attack-whom': ({name}: Player) => `Attack ${name}`,
  'ladder/with': ({name, card}: {name: string; card: string}) => `${name}, ${card}`,
  'ladder/allow-whom': ({name}: Player) => `Allow ${name} to throw in`,
  'ladder/bout': 'Attack',
  'ladder/attacks': ({to, ...who}: Player & {to: Player}) => `${does(who, 'attack')} ${whom(to)}`,
  'ladder/to-attack': ({to, ...who}: Player & {to: Player}) =>
    `${does(who, 'are', 'is')} to attack ${whom(to)}`,
  'ladder/to-attack-any': (who: Player) => `${does(who, 'attack')} anyone`,
  'ladder/taking': (who: Player) => does(who, 'take'),
  'ladder/laid-by': ({name}: Player) => `${name}:`,
  'ladder/beaten-with': 'beaten with',
  'ladder/attack-it': 'attack',
  'ladder/beat-it': 'beat',
  'ladder/joker-beside': 'beside it',
  'ladder/more': ({n}: {n: number}) => `${n} more`,
  'ladder/fold': 'Fold the ladder',
  'ladder/room': ({n, of}: {n: number; of: number}) => `Attack cards: ${n} of ${of}`,
  'ladder/may/all': 'All may throw in',
  'ladder/may/attacker': 'Only the attacker throws in',
  'ladder/may/opening': 'First attack: all may throw in',
  'ladder/may/king': 'The King decides who adds cards',
  'ladder/leave-count': ({n}: {n: number}) => `Others who may throw in: ${n}`,
  'ladder/leave-for': ({players}: {players: readonly Player[]}) =>
    players.length > 0 ? `${capital(listed(players))} may throw in.` : 'Nobody else may throw in.',
  'ladder/rank-draw': 'Ranks by the best card drawn; no card is low, the ace lowest',
  'ladder/player': 'Player',
  'ladder/reigns': 'Hands as King',
  'ladder/taken-cards': 'Taken cards that all saw',
  'ladder/suit': ({suit}: OfSuit, messages) => capital(messages.t('suit', {suit})),

  // what is at stake
  'ladder/stake/trump': 'The King names the trump and attacks the lowest first.',
  'ladder/stake/trump/mine':
    'You are King until you take an attack from below or hold the last cards.',
  'ladder/stake/free/attack':
    'If your target takes, nobody moves; if not, the target attacks next.',
  'ladder/stake/free/see': ({name}: AtStake) =>
    `${name} attacks as King: if the target takes, nobody moves.`,
  'ladder/stake/up/defend': ({name, rank}: AtStake, messages) =>
    `Beat ${name} and you stay ${short(rank, messages)}; take, and you change places.`,
  'ladder/stake/up/attack': ({to, rank}: AtStake, messages) =>
    `If ${to.name} takes, you become ${short(rank, messages)}; if not, the climb goes on without you.`,
  'ladder/stake/up/see': ({name, to, rank}: AtStake, messages) =>
    `If ${to.name} takes, ${name} becomes ${short(rank, messages)}; if not, ${to.name} climbs on.`,
  'ladder/stake/up/takes/defend': ({name, lower}: AtStake, messages) =>
    `You take: you change places with ${name} and fall to ${short(lower, messages)}.`,
  'ladder/stake/up/takes/attack': ({to, rank}: AtStake, messages) =>
    `${to.name} takes: you change places and become ${short(rank, messages)}.`,
  'ladder/stake/up/takes/see': ({name, to, rank}: AtStake, messages) =>
    `${to.name} takes: ${name} becomes ${short(rank, messages)}.`,
  'ladder/stake/down/defend':
    'Beat it and you attack next; take, and you keep your rank and the cards.',
  'ladder/stake/down/attack': ({to}: AtStake) =>
    `If ${to.name} takes, nobody moves; if not, ${to.name} attacks next.`,
  'ladder/stake/down/see': ({to}: AtStake) =>
    `If ${to.name} takes, nobody moves; if not, ${to.name} attacks next.`,
  'ladder/stake/down/takes': ({to}: AtStake) =>
    `${does(to, 'take')}: an attack from above moves nobody.`,
  'ladder/stake/held/defend': ({rank}: AtStake, messages) =>
    `All beaten: you stay ${short(rank, messages)}.`,
  'ladder/stake/held/see': ({to, rank}: AtStake, messages) =>
    `All beaten: ${to.name} stays ${short(rank, messages)}.`,
  'ladder/stake/swap/rose': ({name, rank}: AtStake, messages) =>
    `You change places with ${name}: you are ${short(rank, messages)} now.`,
  'ladder/stake/swap/fell': ({to, lower}: AtStake, messages) =>
    `You change places with ${to.name}: you are ${short(lower, messages)} now.`,
  'ladder/stake/swap/swapped': ({name, to, rank}: AtStake, messages) =>
    `${to.name} changes places with ${name} and is ${short(rank, messages)} now.`,

  // the prompt
  'ladder/your-turn': 'Your turn',
  'ladder/ask/trump': 'Name the trump',
  'ladder/ask/trump/why': 'The others look at their cards after that',
  'ladder/ask/attack': ({name}: Player) => `Attack ${name}`,
  'ladder/ask/attack/why': 'With one card',
  'ladder/advised': 'suggested',
  'ladder/target-advised': 'A star marks the suggested player',
  'ladder/ask/attack-any': 'Attack anyone',
  'ladder/ask/attack-any/why': 'Choose a rung of the ladder, then a card',
  'ladder/ask/attack-jokers': 'Play your joker',
  'ladder/ask/attack-jokers/why': 'It does not attack; then you are out of cards',
  'ladder/ask/beat': ({card}: OneCard, messages) => `Beat the ${messages.t('card', {card})}`,
  'ladder/ask/beat/why': ({card, trump}: OneCard & {trump: Suit}, messages) =>
    card.endsWith(trump)
      ? 'A higher trump, or take'
      : `Higher ${messages.t('suit', {suit: card.charAt(1)})} or any trump, or take`,
  'ladder/ask/take': ({card}: OneCard, messages) => `Take the ${messages.t('card', {card})}`,
  'ladder/ask/take/why': 'You cannot beat it',
  'ladder/ask/leave': 'Who may throw in?',
  'ladder/ask/leave/why': ({name}: Player) =>
    `Against ${name}: all, nobody, or the dashed rungs you press`,
  'ladder/ask/throw': 'Throw in, or pass',
  'ladder/ask/throw/why': 'A card of a rank on the table',
  'ladder/ask/add': ({name}: Player) => `Add a card for ${name}, or pass`,
  'ladder/ask/add/why': 'A card of a rank on the table',
  'ladder/ask/no-throw': 'Nothing to throw in',
  'ladder/ask/no-throw/why': 'You hold no rank on the table',
  'ladder/ask/joker': 'Name the new trump',
  'ladder/ask/joker/why': 'The joker is laid beside the attack; press it again to keep it',
  'ladder/do/take': 'Take',
  'ladder/do/done': 'Pass',
  'ladder/do/next': 'Next hand',
  'ladder/do/nobody': 'Nobody',
  'ladder/do/everybody': 'All',
  'ladder/do/chosen': 'These',
  'ladder/waiting/trump': (who: Player) => `${does(who, 'name')} the trump`,
  'ladder/waiting/attack': ({name}: Player) => `${name} to attack`,
  'ladder/waiting/defence': ({name}: Player) => `${name} to beat or take`,
  'ladder/waiting/leave': ({name}: Player) => `${name} says who may throw in`,
  'ladder/waiting/throwIn': ({name}: Player) => `${name} may throw in`,
  'ladder/not-yet-looked': 'Nobody else looks until the King names it',
  'ladder/you-are-out': 'You are out of cards and keep your rank',
  'ladder/defender-throws-nothing/you': 'You defend',
  'ladder/attacker-alone/you': 'Only the attacker may throw in',
  'ladder/no-leave/you': 'You may not add a card',

  // refusals, read after "Not allowed:"
  'ladder/name-trump-now': 'name the trump first',
  'ladder/attack-now': 'it is your attack',
  'ladder/beat-or-take-now': 'beat the card or take it',
  'ladder/give-leave-now': 'first say who may throw in',
  'ladder/throw-in-now': 'throw in or pass',
  'ladder/joker-names-trump': 'a joker only names a new trump',
  'ladder/no-joker-needed': 'the King names the trump without a joker',
  'ladder/takes-a-joker': 'it takes a joker to change the trump',
  'ladder/joker-of-the-two': 'only attacker and defender play jokers',
  'ladder/not-higher': 'it is not higher',
  'ladder/only-higher-trump': 'only a higher trump beats a trump',
  'ladder/neither-suit-nor-trump': 'neither its suit nor trump',
  'ladder/rank-not-there': 'its rank is not on the table',
  'ladder/defender-throws-nothing': 'the defender adds no cards',
  'ladder/stabilized': 'you are out of cards',
  'ladder/attacker-alone': 'only the attacker throws in',
  'ladder/no-leave': 'the King has not let you add cards',
  'ladder/has-passed': 'you have passed until the next card',
  'ladder/needs-no-leave': 'not all of these need your permission',
  'ladder/target-is-given': 'you cannot choose whom you attack',
  'ladder/choose-a-target': 'first choose whom to attack',
  'ladder/no-such-target': 'there is nobody to attack',
  'ladder/target-stabilized': 'a player without cards cannot be attacked',

  // narration
  'ladder/say/ranks': (
    {suit, king, knave}: {suit: Suit | undefined; king: Player; knave: Player},
    messages,
  ) =>
    `${suit ? `Ranks by ${messages.t('suit', {suit})}` : 'Ranks by lot'}: King ${king.name}, Knave of the Heap ${knave.name}.`,
  'ladder/say/dealt': ({n, name}: {n: number} & Player) => `Hand ${n}. King: ${name}.`,
  'ladder/say/trump': ({name, suit}: Player & OfSuit, messages) =>
    `${name}: trump ${messages.t('suit', {suit})}.`,
  'ladder/say/joker': ({name, suit}: Player & OfSuit, messages) =>
    `${name}: joker, trump ${messages.t('suit', {suit})}.`,
  'ladder/say/attacked': ({name, to, card}: Player & OneCard & {to: Player}, messages) =>
    `${name} to ${whom(to)}: ${messages.t('card', {card})}.`,
  'ladder/say/beaten': ({card, ...who}: Player & OneCard, messages) =>
    `${does(who, 'beat')}: ${messages.t('card', {card})}.`,
  'ladder/say/taken': (who: Player) => `${does(who, 'take')}.`,
  'ladder/say/passed': 'You add nothing.',
  'ladder/say/thrown': ({card, ...who}: Player & OneCard, messages) =>
    `${does(who, 'add')} ${messages.t('card', {card})}.`,
  'ladder/say/took': ({n, ...who}: Player & {n: number}, messages) =>
    `${does(who, 'take')} ${messages.count(n, CARDS)}.`,
  'ladder/say/held': ({name, n}: Player & {n: number}, messages) =>
    `All beaten: ${name}. ${capital(messages.count(n, CARDS))} out of play.`,
  'ladder/say/given-up': ({name}: Player) => `${name}: nothing left to attack with.`,
  'ladder/say/swapped': ({up, down}: {up: Player; down: Player}) =>
    `${up.name} and ${whom(down)} change places.`,
  'ladder/say/left': (who: Player) => `${does(who, 'hold')} the last cards: Knave of the Heap.`,
  'ladder/say/nobody-left': 'Nobody holds cards.',
  'ladder/say/over': ({name}: Player) => `Game over. King: ${name}.`,
  'ladder/say/free': (who: Player) => `${does(who, 'attack')} anyone.`,
  'ladder/all-go-up': 'Everybody below goes up a step',
  'ladder/long-reign': ({n, ...who}: Player & {n: number}, messages) =>
    `${does(who, 'have', 'has')} been King for ${messages.count(n, HANDS)}. A King falls by taking an attack from below, or by holding the last cards.`,
  'ladder/ranks-stay': 'Nobody moves for that',
  'ladder/hand/up': ({from, to}: Walk, messages) =>
    `You climbed from ${short(from, messages)} to ${short(to, messages)}.`,
  'ladder/hand/down': ({from, to}: Walk, messages) =>
    `You fell from ${short(from, messages)} to ${short(to, messages)}.`,
  'ladder/hand/same': ({to}: Walk, messages) => `You began and end as ${short(to, messages)}.`,
  'ladder/all-hands-played': 'All hands have been played',

  // the end
  'ladder/ends': ({rank, ...who}: Player & {rank: RankName}, messages) =>
    `${does(who, 'finish', 'finishes')} as ${messages.lookup(`ladder/rank/${rank}`)}`,
  'ladder/wore': ({n, of, ...who}: Player & {n: number; of: number}, messages) =>
    of === 1
      ? `One hand; ${whom(who)} ${agree(who, 'were', 'was')} ${n === 0 ? 'not King' : 'King'}.`
      : `${messages.count(of, HANDS)}; ${whom(who)} ${agree(who, 'were', 'was')} ${n === 0 ? 'never King' : `King in ${n === of ? 'all' : n}`}.`,
  'ladder/turn/up': ({n, to, card, ...who}: Player & OneCard & {n: number; to: Player}, messages) =>
    `Hand ${n}: ${whom(to)} took ${whose(who)} ${messages.t('card', {card})} and changed places.`,
  'ladder/turn/left': ({n, ...who}: Player & {n: number}) =>
    `Hand ${n}: ${whom(who)} held the last cards and went to the bottom.`,

  // readings
  'ladder/key/trick': 'read the attack',
  'ladder/key/taken': 'taken cards that all saw',
  'ladder/read/nothing-laid': 'Nothing is on the table.',
  'ladder/read/no-card': 'No card fits.',
  'ladder/read/none-taken': 'Nobody holds cards all have seen.',
  'ladder/read/trumps-out': 'Trumps unseen:',
  'ladder/read/left': ({name, n}: Player & {n: number}, messages) =>
    `${name}: ${messages.count(n, CARDS)}.`,
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type LadderMessages = typeof en;
