import type {AnyActorRef} from 'xstate';

/** A part of XState's system that its types omit: scheduled events, by id. */
interface Scheduled {
  readonly _snapshot?: {readonly _scheduledEvents?: object};
}

/**
 * Starts an actor. XState iterates its scheduled events by `for in`, which on a page with an enumerable
 * `Object.prototype.x` also finds `x` and then throws; so the list of these events gets no prototype.
 */
export function startActor(actor: AnyActorRef): void {
  const bare = (): void => {
    const events = (actor.system as Scheduled)._snapshot?._scheduledEvents;
    if (events) Object.setPrototypeOf(events, null);
  };
  bare();
  actor.start();
  bare(); // `start` has made a new list
}
