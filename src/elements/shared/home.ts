/**
 * The file of a tag, such as `king.js`, and where its other files should lie. Only the builds of such
 * files know, and replace this module (`scripts/bundles/home.mjs`).
 */
interface Home {
  /** `king.js` */
  readonly file: string;
  /** The address of the folder with the other files. */
  readonly folder: string;
}

export const home: Home | undefined = undefined as Home | undefined;

/** Whether the page says that this file was published elsewhere: then the file there does everything. */
export const isMoved = false as boolean;
