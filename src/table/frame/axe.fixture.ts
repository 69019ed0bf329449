import {expect} from '@open-wc/testing';
import {painted} from '../../elements/shared/index.js';

/** A finding of one axe rule. */
interface Finding {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly any: readonly {readonly message: string}[];
  }[];
}

interface Axe {
  run(
    context: Element,
    options: unknown,
  ): Promise<{readonly violations: readonly Finding[]; readonly incomplete: readonly Finding[]}>;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each finding as one line: rule, element, axe's message. */
const lines = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, any}) => `${id} at ${String(target)}: ${any.map((one) => one.message).join(' ')}`,
    ),
  );

/**
 * Runs axe with the rules of WCAG 2.2 AA. Expects no violation, and nothing undecided except what is
 * explained; each explanation is a pattern of the finding's line, with the reason beside it.
 */
export async function expectAxe(
  element: Element,
  explained: Readonly<Record<string, RegExp>> = {},
): Promise<void> {
  const page = globalThis as unknown as {readonly axe?: Axe};
  // The plugin loads axe, and a whole page would be judged twice.
  if (!page.axe) await expect(document.head).to.be.accessible();
  // What lies below a dialog is inert once the dialog has been painted.
  await painted(element);
  const {violations, incomplete} = await page.axe!.run(element, {
    runOnly: TAGS,
    // One element per other rule: naming all of them takes long.
    resultTypes: ['violations', 'incomplete'],
  });
  const open = lines(incomplete).filter(
    (line) => !Object.values(explained).some((pattern) => pattern.test(line)),
  );
  expect(lines(violations), 'violations').to.deep.equal([]);
  expect(open, 'undecided').to.deep.equal([]);
}
