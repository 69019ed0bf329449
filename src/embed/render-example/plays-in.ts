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
  for (const {name, ends, attributes} of tagsOf(content)) {
    if (!['ol', 'ul', 'li'].includes(name)) continue;
    const played = DATA_PLAY.exec(attributes);
    plays ||= played !== null;
    if (name !== 'li') depth += ends ? -1 : 1;
    else if (!ends && depth === 1)
      steps.push(unescaped(played?.slice(1).find(Boolean) ?? '').trim());
    if (depth > 0) continue;
    if (plays && name === 'ol') return steps;
    [steps, plays] = [[], false];
  }
  return [];
}

interface Tag {
  readonly name: string;
  /** True for `</ol>`. */
  readonly ends: boolean;
  readonly attributes: string;
}

/** The tags outside comments, in order; like the browser, it drops a tag or comment that is not closed. */
function* tagsOf(content: string): Generator<Tag> {
  const head = /<(\/?)([a-z][^\s/>]*)/iy;
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at)) {
    head.lastIndex = at;
    const [start, slash, name] = head.exec(content) ?? [];
    if (start !== undefined) {
      const from = at + start.length;
      const to = endOfTag(content, from);
      if (to < 0) return;
      yield {name: name!.toLowerCase(), ends: slash === '/', attributes: content.slice(from, to)};
      at = to + 1;
    } else if (content.startsWith('<!--', at)) {
      at = content.indexOf('-->', at + 4);
      if (at < 0) return;
    } else at++;
  }
}

/** The end of the tag whose attributes begin at `from`; -1 if it is not closed. */
function endOfTag(content: string, from: number): number {
  let quote = '';
  for (let at = from; at < content.length; at++) {
    const sign = content[at]!;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}
