const COMMENT = /<!--.*?-->/gs;
const LIST_TAG = /<(\/?)(ol|ul|li)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const DATA_PLAY = /\sdata-play(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/i;
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

const unescaped = (text: string): string =>
  text.replace(/&(quot|#39|lt|gt|amp);/g, (_, name: string) => ENTITIES[name]!);

/**
 * The plays of each step of a lesson, '' for a comment alone. Like the browser, this reads the first
 * `<ol>` that contains plays; alternatives are left out.
 */
export function playsIn(content: string): readonly string[] {
  let depth = 0;
  let steps: string[] = [];
  let plays = false;
  for (const [, end, name, attributes] of content.replace(COMMENT, '').matchAll(LIST_TAG)) {
    const tag = name!.toLowerCase();
    const played = DATA_PLAY.exec(attributes!);
    plays ||= played !== null;
    if (tag !== 'li') depth += end ? -1 : 1;
    else if (!end && depth === 1)
      steps.push(unescaped(played?.slice(1).find(Boolean) ?? '').trim());
    if (depth > 0) continue;
    if (plays && tag === 'ol') return steps;
    [steps, plays] = [[], false];
  }
  return [];
}
