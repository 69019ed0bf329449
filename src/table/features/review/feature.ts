import type {TemplateResult} from 'lit';
import {adoptSheet, Lazy, panelStyles} from '../../../elements/shared/index.js';
import type {Control} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {Match, Seating} from '../../../match/index.js';
import {isAlone} from '../../play/is-alone.js';
import {wholeMessages} from '../../speech/whole-messages.js';
import type {FeatureOf} from '../../feature.js';
import type {Session} from '../../session.js';
import type {TableContext} from '../../table-context.js';
import type {Overlay} from '../../slots.js';
import {isOver} from './is-over.js';
import type {Review} from './review.js';

/** The ids of the part that a review is, for a player and for an onlooker. */
const REVIEW = 'review';
const MOVES = 'moves';

/** Is there at a press, once it has been fetched ahead. */
const drawing = new Lazy(() => Promise.all([import('./review.js'), import('./review.styles.js')]));

/** The review of the deals that are over: its button beside their end, and the part over the table. */
export const feature: FeatureOf = (table) => {
  const {panels} = table;
  const own = new ReviewPanel(table, REVIEW);
  const all = [own, new ReviewPanel(table, MOVES)];
  /** Whether there is something to review: the match, or the deal on the screen. */
  const hasEnded = (doing: string): boolean => {
    const {host, session, model} = table;
    if (!session || !(isAlone(table) || isOnlooker(session))) return false;
    if (doing === 'over') return session.seating.record() !== undefined;
    const match = session.seating.local;
    if (doing !== 'stopped' || !host.entry.opensDeals || !match) return false;
    return isOver(host.entry, match, model.log);
  };
  return {
    slots: {
      controls(doing): readonly Control[] {
        const messages = hasEnded(doing) ? wholeMessages(table) : undefined;
        if (!messages) return [];
        const [id, label] = isOnlooker(table.session!)
          ? ([MOVES, messages.t('ui/moves')] as const)
          : ([REVIEW, messages.t('ui/review')] as const);
        return [{id, label, run: () => panels.open(id)}];
      },
      later: () => [() => own.prepare()],
      panels: () => all,
    },
  };
};

/** Whether the reader looks on at a match that is played elsewhere, and may review any seat of it. */
const isOnlooker = ({client, company}: Session): boolean =>
  company !== undefined && client.seat === undefined;

/** The open review, which may still be loading. */
interface Open {
  readonly of: Match | Seating;
  readonly seat: Seat;
  readonly messages: Messages;
  readonly made: Promise<Review>;
}

/**
 * The review of the deals that are over, which are judged again when it is opened.
 */
class ReviewPanel implements Overlay {
  readonly id: string;
  readonly #table: TableContext;
  /** The tag of worked examples. */
  readonly #tag = new Lazy(async () => (await this.#table.host.examples()).tag());
  #open: Open | undefined;
  /** The seat that an onlooker has chosen. */
  #chosen: Seat = 0;

  constructor(table: TableContext, id: string) {
    this.id = id;
    this.#table = table;
  }

  end(): void {
    this.#open?.made.then(
      (review) => review.stop(),
      () => undefined, // the reader who opened it has been told
    );
    this.#open = undefined;
  }

  /**
   * Fetches what a review needs, once the reader has played and the table is idle: it is there when it is
   * asked for.
   */
  async prepare(): Promise<void> {
    const {host, messages} = this.#table;
    if (!messages) return;
    const {entry} = host;
    const {locale} = messages;
    const [examples, {warm}, [{fetched}]] = await Promise.all([
      host.examples(),
      import('../../thinking/thinking.js'),
      drawing.load(),
    ]);
    warm(entry);
    await Promise.all([fetched(entry, locale), this.#tag.load(), examples.ahead(entry, locale)]);
  }

  async draw(changed: () => void): Promise<TemplateResult | undefined> {
    const table = this.#table;
    const {host, session, messages} = table;
    const {entry} = host;
    const {outcome} = session?.client ?? {};
    const onlooks = session !== undefined && isOnlooker(session);
    const seat = onlooks ? this.#chosen : session?.client.seat;
    const record = session?.seating.record();
    if (!session || !record || !messages || seat === undefined) return undefined;
    if (!outcome && !entry.opensDeals) return undefined;
    const [{Review, whose}, {reviewStyles}] = await drawing.load();
    adoptSheet(host, panelStyles);
    adoptSheet(host, reviewStyles);
    const match = session.seating.local ?? {record: () => record, outcome};
    const {players} = table.model;
    const reviewed = {entry, match, seat, players, messages, tag: this.#tag};
    const of = session.seating.local ?? session.seating;
    const open = this.#open;
    if (open?.of !== of || open.messages !== messages || open.seat !== seat) {
      this.end();
      this.#open = {of, messages, seat, made: Review.of(reviewed, changed)};
    }
    const review = await this.#open!.made;
    if (!onlooks) return review.template;
    return whose(review, seat, (chosen) => {
      this.#chosen = chosen;
      changed();
    });
  }
}
