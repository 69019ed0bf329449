import {commitmentOf} from '../cards/commitment.js';
import {isSecret} from '../cards/secret.js';
import type {
  AnyEvent,
  AnyMove,
  AnyState,
  AnyView,
  FaultReason,
  PlayGame,
  Refusal,
  Slicing,
} from '../game/index.js';
import {InvalidRecordError} from '../game/index.js';
import type {Match} from './match.js';
import {checkHead, type MatchRecord} from './record.js';
import {replayInSlices} from './replay.js';
import {verifyDraw, type VerifiedDraw} from './verify-draw.js';

/** A move of a record that does not fit the match before it. */
export interface FaultyMove {
  /** Its number, from 0. */
  readonly at: number;
  /** The text of the record. */
  readonly step: string;
  /** The fault, in English, for developers; and as a key. */
  readonly why: string;
  readonly reason?: FaultReason | undefined;
  /** The reason why the rules refuse it; absent for a move without a seat. */
  readonly refusal?: Refusal | undefined;
}

/** What the record of a finished match proves. */
export interface VerifiedRecord<Played extends Match = Match> extends VerifiedDraw {
  /**
   * Whether the secret is the one that was committed to before the first card; `unknown` without a
   * commitment, or for a match dealt from a seed.
   */
  readonly commitment: 'fits' | 'differs' | 'unknown';
  /** The SHA-256 of the server's secret, hexadecimal; absent for a match that was dealt from a seed. */
  readonly computed?: string;
  /** The match that the secret deals, up to the first move that does not fit. */
  readonly match: Played;
  /** The first move that does not fit. */
  readonly fault?: FaultyMove;
  /** Whether the match has come to its end. */
  readonly isOver: boolean;
}

/**
 * Recomputes a match from its record: checks the secret against the commitment, deals the cards again and
 * plays the moves, in slices.
 * @param record an untrusted value, a `MatchRecord`
 * @param commitment the SHA-256 of the secret that was shown before the first card, hexadecimal
 * @throws {InvalidRecordError | InvalidOptionsError | InvalidSeatsError | InvalidPositionError} for a
 *   record that no match can begin with; never for its moves
 * @throws the reason of the signal when it stops the work
 */
export async function verifyRecord<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  record: unknown,
  commitment?: string,
  slicing?: Slicing,
): Promise<VerifiedRecord<Match<State, Move, View, Event>>> {
  const head = checkHead(record, game.rules.id);
  const told = {...commitmentIn(head, commitment), ...verifyDraw(head)};
  try {
    const match = await replayInSlices(game, head, slicing);
    return {...told, match, isOver: match.outcome !== undefined};
  } catch (error) {
    const at = error instanceof InvalidRecordError ? placeOf(error.path) : undefined;
    if (at === undefined) throw error;
    const match = await replayInSlices(game, {...head, moves: head.moves.slice(0, at)}, slicing);
    const step = String(head.moves[at]);
    const [, seat, text] = /^(\d+):(.*)$/s.exec(step) ?? [];
    const refusal = seat === undefined ? undefined : match.refuse(Number(seat), text);
    const {fault: why, reason} = error as InvalidRecordError;
    const fault = {at, step, why, reason, refusal};
    return {...told, match, fault, isOver: false};
  }
}

/** The index of the faulty move. */
function placeOf(path: string): number | undefined {
  const [, at] = /^moves\[(\d+)\]$/.exec(path) ?? [];
  return at === undefined ? undefined : Number(at);
}

function commitmentIn(
  {draw, secret: own}: MatchRecord,
  commitment: string | undefined,
): Pick<VerifiedRecord, 'commitment' | 'computed'> {
  const secret = draw === undefined ? own : (draw as {readonly secret?: string} | null)?.secret;
  if (secret === undefined) return {commitment: 'unknown'};
  if (!isSecret(secret)) return {commitment: 'differs'};
  const computed = commitmentOf(secret);
  const given = commitment?.trim().toLowerCase();
  return {commitment: !given ? 'unknown' : given === computed ? 'fits' : 'differs', computed};
}
