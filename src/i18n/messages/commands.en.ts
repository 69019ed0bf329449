import type {MessageCatalogue} from '../message-types.js';
import type {en as core} from './en.js';

/**
 * Keys and typed commands in English. Alternative words of a command are separated by bars. Fetched
 * with the first key or command.
 */
export const en = {
  // at full verbosity, after "5 cards"
  'full/may-play': ({cards}: {cards: string}) => `${cards} may be played.`,

  // descriptions of keys
  'key/heading': 'Keys',
  'key/accept': 'accept it',
  'key/asked': 'what is asked, and the aim',
  'key/deeds': 'what each has done',
  'key/discard': 'the discarded cards',
  'key/held': 'what each holds and has taken',
  'key/laid': 'what lies on the table',
  'key/meets': 'who meets whom',
  'key/next': 'what each needs next',
  'key/row': 'the row of cards',
  'key/shown': 'the cards shown last',
  'key/standing': 'who stands where',
  'key/unused': 'cards not played yet',
  'key/card': 'to a card',
  'key/command': 'type a command',
  'key/contract': 'contract and what counts',
  'key/deal': 'this deal',
  'key/doubt': 'doubt a claim',
  'key/escape': 'close, lower a card',
  'key/hand': 'read the hand',
  'key/compare': 'what each card would bring',
  'key/hint': 'a hint, with its reason',
  'key/last': 'last trick',
  'key/left': 'cards left',
  'key/legal': 'cards that may be played',
  'key/lines': 'the log line by line',
  'key/log': 'open the log',
  'key/nth': 'to the nth card',
  'key/out': 'what is not taken yet',
  'key/play': 'play the card',
  'key/repeat': 'say it again',
  'key/round': 'the last round',
  'key/rules': 'rules and keys',
  'key/scores': 'read the scores',
  'key/sheet': 'open the scores',
  'key/sound': 'sound',
  'key/taken': 'what each has taken',
  'key/trick': 'read the trick',
  'key/turn': 'whose turn',
  'key/undo': 'take back',
  'key/why': 'why a card was played',

  // words that the field understands
  'type/contract': 'contract|goal|trump',
  'type/hand': 'hand|cards|my hand|my cards',
  'type/help': 'help|?',
  'type/last': 'last trick|last',
  'type/left': 'left|cards left',
  'type/legal': 'legal|playable',
  'type/out': 'out|still out',
  'type/repeat': 'repeat|again',
  'type/scores': 'scores|score|points',
  'type/taken': 'taken|tricks',
  'type/trick': 'trick|table',
  'type/turn': 'turn|whose turn|time',
  'type/why': 'why',

  // the field and its answers
  'field/idle': 'A card, a word or a button; ? lists them.',
  'field/label': 'Command',
  'field/list': ({
    card,
    words,
    buttons,
  }: {
    card: string;
    words: readonly string[];
    buttons: readonly string[];
  }) =>
    [
      card && `A card: ${card}.`,
      `Words: ${words.join(', ')}.`,
      buttons.length > 0 ? `Buttons: ${buttons.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'field/nothing': ({text}: {text: string}) => `Nothing to say about “${text}” now.`,
  'field/sample': 'qh, 10d, ♦10, queen of hearts',
  'field/unknown': ({text}: {text: string}) => `Not understood: “${text}”. Type ? for a list.`,
  'field/which': ({names}: {names: readonly string[]}) => `Which one: ${names.join(', ')}?`,
} satisfies MessageCatalogue<typeof core>;
