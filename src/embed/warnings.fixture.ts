/** What `console.warn` is told while something is done. */
export async function warnings(act: () => unknown): Promise<string[]> {
  const told: string[] = [];
  const {warn} = console;
  console.warn = (...words: unknown[]) => told.push(words.join(' '));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return told.filter((line) => !line.startsWith('Lit is in dev mode'));
}
