/** Listeners, and the delivery of updates to them in the order in which these came about. */

/**
 * Receives updates in order. An empty list means that a move was taken back: read the match again.
 */
export type Subscriber<Update> = (updates: readonly Update[]) => void;

/** Those who listen to one kind of updates. */
export interface Audience<Update> {
  /** True when nobody listens, so that no update need be made. */
  readonly empty: boolean;
  /** Adds a subscriber; returns the function that removes it. */
  subscribe(subscriber: Subscriber<Update>): () => void;
  /** Queues updates for all who listen now. */
  send(updates: readonly Update[]): void;
}

/** The queue that all audiences of a match share. */
export interface Delivery {
  audience<Update>(): Audience<Update>;
  /**
   * Hands over everything queued. A subscriber may play a move; its updates wait until all have
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
        send(updates) {
          for (const subscriber of [...here])
            queue.push(() => {
              // Another subscriber may have removed this one meanwhile.
              if (here.has(subscriber)) subscriber(updates);
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
          faults.push(fault); // Thrown after the delivery, so that no other listener misses updates.
        }
      running = false;
      if (faults.length > 0) throw faults[0];
    },
  };
}
