/** The number of letters to change to turn one word into another; swapped neighbours count as one. */
function distance(one: string, other: string): number {
  let last: number[] = [];
  let row = Array.from({length: other.length + 1}, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change);
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) next[j] = Math.min(next[j]!, last[j - 2]! + 1);
    }
    [last, row] = [row, next];
  }
  return row[other.length]!;
}

/** Words up to this long may differ by one letter; longer ones by two. */
const SHORT = 5;
/** A longer word is not a slip. */
const LONGEST = 40;

/** The known word that was probably meant; `undefined` for a known word, or if none is near. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  const text = word.toLowerCase();
  if (known.includes(word) || text.length > LONGEST) return undefined;
  const most = text.length > SHORT ? 2 : 1;
  const far = known.map((one) => ({one, letters: distance(text, one)}));
  return far.filter(({letters}) => letters <= most).sort((a, b) => a.letters - b.letters)[0]?.one;
}
