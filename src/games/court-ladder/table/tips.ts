import type {Tip} from '../../../elements/index.js';
import type {LadderMessages} from '../messages/en.js';
import {stepOf} from '../rules/phase.js';
import type {LadderEvent, LadderMove, LadderView} from '../types.js';
import {type LadderContext, petitionersOf, targetsOf} from './context.js';

/** The coach marks of a reader's first game of Court Ladder. */

type LadderTip = Tip<LadderView, LadderMove, LadderEvent, LadderMessages>;
type Say = Parameters<LadderTip['say']>[1]['t'];

/** What a reader chooses, and when. */
const CHOICES = {
  trump: (view, {moves}) => view.phase === 'trump' && moves.length > 1,
  attack: (view, ctx) =>
    stepOf(view) === 'attack' && ctx.moves.length > 1 && targetsOf(ctx).length === 0,
  target: (_, ctx) => targetsOf(ctx).length > 1,
  leave: (_, ctx) => petitionersOf(ctx).length > 0,
  throw: (_, {moves}) => moves.some(({type}) => type === 'throw'),
  joker: (view, {moves}) => view.trump !== null && moves.some(({type}) => type === 'trump'),
} as const satisfies Readonly<Record<string, (view: LadderView, ctx: LadderContext) => boolean>>;

/**
 * Where the mark of a choice lies: beside the buttons that answer if they are in the prompt, since the
 * bout and what is at stake lie above it.
 */
const PLACES: Readonly<Partial<Record<keyof typeof CHOICES, LadderTip['at']>>> = {
  attack: 'hand',
  target: 'board',
};

/** What a mark says beside its sentence, or in place of it. */
const SAID: Readonly<
  Partial<Record<keyof typeof CHOICES, (view: LadderView, t: Say) => readonly [string, string?]>>
> = {
  attack: ({ranks, seat}, t) => [
    t('ladder/tip/attack'),
    t(ranks[0] === seat ? 'ladder/tip/attack/king' : 'ladder/tip/attack/why'),
  ],
  target: (_, t) => [t('ladder/tip/target'), t('ladder/tip/target/why')],
  throw: ({bout}, t) => [t(bout?.taking === true ? 'ladder/tip/throw/taken' : 'ladder/tip/throw')],
};

/** A mark for a choice: until the reader has begun to choose. */
const choiceTip = (id: keyof typeof CHOICES): LadderTip => ({
  id,
  at: PLACES[id] ?? 'words',
  isChoice: true,
  when: (view, ctx) =>
    ctx.asking && ctx.draft === undefined && CHOICES[id](view, ctx as LadderContext),
  say: (view, {t}) => SAID[id]?.(view, t) ?? [t(`ladder/tip/${id}`)],
});

/** The three marks, and those of the choices. */
export const tips: readonly LadderTip[] = [
  ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map(choiceTip),
  {
    id: 'stake',
    at: 'board',
    part: '.stake',
    when: ({bout}, {asking}) => bout !== null && !asking, // it lies over the prompt
    say: (_, {t}) => [t('ladder/tip/stake')],
  },
  {
    id: 'beat',
    at: 'words',
    when: (_, {moves}) => moves.some(({type}) => type === 'beat'),
    say: (_, {t}) => [t('ladder/tip/beat')],
  },
  {
    id: 'ladder',
    at: 'board',
    part: '.ladder',
    when: ({bout, ranks}, {asking}) =>
      !asking &&
      bout?.taking === true &&
      ranks.indexOf(bout.attacker) > ranks.indexOf(bout.defender!),
    say: (_, {t}) => [t('ladder/tip/ladder')],
  },
];
