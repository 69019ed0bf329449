import readme from '../README.md?raw';

/** The lines with which the README begins, for a page in the folder of the files. */
export const pageLines: string = /```html\n([^]*?)\n```/.exec(readme)![1]!;
