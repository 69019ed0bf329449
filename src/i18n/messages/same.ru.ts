import type {TranslationOf} from '../message-types.js';
import type {en as core} from './en.js';
import type {en} from './same.en.js';

/** What is said where the same cards are played by several people, in Russian. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'same/friend': 'Друг',
  'same/invites': ({name}) => `${name} вызывает вас: сыграйте теми же картами`,
  'same/table': ({game, n}) => `${game}, игроков: ${n}.`,
  'same/bots': ({level}) => `Боты: ${level}.`,
  'same/how':
    'Вы сидите на том же месте, против тех же ботов; они ходят так же, пока так же ходите вы. В конце оба результата стоят рядом.',
  'same/play': 'Сыграть теми же картами',
  'same/not-now': 'Не сейчас',
  'same/explain':
    'Друг, открывший ссылку, играет этими картами на вашем месте, против тех же ботов. Потом оба результата стоят рядом.',
  'same/name': 'Ваше имя',
  'same/share': 'Отправить ссылку',
  'same/copy': 'Скопировать ссылку',
  'same/send-back': 'Отправить мой результат',
  'same/copied': 'Ссылка скопирована. Отправьте её другу.',
  'same/not-copied': 'Скопировать не удалось. Возьмите ссылку отсюда:',
  'same/link': 'Ссылка',
  'same/unlinkable': 'Эта партия не помещается в ссылку.',
  'same/message': ({game, result}) => `${game}: ${result} А как получится у вас теми же картами?`,
  'same/results': 'Те же карты, результаты рядом',
  'same/so-far': 'Результаты до сих пор',
  'same/won': 'победа',
  'same/lost': 'поражение',
  'same/result': 'Итог',
  'same/total': 'Очки',
  'same/rank': ({n, of}) => `${n} из ${of}`,
  'same/help': 'Помощь',
  'same/undo': 'с отменой ходов',
  'same/hints': 'с подсказками',
  'same/none': 'нет',
  'same/deals': 'По сдачам',
  'same/score': ({name, score}) => `${name}: ${score}.`,
  'same/better': ({name}) => `Лучше, чем ${name}!`,
  'same/worse': ({name}) => `${name}: результат лучше.`,
  'same/equal': ({name}) => `${name}: такой же результат.`,
};
