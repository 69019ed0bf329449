import {type Card, isJoker, pack, rankOf, readCard, suitOf} from '../../../cards/index.js';
import {type AnyScene, letterIn} from '../../../elements/index.js';
import type {Messages} from '../../../i18n/index.js';

/** Parses a typed card: `qh`, `♦10`, `дч`, `queen of hearts`. */

type Hand = NonNullable<AnyScene['hand']>;

/**
 * Normalizes text for comparison: lower case, single spaces, no marks except those of suits and jokers.
 */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('−', '-')
    .replaceAll(/[^\p{L}\p{N}*♠♤♥♡♦♢♣♧?+-]+/gu, ' ')
    .trim();

/** The names of suits and ranks: messages of a locale, and the letters on the cards. */
export interface CardNaming {
  readonly messages: Messages;
  /** The locale whose letters stand on the cards. */
  readonly letters: string;
}

const CARDS = pack({low: '2', jokers: 2});
const SIGNS: Readonly<Record<string, string>> = {S: '♠♤', H: '♥♡', D: '♦♢', C: '♣♧'};

/** The name of a card in the current game. */
export const nameIn = (hand: Hand | undefined, card: string, messages: Messages): string =>
  hand?.own?.name(card) ?? messages.t('card', {card});

/** All normalized names of a card's rank and suit. */
function partsOf(card: Card, {messages, letters}: CardNaming): readonly [string[], string[]] {
  const [rank, suit] = [rankOf(card) ?? '', suitOf(card) ?? ''];
  const called = plain(messages.t('card', {card})).split(' ');
  const own = plain(messages.t('suit', {suit}));
  return [
    [
      plain(rank),
      ...(rank === 'T' ? ['10'] : []),
      plain(letterIn(letters)(rank)),
      plain(letterIn(messages.locale)(rank)),
      plain(messages.t('rank', {rank})),
    ],
    [plain(suit), ...(SIGNS[suit] ?? ''), own.charAt(0), own, called.at(-1) ?? ''],
  ];
}

/** Whether a piece equals one of the names, or with `cut` is a prefix of one. */
const names = (piece: string, among: readonly string[], cut: boolean): boolean =>
  piece !== '' && among.some((name) => (cut ? name.startsWith(piece) : name === piece));

/** The playing cards that a text may mean; exactly one if the text names it in full. */
function playingCards(text: string, naming: CardNaming): readonly string[] {
  const joined = text.replaceAll(' ', '');
  const read = readCard(joined);
  if (read) return [read];
  const whole = CARDS.filter((card) => plain(naming.messages.t('card', {card})) === text);
  if (whole.length > 0) return whole;
  const suited = CARDS.filter((card) => !isJoker(card));
  const short = suited.filter((card) => {
    const [ranks, suits] = partsOf(card, naming);
    return [...joined].some((_, at) => {
      const [one, other] = [joined.slice(0, at), joined.slice(at)];
      return (
        (names(one, ranks, false) && names(other, suits, false)) ||
        (names(one, suits, false) && names(other, ranks, false))
      );
    });
  });
  if (short.length > 0) return short;
  // `queen of h`, `дама черв`: one or two words, each of which may be a prefix.
  const pieces = text.split(' ').filter((piece) => piece !== 'of');
  const [one = '', other] = pieces;
  if (pieces.length > 2) return [];
  return CARDS.filter((card) => {
    if (isJoker(card)) return plain(naming.messages.t('card', {card})).startsWith(text);
    const [ranks, suits] = partsOf(card, naming);
    if (other === undefined) return one.length > 1 && names(one, ranks, true);
    return (
      (names(one, ranks, true) && names(other, suits, true)) ||
      (names(one, suits, true) && names(other, ranks, true))
    );
  });
}

/** The cards that a text may mean; `sure` if it names exactly one, held or not. */
interface Meant {
  readonly cards: readonly string[];
  readonly sure: boolean;
}

/** The card that a text names, or the cards of this hand whose names it abbreviates. */
export function cardsNamed(text: string, hand: Hand | undefined, naming: CardNaming): Meant {
  const held = [...new Set(hand?.cards.filter((card) => card !== null))];
  if (!hand?.own) {
    const meant = playingCards(text, naming);
    if (meant.length < 2) return {cards: meant, sure: true};
    return {cards: held.filter((card) => meant.includes(card)), sure: false};
  }
  const nameOf = (card: string): string => nameIn(hand, card, naming.messages);
  const called = (test: (name: string) => boolean): readonly string[] =>
    held.filter((card) => test(nameOf(card)));
  // A hand may hold the same card twice.
  const whole = called((name) => plain(name) === text).slice(0, 1);
  if (whole.length > 0) return {cards: whole, sure: true};
  // `thief` is short for "Thief, 4".
  const short = called((name) => plain(name.split(',')[0]!) === text);
  if (short.length > 0) return {cards: short, sure: new Set(short.map(nameOf)).size === 1};
  const begun = called((name) => text.length > 1 && plain(name).startsWith(text));
  return {cards: begun, sure: false};
}
