import {html, type TemplateResult} from 'lit';
import {playerOf} from '../../../../elements/index.js';
import {revealStrip, untilThen, verdict} from '../../table/reveal.js';
import {holderOf} from '../rules/round.js';
import {cardOf} from '../rules/saying.js';
import type {CourtView} from '../types.js';
import {FOUND, RESULT} from './verdict-times.js';
import {type CourtContext, resultOf, sentence} from './speech.js';
import {contradicted, openQuestion} from './statements.js';

/** The strip below the court: the question, contradictions, the accusation, the winners. */

/**
 * The talk: an open question, otherwise a contradiction in the last line, otherwise the common aim.
 */
function talkLine(view: CourtView, ctx: CourtContext): string {
  const {messages} = ctx;
  const {talk, past} = view;
  const asked = openQuestion(view);
  if (asked)
    return messages.t('court/strip/asks', {
      ...playerOf(asked.by, ctx),
      other: playerOf(asked.of, ctx),
    });
  const last = talk.at(-1);
  const other = talk.length > past ? contradicted(view, talk.length - 1) : undefined;
  if (last?.saying.say === 'am' && other !== undefined && other !== last.seat)
    return messages.t('court/strip/both', {
      ...playerOf(other, ctx),
      other: playerOf(last.seat, ctx),
      card: cardOf(last.saying.title),
    });
  if (other !== undefined) return messages.t('court/strip/changed', playerOf(last?.seat, ctx));
  return messages.t('court/strip/goal', playerOf(holderOf(view, 'king'), ctx));
}

/** The present event in one line. */
function now(view: CourtView, ctx: CourtContext): string {
  const {messages, event} = ctx;
  const {phase, accused, joined} = view;
  const king = playerOf(holderOf(view, 'king'), ctx);
  switch (phase) {
    case 'look':
      return messages.t('court/strip/look');
    case 'question':
      if (event?.type === 'king shown' && ctx.step === 0) return messages.t('court/strip/look');
      return event && event.type !== 'said'
        ? (sentence(event, ctx)?.replace(/\.$/, '') ?? talkLine(view, ctx))
        : talkLine(view, ctx);
    case 'shuffle':
      return messages.t('court/strip/bared');
    case 'peek':
      if (event?.type === 'looked' || event?.type === 'declined') {
        const now = event.type === 'looked' && ctx.step === 0 ? {...event, card: null} : event;
        return sentence(now, ctx)?.replace(/\.$/, '') ?? '';
      }
      return messages.t('court/strip/peek', playerOf(view.was.indexOf('Knight'), ctx));
    case 'accuse':
      if (event?.type === 'questioning ended')
        return sentence(event, ctx)?.replace(/\.$/, '') ?? '';
      if (accused === null) return messages.t('court/strip/mind', {...king});
  }
  if (joined !== null) return messages.t('court/strip/joined', playerOf(joined, ctx));
  return messages.t('court/strip/accused', {...king, other: playerOf(accused, ctx)});
}

/** The strip; for a verdict, first the card of the accused, then the winners. */
export function strip(view: CourtView, ctx: CourtContext): TemplateResult {
  const {phase, accused, hands} = view;
  const line = now(view, ctx);
  if ((phase !== 'verdict' && phase !== 'over') || accused === null)
    return revealStrip(untilThen(line, `strip-${line}`));
  const found = hands[accused]![0] === 'dragon';
  const first = ctx.messages.t(found ? 'court/strip/found' : 'court/strip/missed');
  const result = html`<b data-move="result" data-wait=${RESULT}>${resultOf(view, ctx)}</b>`;
  return revealStrip(
    html`${untilThen(line, `strip-${line}`, FOUND)}${verdict(html`<small>${first}</small>${result}`, FOUND)}`,
  );
}
