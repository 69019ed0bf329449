import type {TranslationOf} from '../message-types.js';
import type {en as core} from './en.js';
import type {en} from './challenge.en.js';

/** Russian sentences of challenges, in which several people play the same cards. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'challenge/friend': 'Друг',
  'challenge/invites': ({name}) => `${name} вызывает вас: сыграйте теми же картами`,
  'challenge/table': ({game, n}) => `${game}, игроков: ${n}.`,
  'challenge/bots': ({level}) => `Боты: ${level}.`,
  'challenge/how':
    'Вы сидите на том же месте, против тех же ботов; они ходят так же, пока так же ходите вы. В конце оба результата стоят рядом.',
  'challenge/play': 'Сыграть теми же картами',
  'challenge/not-now': 'Не сейчас',
  'challenge/explain':
    'Друг, открывший ссылку, играет этими картами на вашем месте, против тех же ботов. Потом оба результата стоят рядом.',
  'challenge/name': 'Ваше имя',
  'challenge/one-deal': 'Сыграть и отправить одну сдачу',
  'challenge/whole': ({n}) =>
    n > 0 ? `Или отправьте эту партию, примерно на ${n} мин:` : 'Или отправьте эту партию:',
  'challenge/share': 'Отправить ссылку',
  'challenge/copy': 'Скопировать ссылку',
  'challenge/send-back': 'Отправить мой результат',
  'challenge/copied': 'Ссылка скопирована. Отправьте её другу.',
  'challenge/not-copied': 'Скопировать не удалось. Возьмите ссылку отсюда:',
  'challenge/link': 'Ссылка',
  'challenge/unlinkable': 'Эта партия не помещается в ссылку.',
  'challenge/message': ({game, result}) =>
    `${game}: ${result} А как получится у вас теми же картами?`,
  'challenge/results': 'Те же карты, результаты рядом',
  'challenge/so-far': 'Результаты до сих пор',
  'challenge/won': 'победа',
  'challenge/lost': 'поражение',
  'challenge/result': 'Итог',
  'challenge/total': 'Очки',
  'challenge/rank': ({n, of}) => `${n} из ${of}`,
  'challenge/help': 'Помощь',
  'challenge/undo': 'с отменой ходов',
  'challenge/hints': 'с подсказками',
  'challenge/none': 'нет',
  'challenge/deals': 'По сдачам',
  'challenge/score': ({name, score}) => `${name}: ${score}.`,
  'challenge/better': ({name}) => `Лучше, чем ${name}!`,
  'challenge/worse': ({name}) => `${name}: результат лучше.`,
  'challenge/equal': ({name}) => `${name}: такой же результат.`,
};
