import {type AnyState, InvalidPositionError, type Rules, type Seat} from '../game/index.js';
import {freeze} from '../match/freeze.js';
import {LawError, type LawName} from './law.js';
import {canonical} from './plain.js';

/** The rules of any game; the laws know no particular game. */
export type AnyRules = Rules;

/** Reports a broken law by throwing. */
export type Fail = (law: LawName, detail: string, cause?: unknown) => never;

/**
 * Asks once for each state and, if there is one, each seat, since the laws ask the same again and again.
 * The kept results are frozen, so that nobody changes them.
 */
function once<Result>(
  ask: (state: AnyState, seat?: Seat) => Result,
): (state: AnyState, seat?: Seat) => Result {
  const known = new WeakMap<AnyState, Map<Seat | undefined, Result>>();
  return (state, seat) => {
    let bySeat = known.get(state);
    if (!bySeat) known.set(state, (bySeat = new Map<Seat | undefined, Result>()));
    if (!bySeat.has(seat)) bySeat.set(seat, freeze(ask(state, seat)));
    return bySeat.get(seat)!;
  };
}

/**
 * Rules that freeze every argument and report each error as a broken law. A failed call is repeated
 * with mutable copies: if that succeeds, the rules tried to change an argument.
 */
export function guardedRules(rules: AnyRules, fail: Fail): AnyRules {
  const call = <Result>(
    law: LawName,
    name: keyof AnyRules,
    args: readonly unknown[],
    run: (...args: never[]) => Result,
  ): Result => {
    args.forEach(freeze);
    try {
      return run(...(args as never[]));
    } catch (error) {
      if (error instanceof LawError) throw error;
      if (name === 'parsePosition' && error instanceof InvalidPositionError) throw error;
      const copies = args.map((arg) =>
        typeof arg === 'function' ? () => undefined : structuredClone(arg),
      );
      const before = canonical(copies);
      let passed = true;
      try {
        run(...(copies as never[]));
      } catch {
        passed = false; // The first error is reported.
      }
      if (passed || canonical(copies) !== before)
        fail('input-unchanged', `${name} changes its input`, error);
      return fail(law, `${name} throws ${String(error)}`, error);
    }
  };
  const wrap =
    <Args extends unknown[], Result>(
      law: LawName,
      name: keyof AnyRules,
      method: (...args: Args) => Result,
    ) =>
    (...args: Args): Result =>
      call(law, name, args, (...given: never[]) => method.apply(rules, given as unknown as Args));
  return {
    id: rules.id,
    seats: rules.seats,
    options: rules.options,
    setup: wrap('never-throws', 'setup', rules.setup),
    turn: once(wrap('never-throws', 'turn', rules.turn)),
    phase: once(wrap('never-throws', 'phase', rules.phase)),
    legalMoves: once(wrap('never-throws', 'legalMoves', rules.legalMoves) as never) as never,
    refuse: wrap('refusal-holds', 'refuse', rules.refuse),
    apply: wrap('legal-accepted', 'apply', rules.apply),
    fallback: wrap('fallback', 'fallback', rules.fallback),
    outcome: once(wrap('never-throws', 'outcome', rules.outcome)),
    view: once(wrap('never-throws', 'view', rules.view)),
    redact: wrap('never-throws', 'redact', rules.redact),
    determinize: wrap('determinize', 'determinize', rules.determinize),
    moveForms: rules.moveForms,
    formatMove: wrap('notation', 'formatMove', rules.formatMove),
    parseMove: wrap('notation', 'parseMove', rules.parseMove),
    parsePosition: wrap('position', 'parsePosition', rules.parsePosition),
  };
}
