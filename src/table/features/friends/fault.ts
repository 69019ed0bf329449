import type {ServerError} from '../../../online/match-requests.js';
import type {SeatRefusedError} from '../../../online/take-seat.js';

/** The reason of a failure; the end of a message key. */
export type Fault = 'gone' | 'refused' | 'unreached' | 'slow' | 'outdated' | 'replaced';

/** The meaning of an error of the connection or server for the reader. */
export function faultOf(error: unknown): Fault | undefined {
  const {name, status, code} = error as Partial<ServerError & SeatRefusedError>;
  if (name === 'SeatRefusedError')
    return code === 404 ? 'gone' : (status as unknown as SeatRefusedError['status']);
  if (name !== 'ServerError') return undefined;
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'refused';
  if (status === 409) return 'outdated';
  return status === 429 ? 'slow' : 'unreached';
}
