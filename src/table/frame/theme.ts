import type {TableAttributes} from '../table-attributes.js';

/** Lays the sheet of the chosen theme on a table. */
export async function layTheme(host: TableAttributes): Promise<void> {
  if (host.matches(':state(felt)'))
    await import('./felt.js').then(({lay}) => lay(host), console.error);
}
