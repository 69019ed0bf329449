import {commitmentOf, drawnSecret} from '../cards/commitment.js';
import {isSecret} from '../cards/secret.js';
import type {Seat} from '../game/index.js';
import {isObject} from '../game/plain-data.js';
import type {MatchRecord, SecretDraw} from './record.js';

/** What the record of a match proves about the draw of its secret. */
export interface VerifiedDraw {
  /**
   * Whether all numbers are those of their seals, and the secret follows from them; `none` for a match
   * that only the server has drawn.
   */
  readonly draw: 'fits' | 'differs' | 'none';
  /** Seats whose pages have promised a number and told none in time. */
  readonly leftOut: readonly Seat[];
}

/** Recomputes the draw of a record; what is malformed differs. */
export function verifyDraw({draw, secret, seats}: MatchRecord): VerifiedDraw {
  if (draw === undefined) return {draw: 'none', leftOut: []};
  if (!isDraw(draw, seats)) return {draw: 'differs', leftOut: []};
  const {seals, nonces} = draw;
  const leftOut = seals.flatMap((seal, seat) =>
    seal !== null && nonces[seat] === null ? [seat] : [],
  );
  const areSealed = nonces.every(
    (nonce, seat) => nonce === null || commitmentOf(nonce) === seals[seat],
  );
  const fits = areSealed && drawnSecret(draw.secret, nonces) === secret;
  return {draw: fits ? 'fits' : 'differs', leftOut};
}

const isDraw = (draw: unknown, seats: number): draw is SecretDraw =>
  isObject(draw) &&
  isSecret(draw['secret']) &&
  [draw['seals'], draw['nonces']].every(
    (list) =>
      Array.isArray(list) &&
      list.length === seats &&
      list.every((one) => one === null || isSecret(one)),
  );
