import {expect} from '@open-wc/testing';

/** What a rule of axe found. */
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

/** Each finding in one line: rule, place, what axe says. */
const lines = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, any}) => `${id} at ${String(target)}: ${any.map((one) => one.message).join(' ')}`,
    ),
  );

/**
 * Axe by the rules of WCAG 2.2 AA: no violation, and nothing that it leaves undecided but what is
 * explained. Each explanation is a pattern of the finding's line, written with its reason.
 */
export async function expectAxe(
  element: Element,
  explained: Readonly<Record<string, RegExp>> = {},
): Promise<void> {
  const page = globalThis as unknown as {readonly axe?: Axe};
  if (!page.axe) await expect(element).to.be.accessible(); // this fetches it
  const {violations, incomplete} = await page.axe!.run(element, {
    runOnly: TAGS,
    // Of the rest one place for each rule: to name all of them takes long.
    resultTypes: ['violations', 'incomplete'],
  });
  const open = lines(incomplete).filter(
    (line) => !Object.values(explained).some((pattern) => pattern.test(line)),
  );
  expect(lines(violations), 'violations').to.deep.equal([]);
  expect(open, 'undecided').to.deep.equal([]);
}
