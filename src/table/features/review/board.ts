import type {Decision} from '../../../analysis/index.js';
import type {AnyMove, AnyState, Rules, Seat} from '../../../game/index.js';
import {writePosition} from '../../../notation/position/position.js';
import {writeSeat} from '../../../game/seats.js';
import type {Reviewed} from './deals.js';
import {type Arrow, arrowsOf, cardOf} from './led-to.js';
import type {SecondTries} from './second-tries.js';

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
  /** The second tries at it, which may be made on the board: the better move is a riddle until then. */
  readonly tries: SecondTries;
  /** Is called after a try. */
  readonly answer: () => void;
  /** The seat that the decision led to. */
  readonly led: Seat | undefined;
}

/** A worked example that a review draws on, see `OnBoard` there. */
export interface Board extends HTMLElement {
  addressed: Seat;
  onBoard: {
    readonly cards: () => ReadonlyMap<string, 'open' | 'wrong'> | undefined;
    readonly pick: (card: string) => void;
    readonly arrows: readonly Arrow[];
    redraw?: () => void;
  };
}

/**
 * The position of a decision with all hands open, as a worked example: its reader can step to the move
 * that was played and to one that is surely better, and play on from there.
 */
export function boardOf(
  decision: Decision,
  {entry, seat, players, messages, rules, tag, state, name, better, tries, answer, led}: Boarded,
): Board {
  const {move, moves, made, verdict} = decision;
  const hides = tries.isOpen(decision);
  const example = document.createElement(tag) as Board;
  example.addressed = seat;
  example.onBoard = {
    cards: () => tries.cards(decision),
    pick(card) {
      if (tries.cards(decision)?.get(card) !== 'open') return;
      tries.attempt(decision, moves.find((one) => cardOf(one.move) === card)!.move);
      answer();
    },
    arrows: hides ? [] : arrowsOf(decision, led),
  };
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
  const best = moves[0]!;
  if (best !== made && verdict !== 'equal' && !hides) {
    const list = document.createElement('ul');
    list.append(item(best.move, `${name(best.move)}: ${better}`));
    played.append(list);
  }
  const line = document.createElement('ol');
  line.append(played);
  example.append(line);
  return example;
}
