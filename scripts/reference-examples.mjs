// The examples of the reference pages, each proven.
import {writePosition, writeSeat} from '../src/notation/index.ts';
import {escaped} from './reference-markdown.mjs';

/** A step of an example: a seat and its move, as `data-play` takes them. */
const playOf = (rules, seat, seats, move) =>
  `${writeSeat(seat, seats)}:${rules.formatMove(move).replaceAll(' ', '_')}`;

/** One example: a position as its seat sees it, or open, and the move that was made. */
export function exampleOf(entry, rules, {seat, seats, move}, position, said) {
  const attributes = {
    game: entry.id,
    ...(seats === entry.seats.usual ? {} : {players: String(seats)}),
    seat: writeSeat(seat, seats),
    position,
  };
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<game-example${given.join('')}>
  <ol>
    <li data-play="${escaped(playOf(rules, seat, seats, move))}">${escaped(said)}</li>
  </ol>
</game-example>`;
}

export const withoutGame = (line) => line.replace(/^[\w-]+; /, '');

/** An author's own deck as a position writes it, proven as an example. */
export async function deckSaid(entry, rules, deck, proves) {
  const state = rules.parsePosition({deck, seats: rules.seats.min, dealer: 0});
  const [seat] = rules.turn(state);
  const [move] = rules.legalMoves(state, seat);
  const {seats} = state;
  const line = withoutGame(writePosition(rules, {...rules.view(state, seat), deck}));
  const markup = exampleOf(entry, rules, {seat, seats, move}, line, 'The first card goes down.');
  if (!(await proves(markup))) throw new Error(`${entry.id}: the example of a deck is refused`);
  return `The field \`deck\` is a list of characters, each with its \`id\`: letters, digits and hyphens. What a row leaves out is as in most rows.\n\n${'```html'}\n${markup}\n${'```'}`;
}
