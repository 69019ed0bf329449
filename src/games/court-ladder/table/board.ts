import {html, nothing, type TemplateResult} from 'lit';
import {packOf} from '../rules/options.js';
import {stepOf} from '../rules/phase.js';
import {heldClasses, suitGlyph} from '../../../elements/index.js';
import {vars} from '../../../elements/shared/index.js';
import {duel} from './bout.js';
import type {LadderContext} from './context.js';
import {foldsOf, isFolding, rungsBeyond} from './folded-rungs.js';
import {ladder} from './ladder.js';
import {stake} from './stake.js';
import type {LadderView} from '../types.js';

/** The top line: the step, the trump, the cards out of the game and the number of the hand. */
export function contractLine(view: LadderView, {messages, deck}: LadderContext): TemplateResult {
  const {trump, deal, options} = view;
  return html`<span class="name">${messages.t(`ladder/step/${stepOf(view)}`)}</span>
    <span class="goal"
      >${
        trump
          ? html`${messages.t('ladder/trump')} ${suitGlyph(trump, '', deck)}
            ${messages.t('suit', {suit: trump})}`
          : messages.t('ladder/no-trump-yet')
      }</span
    >
    <span class="out"
      >${view.gone.length > 0 ? messages.t('ladder/gone', {n: view.gone.length}) : nothing}</span
    >
    <span class="deal">${messages.t('ladder/hand-of', {n: deal, of: options['hands']!})}</span>`;
}

/**
 * From this many cards per seat on, a narrow hand has room for a third row; see `table.styles.ts`.
 */
const MANY = 17;
/** From this many cards on, those of a narrow hand shrink, too. */
const VERY_MANY = 31;

/** The classes of a board on which several packs are dealt to few players. */
function ofManyCards({options, seats}: LadderView, held: number): string {
  if (packOf(options, seats).length < MANY * seats) return '';
  return held < VERY_MANY ? 'deals-many' : 'deals-many holds-many';
}

/** The ladder with the bout, and what the bout is for. */
export function board(view: LadderView, ctx: LadderContext): TemplateResult {
  const held = view.hands[ctx.seat ?? -1]?.length ?? 0;
  const isOpen = isFolding(view) && foldsOf(view, ctx).length === 0;
  return html`<div
      ${vars({'--beyond': rungsBeyond(view)})}
      ?data-two=${ctx.deck === 'two-colour'}
      class="court ${isFolding(view) ? 'folds' : ''} ${isOpen ? 'open' : ''} ${heldClasses(held)} ${ofManyCards(view, held)}"
    >
      ${ladder(view, ctx)}${duel(view, ctx)}
    </div>
    <p class="stake">${stake(view, ctx)}</p>`;
}
