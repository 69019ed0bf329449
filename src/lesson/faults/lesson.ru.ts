import type {FaultsLike} from '../../game/faults.js';
import type {lessonFaults} from '../faults.en.js';

/** Russian faults of an example's attributes. */
export const ru: FaultsLike<typeof lessonFaults> = {
  'not-read': ({meant}) => `такого атрибута нет; может быть, «${meant}»?`,
  'no-attribute': 'такого атрибута у примера нет',
  game: ({game}) => `игры «${game}» в каталоге нет`,
  variant: ({known}) =>
    known.length > 0 ? `нужно ${known.join(' или ')}` : 'у этой игры нет вариантов',
  'game-like': ({game, meant}) => `игры «${game}» в каталоге нет; может быть, «${meant}»?`,
  players: ({min, max}) => `игроков должно быть ${min === max ? min : `от ${min} до ${max}`}`,
  mark: ({mark, marks}) => `data-mark="${mark}" неизвестен; есть ${marks.join(', ')}`,
  'not-to-play': ({turn}) =>
    turn.length > 0 ? `сейчас ходит не этот игрок, а ${turn.join(', ')}` : 'сейчас никто не ходит',
  'no-answer': 'ни один ответ не отмечен как верный: нужен data-correct',
  address: 'это не адрес страницы или места на ней',
};
