import {type Choices, missing, type Seat} from '../../../game/index.js';
import {type Faults, faultsOf} from '../../../game/faults.js';
import {
  type GivenFields,
  readEach,
  readInt,
  readList,
  readObject,
  readWord,
} from '../../../game/read.js';
import type {Phase} from '../rules/choosing.js';
import {COURT, type CourtCard} from '../rules/deck.js';
import {choosingFaults} from './choosing-faults.en.js';
import type {SaidWins} from './read-wins.js';

/** Reads the parts of positions that are common to games in which all choose a card in secret. */

/** Throws the faults that these games share. */
export const sayChoosing: Faults<typeof choosingFaults> = /* @__PURE__ */ faultsOf(
  'game',
  choosingFaults,
);

/** One of the five cards of a position. */
export const readCard = (value: unknown, path: string): CourtCard => readWord(value, path, COURT);

/** Reads the choices of a position; `open` has the empty choices of the seats that may choose. */
export function readChoices(given: unknown, open: Choices<CourtCard>): Choices<CourtCard> {
  if (given === undefined) return open;
  const {from = open.from, made = open.made}: GivenFields = readObject(given, 'choices', [
    'from',
    'made',
  ]);
  sayChoosing.needDerived({'choices.from': from}, {'choices.from': open.from}, 'to-choose');
  const choices: Choices<CourtCard> = {
    from: open.from,
    made: readList(made, 'choices.made', open.made.length).map((card, seat) => {
      const path = `choices.made[${seat}]`;
      sayChoosing.need(card === null || open.from.includes(seat), path, 'not-to-choose');
      return card === null ? null : readCard(card, path);
    }),
  };
  const waits = open.from.length === 0 || missing(choices).length > 0;
  sayChoosing.need(waits, 'choices.made', 'all-chosen');
  return choices;
}

/** The matches won in a position: exactly when the game is over, a seat has as many as it needs. */
export function readWins(
  {said, field}: SaidWins,
  {seats, target, phase}: {seats: number; target: number; phase: Phase},
  usual: Seat,
): readonly number[] {
  const over = phase === 'over';
  const own = Array.from({length: seats}, (_, seat) => (over && seat === usual ? target : 0));
  const wins = readEach(said ?? own, field, (won, path) => readInt(won, path, 0, target), seats);
  const most = wins.filter((won) => won === target).length;
  if (over) sayChoosing.need(most === 1, field, 'wins-one', {target, phase});
  else sayChoosing.need(most === 0, field, 'wins-none', {most: target - 1, phase});
  return wins;
}
