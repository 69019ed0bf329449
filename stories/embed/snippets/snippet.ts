/** A piece of a page, ready to be copied. */
export interface Snippet {
  /** Also the name of its story. */
  readonly name: string;
  readonly markup: string;
}
/** A position of King that several of them share. */
export const NO_GIRLS = `game="king" variant="simple" contract="no-girls" seat="S" lead="W"
  hands="N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7"`;

/** An example as an author writes it. */
export const example = (attributes: string, content: string): string =>
  `<game-example ${attributes}>\n${content.replace(/^\n|\n\s*$/g, '')}\n</game-example>`;
