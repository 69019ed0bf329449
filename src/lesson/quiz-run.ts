/** Quizzes that belong together, `run="week 1"`, keep one score on the page: who was right at once. */

interface Result {
  readonly first: boolean;
  readonly solved: boolean;
}

const results = new WeakMap<Element, Result>();

const together = (host: Element): readonly Element[] => {
  const root = host.getRootNode() as Document | ShadowRoot;
  const run = host.getAttribute('run') ?? '';
  return [...root.querySelectorAll(host.localName)].filter(
    (one) => one.getAttribute('run') === run,
  );
};

/** Remembers how a quiz was answered; only the first answer counts as right. */
export function sendResult(host: Element, result: Result): void {
  const before = results.get(host);
  results.set(host, before ? {...before, solved: result.solved} : result);
}

/** How many of the quizzes answered so far were right at once. */
export function scoreOf(host: Element): {readonly right: number; readonly of: number} {
  const known = together(host).flatMap((one) => results.get(one) ?? []);
  return {right: known.filter(({first}) => first).length, of: known.length};
}
