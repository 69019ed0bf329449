/** Whether a path of a position, `draw.seats[2]`, leads to one of the fields, which may stand at any depth. */
export function isFieldOf(fields: readonly string[], path: string): boolean {
  const names = path.replaceAll(/\[\d+\]/g, '');
  return fields.some((field) => `.${names}`.endsWith(`.${field}`));
}
