// `npm run figures`: measures the transfer of each page of transfers.mjs from the built files, and
// writes it into src/builder/transfers.ts, from which the embed builder, README.md and the documents
// take their figures. `npm run build` first. A test of the built package measures again.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from './test-files.mjs';
import {measureTransfers, pagesToMeasure} from './transfers.mjs';
import {writeDocuments} from './readme.mjs';
import {writeBundles} from './bundle-figures.mjs';

const {catalogue} = await import(pathToFileURL(join(root, 'dist/embed/catalogue.js')).href);
const lines = [];
await measureTransfers(pagesToMeasure(catalogue), (name, {requests, sequence, bytes, picture}) => {
  console.log(`${name}: ${requests} requests, ${bytes} bytes`);
  const counts = `requests: ${requests}, sequence: ${sequence}, bytes: ${bytes}`;
  lines.push(
    picture
      ? `  '${name}': {
    ${counts.replaceAll(', ', ',\n    ')},
    picture: {sequence: ${picture.sequence}, bytes: ${picture.bytes}, elements: ${picture.elements}},
  },`
      : `  '${name}': {${counts}},`,
  );
});
writeFileSync(
  join(root, 'src/builder/transfers.ts'),
  `/** The transfer of a page until its reader can play. */
export interface Transfer {
  readonly requests: number;
  /** How many of them wait for one another. */
  readonly sequence: number;
  /** Of the answers' bodies, compressed with Brotli. */
  readonly bytes: number;
  /** The first picture: the requests in sequence and the bytes that it waits for, and its elements. */
  readonly picture?: {
    readonly sequence: number;
    readonly bytes: number;
    readonly elements: number;
  };
}

/**
 * By script and game, as \`npm run figures\` measures it: \`king.js king-omnibus\`. Without what a page
 * fetches once its reader plays, opens a panel, or has left it untouched for a second.
 */
export const TRANSFERS: Readonly<Record<string, Transfer>> = {
${lines.join('\n')}
};
`,
);
await writeDocuments();
await writeBundles();
