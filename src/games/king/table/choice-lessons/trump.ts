import {contractsOf, rowOf} from '../../rules/contracts/columns.js';
import {WITH_CHOICES} from '../../rules/contracts/variants-with-choices.js';
import type {KingView} from '../../types.js';
import {
  height,
  inPhase,
  isAsked,
  type KingChoiceLesson,
  type KingChoiceStep,
  laid,
  longest,
  ofSuit,
  risen,
  suggestion,
} from './told.js';

/** The choice of a trump: with a contract, or called on the first cards. */

/** The reader's longest suit rises: what it would do as trumps. */
const beats = (part: string): KingChoiceStep => ({
  at: 'board',
  part,
  say(view, {t}) {
    const card = ofSuit(view, longest(view)).toSorted((a, b) => height(a) - height(b))[0];
    const say = t('king/choice/trump');
    return card ? [say, t('king/choice/trump/why', {card})] : [say];
  },
  points: (view) => ({rings: [part], cards: risen(ofSuit(view, longest(view)))}),
});

/** Whether the contract that is laid out takes a trump, which is not laid out yet. */
function lacksTrump(view: KingView, draft: unknown): boolean {
  const {contract, trump} = laid(draft);
  if (contract === undefined || trump !== undefined) return false;
  const all = contractsOf(rowOf(WITH_CHOICES, view.variant), view);
  return all.find(({id}) => id === contract)?.trump === true;
}

export const trump: KingChoiceLesson = {
  id: 'trump',
  when: (view, draft) => isAsked(view, 'ordering') && lacksTrump(view, draft),
  steps: [
    beats('.trumps'),
    {
      at: 'board',
      part: '.trumps',
      say: (_, {t}) => [t('king/choice/trump/long'), t('king/choice/trump/none')],
      points: () => ({rings: ['.trumps .pick:has([value="none"])']}),
    },
  ],
};

export const call = inPhase('call', 'calling', [
  beats('.papers'),
  {
    at: 'board',
    part: '.papers',
    say: (_, {t}) => [t('king/choice/call/last'), t('king/choice/call/last/why')],
    points: () => ({rings: ['.papers .pick:has([value="last"])']}),
  },
  suggestion,
]);
