import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {it} from 'node:test';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The interfaces between the parts of a table. */
const CONTRACTS = {
  'table-context.ts': 'TableContext',
  'commands.ts': 'Commands',
  'table-model.ts': 'TableModel',
  'slots.ts': 'Slots',
} as const;
/** The most members of these interfaces in all, and of commands (docs/decisions/0024). */
const MOST = 52;
const MOST_COMMANDS = 12;

/** The names of the members of an interface. */
function membersOf(file: string, name: string): readonly string[] {
  const source = readFileSync(join(here, file), 'utf8');
  const body = new RegExp(`^export interface ${name} \\{\\n(.*?)^\\}`, 'ms').exec(source)?.[1];
  assert.ok(body, `${file} has the interface ${name}`);
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(:]/gm)].map(([, member]) => member!);
}

it('the parts of a table meet through few members', () => {
  const counts = Object.entries(CONTRACTS).map(([file, name]) => membersOf(file, name).length);
  assert.ok(counts.every((count) => count > 5));
  const sum = counts.reduce((one, other) => one + other, 0);
  assert.ok(sum <= MOST, `${sum} members: ${counts.join(', ')}`);
  const commands = membersOf('commands.ts', 'Commands');
  assert.ok(commands.length <= MOST_COMMANDS, commands.join(', '));
});
