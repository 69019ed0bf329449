import {isCard, isJoker} from '../../cards/card.js';
import {bySuit, type Card, SUITS, suitOf, type SuitCard} from '../../cards/index.js';
import type {Diagram, DiagramSeat, DrawOptions, Lying} from '../../elements/index.js';

/** A diagram as lines of text: for feeds, newsletters and pages without scripts or style sheets. */

const SIGNS = {S: '♠', H: '♥', D: '♦', C: '♣'} as const;

const isOfSuit = (card: string): card is SuitCard => isCard(card) && !isJoker(card);

/** One card: `9♣`, or its name where it is of no suit. */
const cardText = (card: string, {letterOf, nameOf}: DrawOptions): string =>
  isOfSuit(card) ? `${letterOf(card.charAt(0))}${SIGNS[suitOf(card)]}` : nameOf(card);

/** Cards of a hand: `♠ A Q 7, ♥ K`; how many are unknown comes last. */
function handText(cards: readonly (string | null)[], options: DrawOptions): string {
  const {letterOf, nameOf, say} = options;
  const known = cards.filter((card) => card !== null);
  const suits = bySuit(known.filter(isOfSuit) as readonly Card[]);
  const rows = SUITS.filter((suit) => suits[suit].length > 0).map(
    (suit) => `${SIGNS[suit]} ${suits[suit].map((card) => letterOf(card.charAt(0))).join(' ')}`,
  );
  const others = known.filter((card) => !isOfSuit(card)).map(nameOf);
  const unknown = cards.length - known.length;
  const more = unknown > 0 ? [say?.unknown(unknown) ?? `+ ${unknown}`] : [];
  return [...rows, ...others, ...more].join(', ');
}

const lyingText = ({card, beat, label, note}: Lying, options: DrawOptions): string => {
  const shown =
    card === undefined ? '' : card === null ? options.nameOf(null) : cardText(card, options);
  const over = beat === undefined || note ? '' : cardText(beat, options);
  return [label?.trim(), shown, over, note].filter(Boolean).join(' ');
};

const lyingTexts = (cards: readonly Lying[], options: DrawOptions): string =>
  cards
    .map((one) => lyingText(one, options))
    .filter(Boolean)
    .join('; ');

function seatText(seat: DiagramSeat, options: DrawOptions): string {
  const {name, turn, hand, note, front = []} = seat;
  const said = [hand && handText(hand, options), lyingTexts(front, options), note].filter(Boolean);
  const who = turn && options.say ? `${name}, ${options.say.turn}` : name;
  return said.length > 0 ? `${who}: ${said.join('; ')}` : turn ? who : '';
}

/** The lines of a diagram: heading, each seat, what lies on the table, and sentences. */
export function boardText(diagram: Diagram, options: DrawOptions): readonly string[] {
  const {heading, seats, trick = [], rows, lines = []} = diagram;
  const {say} = options;
  const laid = trick.map(({seat, card, mark}) => {
    const meaning = mark && say?.[mark];
    const shown = card === null ? options.nameOf(null) : cardText(card, options);
    return `${seats[seat]!.name} ${shown}${meaning ? `, ${meaning}` : ''}`;
  });
  return [
    heading,
    ...seats.map((seat) => seatText(seat, options)),
    laid.length > 0 && say ? `${say.trick}: ${laid.join('; ')}` : '',
    ...rows.map(({label, cards}) => {
      const text = lyingTexts(cards, options);
      return text && (label ? `${label}: ${text}` : text);
    }),
    ...lines,
  ].filter(Boolean);
}
