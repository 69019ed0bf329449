// A reporter for `node --test`: prints the counts (`# pass 12`) and the time of each file's tests,
// in the format of slowest.mjs.
import {relative, sep} from 'node:path';
import {addTime, slowest} from './slowest.mjs';
import {root} from './test-files.mjs';

export default async function* nodeTimes(source) {
  const times = new Map();
  for await (const {type, data} of source) {
    if (type === 'test:diagnostic' && data.nesting === 0) yield `# ${data.message}\n`;
    // Only top-level tests count: the time of a suite includes that of its tests.
    if (!/^test:(pass|fail)$/.test(type) || data.nesting > 0 || !data.file) continue;
    addTime(times, relative(root, data.file).split(sep).join('/'), data.details.duration_ms);
  }
  for (const line of slowest(times)) yield `${line}\n`;
}
