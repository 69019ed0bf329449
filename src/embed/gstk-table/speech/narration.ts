import {type Announcement, announce} from '../../../elements/internal/announcer.js';
import type {AnyTable, RenderContext} from '../../../elements/scene.js';
import type {AnyEvent, AnyView} from '../../../game/index.js';
import type {Settings} from '../controller/settings.js';

/** Turns events into announcements, as many as the reader's `verbosity` setting asks for. */

type Made = string | undefined | Promise<string | undefined>;

/** The seat that an announcement is for. */
interface NarrationSource {
  readonly table: AnyTable;
  readonly settings: Settings;
}

/** Makes sentences from events and questions. */
interface Narrator {
  /** The sentence of an event; `view` is the view after it. */
  event(seat: NarrationSource, event: AnyEvent, view: AnyView, ctx: RenderContext): Made;
  /** The sentence of a decision the reader has to make. */
  asked(seat: NarrationSource, view: AnyView, ctx: RenderContext): Made;
}

/** A sentence, or a function that makes it once the narration has been fetched. */
export type Announceable = string | undefined | ((narrator: Narrator) => Made);

/** The public events that report results: of a trick, a bout, a deal or a claim. */
const RESULTS = new Set([
  'gstk-trick-taken',
  'gstk-deal-scored',
  'gstk-claim-challenged',
  'gstk-game-ended',
]);

/** Whether an event decides something, rather than being a player's action. */
function decides({table}: NarrationSource, event: AnyEvent, view: AnyView): boolean {
  const name = table.publicEvent(event, view)?.name ?? '';
  // Results stay on the screen longest; the card that ends a trick does too, but the taking follows it.
  const long = /^(trick|collect|stop)$/.test(table.tempo(event, view));
  return RESULTS.has(name) || (long && name !== 'gstk-card-played');
}

/** A trick went to a seat, and play goes on. */
const taken = ({table}: NarrationSource, event: AnyEvent, view: AnyView): boolean =>
  view.turn.length > 0 &&
  (table.publicEvent(event, view)?.name === 'gstk-trick-taken' ||
    table.tempo(event, view) === 'collect');

const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;

const narrator: Narrator = {
  async event(seat, event, view, ctx) {
    const {settings, table} = seat;
    const level = settings.get('verbosity');
    if (level === 'brief' && !decides(seat, event, view)) return undefined;
    const said = table.sentence(event, ctx);
    if (level !== 'full' || !said || !taken(seat, event, view)) return said;
    const turn = await table.read('turn', view, ctx);
    const left = await table.read('left', view, ctx);
    return join(said, turn && /\p{L}$/u.test(turn) ? `${turn}.` : turn, left);
  },
  async asked({settings, table}, view, ctx) {
    const said = table.asked(view, ctx);
    if (settings.get('verbosity') !== 'full') return said;
    const {hand} = table.scene(view, ctx);
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
export function announceLast(lines: readonly Announceable[], how: Announcement): void {
  before = before
    .then(async () => {
      for (const line of [...lines].reverse()) {
        const said = typeof line === 'function' ? await line(narrator) : line;
        if (!said) continue;
        announce(said, how);
        return;
      }
    })
    .catch(console.error);
}
