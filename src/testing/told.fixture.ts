import {type Drawn, elementsOf} from './drawing.fixture.js';

/** What a picture tells at once, before anything that waits has come and before any card has turned. */

/** The parts of the picture before, by their keys, with the side of each that was up. */
export type Parts = ReadonlyMap<string, string | undefined>;

const keyOf = ({attributes}: Drawn): string | undefined => attributes.get('data-move');

/** The moving parts of a picture. */
export const partsOf = (tree: Drawn): Parts =>
  new Map(
    [...elementsOf(tree)].flatMap((one) => {
      const key = keyOf(one);
      return key === undefined ? [] : [[key, one.attributes.get('data-up')] as const];
    }),
  );

/** Whether a part turns its face up, now or after its time (`elements/shared/flip.ts`). */
function turnsUp(one: Drawn, before: Parts): boolean {
  const key = keyOf(one);
  if (key === undefined || one.attributes.get('data-up') !== 'true') return false;
  return (before.has(key) ? before.get(key) : one.attributes.get('data-was')) === 'false';
}

/** Whether a part comes later: a new one that rises after its time. */
function comes(one: Drawn, before: Parts): boolean {
  const key = keyOf(one);
  const waits = Number(one.attributes.get('data-wait') ?? 0) > 0;
  const isSeen = one.attributes.has('data-from') || one.attributes.has('data-gone');
  return key !== undefined && !before.has(key) && waits && !isSeen;
}

/** Whether any part of a drawing turns its face up. */
export const turns = (tree: Drawn, before: Parts): boolean =>
  [...elementsOf(tree)].some((one) => turnsUp(one, before));

const isFace = ({attributes}: Drawn): boolean =>
  attributes.get('class')?.split(' ').includes('front') ?? false;

const isHidden = ({attributes}: Drawn): boolean =>
  attributes.get('class')?.split(' ').includes('vh') ?? false;

/** Attributes that nobody sees or hears: keys, times and origins of motion. */
const isSilent = (name: string): boolean => name.startsWith('data-') || name === 'part';

/** What a picture tells at once, a line for each text and each attribute. */
export function toldAtOnce(tree: Drawn, before: Parts): readonly string[] {
  const lines: string[] = [];
  const tell = (one: Drawn, path: string, turning: boolean, at = 0): void => {
    if (turning && isFace(one)) return;
    const now = turning || turnsUp(one, before);
    const here = `${path}>${one.tag}${at}`;
    // The name of a card that turns, in a label or in hidden words, is a part of what its turn tells.
    const named = one.content.some(
      (part) =>
        typeof part !== 'string' &&
        (turnsUp(part, before) || (part.content.length === 1 && turns(part, before))),
    );
    const isName = (name: string): boolean =>
      name === 'aria-label' && named && one.attributes.get('role') === 'img';
    for (const [name, value] of one.attributes)
      if (!isSilent(name) && !isName(name)) lines.push(`${here}[${name}] ${value.trim()}`);
    const seen = one.content.filter(
      (part) => typeof part === 'string' || !(comes(part, before) || (named && isHidden(part))),
    );
    for (const [place, part] of seen.entries())
      if (typeof part === 'string') lines.push(`${here} ${part}`);
      else tell(part, here, now, place);
  };
  tell(tree, '', false);
  return lines;
}
