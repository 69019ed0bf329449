/**
 * Quizzes with the same `run="week 1"` share a score: how many were answered right at the first
 * try.
 */

interface Result {
  readonly first: boolean;
  readonly solved: boolean;
}

const results = new WeakMap<Element, Result>();

const together = (host: Element): readonly Element[] => {
  const root = host.getRootNode() as Document | ShadowRoot;
  const run = host.getAttribute('run') ?? '';
  return [...root.querySelectorAll(host.localName)].filter(
    (other) => other.getAttribute('run') === run,
  );
};

/** Records how a quiz was answered; a right answer scores only if it was the first one. */
export function sendResult(host: Element, result: Result): void {
  const before = results.get(host);
  results.set(host, before ? {...before, solved: result.solved} : result);
}

/** How many of the answered quizzes in this run were right at the first try. */
export function scoreOf(host: Element): {readonly right: number; readonly of: number} {
  const known = together(host).flatMap((quiz) => results.get(quiz) ?? []);
  return {right: known.filter(({first}) => first).length, of: known.length};
}
