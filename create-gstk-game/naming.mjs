// The names of a game in the texts of its files, and how they are replaced in a copy.

/** `my-game` as `My Game`. */
export const titleOf = (id) =>
  id.replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

/** `my-game` as `myGame`. */
export const nameOf = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** A text in which the names of one game stand for those of another. */
export const renamed = (text, from, to) =>
  text
    .replaceAll(from, to)
    .replaceAll(titleOf(from), titleOf(to))
    .replaceAll(nameOf(from), nameOf(to));
