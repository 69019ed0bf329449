import type {ServerError} from '../../../online/match-requests.js';
import type {SeatRefusedError} from '../../../online/take-seat.js';

/** The reason of a failure; the end of a message key. */
export type Fault =
  | 'gone'
  | 'refused'
  | 'rules'
  | 'unreached'
  | 'slow'
  | 'outdated'
  | 'replaced'
  /** Another device: a wrong code, an unknown name, nobody who could answer, a refusal. */
  | 'code'
  | 'name'
  | 'nobody'
  | 'denied';

/** The meaning of a status with which a seat or a match is refused. */
export function faultOfSeat(code: number | undefined): Fault {
  if (code === 404) return 'gone';
  return code === 409 ? 'rules' : 'refused';
}

/** Why a reader does not get their own seat on another device. */
const OWN: Readonly<Partial<Record<string, Fault>>> = {
  'wrong code': 'code',
  'no such name': 'name',
  'nobody answers': 'nobody',
  refused: 'denied',
};

/** The meaning of an error of the connection or server for the reader. */
export function faultOf(error: unknown): Fault | undefined {
  const {name, status, code} = error as Partial<ServerError & SeatRefusedError>;
  if (name === 'SeatRefusedError') {
    const why = status as unknown as SeatRefusedError['status'];
    return why === 'refused' ? faultOfSeat(code) : why;
  }
  if (name !== 'ServerError') return undefined;
  const own = OWN[String((error as ServerError).answer['error'])];
  if (own) return own;
  if (status === 410) return 'gone';
  if (status === 401 || status === 403 || status === 404 || status === 409)
    return faultOfSeat(status);
  return status === 429 ? 'slow' : 'unreached';
}
