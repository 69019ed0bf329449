import readme from '../README.md?raw';

/** The lines with which the README begins, for a page with the files beside it. */
export const pageLines: string = /```html\n([^]*?)\n```/.exec(readme)![1]!;
