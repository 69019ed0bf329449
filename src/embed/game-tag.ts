import {GameTable} from '../table/game-table.js';
import {knowGames} from './known-games.js';

/** A tag at which a game is played: a table that knows the other tags of the library. */
export abstract class GameTag extends GameTable {
  override exampleTag(): Promise<string> {
    knowGames(this.games);
    return import('./review-example.js').then((part) => part.reviewExample());
  }

  override async pictureOf(
    attributes: Readonly<Record<string, string>>,
    {title, locale}: {readonly title: string; readonly locale: string},
  ): Promise<string> {
    const {renderImage} = await import('./render-image/render-image.js');
    return renderImage(attributes, '', {width: 1200, height: 630, title, locale});
  }
}
