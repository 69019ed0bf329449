import type {MessageCatalogue} from '../message-types.js';
import type {en as core} from './en.js';

const SEATS: Readonly<Record<string, string>> = {N: 'North', E: 'East', S: 'South', W: 'West'};

/** English sentences of worked examples and quizzes. */
export const en = {
  'example/allowed': ({moves}: {moves: string}) => `Allowed here: ${moves}`,
  'example/answer': ({text}: {text: string}) => `Answer: ${text}`,
  'example/back': 'Back to the lesson',
  'example/check': 'Check',
  'example/choose': 'Choose a card',
  'example/choose-legal': 'Choose every card that may be played, then check',
  'example/choose-legal-move': 'Choose everything that is allowed, then check',
  'example/choose-move': 'Choose a move',
  'example/copied': 'Copied',
  'example/copy-link': 'Copy link',
  'example/copy-text': 'Copy text',
  'example/copy-pbn': 'Copy PBN',
  'example/cost': 'What does this trick cost or pay?',
  'example/current': 'Current step',
  'example/first': 'To the beginning',
  'example/hand': ({name, cards}: {name: string; cards: string}) =>
    `${name}: ${cards || 'no cards'}`,
  'example/instead': ({text}: {text: string}) => `Or: ${text}`,
  'example/last': 'To the end',
  'example/legal-missing': ({n}: {n: number}) =>
    n === 1 ? 'One card is missing.' : `${n} cards are missing.`,
  'example/legal-missing-move': ({n}: {n: number}) =>
    n === 1 ? 'One answer is missing.' : `${n} answers are missing.`,
  'example/legal-wrong': ({text, why}: {text: string; why: string}) => `${text}: ${why}.`,
  'example/link': 'Opened from a link.',
  'example/new-game': 'New game',
  'example/main-line': 'Main line',
  'example/mark': ({mark}: {mark: string}) =>
    ({
      '!': 'good play',
      '?': 'mistake',
      '!!': 'brilliant play',
      '??': 'blunder',
      '!?': 'interesting play',
      '?!': 'dubious play',
    })[mark] ?? '',
  'example/next': 'Next step',
  'example/opening': ({percent}: {percent: number}) => `Opening the linked game: ${percent} %`,
  'example/other': 'Any other answer',
  'example/play': 'Play from here',
  'example/previous': 'Previous step',
  'example/more': ({n}: {n: number}, messages) => `and ${messages.number(n)} more`,
  'example/nobody': 'It is nobody’s turn',
  'example/no-deal': 'No deal of the unknown cards allows it',
  'example/refused': ({text, why}: {text: string; why: string}) => `${text} is not allowed: ${why}`,
  'example/right': 'Right.',
  'example/rule': 'Rule',
  'example/run': ({right, of}: {right: number; of: number}) => `${right} of ${of} right`,
  'example/seat': ({letter}: {letter: string}) => SEATS[letter] ?? letter,
  'example/solution': 'Show the answer',
  'example/step': ({at, of}: {at: number; of: number}) => `${at} / ${of}`,
  'example/steps': 'Steps',
  'example/to-play': ({who}: {who: string}) => `To play: ${who}`,
  'example/trick': 'Trick',
  'example/trump': ({suit}: {suit: string}) => `trump ${suit}`,
  'example/turn': 'to play',
  'example/unknown': ({n}: {n: number}, messages) =>
    `${messages.number(n)} ${messages.plural(n, {one: 'unknown card', other: 'unknown cards'})}`,
  'example/winner': 'Who takes this trick?',
  'example/won': 'takes the trick',
  'example/wrong': 'Not that one.',
  'example/wrong-card': 'not allowed',
} satisfies MessageCatalogue<typeof core>;
