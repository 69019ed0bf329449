import type {TableExamples} from '../table/table-attributes.js';
import {GameTable} from '../table/game-table.js';
import {knowGames} from './known-games.js';

/** A tag at which a game is played: a table that knows the other tags of the library. */
export abstract class GameTag extends GameTable {
  override examples(): Promise<TableExamples> {
    knowGames(this.games);
    return import('./review-example.js');
  }
}
