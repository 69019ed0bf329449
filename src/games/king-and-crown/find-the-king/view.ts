import type {Seat} from '../../../game/index.js';
import {turn} from './rules/match.js';
import type {FindState, FindEvent, FindView} from './types.js';

/** Who may know what: nobody knows a card that lies face down, but the lord who laid it (F-3). */

/** What a seat may know; `undefined` is an onlooker. */
export function view(state: FindState, seat: Seat | undefined): FindView {
  const {options, seats, phase, lord, wins, open, row} = state;
  const all = phase === 'over' || (options['lordArranges'] === 'on' && seat === lord);
  return {
    ...{seat: seat ?? null, options, seats, turn: turn(state), phase, lord, wins, scores: wins},
    open,
    row: row.map((card, at) => (all || open.includes(at) ? card : null)),
  };
}

/** What a seat learns of an event. */
export const redact = (event: FindEvent, seat: Seat | undefined): FindEvent =>
  event.type === 'card laid' && event.seat !== seat ? {...event, card: null} : event;
