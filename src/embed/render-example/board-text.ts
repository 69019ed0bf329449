import {type Card, isCard, isJoker, suitOf} from '../../cards/card.js';
import {
  type ArrangedHand,
  type ArrangedSeat,
  type Arrangement,
  type DrawOptions,
  ranksOf,
  type TableCard,
} from '../../elements/index.js';

/** A diagram as lines of text: for feeds, newsletters and pages without scripts or style sheets. */

const SIGNS = {S: '♠', H: '♥', D: '♦', C: '♣'} as const;

/** One card: `9♣`, or its name if it is of no suit. */
function cardText(card: string | null, {letterOf, nameOf}: DrawOptions): string {
  if (card === null || !isCard(card) || isJoker(card)) return nameOf(card);
  return ranksOf([card], letterOf) + SIGNS[suitOf(card)];
}

/** Cards of a hand: `♠ A Q 7, ♥ K`; how many are unknown comes last. */
function handText({suits, rest, unknown}: ArrangedHand, options: DrawOptions): string {
  const {letterOf, nameOf, say} = options;
  const ranks = (cards: readonly Card[]): string => ranksOf(cards, letterOf);
  return [
    ...suits.flatMap(({suit, cards}) => (cards.length > 0 ? `${SIGNS[suit]} ${ranks(cards)}` : [])),
    ...rest.map(nameOf),
    ...(unknown > 0 ? [say?.unknown(unknown) ?? `+ ${unknown}`] : []),
  ].join(', ');
}

function tableCardText({card, beat, label, note}: TableCard, options: DrawOptions): string {
  const shown = card === undefined ? '' : cardText(card, options);
  const over = beat === undefined || note ? '' : cardText(beat, options);
  return [label?.trim(), shown, over, note].filter(Boolean).join(' ');
}

const tableCardsText = (cards: readonly TableCard[], options: DrawOptions): string =>
  cards
    .map((one) => tableCardText(one, options))
    .filter(Boolean)
    .join('; ');

function seatText(seat: ArrangedSeat, options: DrawOptions): string {
  const {name, turn, hand, note, front = []} = seat;
  const said = [hand && handText(hand, options), tableCardsText(front, options), note];
  const shown = said.filter(Boolean).join('; ');
  const who = turn && options.say ? `${name}, ${options.say.turn}` : name;
  return shown ? `${who}: ${shown}` : turn ? who : '';
}

/** The lines of a diagram: heading, each seat, the cards on the table, and sentences. */
export function boardText(board: Arrangement, options: DrawOptions): readonly string[] {
  const {heading, seats, trick = [], rows, lines = []} = board;
  const {say} = options;
  const plays = trick.map(({name, card, mark}) =>
    [`${name} ${cardText(card, options)}`, mark && say?.[mark]].filter(Boolean).join(', '),
  );
  return [
    heading,
    ...seats.map((seat) => seatText(seat, options)),
    plays.length > 0 && say ? `${say.trick}: ${plays.join('; ')}` : '',
    ...rows.map(({label, cards}) => {
      const text = tableCardsText(cards, options);
      return text && (label ? `${label}: ${text}` : text);
    }),
    ...lines,
  ].filter(Boolean);
}
