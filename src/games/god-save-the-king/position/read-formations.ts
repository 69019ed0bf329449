import type {Seat} from '../../../game/index.js';
import {readBoolean, readList, readObject, readWord} from '../../../game/read.js';
import {pairsOf} from '../rules/letters.js';
import type {CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import {type Formation, type GskState, type Spot, SPOTS} from '../types.js';

/** Reads the formations on the table. */

/** A formation some of whose cards may be unknown. */
export type PartialFormation = Formation<ReturnType<CardReader['card']>>;

/** Formations by seat; a missing `turned` follows from the step of the match. */
export function readFormations(
  value: unknown,
  seats: number,
  reader: CardReader,
): readonly (PartialFormation | null)[] {
  return readList(value, 'formations', seats).map((item, seat) => {
    if (item === null) return null;
    const path = `formations[${seat}]`;
    const given = readObject(item, path, [...SPOTS, 'turned', 'shown']);
    const {turned = false, shown = []} = given;
    const spots = readList(shown, `${path}.shown`).map((spot, at) =>
      readWord(spot, `${path}.shown[${at}]`, SPOTS),
    );
    faults.need(new Set(spots).size === spots.length, `${path}.shown`, 'spots-twice');
    const card = (spot: Spot) => reader.card(given[spot], `${path}.${spot}`);
    const laid = {left: card('left'), centre: card('centre'), right: card('right')};
    return {...laid, turned: readBoolean(turned, `${path}.turned`), shown: spots};
  });
}

/** The parts of a state that the readers of a match need. */
export type Around = Pick<GskState, 'options' | 'seats' | 'letters' | 'round' | 'tokens'> & {
  readonly formations: readonly (PartialFormation | null)[];
  /** The phase that the position names. */
  readonly phase: string | undefined;
};

/** The seats that have routed in this trick: a card of the rival's formation has been shown. */
export const routersOf = (
  around: Pick<Around, 'letters' | 'round'>,
  formations: Around['formations'],
): readonly Seat[] =>
  pairsOf(around).flatMap((pair) =>
    (pair ?? []).filter((seat) => {
      const rival = pair!.find((other) => other !== seat)!;
      return (formations[rival]?.shown.length ?? 0) > 0;
    }),
  );

/** Whether everybody has seen a card. */
export const isOpen = (
  {turned, shown}: Pick<PartialFormation, 'turned' | 'shown'>,
  spot: Spot,
): boolean => (turned && spot !== 'centre') || shown.includes(spot);
