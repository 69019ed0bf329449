import type {AnyActorRef} from 'xstate';

/** A part of XState's system that its types leave out: the events that wait for their time, by id. */
interface Scheduled {
  readonly _snapshot?: {readonly _scheduledEvents?: object};
}

/**
 * Starts an actor. XState goes through its waiting events by `for in`, which on a page with an
 * enumerable `Object.prototype.x` also finds `x` and sends it to nobody, which throws; so the list of
 * these events gets no prototype.
 */
export function startActor(actor: AnyActorRef): void {
  const bare = (): void => {
    const events = (actor.system as Scheduled)._snapshot?._scheduledEvents;
    if (events) Object.setPrototypeOf(events, null);
  };
  bare();
  actor.start();
  bare(); // `start` has made another list
}
