/** What a page keeps of the draw of its match. */
export interface KeptDraw {
  /** The page's number. */
  readonly nonce: string;
  /** All seals, as they were told at Start, before the number was. */
  readonly seals: readonly (string | null)[];
}
