import type {Decision} from '../../../analysis/index.js';
import type {AnyMove, AnyState, Rules, Seat} from '../../../game/index.js';
import {writePosition} from '../../../notation/position/position.js';
import {writeSeat} from '../../../game/seats.js';
import type {Reviewed} from './deals.js';

/** A decision on its board. */
interface Boarded extends Omit<Reviewed, 'match'> {
  readonly rules: Rules;
  /** The tag of a worked example. */
  readonly tag: string;
  /** The state in which it was made. */
  readonly state: AnyState;
  /** A move in words. */
  readonly name: (move: AnyMove) => string;
  /** The text beside the better move. */
  readonly better: string;
  /** Whether the better move is still a riddle. */
  readonly hides: boolean;
}

/**
 * The position of a decision with all hands open, as a worked example: its reader can step to the move
 * that was played and to the better one, and play on from there.
 */
export function boardOf(
  {move, moves, made}: Decision,
  {entry, seat, players, messages, rules, tag, state, name, better, hides}: Boarded,
): Element {
  const example = document.createElement(tag) as HTMLElement & {addressed: Seat};
  example.addressed = seat;
  example.className = 'example';
  for (const [attribute, value] of Object.entries({
    game: entry.id,
    position: writePosition(rules, state),
    players: String(state.seats),
    seat: writeSeat(seat, state.seats),
    locale: messages.locale,
    // An attribute holds names without spaces, and a letter is a seat of its own.
    ...(players.every(({name}) => /^\S{2,}$/.test(name)) && {
      seats: players.map((player) => player.name).join(' '),
    }),
  }))
    example.setAttribute(attribute, value);
  const item = (one: AnyMove, said: string): HTMLElement => {
    const li = document.createElement('li');
    const text = rules.formatMove(one).replaceAll(' ', '_');
    li.dataset['play'] = `${writeSeat(seat, state.seats)}:${text}`;
    li.textContent = said;
    return li;
  };
  const played = item(move, name(move));
  const [best] = moves;
  if (best && best !== made && !hides) {
    const list = document.createElement('ul');
    list.append(item(best.move, `${name(best.move)}: ${better}`));
    played.append(list);
  }
  const line = document.createElement('ol');
  line.append(played);
  example.append(line);
  return example;
}
