import {setting} from '../elements/index.js';

/** Quizzes with the same `run="week 1"` share a score: the number answered right at the first try. */

interface Result {
  readonly first: boolean;
  readonly solved: boolean;
}

const results = new WeakMap<Element, Result>();

const together = (host: Element): readonly Element[] => {
  const root = host.getRootNode() as Document | ShadowRoot;
  const run = setting(host, 'run');
  return [...root.querySelectorAll(host.localName)].filter(
    (other) => setting(other, 'run') === run,
  );
};

/** Records the answer to a quiz; a right one scores only if it is the first. */
export function sendResult(host: Element, result: Result): void {
  const before = results.get(host);
  results.set(host, before ? {...before, solved: result.solved} : result);
}

/** The number of quizzes in this run that were answered right at the first try. */
export function scoreOf(host: Element): {readonly right: number; readonly of: number} {
  const known = together(host).flatMap((quiz) => results.get(quiz) ?? []);
  return {right: known.filter(({first}) => first).length, of: known.length};
}
