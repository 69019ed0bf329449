import * as v from 'valibot';
import {GREETINGS} from 'gstk/match';
import {type ClientFrame, PACES} from '../../src/online/wire.js';
import {LONGEST_MOVE} from './hosted-match.js';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const number256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const frames = v.variant('q', [
  v.strictObject({
    q: v.literal('play'),
    k: count,
    m: v.pipe(v.string(), v.maxLength(LONGEST_MOVE)),
  }),
  v.strictObject({q: v.literal('sync'), v: v.optional(count)}),
  v.strictObject({q: v.literal('seal'), seal: number256}),
  v.strictObject({q: v.literal('ready'), ready: v.boolean()}),
  v.strictObject({q: v.literal('seats'), n: count}),
  v.strictObject({q: v.literal('pace'), pace: v.picklist(PACES)}),
  v.strictObject({q: v.literal('start')}),
  v.strictObject({q: v.literal('nonce'), nonce: number256}),
  v.strictObject({q: v.literal('name'), name: v.pipe(v.string(), v.maxLength(200))}),
  v.strictObject({q: v.literal('fill')}),
  v.strictObject({q: v.literal('again')}),
  v.strictObject({q: v.literal('undo'), agreed: v.boolean()}),
  v.strictObject({q: v.literal('greet'), n: v.pipe(count, v.maxValue(GREETINGS - 1))}),
  v.strictObject({q: v.literal('leave')}),
  v.strictObject({q: v.literal('wait')}),
  v.strictObject({q: v.literal('code')}),
  v.variant('what', [
    v.strictObject({q: v.literal('ask'), what: v.literal('delete')}),
    v.strictObject({q: v.literal('ask'), what: v.literal('replace'), seat: count}),
  ]),
  v.strictObject({q: v.literal('answer'), n: count, agreed: v.boolean()}),
]);
const text = new TextDecoder('utf-8', {fatal: true});

/** Reads a frame of a table; `undefined` for anything else. */
export function readFrame(bytes: Uint8Array): ClientFrame | undefined {
  try {
    const read = v.safeParse(frames, JSON.parse(text.decode(bytes)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
