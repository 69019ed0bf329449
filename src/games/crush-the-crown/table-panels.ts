import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../cards/index.js';
import {rulesText} from '../../elements/internal/rules-text.js';
import type {Panel} from '../../elements/scene.js';
import {cardChip, type CrushDesk, isGone, southOf, wildCards} from './table-desk.js';
import {lookupStyles} from './table-panels.styles.js';
import {standing, styles as standingStyles} from './table-summary.js';
import type {CrushView} from './types.js';
import {rulebook} from './words.rules.js';

/** The panels; loaded when the first one opens. */

/** What their templates need. */
export const styles: readonly CSSResult[] = [...standingStyles, lookupStyles];

const row = (
  label: string,
  cards: readonly Card[],
  gone: (card: Card) => boolean,
  desk: CrushDesk,
): TemplateResult =>
  html`<dt>${label}</dt>
    <dd>${cards.length === 0 ? '–' : cards.map((card) => cardChip(card, gone(card), desk))}</dd>`;

/** How both stand, and what everybody may look up. */
function scores(view: CrushView, desk: CrushDesk): TemplateResult {
  const {words, names} = desk;
  const rival = 1 - southOf(desk);
  const {queens, jokers} = wildCards(view);
  const gone = (card: Card): boolean => isGone(view, card);
  const never = (): boolean => false;
  const open = view.piles.discard.filter((card) => card !== null);
  return html`<div class="lookup">
    ${standing(view, desk)}
    <dl>
      ${row(words.t('crush/queens'), queens, gone, desk)}
      ${jokers.length === 0 ? nothing : row(words.t('option/jokers'), jokers, gone, desk)}
      ${row(words.t('crush/executed'), view.piles.executed, never, desk)}
      ${row(words.t('option/showDiscards'), open, never, desk)}
      ${
        desk.seat === undefined
          ? nothing
          : row(
              words.t('crush/given-to', {name: names[rival] ?? ''}),
              view.shown[rival] ?? [],
              never,
              desk,
            )
      }
    </dl>
  </div>`;
}

/** The rules, the part of the present phase marked. */
async function rulesPage(view: CrushView, {words}: CrushDesk): Promise<TemplateResult> {
  const text = await rulebook.text('crush-the-crown', words.locale);
  const now = words.t(`crush/phase/${view.phase}`);
  return html`<div class="rules">${rulesText(text, {now})}</div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<Panel, (view: CrushView, desk: CrushDesk) => TemplateResult | Promise<TemplateResult>>
  >
> = {scores, rules: rulesPage};
