import type {Tip} from '../../../elements/index.js';
import type {AnyEvent, AnyView} from '../../../game/index.js';
import type {CrownMessages} from '../messages/en.js';
import type {ChooseMove} from '../rules/choose-move.js';

/**
 * The coach mark of games in which all choose a card at the same time, shown in the first of them.
 */
export const secretTip: Tip<AnyView, ChooseMove, AnyEvent, CrownMessages> = {
  id: 'secret',
  at: 'hand',
  when: (_, {asking}) => asking,
  say: (_, {t}) => [t('crown/tip/secret')],
};
