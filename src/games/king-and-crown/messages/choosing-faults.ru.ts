import type {FaultsLike} from '../../../game/faults.js';
import {awaited} from '../../../game/faults.ru.js';
import type {choosingFaults} from '../position/choosing-faults.en.js';

/** Faults of positions in games in which all choose a card in secret, in Russian. */
export const ru: FaultsLike<typeof choosingFaults> = {
  'to-choose': ({due}, name) => awaited(due, name, ['выбирает', 'выбирают']),
  'not-to-choose': 'должно быть null: этот игрок сейчас не выбирает',
  'all-chosen': 'у кого-то должно быть null: когда выбрали все, карты открывают',
  'wins-one': ({target, phase}) => `в фазе "${phase}" должно быть ${target} ровно у одного`,
  'wins-none': ({most, phase}) => `в фазе "${phase}" у каждого должно быть не больше ${most}`,
  'wins-scores': ({due}) => `должно быть [${due.join()}], как в wins`,
};
