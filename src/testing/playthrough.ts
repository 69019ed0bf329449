import {rngFrom, type Seed} from '../cards/index.js';
import {
  type AnyState,
  type AnyEvent,
  defaultOptions,
  type Game,
  type Options,
} from '../game/index.js';
import {phaseName} from '../match/index.js';
import {fieldsOf, shortForm} from './short-form.js';
import {diceFrom} from './dice.js';
import {LawError} from './law.js';
import {canonical, hash} from './plain.js';
import {type Viewer, viewersOf} from './secrets.js';

/** The random game to write. */
export interface PlaythroughPlan {
  readonly seats: number;
  readonly seed?: Seed;
  /** Fixed options; the others take their defaults. */
  readonly options?: Options;
  /** The largest number of lines of the text. */
  readonly lines?: number;
}

/** One move, in full and in short. */
interface Item {
  readonly full: readonly string[];
  readonly short: string;
  readonly hash: string;
  /** True when the move led to a new deal. */
  readonly dealt: boolean;
  /** The scores, when the move led to a new deal. */
  readonly scores: string;
}

const PER_LINE = 8;
const PER_LONG_LINE = 40;

/**
 * Writes a random game as text that a person can read: every move with its events and a hash of the
 * state after it, and all views whenever the phase changes or cards are dealt. A long game is
 * written in full up to the end of a deal, then as moves with hashes.
 */
export function playthrough({rules}: Game, plan: PlaythroughPlan): string {
  const {seats, seed = 'golden', lines = 290} = plan;
  const options = {...defaultOptions(rules.options, seats), ...plan.options};
  const dice = diceFrom(`${seed}/moves`);
  const viewers = viewersOf(seats);
  const happened: string[] = [];
  const emit = (event: AnyEvent): void => void happened.push(...eventLines(rules, event, viewers));
  const shown = new Map<Viewer, ReadonlyMap<string, string>>();

  let state: AnyState = rules.setup(options, seats, rngFrom(seed), emit);
  const head = [
    `${rules.id}, ${seats} seats, seed ${String(seed)}`,
    `options ${shortForm(options)}`,
    '',
    `start  ${hash(state)}`,
    ...happened,
    ...viewLines(rules, state, viewers, shown),
  ];
  const items: Item[] = [];
  const texts = new WeakMap<object, string>();
  /** Lines of the moves so far; once they fill the text, those that follow are needed in short alone. */
  let filled = head.length;
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    if (items.length >= 20_000) throw new LawError('ends', 'the playthrough is endless');
    const seat = dice.pick(turn);
    const move = dice.pick(rules.legalMoves(state, seat));
    const before = state;
    happened.length = 0;
    const isFull = filled > lines;
    state = rules.apply(state, seat, move, isFull ? undefined : emit);
    const step = `${seat}:${rules.formatMove(move)}`;
    const mark = hash(state, texts);
    const {scores, ...onlooker} = rules.view(state, undefined);
    const dealt = heldIn(onlooker) > heldIn(rules.view(before, undefined));
    const inFull = (): readonly string[] => {
      const news = dealt || canonical(rules.phase(state)) !== canonical(rules.phase(before));
      return [
        `${items.length + 1}. ${step}  ${mark}  ${happened[0]?.trim() ?? ''}`.trimEnd(),
        ...happened.slice(1),
        ...(news ? viewLines(rules, state, viewers, shown) : []),
      ];
    };
    const full = isFull ? [''] : inFull();
    filled += full.length;
    items.push({
      full,
      short: step,
      hash: mark,
      dealt: dealt && scores !== undefined, // without scores an event "dealt" is only a draw
      scores: dealt ? shortForm(scores) : '',
    });
  }
  const tail = ['', `outcome ${shortForm(rules.outcome(state))}`, `end  ${hash(state)}`];
  return [...head, ...fit(items, lines - head.length - tail.length), ...tail, ''].join('\n');
}

const heldIn = ({hands = []}: {hands?: readonly (readonly unknown[])[]}): number =>
  hands.reduce((sum, hand) => sum + hand.length, 0);

/**
 * Writes as many moves in full as there is room for, if possible up to the end of a deal; the rest
 * in short.
 */
function fit(items: readonly Item[], room: number): readonly string[] {
  const whole = items.flatMap(({full}) => full);
  if (whole.length <= room) return whole;
  let cut = 0;
  for (let used = 0; cut < items.length; cut++) {
    used += items[cut]!.full.length;
    if (used + shortLines(items.slice(cut + 1)).length + 2 > room) break;
  }
  const deal = items.findLastIndex(({dealt}, index) => dealt && index < cut);
  // Include the move that deals again, with the hands of the next deal.
  if (deal > 0) cut = deal + 1;
  const rest = items.slice(cut);
  return [
    ...items.slice(0, cut).flatMap(({full}) => full),
    '',
    `in short from move ${cut + 1}`,
    ...shortLines(rest),
  ];
}

/**
 * Moves with their hashes, several to a line, and the scores whenever cards were dealt. In a very
 * long game many moves share a line and one hash.
 */
function shortLines(items: readonly Item[]): readonly string[] {
  const long = items.length > 1200;
  const size = long ? PER_LONG_LINE : PER_LINE;
  const lines: string[] = [];
  for (let from = 0; from < items.length;) {
    const deal = items.findIndex((item, index) => index >= from && item.dealt && !long);
    const end = Math.min(from + size, deal < 0 ? items.length : deal + 1);
    const part = items.slice(from, end);
    lines.push(
      long
        ? `${part.map(({short}) => short).join(' ')}  ${hash(part.map((item) => item.hash))}`
        : part.map((item) => `${item.short} ${item.hash}`).join('  '),
    );
    if (end === deal + 1) lines.push(`     scores ${items[deal]?.scores ?? ''}`);
    from = end;
  }
  return lines;
}

/** An event, and what each viewer learns of it when that differs. */
function eventLines(
  rules: Game['rules'],
  event: AnyEvent,
  viewers: readonly Viewer[],
): readonly string[] {
  const {type, ...rest} = event;
  const line = `     ${type}${Object.keys(rest).length ? ` ${shortForm(rest)}` : ''}`;
  const whole = canonical(event);
  const others = viewers.flatMap((viewer) => {
    const seen = rules.redact(event, viewer);
    if (seen === event || canonical(seen) === whole) return [];
    const {type: name, ...part} = seen ?? {type: 'nothing'};
    const words = [name === type ? '' : name, Object.keys(part).length ? shortForm(part) : ''];
    return [`       ${labelOf(viewer)} hears ${words.filter(Boolean).join(' ')}`.trimEnd()];
  });
  return [line, ...others];
}

const labelOf = (viewer: Viewer): string => (viewer === undefined ? 'onlooker' : `seat ${viewer}`);

/**
 * The fields of the views that changed since they were last shown: first the common ones, then by
 * viewer.
 */
function viewLines(
  rules: Game['rules'],
  state: AnyState,
  viewers: readonly Viewer[],
  shown: Map<Viewer, ReadonlyMap<string, string>>,
): readonly string[] {
  const fields = new Map(viewers.map((viewer) => [viewer, fieldsOf(rules.view(state, viewer))]));
  const fresh = (viewer: Viewer): Map<string, string> =>
    new Map(
      [...(fields.get(viewer) ?? [])].filter(
        ([name, text]) => name !== 'seat' && shown.get(viewer)?.get(name) !== text,
      ),
    );
  const news = new Map(viewers.map((viewer) => [viewer, fresh(viewer)]));
  const [first] = viewers;
  const common = [...(news.get(first) ?? [])].filter(([name, text]) =>
    viewers.every((viewer) => news.get(viewer)?.get(name) === text),
  );
  const names = new Set(common.map(([name]) => name));
  const show = (label: string, entries: readonly (readonly [string, string])[]) =>
    entries.length
      ? [`     ${label} | ${entries.map(([name, text]) => `${name} ${text}`).join(' | ')}`]
      : [];
  const lines = [
    `  -- ${phaseName(rules.phase(state))}`,
    ...show('all', common),
    ...viewers.flatMap((viewer) =>
      show(
        labelOf(viewer),
        [...(news.get(viewer) ?? [])].filter(([name]) => !names.has(name)),
      ),
    ),
  ];
  for (const [viewer, all] of fields) shown.set(viewer, all);
  return lines;
}

/**
 * Compares a playthrough with its golden text.
 * @throws {LawError} `golden`, with the first line that differs
 */
export function compare(kept: string, now: string, name: string): void {
  if (kept === now) return;
  const [old, fresh] = [kept.split('\n'), now.split('\n')];
  const at = fresh.findIndex((line, index) => line !== old[index]);
  const line = at < 0 ? fresh.length : at;
  throw new LawError(
    'golden',
    `${name}, line ${line + 1}\n  was: ${old[line] ?? '(end)'}\n  now: ${fresh[line] ?? '(end)'}\n` +
      '  If the change is meant: npm run goldens, and read the diff.',
  );
}
