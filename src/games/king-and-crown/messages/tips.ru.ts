import type {LocaleOf} from '../../../i18n/index.js';
import type {CrownTips} from './tips.en.js';

/** The aims and the coach marks of a reader's first game of each kind, in Russian. */
export const ru: LocaleOf<CrownTips> = {
  'aim/find-the-king': 'Откройте короля среди пяти карт',
  'aim/defend-the-king': 'Одолейте остальных; последний побеждает',
  'aim/support-the-king': 'Оба выбирают карту втайне: решает сумма',
  'aim/tourney-for-the-king': 'Пять карт, пять раундов; старшая карта берёт',
  'aim/king-at-court': 'Помогите королю найти дракона или спрячьте его',
  'crown/tip/turn': 'Откройте карту. Рыцарь даёт открыть ещё одну.',
  'crown/tip/ring': 'Каждая карта бьёт две другие: смотрите на стрелки.',
  'crown/tip/secret': 'Выбирайте втайне; менять можно, пока не выбрали все.',
  'crown/tip/together': 'Все карты открываются сразу.',
  'crown/tip/role': 'Вы лорд или вассал; роли меняются каждый раз.',
  'crown/tip/spent': 'Сыгранная карта ушла; при равенстве берёт тот, кто меньше потратил.',
  'crown/tip/card': 'Ваша карта решает, за кого вы; лгать могут все.',
  'crown/tip/say': 'Назовите себя, подозревайте, спрашивайте: вам ответят.',
  'crown/tip/accuse': 'Король обвиняет один раз; потом откроются все.',
};
