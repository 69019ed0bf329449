/** The mean of some figures and its standard error; `undefined` for fewer than two. */
export function meanOf(list) {
  if (list.length < 2) return undefined;
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const variance = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (list.length - 1);
  return {mean, error: Math.sqrt(variance / list.length)};
}
