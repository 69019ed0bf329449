import readme from '../README.md?raw';

/** The lines with which the README begins, with the version and hash of a release. */
export const cdnLines: string = /<!-- cdn -->\n```html\n([^]*?)\n```/.exec(readme)![1]!;
