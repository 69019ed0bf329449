import {entryOf} from 'gstk/catalogue';
import type {Seat} from 'gstk/game';
import type {Attendance, ClientFrame, Missed} from '../../src/online/wire.js';
import {Absences} from './absences.js';
import type {Clock} from './clock.js';
import type {Connections, Socket} from './connections.js';
import type {HostedMatch} from './hosted-match.js';
import {DeviceClaims} from './device-claims.js';
import {isHost} from './meta-fields.js';
import type {Before, Occupants} from './occupants.js';
import {Questions} from './questions.js';
import type {Times} from './pace.js';

/** What keeping seats needs from a table. */
export interface KeepingTable {
  readonly hosted: HostedMatch;
  readonly occupants: Occupants;
  readonly connections: Connections;
  /** The people who are present. */
  present(): readonly Seat[];
  /** Who plays for a seat has changed. */
  changed(): void;
  /** A seat has more time for its decision. */
  wait(seat: Seat): void;
  /** All agree to delete the match. */
  delete(): void;
}

/** The frames of a seat that concern its keeping. */
const FRAMES = ['leave', 'wait', 'code', 'ask', 'answer'] as const;
type KeepingFrame = Extract<ClientFrame, {q: (typeof FRAMES)[number]}>;

/** Whether a frame of a seat concerns its keeping. */
export const isKeepingFrame = (frame: ClientFrame): frame is KeepingFrame =>
  (FRAMES as readonly string[]).includes(frame.q);

/**
 * Keeps the seats of people: bots play while they are away, the others are asked before somebody loses a
 * seat or takes it on another device, and a person who comes back learns what has happened.
 */
export class SeatKeeping {
  readonly #table: KeepingTable;
  readonly #absences: Absences;
  readonly #questions: Questions;
  /** What each seat knew when its reader went away. */
  readonly #left = new Map<Seat, Before>();
  /** The deal for which each seat has last asked the others to wait. */
  readonly #waits = new Map<Seat, number>();
  readonly #devices: DeviceClaims;

  constructor(table: KeepingTable, {awayMs}: Pick<Times, 'awayMs'>, clock: Clock) {
    const {occupants, connections} = table;
    this.#table = table;
    this.#absences = new Absences(
      {
        people: () => occupants.people,
        isHere: (seat) => connections.isHere(seat),
        isAttended: () => table.present().length > 0,
      },
      awayMs,
      clock,
      (seat) => this.#takenOver(seat),
      occupants.people.filter((seat) => occupants.before(seat)),
    );
    this.#questions = new Questions(
      {
        people: () => occupants.people,
        present: () => table.present(),
        host: () => occupants.host(table.present()),
        tell: (asked) => connections.tellAll({t: 'ask', ...(asked ? {asked} : {})}),
      },
      clock,
    );
    this.#devices = new DeviceClaims({
      id: table.hosted.id,
      occupants: () => occupants,
      connections,
      questions: this.#questions,
      present: () => table.present(),
    });
  }

  /** The question that waits for answers. */
  get asked(): Questions['asked'] {
    return this.#questions.asked;
  }

  /** Whether a bot plays for a person, and else when it will. */
  isGone(seat: Seat): boolean {
    return this.#absences.isGone(seat);
  }
  endOfAbsence(seat: Seat): number | undefined {
    return this.#absences.endOf(seat);
  }

  /** What everybody may know of it. */
  get attendance(): Pick<Attendance, 'gone' | 'free' | 'waits' | 'host'> {
    const {occupants} = this.#table;
    const deal = this.#deal;
    const gone = occupants.people.filter((seat) => this.isGone(seat));
    const waits = occupants.people.filter((seat) => this.#waits.get(seat) === deal);
    const host = occupants.host(this.#table.present());
    return {
      ...(gone.length > 0 ? {gone} : {}),
      ...(occupants.free.length > 0 ? {free: occupants.free} : {}),
      ...(waits.length > 0 ? {waits} : {}),
      ...(host === undefined ? {} : {host}),
    };
  }

  /** What happened while a bot played for a seat, until its reader has decided once more. */
  missed(seat: Seat): Missed | undefined {
    const before = this.#table.occupants.before(seat);
    if (!before) return undefined;
    const {at, made, points} = this.#table.hosted.progress(seat);
    if (at <= before.at) return undefined;
    const won = points === null || before.points === null ? {} : {points: points - before.points};
    return {at: before.at, moves: made - before.made, ...won};
  }

  /** The seat has decided by itself. */
  decided(seat: Seat): void {
    this.#table.occupants.note(seat).catch(() => undefined);
  }

  /** Call it after any change of the people, and when a socket of a seat has gone. */
  update(gone?: Seat): void {
    if (gone !== undefined && !this.#table.connections.isHere(gone))
      this.#left.set(gone, this.#table.hosted.progress(gone));
    this.#absences.update();
    this.#questions.recount();
  }

  stop(): void {
    this.#absences.stop();
    this.#questions.cancel();
  }

  hear(socket: Socket, seat: Seat, frame: KeepingFrame): void {
    const {connections, hosted} = this.#table;
    if (frame.q === 'answer') this.#questions.answer(seat, frame.n, frame.agreed);
    else if (frame.q === 'leave') {
      this.#left.set(seat, hosted.progress(seat));
      connections.delete(socket);
      this.#absences.leave(seat);
    } else if (frame.q === 'wait') this.#wait(seat);
    else if (!connections.allows(socket, 'ask')) return;
    else if (frame.q === 'code') this.#devices.tellCode(socket, seat);
    else if (frame.what === 'delete') this.#askToDelete(seat);
    else this.#askToReplace(seat, frame.seat);
  }

  /** Somebody on another device says that a seat is theirs; see `DeviceClaims`. */
  claimed(seat: Seat, field: string): boolean {
    return this.#devices.claimed(seat, field);
  }

  #askToDelete(seat: Seat): void {
    const {occupants} = this.#table;
    if (isHost(occupants.meta, seat)) this.#table.delete();
    else
      this.#questions.ask({what: 'delete'}, seat, (isAgreed) => {
        if (isAgreed) this.#table.delete();
      });
  }

  #askToReplace(by: Seat, seat: Seat): void {
    const {occupants} = this.#table;
    if (by !== occupants.host(this.#table.present()) || !this.isGone(seat)) return;
    this.#questions.ask({what: 'replace', seat}, by, (isAgreed) => {
      if (!isAgreed || !this.isGone(seat)) return;
      occupants.vacate(seat).then(
        () => this.#table.changed(),
        () => undefined,
      );
    });
  }

  /** Once a deal. */
  #wait(seat: Seat): void {
    const deal = this.#deal;
    if (this.#waits.get(seat) === deal) return;
    this.#waits.set(seat, deal);
    this.#absences.wait(seat);
    this.#table.wait(seat);
    this.#table.changed();
  }

  /** The number of deals that have begun. */
  get #deal(): number {
    const {hosted} = this.#table;
    const entry = entryOf(hosted.head.game);
    return hosted.count((event) => entry?.eventKind(event) === 'deal-started');
  }

  #takenOver(seat: Seat): void {
    const before = this.#left.get(seat) ?? this.#table.hosted.progress(seat);
    this.#table.occupants.note(seat, before).catch(() => undefined);
    this.#table.changed();
  }
}
