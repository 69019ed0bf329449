import {html, nothing, type TemplateResult} from 'lit';
import {RANKS, rankOf, type SuitCard} from '../../../../cards/index.js';
import {cardFace, indexText, type Panel} from '../../../../elements/index.js';
import {rulesText} from '../../../../elements/shared/index.js';
import {seatsOf} from '../../rules/standing.js';
import {facing} from '../board/facing.js';
import type {GskContext} from '../context.js';
import type {GskView, Passage, Push, TrickStep} from '../../types.js';
import {rulebook} from '../guide.js';

/**
 * The panels: cards and pushes that everybody has seen, and the rules; they are loaded when the first
 * one opens.
 */

const chip = (code: SuitCard, {messages, letters, deck}: GskContext): TemplateResult =>
  html`<span class="seen" role="img" aria-label=${messages.t('card', {card: code})}
    >${cardFace(code, {letters, deck, size: 'inline'})}</span
  >`;

/**
 * Cards that everybody has seen leave a hand, by the pile that they went to. Cards of this hand still
 * lie there; those of earlier hands were gathered and may have moved on unseen.
 */
function shown(view: GskView, ctx: GskContext, before: boolean): TemplateResult | typeof nothing {
  const {messages, players} = ctx;
  const last = new Map(view.shown.map((one) => [one.card, one]));
  const now = [...last.values()].filter(({hand, to}) => to !== null && hand < view.hand === before);
  if (before && now.length === 0) return nothing;
  const place = (to: number | null, passages: readonly Passage[]): TemplateResult =>
    html`<tr>
      <th scope="row">
        ${to === null ? messages.t('gsk/aside') : messages.t('gsk/pile-of', players[to]!)}
      </th>
      <td>${passages.map(({card}) => chip(card, ctx))}${passages.length ? '' : '–'}</td>
    </tr>`;
  return html`<table class="known">
    <caption class="q s">
      ${messages.t(before ? 'gsk/known-before' : 'gsk/known-now', {n: view.hand})}
    </caption>
    <tbody>
      ${seatsOf(view).map((seat) =>
        place(
          seat,
          now.filter(({to}) => to === seat),
        ),
      )}
      ${
        before
          ? nothing
          : place(
              null,
              view.shown.filter(({to}) => to === null),
            )
      }
    </tbody>
  </table>`;
}

/** Pushes so far: the declared values, and the results of challenges. */
function pushes(view: GskView, ctx: GskContext): TemplateResult {
  const {messages, players, letters} = ctx;
  const row = ({seats, declared, winner, answer}: Push): TemplateResult => {
    const claim = (at: 0 | 1): string =>
      `${players[seats[at]]?.name ?? ''} ${indexText(declared[at], letters)}`;
    return html`<tr>
      <th scope="row">${claim(0)}, ${claim(1)}</th>
      <td>
        ${players[winner]!.name}:
        ${answer ? messages.t(`gsk/${answer}`) : messages.t('gsk/unchallenged')}
      </td>
    </tr>`;
  };
  return html`<table class="known">
    <caption class="q s">
      ${messages.t('gsk/pushes')}
    </caption>
    <tbody>
      ${
        view.pushes.length > 0
          ? view.pushes.map(row)
          : html`<tr>
              <td class="q">${messages.t('gsk/no-push')}</td>
            </tr>`
      }
    </tbody>
  </table>`;
}

/** The paragraph of the rules for each step of a trick. */
const TELLS: Readonly<Partial<Record<TrickStep, string>>> = {
  formation: 'skirmish',
  flip: 'skirmish',
  skirmish: 'skirmish',
  collect: 'skirmish',
  declare: 'push',
  challenge: 'push',
  rout: 'rout',
  lastRout: 'rout',
  elimination: 'table',
};

async function rules(view: GskView, ctx: GskContext): Promise<TemplateResult> {
  const {messages, letters} = ctx;
  const text = await rulebook.text('god-save-the-king', messages.locale);
  const {meeting} = facing(view, ctx);
  const now = meeting && TELLS[meeting.step];
  return html`<div class="rules">
    ${rulesText(text, {now})}
    <table class="known">
      <caption class="q s">
        ${messages.t('gsk/titles')}
      </caption>
      <tbody>
        ${RANKS.map(
          (rank) =>
            html`<tr>
              <th scope="row">${indexText(rankOf(`${rank}S`), letters)}</th>
              <td>${messages.t('gsk/title', {rank})}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A panel by its name. */
export async function panel(
  name: Exclude<Panel, 'log'>,
  view: GskView,
  ctx: GskContext,
): Promise<TemplateResult> {
  if (name === 'rules') return rules(view, ctx);
  return html`<div class="rules">
    ${shown(view, ctx, false)}${shown(view, ctx, true)}${pushes(view, ctx)}
  </div>`;
}
