/** Listeners, and the delivery of updates to them in the order in which they were made. */

/**
 * What subscribers are called for:
 * - `events`: the updates tell of them;
 * - `undone`: a move was taken back, the list is empty; read the match again, its log too;
 * - `silent`: the view has changed and there is nothing to tell, the list is empty; read the view again.
 *   That is a hidden choice of the seat itself, and nobody else is called.
 */
export type Change = 'events' | 'undone' | 'silent';

/** Receives updates in the order in which they were made. */
export type Subscriber<Update> = (updates: readonly Update[], change: Change) => void;

/** The subscribers to one kind of update. */
export interface Audience<Update> {
  /** True when there are no subscribers, so no update need be made. */
  readonly empty: boolean;
  /** Adds a subscriber; returns the function that removes it. */
  subscribe(subscriber: Subscriber<Update>): () => void;
  /** Queues updates for all current subscribers; without a change, of events. */
  send(updates: readonly Update[], change?: Change): void;
}

/** The queue that all audiences of a match share. */
export interface Delivery {
  audience<Update>(): Audience<Update>;
  /**
   * Delivers everything that is queued. A subscriber may play a move; its updates wait until all have
   * received the earlier ones.
   * @throws the first error of a subscriber, once all have received their updates
   */
  run(): void;
}

/** Creates the delivery of a match. */
export function createDelivery(): Delivery {
  const queue: (() => void)[] = [];
  let running = false;
  return {
    audience<Update>(): Audience<Update> {
      const here = new Set<Subscriber<Update>>();
      return {
        get empty() {
          return here.size === 0;
        },
        subscribe(subscriber) {
          here.add(subscriber);
          return () => void here.delete(subscriber);
        },
        send(updates, change = 'events') {
          for (const subscriber of [...here])
            queue.push(() => {
              // Another subscriber may have removed this one in the meantime.
              if (here.has(subscriber)) subscriber(updates, change);
            });
        },
      };
    },
    run() {
      if (running) return;
      running = true;
      const faults: unknown[] = [];
      for (let send = queue.shift(); send; send = queue.shift())
        try {
          send();
        } catch (fault) {
          faults.push(fault); // Thrown after the delivery, so that no other subscriber misses updates.
        }
      running = false;
      if (faults.length > 0) throw faults[0];
    },
  };
}
