import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {catalogue, registerGame} from 'gstk/catalogue';

/** A file begins with a dot or a slash; anything else is a package. */
const isFile = (name: string): boolean => /^[./\\]|^[A-Za-z]:[/\\]/.test(name);

const isEntry = (part: unknown): part is Parameters<typeof registerGame>[0] =>
  typeof part === 'object' && part !== null && 'rules' in part && 'id' in part;

/**
 * Loads modules of games from outside. A module registers its games itself, or exports their entries.
 * @param names files, from the folder of the process, or packages
 * @throws {Error} naming a module that cannot be loaded, or that adds no game
 */
export async function loadGames(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const before = catalogue.length;
    const address = isFile(name) ? pathToFileURL(resolve(name)).href : name;
    const parts = (await import(address).catch((error: unknown) => {
      throw new Error(`GAMES: ${name} cannot be loaded: ${String(error)}`, {cause: error});
    })) as object;
    Object.values(parts).filter(isEntry).forEach(registerGame);
    if (catalogue.length === before) throw new Error(`GAMES: ${name} adds no game`);
  }
}
