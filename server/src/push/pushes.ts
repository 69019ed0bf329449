import * as v from 'valibot';
import type {Clock} from '../clock.js';
import type {Config} from '../config.js';
import type {Log} from '../log.js';
import type {Metrics} from '../metrics.js';
import {encrypted} from './encrypted.js';
import {authorization} from './vapid.js';

/** Where a reader is called, and with which words; kept with the match. */
export const pushAddress = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(800), v.url()),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/)),
  title: v.pipe(v.string(), v.maxLength(60)),
  body: v.pipe(v.string(), v.maxLength(60)),
  /** The page that a press opens. */
  page: v.pipe(v.string(), v.maxLength(300)),
});
export type PushAddress = v.InferOutput<typeof pushAddress>;

/** Sends calls to readers whose pages are closed, through the services of their browsers. */
export interface Pushes {
  /** The server's public key; `null` where the operator has set none, and nobody is called. */
  readonly key: string | null;
  /** Whether an address is one of a push service, so that nobody makes this server call others. */
  isService(endpoint: string): boolean;
  /**
   * Calls a reader.
   * @param topic a later call of the same topic replaces one that was not brought yet
   */
  send(address: PushAddress, topic: string): Promise<'sent' | 'gone' | 'failed'>;
}

/** How long a service keeps a call for a browser that is not reached, in seconds. */
const KEPT_S = 86_400;
/** How long a service may take to answer, in milliseconds. */
const PATIENCE_MS = 10_000;

export function createPushes(
  {vapid, pushServices}: Pick<Config, 'vapid' | 'pushServices'>,
  metrics: Metrics,
  log: Log,
  clock: Pick<Clock, 'date'>,
): Pushes {
  return {
    key: vapid?.publicKey ?? null,
    isService(endpoint) {
      const {origin, protocol, hostname, port} = new URL(endpoint);
      const isSecure = protocol === 'https:' && port === '';
      return pushServices.some((one) =>
        one.includes('://')
          ? one === origin
          : isSecure && (one.startsWith('.') ? hostname.endsWith(one) : hostname === one),
      );
    },
    async send({endpoint, p256dh, auth, ...call}, topic) {
      if (!vapid || !this.isService(endpoint)) return 'failed';
      try {
        const {status} = await fetch(endpoint, {
          method: 'POST',
          headers: {
            Authorization: authorization(vapid, new URL(endpoint).origin, clock.date()),
            'Content-Encoding': 'aes128gcm',
            'Content-Type': 'application/octet-stream',
            TTL: String(KEPT_S),
            Topic: topic,
            Urgency: 'normal',
          },
          body: encrypted(JSON.stringify(call), {p256dh, auth}) as Uint8Array<ArrayBuffer>,
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (status < 300) metrics.add('pushes');
        else log.error('a push service refuses', undefined, {status});
        return status < 300 ? 'sent' : status === 404 || status === 410 ? 'gone' : 'failed';
      } catch (error) {
        log.error('a push service is not reached', error);
        return 'failed';
      }
    },
  };
}
