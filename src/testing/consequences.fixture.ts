import {html} from 'lit';
import {rngFrom} from '../cards/index.js';
import {type AnyTable, panelView, type RenderContext, toldIn} from '../elements/index.js';
import type {AnyEvent, AnyMove, AnyState, AnyView, Options, Seat} from '../game/index.js';
import {type Messages, playerNamed, readerIn} from '../i18n/index.js';
import type {Dice} from './dice.js';
import {type Drawn, treeOf} from './drawing.fixture.js';
import type {AnyRules} from './guarded-rules.js';
import {difference} from './plain.js';
import {type Parts, partsOf, toldAtOnce, turns} from './told.fixture.js';

/**
 * Counts, piles, clocks, crowns, headlines and gold belong to the step of the consequence. A reader who
 * cannot tell two positions apart sees an event in both, and hidden cards or choices decide how it
 * ends: until they turn, both pictures must be the same.
 */

/** A game as its reader sees it. */
export interface Shown {
  readonly rules: AnyRules;
  readonly table: AnyTable;
  readonly messages: Messages;
  /** What an event tells before anything turns, such as who named which card; by default nothing. */
  cause?(event: AnyEvent): unknown;
  /** The kind of an event: events that end one thing in different ways are of one. By default its type. */
  kind?(event: AnyEvent): string;
  /**
   * Events in which a card comes face up and nothing turns, with the lines of their pictures that tell
   * what it brings: these wait until it lies.
   */
  readonly waits?: Readonly<Record<string, RegExp>>;
  /** Whether the panels are read that a wide table may keep beside its board. */
  readonly docked?: boolean;
}

/** An event that a seat learned of, and the view after it. */
interface Heard {
  readonly event: AnyEvent;
  readonly view: AnyView;
}

/** What a picture told too early. */
export interface Leak {
  readonly event: string;
  readonly seat: Seat | undefined;
  /** The texts and attributes of one picture that the other does not have. */
  readonly lines: readonly string[];
}

const nothing = (): undefined => undefined;

/** The panels that a reader may keep beside the board, as a table draws them with a new view. */
async function panelsOf(
  table: AnyTable,
  view: AnyView,
  ctx: RenderContext,
): Promise<readonly unknown[]> {
  const {event, log = [], step} = ctx;
  // An event that is shown in steps comes into the log with the last.
  const heard = step === undefined ? log : log.slice(0, -1);
  const told = event ? toldIn(heard, event, table.tempo(event, view)) : heard;
  const lines = told.flatMap((one) => table.sentence(one, ctx) ?? []);
  const others = table.panels.filter((panel) => panel !== 'rules' && panel !== 'log');
  const drawn = others.map((panel) => table.panel(panel, panelView(view, ctx), ctx));
  return [...(await Promise.all(drawn)), lines.map((line) => html`<p>${line}</p>`)];
}

const stepsOf = (
  table: AnyTable,
  {event, view}: {readonly event?: AnyEvent | undefined; readonly view: AnyView},
  before: AnyView | undefined,
): readonly number[] => (event && before && table.steps?.(event, view, before)) ?? [];

/** Everything that the picture of an event shows, one part after the other. */
async function pictureOf(
  {table, messages, docked = false}: Shown,
  {event, view}: {readonly event?: AnyEvent | undefined; readonly view: AnyView},
  before: AnyView | undefined,
  log: readonly AnyEvent[],
  first = false,
): Promise<Drawn> {
  const players = Array.from({length: view.seats}, (_, at) =>
    at === view.seat ? readerIn(messages) : playerNamed(messages.lookup(`bot/${at + 1}`)),
  );
  const ctx: RenderContext = {
    ...{seat: view.seat ?? undefined, players, messages},
    ...{letters: 'en', deck: 'four-colour', moves: [], event, before, log, draft: undefined},
    ...{asking: false, origin: nothing, ask: nothing, sketch: nothing, go: nothing},
    refuse: () => 'game/not-your-turn',
    ...(first && stepsOf(table, {event, view}, before).length > 0 && {step: 0}),
  };
  const {hand, controls, contract, board, stage, tray, say, why} = table.scene(view, ctx);
  const labels = controls.map(({label}) => html`<b>${label}</b>`);
  const beside = docked && !table.hasFlanks ? await panelsOf(table, view, ctx) : [];
  const parts = [contract, board, stage, tray, say, why, labels, hand?.cards, ...beside];
  return treeOf(parts.map((part) => html`<section>${part}</section>`));
}

/** Plays a move and collects what a seat hears of it. */
function heardOf(
  {rules}: Shown,
  state: AnyState,
  mover: Seat,
  move: AnyMove,
  seat: Seat | undefined,
): {readonly state: AnyState; readonly heard: readonly Heard[]} {
  const heard: Heard[] = [];
  const next = rules.apply(state, mover, move, (event, then) => {
    const seen = rules.redact(event, seat);
    if (seen) heard.push({event: seen, view: rules.view(then, seat)});
  });
  return {state: next, heard};
}

/** How the same position of a seat might have gone on: hidden cards and choices of others differ. */
function otherwise(
  shown: Shown,
  view: AnyView,
  seat: Seat | undefined,
  own: AnyMove | undefined,
  dice: Dice,
): readonly Heard[] {
  const {rules} = shown;
  let state = rules.determinize(view, dice.fork());
  if (difference(rules.view(state, seat), view)) return [];
  for (let moves = 0; moves < 8; moves++) {
    const [mover] = rules.turn(state);
    if (mover === undefined) return [];
    const move = mover === seat ? own : dice.pick(rules.legalMoves(state, mover));
    if (!move || rules.refuse(state, mover, move)) return [];
    const {state: next, heard} = heardOf(shown, state, mover, move, seat);
    if (heard.length > 0) return heard;
    state = next;
  }
  return [];
}

const isEqual = (one: unknown, other: unknown): boolean => difference(one, other) === undefined;

/** The counts of one game: pictures compared by type of event, 0 where causes differed, and the leaks. */
export interface Finding {
  readonly compared: Map<string, number>;
  readonly leaks: Leak[];
}

/** The pictures of an event, and the parts of the one before it. */
const drawings = new WeakMap<Heard, {readonly parts: Parts; readonly tree: Drawn}>();

/** Compares the pictures of two courses of events that begin in the same view, as long as both agree. */
async function compare(
  shown: Shown,
  start: AnyView,
  log: readonly AnyEvent[],
  [one, other]: readonly [readonly Heard[], readonly Heard[]],
  {compared, leaks}: Finding,
): Promise<void> {
  const {table, cause = nothing, kind = ({type}: AnyEvent) => type, waits = {}} = shown;
  let last: Partial<Heard> & Pick<Heard, 'view'> = {view: start};
  let earlier: AnyView | undefined;
  const told = [...log];
  for (const [at, here] of one.entries()) {
    const there = other[at];
    if (!there || kind(here.event) !== kind(there.event)) return;
    if (!isEqual(here.event, there.event) || !isEqual(here.view, there.view)) {
      const isShown = [here, there].every(({event, view}) => table.tempo(event, view) !== 'none');
      if (!isShown) return;
      const {type} = here.event;
      const seen = compared.get(type) ?? 0;
      if (!isEqual(cause(here.event), cause(there.event))) {
        compared.set(type, seen);
        return;
      }
      // Every twin is compared with the same course.
      const {view} = last;
      const mine = drawings.get(here) ?? {
        parts: partsOf(await pictureOf(shown, last, earlier, told)),
        tree: await pictureOf(shown, here, view, [...told, here.event], true),
      };
      drawings.set(here, mine);
      const {parts, tree} = mine;
      const drawn = [tree, await pictureOf(shown, there, view, [...told, there.event], true)];
      const waiting = waits[type];
      const reveals = table.tempo(here.event, here.view).startsWith('reveal');
      const isStaged = stepsOf(table, here, view).length > 0;
      if (!waiting && !reveals && !isStaged && !drawn.some((tree) => turns(tree, parts))) return;
      compared.set(type, seen + 1);
      const [own, others] = drawn.map((one) => toldAtOnce(one, parts));
      const lines = own!.filter((line) => !others!.includes(line) && (waiting?.test(line) ?? true));
      // A tempo or a first step of its own would tell, too: by a button, or by its time.
      const paces = [here, there].map(({event, view}) =>
        JSON.stringify([table.tempo(event, view), stepsOf(table, {event, view}, last.view)[0]]),
      );
      if (!waiting && paces[0] !== paces[1]) lines.push(`the pace ${paces.join(', not ')}`);
      if (lines.length > 0) leaks.push({event: type, seat: start.seat ?? undefined, lines});
      return;
    }
    earlier = last.view;
    last = here;
    told.push(here.event);
  }
}

/** Plays a match at random, and at each move shows each viewer how it might have gone otherwise. */
export async function search(
  shown: Shown,
  {seats, options, seed, moves}: {seats: number; options: Options; seed: string; moves: number},
  dice: Dice,
  finding: Finding,
): Promise<void> {
  const {rules} = shown;
  const viewers: readonly (Seat | undefined)[] = [...Array.from({length: seats}).keys(), undefined];
  const logs = new Map(viewers.map((seat) => [seat, [] as AnyEvent[]]));
  let state = rules.setup(options, seats, rngFrom(seed), (event) => {
    for (const [seat, log] of logs)
      log.push(...([rules.redact(event, seat)].filter(Boolean) as AnyEvent[]));
  });
  for (let played = 0; played < moves; played++) {
    const [mover] = dice.shuffle(rules.turn(state));
    if (mover === undefined) return;
    const move = dice.pick(rules.legalMoves(state, mover));
    for (const seat of viewers) {
      const log = logs.get(seat)!;
      const {heard} = heardOf(shown, state, mover, move, seat);
      if (heard.length === 0) continue;
      const view = rules.view(state, seat);
      const own = seat === mover ? move : undefined;
      for (let twin = 0; twin < TWINS; twin++)
        await compare(shown, view, log, [heard, otherwise(shown, view, seat, own, dice)], finding);
      log.push(...heard.map(({event}) => event));
    }
    state = heardOf(shown, state, mover, move, undefined).state;
  }
}

/** How many other courses are tried for each viewer of a move. */
const TWINS = 3;
