import type {Card} from '../../../cards/index.js';
import type {Bot} from '../../../game/index.js';
import {because, type CardMove, lowest} from '../bot.js';
import type {CrushMove, CrushView} from '../types.js';
import {worthOf} from './worth.js';

/**
 * A beginner thinks of its own Government and of no plan of the rival. It extends before it discovers
 * spies, inserts the first spy that fits, and gives away what its Government needs least, even if the
 * rival needs it.
 */
export const crushBeginner: Bot<CrushView, CrushMove> = {
  choose({view, moves}) {
    const [only, ...others] = moves;
    const {seat, phase} = view;
    if (!only || seat === null) throw new RangeError('there is nothing to choose');
    if (others.length === 0 && phase !== 'build' && phase !== 'insert')
      return because('only', only);
    const of = (type: CrushMove['type']): readonly CardMove[] =>
      moves.filter((move): move is CardMove => move.type === type);
    const use = (card: Card): number => worthOf(view, seat, card).value;
    const bare = moves.find((move) => !('card' in move)) ?? only;
    const [extend] = of('extend');
    const [discover] = of('discover');
    const [spy] = of('spy');
    const [queen] = of('marry');
    if (queen) return because('marry-any', queen);
    if (extend) return because('extend', extend);
    if (discover) return because('discover', discover);
    if (spy) return because('spy', spy);
    if (phase === 'build') return because('build-nothing', bare);
    if (phase === 'insert') return because('no-spy', bare);
    const cards = [...of('swap'), ...of('give'), ...of('fire')];
    return cards.length > 0 ? because('low', lowest(cards, use)) : because('keep', bare);
  },
};
