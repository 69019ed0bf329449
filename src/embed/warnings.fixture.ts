/** Captures the console warnings of an action. */
export async function captureWarnings(act: () => unknown): Promise<string[]> {
  const warnings: string[] = [];
  const {warn} = console;
  console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return warnings.filter((line) => !line.startsWith('Lit is in dev mode'));
}
