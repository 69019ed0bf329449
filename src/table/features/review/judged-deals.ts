import {analyse} from '../../../analysis/analyse.js';
import {CARE, judgeMoves} from '../../../analysis/judge-moves.js';
import type {Analysed, Decision, Judged, Judgement, JudgePlan} from '../../../analysis/index.js';
import type {GameEntry} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {MatchRecord} from '../../../match/record.js';
import {rest} from '../../thinking/rest.js';
import {judged} from '../../thinking/thinking.js';
import type {PlayedMatch} from './deals.js';

/** What is judged, and for whom. */
interface Asked {
  readonly entry: GameEntry;
  readonly game: Analysed;
  readonly record: MatchRecord;
  readonly played: PlayedMatch;
  readonly seat: Seat;
  /** Is called whenever another decision is judged, or the last of a deal. */
  readonly changed: () => void;
  readonly failed: (error: unknown) => void;
  /** Does something with a decision before its deal counts as judged. */
  readonly explain: (decision: Decision) => Promise<void>;
  /** Whether a decision that was judged quickly may give way to the same one judged with care. */
  readonly mayRefine: (decision: Decision) => boolean;
}

/** The time of the first decision, for which a reader waits: it is judged with care once the others are. */
const QUICK: JudgePlan = {...CARE, milliseconds: 120};

/** The decisions of the deals of a match, judged deal by deal: the one that is looked at before the others. */
export class JudgedDeals {
  readonly #of: Asked;
  readonly #end = new AbortController();
  readonly #decisions = new Map<number, Decision[]>();
  readonly #whole = new Set<number>();
  /** The deals in which something might have been said, which is not judged. */
  readonly #unjudged = new Set<number>();
  /** The deal that is being judged, and the one to judge next. */
  #now: number | undefined;
  #wanted: number;

  constructor(of: Asked, first: number) {
    this.#of = of;
    this.#wanted = first;
  }

  /** The decisions of a deal, as far as they are judged. */
  of(deal: number): readonly Decision[] {
    return this.#decisions.get(deal) ?? [];
  }

  /** Whether all decisions of a deal are judged. */
  isWhole(deal: number): boolean {
    return this.#whole.has(deal);
  }

  /** Whether all decisions of the match are. */
  get areAllWhole(): boolean {
    return this.#whole.size === this.#of.played.deals.length;
  }

  hasTalk(deal: number): boolean {
    return this.#unjudged.has(deal);
  }

  /** All judged decisions, with their deals. */
  get all(): readonly {readonly deal: number; readonly at: number; readonly decision: Decision}[] {
    return this.#of.played.deals.flatMap((_, deal) =>
      this.of(deal).map((decision, at) => ({deal, at, decision})),
    );
  }

  /** Judges a deal before all others, and then those. */
  want(deal: number): void {
    this.#wanted = deal;
    if (this.#end.signal.aborted) return;
    if (this.#now === undefined) void this.#next();
  }

  stop(): void {
    this.#end.abort();
  }

  async #next(): Promise<void> {
    const deals = [this.#wanted, ...this.#of.played.deals.keys()];
    const deal = deals.find((one) => this.#of.played.deals[one] && !this.#decisions.has(one));
    this.#now = deal;
    if (deal === undefined) return;
    try {
      await this.#judge(deal);
    } catch (error) {
      // Whatever the reader looks at next is judged, this deal too.
      this.#decisions.delete(deal);
      this.#now = undefined;
      if (!this.#end.signal.aborted) this.#of.failed(error);
      return;
    }
    await this.#next();
  }

  async #judge(deal: number): Promise<void> {
    const {entry, game, record, seat, played, changed, explain, mayRefine} = this.#of;
    const {signal} = this.#end;
    const found: Decision[] = [];
    const reasons: Promise<void>[] = [];
    this.#decisions.set(deal, found);
    const waiting = {pause: rest, signal};
    const judge = (decision: Judged, care: JudgePlan): Promise<Judgement | undefined> => {
      const {made, ...asked} = decision;
      return entry.foresight
        ? judged(entry, {...asked, budget: 0, signal}, care, made)
        : judgeMoves(game, decision, care, waiting);
    };
    /** Whether somebody waits for a first decision. */
    const isAwaited = this.all.length === 0;
    await analyse(game, record, seat, {
      ...played.deals[deal]!,
      ...waiting,
      judge: (decision, care) => judge(decision, isAwaited && found.length === 0 ? QUICK : care),
      onDecision: (decision) => {
        found.push(decision);
        const reason = explain(decision);
        reason.catch(() => undefined); // it is awaited below
        reasons.push(reason);
        changed();
      },
      onUnjudged: () => this.#unjudged.add(deal),
    });
    await Promise.all(reasons);
    const [quick] = found;
    if (isAwaited && quick) {
      const span = {from: quick.at, to: quick.at + 1};
      const [refined] = await analyse(game, record, seat, {...span, ...waiting, judge});
      if (refined) await explain(refined);
      if (refined && mayRefine(quick)) found[0] = refined;
    }
    this.#whole.add(deal);
    changed();
  }
}
