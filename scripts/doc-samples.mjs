// The samples of code in README.md and the documents.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DOCUMENTS} from './doc-blocks.mjs';
import {root} from './test-files.mjs';

/** `{file, line, kind, code}` of each block of code; `kind` is the word behind the fence, or ''. */
export const samples = () =>
  DOCUMENTS.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^( *)```(\w*)\n([^]*?)^\1```$/gm)].map((found) => {
      const [, indent, kind, code] = found;
      const line = text.slice(0, found.index).split('\n').length;
      return {file, line, kind, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')};
    });
  });
