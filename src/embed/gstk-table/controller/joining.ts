import type {GameEntry} from '../../../elements/game-entry.js';
import type {Messages} from '../../../i18n/index.js';
import type {Seating} from '../../../match/index.js';
import {TableCompany} from './table-company.js';

/** A match that is played elsewhere, and its players as this table calls them. */
export interface Joined {
  readonly seating: Seating;
  readonly company: TableCompany;
}

/**
 * The match elsewhere, once it is reached and all that is said of its players is there; `undefined`, with
 * a message to the page's author, where it is not reached or is of another game.
 */
export async function reach(
  wanted: Promise<Seating> | undefined,
  entry: GameEntry | undefined,
  messages: Messages | undefined,
): Promise<Joined | undefined> {
  try {
    await messages?.loadDeferred();
    const seating = await wanted;
    if (!seating) return undefined;
    if (seating.game.rules.id === entry?.id) return {seating, company: new TableCompany(seating)};
    seating.leave();
    console.warn(`The match elsewhere is of ${seating.game.rules.id}, the table of ${entry?.id}.`);
  } catch (error) {
    console.error(error);
  }
  return undefined;
}
