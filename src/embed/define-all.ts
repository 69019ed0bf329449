import './catalogue.js';
import {defineUnder} from './define-under.js';

/** The classes of the public tags, none of them registered yet. */
const classes = {
  'crown-game': () => import('./crown-game/crown-game.component.js').then((m) => m.CrownGame),
  'crush-game': () => import('./crush-game/crush-game.component.js').then((m) => m.CrushGame),
  'game-chart': () => import('./game-chart/game-chart.component.js').then((m) => m.GameChart),
  'game-example': () =>
    import('./game-example/game-example.component.js').then((m) => m.GameExample),
  'gstk-table': () => import('./gstk-table/gstk-table.component.js').then((m) => m.GstkTable),
  'king-game': () => import('./king-game/king-game.component.js').then((m) => m.KingGame),
  'kingdom-game': () =>
    import('./kingdom-game/kingdom-game.component.js').then((m) => m.KingdomGame),
  'playing-card': () =>
    import('./playing-card/playing-card.component.js').then((m) => m.PlayingCard),
} as const;

/**
 * Registers every tag under the page's own prefix, `defineAll({prefix: 'my'})` as `<my-king-game>`, for
 * pages on which another library uses one of the names. Without a prefix it registers the usual names.
 * Resolves when all tags are registered; a name that is taken causes a warning and keeps its element.
 */
export async function defineAll({prefix = ''}: {readonly prefix?: string} = {}): Promise<void> {
  await Promise.all(
    Object.entries(classes).map(async ([tag, load]) => {
      defineUnder(prefix, tag, await load());
    }),
  );
}
