import {html} from 'lit';
import type {Control, Scene} from '../../../../elements/index.js';
import {captorOf, kingPlace, tricksLeft} from '../board/king-place.js';
import type {Facing, GskContext} from '../context.js';
import {kingOf} from '../../rules/suits.js';
import type {GskMove, GskView} from '../../types.js';
import {draftOf, isLaying, kingAtRisk, laidOf, spotNow} from './draft.js';
import {acceptStakes, challengeStakes, passStakes, routStakes} from './stakes.js';

/** The question to the reader, and the buttons that answer it. */

/** The lines of the prompt and its buttons. */
export type Prompt = Pick<Scene<GskMove>, 'say' | 'why' | 'controls'>;

/** A line that warns of a King in danger. */
export const dire = (text: string): unknown => html`<span class="dire">${text}</span>`;

/** The rescue of a King in another player's pile: the fall of that player, if only two are left. */
export function rescue(view: GskView, {messages, players, seat}: GskContext): string {
  const captor = captorOf(view, seat);
  const alone = view.alive.filter(Boolean).length === 2;
  if (tricksLeft(view) === 0) return messages.t('gsk/danger-now');
  return alone && captor !== undefined
    ? messages.t('gsk/danger-two', {n: tricksLeft(view), ...players[captor]!})
    : messages.t('gsk/danger-more');
}

function forms(view: GskView, ctx: GskContext): Prompt {
  const {messages} = ctx;
  const next = spotNow(view, ctx);
  const {left, centre, right} = laidOf(view, ctx);
  const whole = left && centre && right && {type: 'form' as const, left, centre, right};
  const risk = kingAtRisk(view, ctx);
  const lay: Control = {
    id: 'lay',
    label: messages.t(risk && whole ? 'gsk/lay-anyway' : 'gsk/lay'),
    primary: !risk,
    ...(whole ? {} : {disabled: messages.t('gsk/three-cards')}),
    run: () => whole && ctx.ask(whole),
  };
  const controls = [lay];
  if (risk) return {say: dire(messages.t('gsk/king-risk')), why: messages.t('gsk/king-risk-why'), controls}; // oxfmt-ignore
  const begun = draftOf(ctx).laid !== undefined;
  const captor = captorOf(view, ctx.seat);
  if (captor !== undefined && !begun)
    return {
      say: dire(messages.t('gsk/danger-in', ctx.players[captor]!)),
      why: rescue(view, ctx),
      controls,
    };
  if (!next)
    return {say: messages.t('gsk/lay-this'), why: messages.t('gsk/lay-this-why'), controls};
  const held = ctx.seat !== undefined && kingPlace(view, ctx.seat)?.at === 'hand';
  // A player with three cards has to lay the King with them.
  const must = ctx.seat !== undefined && view.hands[ctx.seat]!.length === 3;
  return {
    say: messages.t('gsk/lay-spot', {spot: next}),
    why: messages.t(held ? (must ? 'gsk/king-must' : 'gsk/king-hide') : 'gsk/tap-place'),
    controls,
  };
}

function routs(view: GskView, ctx: GskContext, face: Facing): Prompt {
  const {messages, players, moves} = ctx;
  const player = players[face.rival]!;
  const {rout, aims} = draftOf(ctx);
  const flipped = face.meeting?.step === 'lastRout';
  const [only, ...others] = moves.filter((move) => move.type === 'rout');
  // After the flip only the centre still lies face down.
  const named = rout ?? (others.length === 0 ? only?.at : undefined);
  const pass: Control = {
    id: 'pass',
    label: messages.t(flipped ? 'gsk/go-on' : 'gsk/let-turn'),
    stakes: passStakes(view, ctx, face),
    run: () => ctx.ask({type: 'pass'}),
  };
  const button: Control = {
    id: 'rout',
    label: named ? messages.t('gsk/rout-spot', {spot: named}) : messages.t('gsk/rout-one'),
    stakes: routStakes(view, ctx, face),
    run: () => (named ? ctx.ask({type: 'rout', at: named}) : ctx.sketch({aims: true})),
  };
  const controls = [pass, button];
  if (rout)
    return {
      say: messages.t('gsk/rout-it', {...player, spot: rout}),
      why: messages.t('gsk/rout-other'),
      controls,
    };
  if (aims)
    return {
      say: messages.t('gsk/rout-which', player),
      why: messages.t('gsk/rout-how'),
      controls,
    };
  return {
    say: messages.t(flipped ? 'gsk/flanks-lie' : 'gsk/both-in'),
    why: messages.t(flipped ? 'gsk/rout-last' : 'gsk/rout-ask', player),
    controls,
  };
}

/** Accept and challenge look alike, so that nothing hints at the better answer. */
function answers(view: GskView, ctx: GskContext, face: Facing): Prompt {
  const {messages, players, moves} = ctx;
  const {own, rival, meeting} = face;
  const player = players[rival]!;
  const won = meeting?.winner === own;
  const rout = moves.find((move) => move.type === 'rout');
  const challenge = moves.find((move) => move.type === 'challenge');
  const spent = !view.tokens[own];
  const controls: readonly Control[] = [
    {
      id: 'accept',
      label: messages.t(won ? 'gsk/let-stand' : 'gsk/accept'),
      stakes: acceptStakes(ctx, won),
      run: () => ctx.ask({type: 'accept'}),
    },
    ...(challenge
      ? [
          {
            id: 'challenge',
            label: messages.t('gsk/challenge'),
            stakes: challengeStakes(view, ctx, face),
            run: () => ctx.ask(challenge),
          },
        ]
      : []),
    {
      id: 'rout',
      label: messages.t('gsk/rout-spot', {spot: 'centre'}),
      ...(spent
        ? {
            disabled: messages.t('gsk/token-spent'),
            stakes: [{kind: 'none', text: messages.t('gsk/token-spent')}],
          }
        : {stakes: routStakes(view, ctx, face)}),
      run: () => rout && ctx.ask(rout),
    },
  ];
  if (won)
    return {say: messages.t('gsk/answer-won'), why: messages.t('gsk/answer-won-why'), controls};
  const rank = meeting?.declared.at(-1)?.[meeting.seats.indexOf(rival)] ?? '2';
  if (view.formations[own]?.centre !== kingOf(own))
    return {
      say: messages.t('gsk/answer-lost', {...player, rank}),
      why: messages.t('gsk/answer-lost-why'),
      controls,
    };
  const alone = view.alive.filter(Boolean).length === 2;
  const saves =
    view.options['challengeOverturns'] === 'on'
      ? 'gsk/king-lost-lie'
      : alone
        ? 'gsk/king-lost-two'
        : 'gsk/king-lost-more';
  return {
    say: dire(messages.t('gsk/king-lost', {...player, rank})),
    why: messages.t(saves, player),
    controls,
  };
}

/** The question to the reader. */
export function question(view: GskView, ctx: GskContext, face: Facing): Prompt {
  const {messages} = ctx;
  switch (ctx.moves[0]?.type) {
    case 'form':
      return forms(view, ctx);
    case 'declare':
      return {say: messages.t('gsk/say-which'), why: messages.t('gsk/say-how'), controls: []};
    case 'pass':
    case 'rout':
      return routs(view, ctx, face);
    default:
      return answers(view, ctx, face);
  }
}

/** The draft in words, for readers who cannot see it. */
export const live = (view: GskView, ctx: GskContext): string => {
  if (!isLaying(ctx)) return '';
  const next = spotNow(view, ctx);
  if (kingAtRisk(view, ctx)) return ctx.messages.t('gsk/king-risk');
  return draftOf(ctx).laid
    ? ctx.messages.t(next ? 'gsk/lay-spot' : 'gsk/lay-this', {spot: next!})
    : '';
};
