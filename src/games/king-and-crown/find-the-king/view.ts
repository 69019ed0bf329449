import type {Seat} from '../../../game/index.js';
import {turn} from './rules/match.js';
import type {FindState, FindEvent, FindView} from './types.js';

/** A face-down card is known only to the lord who laid it (F-3). */

/** The state as a seat sees it; `undefined` is an onlooker. */
export function view(state: FindState, seat: Seat | undefined): FindView {
  const {options, seats, phase, lord, wins, open, row} = state;
  const all = phase === 'over' || (options['lordArranges'] === 'on' && seat === lord);
  return {
    ...{seat: seat ?? null, options, seats, turn: turn(state), phase, lord, wins, scores: wins},
    open,
    row: row.map((card, at) => (all || open.includes(at) ? card : null)),
  };
}

/** An event as a seat may learn it. */
export const redact = (event: FindEvent, seat: Seat | undefined): FindEvent =>
  event.type === 'card laid' && event.seat !== seat ? {...event, card: null} : event;
