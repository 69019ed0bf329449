import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {LawError} from './law.js';
import {compare} from './playthrough.js';

/**
 * Compares a playthrough with its golden file; writes the file instead when `UPDATE_GOLDENS=1` is
 * set.
 * @throws {LawError} `golden`, when the file is missing or differs
 */
export function checkGolden(path: string, text: string): void {
  const name = path.split(/[/\\]/).slice(-3).join('/');
  if (process.env['UPDATE_GOLDENS'] === '1') {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return;
  }
  if (!existsSync(path))
    throw new LawError('golden', `${name} is missing; write it with: npm run goldens`);
  compare(readFileSync(path, 'utf8'), text, name);
}
