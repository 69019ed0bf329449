import type {ChoiceLesson, ChoiceLessons} from '../../../../elements/index.js';
import {messagesIn} from '../../../../i18n/index.js';
import {bid, name} from './auction.js';
import {contract} from './contract.js';
import {discard} from './discard.js';
import {inPhase} from './told.js';
import {call, trump} from './trump.js';

/** The reader cannot follow and has to draw: one button, with the pile that it draws from. */
const draw = inPhase('draw', 'drawing', [
  {
    at: 'prompt', // the button to draw is in the prompt
    part: '.draw-pile',
    say: (_, {t}) => [t('king/choice/draw'), t('king/choice/draw/why')],
  },
]);

/** What the choices of the family mean; each comes once, whatever the variant. */
export const choiceLessons: ChoiceLessons = {
  lessons: [contract, trump, call, discard, bid, name, draw] as readonly ChoiceLesson<
    never,
    never
  >[] as readonly ChoiceLesson[],
  messages: messagesIn({
    en: () => import('../../messages/choice-lessons.en.js'),
    ru: () => import('../../messages/choice-lessons.ru.js'),
  }),
};
