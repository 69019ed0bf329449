import {type Announcement, announce} from '../../elements/shared/announcer.js';
import type {AnyTable, EventKind, GameEntry, RenderContext} from '../../elements/index.js';
import type {AnyEvent, AnyView} from '../../game/index.js';
import type {Settings} from '../settings/settings.js';

/** Turns events into announcements, as many as the reader's `verbosity` setting asks for. */

type Made = string | undefined | Promise<string | undefined>;

/** The table that an announcement is of. */
interface NarrationSource {
  readonly host: {readonly entry: GameEntry};
  readonly game: AnyTable;
  readonly settings: Settings;
}

/** Makes sentences from events and questions. */
interface Narrator {
  /** The sentence of an event; `view` is the view after it. */
  event(table: NarrationSource, event: AnyEvent, view: AnyView, ctx: RenderContext): Made;
  /** The sentence of a decision the reader has to make. */
  asked(table: NarrationSource, view: AnyView, ctx: RenderContext): Made;
}

/** A sentence, or a function that makes it once the narration has been fetched. */
export type Announceable = string | undefined | ((narrator: Narrator) => Made);

/** What a trick, a bout, a deal or a claim came to. */
const RESULTS: ReadonlySet<EventKind | undefined> = new Set<EventKind>([
  'trick-taken',
  'deal-scored',
  'claim-challenged',
  'game-ended',
]);

/** An event in which something is decided, rather than somebody doing something. */
function decides({host, game}: NarrationSource, event: AnyEvent, view: AnyView): boolean {
  const kind = host.entry.eventKind(event);
  // What lies longest is a result, except for the card that ends a trick, whose taking comes next.
  const long = /^(trick|collect|stop|reveal-stop)$/.test(game.tempo(event, view));
  return RESULTS.has(kind) || (long && kind !== 'card-played');
}

/** A trick went to somebody, and play goes on. */
const taken = ({host, game}: NarrationSource, event: AnyEvent, view: AnyView): boolean =>
  view.turn.length > 0 &&
  (host.entry.eventKind(event) === 'trick-taken' || game.tempo(event, view) === 'collect');

const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;

const narrator: Narrator = {
  async event(table, event, view, ctx) {
    const {settings, game} = table;
    const level = settings.get('verbosity');
    if (level === 'brief' && !decides(table, event, view)) return undefined;
    const said = game.sentence(event, ctx);
    if (level !== 'full' || !said || !taken(table, event, view)) return said;
    // A reader whose turn it is hears of that next.
    const isOwn = ctx.seat !== undefined && view.turn.includes(ctx.seat);
    const turn = isOwn ? undefined : await game.read('turn', view, ctx);
    const left = await game.read('left', view, ctx);
    return join(said, turn && /\p{L}$/u.test(turn) ? `${turn}.` : turn, left);
  },
  async asked({settings, game}, view, ctx) {
    const said = game.asked(view, ctx);
    if (settings.get('verbosity') !== 'full' || !ctx.asking) return said;
    const {hand} = game.scene(view, ctx);
    const n = hand?.cards.filter((card) => card !== null && hand.legal?.includes(card)).length;
    if (!n) return said;
    const {locale, number, t} = ctx.messages;
    const {commandMessages} = await import('../keys/command-messages.js');
    const more = await commandMessages(locale);
    return join(said, more.t('full/may-play', {cards: `${number(n)} ${t('unit/cards', {n})}`}));
  },
};

/** Lines are queued: one that waits for its narration is not overtaken by the next. */
let before: Promise<unknown> = Promise.resolve();

/** Announces the last of the lines that yields a sentence. */
export function announceLast(
  lines: readonly Announceable[],
  host: HTMLElement,
  how: Announcement,
): void {
  before = before
    .then(async () => {
      for (const line of [...lines].reverse()) {
        const said = typeof line === 'function' ? await line(narrator) : line;
        if (!said) continue;
        announce(said, host, how);
        return;
      }
    })
    .catch(console.error);
}
