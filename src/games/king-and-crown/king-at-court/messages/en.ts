import {agree, does, listed, whom, whose} from '../../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/en.js';
import {hints} from './hints.en.js';

type Two = Player & {readonly other: Player};
type Count = Readonly<Record<'n', number>>;
type OneCard = Readonly<Record<'card', CourtCard>>;

/** Possessive pronouns of the bots that may sit at this table. */
const POSSESSIVE: Readonly<Record<string, string>> = {
  Otto: 'his',
  Nora: 'her',
  Vera: 'her',
  Bert: 'his',
  Ida: 'her',
};

/** What each card may do, by the number of players. */
const SPECIALS: Readonly<Record<CourtCard, (seats: number) => string>> = {
  king: () => 'Everybody sees your card. You question the court, then accuse one player, once.',
  dragon: () => 'Only you know that you are the Dragon. Say what you like: anybody may lie.',
  knight: (seats) =>
    seats === 3
      ? 'Help the King to find the Dragon. The other one will claim to be the Knight.'
      : 'Help the King to find the Dragon. If the Witch has all cards dealt again, you may look at one card.',
  witch: () =>
    'You help the Dragon, without knowing who it is. Once you may show all cards and have them dealt again, so that the King must start over.',
  beggar: () =>
    'You are with the King. When somebody else stands accused, you may still join the Wicked.',
};

/** The messages of The King at Court in English. */
export const en = {
  ...crown,
  ...hints,
  'game/king-at-court': 'The King at Court',

  'option/knightSpecial': 'The Knight may look',
  'option/knightSpecial/withWitch': 'After the Witch',
  'option/knightSpecial/never': 'Never',
  'option/witchUses': 'The Witch acts, at most',
  'option/minutes': 'Minutes for questions',
  'option/resetClock': 'The Witch restarts the clock',
  'option/grace': 'Seconds to accuse',
  'option/grace/off': 'No limit',
  'option/rounds': 'Rounds',

  // the talk
  'court/said/am': ({card}: OneCard) => `I am the ${CARDS[card]}.`,
  'court/said/think': ({card, ...who}: Player & OneCard) =>
    `I think ${whom(who)} ${agree(who, 'are', 'is')} the ${CARDS[card]}.`,
  'court/said/ask': ({name}: Player) => `${name}, what are you?`,

  // the table
  'court/round': ({n, of}: Count & {of: number}) => `Round ${n} of ${of}`,
  'court/aside': ({cards}: {cards: readonly CourtCard[]}) =>
    `Set aside: ${cards.map((card) => CARDS[card]).join(', ')}`,
  'court/won': ({n}: Count) => `${n} won`,
  'court/card': 'Card',
  'court/player': 'Player',
  'court/deals': 'lord, deals',
  'court/team': 'Team',
  'court/rounds-won': 'Rounds won',
  'court/down': 'card face down',
  'court/claims': ({card}: OneCard) => `“${CARDS[card]}”`,
  'court/before': ({card}: OneCard) => `was ${CARDS[card]}`,
  'court/silent-now': 'listens',
  'court/disputed': 'disputed',
  'court/is-asked': 'asked',
  'court/is-accused': 'accused',
  'court/has-joined': 'joined the Wicked',
  'court/wins': 'wins',
  'court/wise': 'Wise',
  'court/wicked': 'Wicked',
  'court/seats': 'The court',
  'court/talk': 'What was said',
  'court/talk/none': 'Nobody has said anything yet.',
  'court/talk/ended': 'The talk is over.',
  'court/talk/redealt': 'The cards were dealt again.',
  'court/contradicts': (who: Player) => `contradicts ${whom(who)}`,
  'court/changed': 'said something else before',
  'court/lie': '(a lie)',
  'court/wrong': '(wrong)',
  'court/cast': ({cards}: {cards: readonly CourtCard[]}) =>
    cards.map((card) => CARDS[card]).join(', '),
  'court/special': ({card, seats}: OneCard & {seats: number}) => SPECIALS[card](seats),
  'court/phrases': 'What to say',
  'court/answer': ({name}: Player) => `Your answer to ${name}`,
  'court/kind/am': 'I am…',
  'court/kind/think': 'Suspect',
  'court/kind/ask': 'Ask',
  'court/kind/text': 'Write',
  'court/about': 'of being the',
  'court/write': 'In your own words',
  'court/write/why': 'Bots understand only the ready-made phrases',
  'court/send': 'Say it',

  // the strip below the court
  'court/strip/look': 'When all have looked, the King shows his card',
  'court/strip/goal': ({name, isReader}: Player) =>
    isReader ? 'You are the King: find the Dragon' : `${name}, the King, must name the Dragon`,
  'court/strip/asks': ({other, ...who}: Two) => `${does(who, 'ask')} ${whom(other)}: what are you?`,
  'court/strip/both': ({name, other, card}: Two & OneCard) =>
    `${name} and ${whom(other)} both say: ${CARDS[card]}`,
  'court/strip/changed': ({name}: Player) => `${name} said something else before`,
  'court/strip/bared': 'All cards are face up',
  'court/strip/peek': ({name, isReader}: Player) =>
    isReader ? 'You were the Knight' : `${name} was the Knight, and may look`,
  'court/strip/mind': ({name, isReader}: Player) =>
    isReader ? 'You make up your mind' : `${name} makes up ${POSSESSIVE[name] ?? 'their'} mind`,
  'court/strip/accused': ({other, ...who}: Two) => `${does(who, 'accuse')} ${whom(other)}`,
  'court/strip/joined': (who: Player) => `${does(who, 'join')} the Wicked`,
  'court/strip/found': 'The Dragon!',
  'court/strip/missed': 'Not the Dragon',

  // the end
  'court/end/found': ({name, other}: Two & OneCard & {dragon: Player}) =>
    `${name} accused ${whom(other)}, the Dragon.`,
  'court/end/missed': ({name, other, card, dragon}: Two & OneCard & {dragon: Player}) =>
    `${name} accused ${whom(other)}, the ${CARDS[card]}. ${does(dragon, 'were', 'was')} the Dragon.`,
  'court/turn/joined': ({name}: Player) => `${name}, the Beggar, joined the Wicked.`,
  'court/turn/before': ({name, other, card}: Two & OneCard) =>
    `${name} said “I am the ${CARDS[card]}” before ${whom(other)} did.`,
  'court/turn/after': ({other, card, ...who}: Two & OneCard) =>
    `${other.name} said “I am the ${CARDS[card]}” first, then ${whom(who)} said it too.`,
  'court/turn/alone': ({name, card}: Player & OneCard) =>
    `${name} said “I am the ${CARDS[card]}”, and nobody else did.`,
  'court/turn/silent': ({name}: Player) => `${name} never named a card.`,

  // texts that keys read out
  'court/key/hand': 'read your card',
  'court/key/aim': 'the question and the aim',
  'court/key/cards': 'the cards in play',

  // the prompt
  'court/ask/look': ({card}: OneCard) => `Your card: the ${CARDS[card]}`,
  'court/aim/king': 'You win if you accuse the Dragon',
  'court/aim/wise': 'You win if the King accuses the Dragon',
  'court/aim/dragon': 'You win unless the King accuses you',
  'court/aim/wicked': 'You win unless the King accuses the Dragon',
  'court/ask/question/king': 'Question your court',
  'court/ask/question/asked': 'Answer: it may be a lie',
  'court/ask/question': 'Speak, or listen',
  'court/ask/peek': 'You were the Knight: look at a card?',
  'court/ask/peek/why': 'Only you will see it; all see whose it is',
  'court/ask/accuse': 'Who is the Dragon?',
  'court/ask/accuse/why': 'If you are right, the Wise win',
  'court/ask/joining': ({name}: Player) => `${name} stands accused`,
  'court/ask/joining/why': 'Only the Beggar may turn Wicked now',
  'court/wait/look': 'The others look at their cards',
  'court/wait/question': 'The court talks',
  'court/wait/peek': (who: Player) => `${does(who, 'may', 'may')} look at one card`,
  'court/wait/accuse': 'The King decides',
  'court/wait/joining': 'The Beggar may still change sides',
  'court/wait/verdict': ({name, isReader}: Player) =>
    isReader ? 'You turn your card' : `${name} turns the card`,
  'court/do/ready': 'I have seen it',
  'court/do/pass': 'I’ll listen',
  'court/do/wait': 'Wait',
  'court/do/witch': 'Shuffle all',
  'court/do/end': 'Stop and accuse',
  'court/do/end/bare': 'End the questions',
  'court/do/look': ({name}: Player) => `Look at ${name}`,
  'court/do/decline': 'Decline',
  'court/do/accuse': ({name}: Player) => `Accuse ${name}`,
  'court/do/join': 'Turn Wicked',
  'court/do/stay': 'Pass',
  'court/do/finish': 'See the end',
  'court/pick-first': 'first choose somebody above',
  'court/wise-won': 'The Wise win',
  'court/wise-won/own': 'You win, with the Wise',
  'court/wicked-won': 'The Wicked win',
  'court/wicked-won/own': 'You win, with the Wicked',
  'court/most-rounds': ({players}: {players: readonly Player[]}) =>
    `Most rounds: ${listed(players)}`,

  // refusals, read after "Not allowed:"
  'court/look-first': 'first everybody looks at their card',
  'court/knight-looks': 'first the Knight may look at a card',
  'court/accuse-now': 'the questions are over: accuse somebody',
  'court/accusation-made': 'the accusation has been made',
  'court/not-the-beggar': 'only the Beggar may join the Wicked',
  'court/another': 'choose another player',
  'court/not-the-witch': 'only the Witch may do that',
  'court/witch-spent': 'the Witch has already acted',
  'court/king-ends': 'only the King ends the questions',
  'court/end-first': 'first end the questions',
  'court/silent': 'you have said that you are listening',
  'court/all-silent': 'nobody has anything to add: ask, or end the questions',
  'court/king-known': 'everybody knows who the King is',
  'court/set-aside': 'that card is set aside',

  // events
  'court/say/dealt': ({n, of, ...who}: Player & Count & {of: number}) =>
    `${of > 1 ? `Round ${n}. ` : ''}${does(who, 'deal')}: one card to each.`,
  'court/say/king': (who: Player) => `${does(who, 'are', 'is')} the King.`,
  'court/say/bared': ({list, ...who}: Player & {list: string}) =>
    `${does(who, 'are', 'is')} the Witch! All cards are shown: ${list}.`,
  'court/say/witch': (who: Player) => `${does(who, 'are', 'is')} the Witch!`,
  'court/say/dragon-was': (who: Player) => `${does(who, 'were', 'was')} the Dragon`,
  'court/say/that': (who: Player) => `“${does(who, 'are', 'is')} the Dragon.”`,
  'court/say/held': ({name, card}: Player & OneCard) => `${name} ${CARDS[card]}`,
  'court/say/redealt': 'All cards except the King’s are dealt again.',
  'court/say/looked': ({other, ...who}: Two) => `${does(who, 'look')} at ${whose(other)} card.`,
  'court/say/saw': ({name, card}: Player & OneCard) =>
    `You look at ${name}’s card: the ${CARDS[card]}.`,
  'court/say/declined': (who: Player) => `${does(who, 'do', 'does')} not look.`,
  'court/say/ended': (who: Player) => `${does(who, 'end')} the questions.`,
  'court/say/accused': ({other, ...who}: Two) =>
    `${does(who, 'accuse')} ${whom(other)} of being the Dragon.`,
  'court/say/joined': (who: Player) =>
    `${does(who, 'are', 'is')} the Beggar and ${agree(who, 'join')} the Wicked.`,
  'court/say/verdict': ({card, ...who}: Player & OneCard) =>
    `${does(who, 'were', 'was')} the ${CARDS[card]}.`,

  // readings
  'court/read/seat': ({name, notes}: Player & {notes: string}) => `${name}: ${notes}.`,
  'court/read/score': ({name, n}: Player & Count, messages) =>
    `${name}: ${messages.count(n, {one: 'round', other: 'rounds'})}.`,
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type CourtMessages = typeof en;
