import type {FaultPhrases} from './fault-phrases.js';
import {heads} from './heads.ru.js';
import {tails} from './tails.ru.js';

/** The errors of positions, records and examples in Russian. Names of fields stay as authors write them. */
export const phrases: FaultPhrases = {
  whole: [
    [/^is not read; did you mean "(.+)"\?$/, 'такого атрибута нет; может быть, «$1»?'],
    [
      /^"(.*)" is not a game of the catalogue; did you mean "(.+)"\?$/,
      'игры «$1» в каталоге нет; может быть, «$2»?',
    ],
    [/^"(.*)" is not a game of the catalogue$/, 'игры «$1» в каталоге нет'],
    [/^.+ that the Witch has acted$/, 'не видно, что Ведьма уже сыграла'],
    [/^expected (\d+) players$/, 'игроков должно быть $1'],
    [/^expected (\d+) to (\d+) players$/, 'игроков должно быть от $1 до $2'],
    [
      /^data-mark="(.*)" is unknown; expected one of (.+)$/,
      'data-mark="$1" неизвестен; допустимы $2',
    ],
    [
      /^(?:line \d+, column \d+: )?the text has (\d+) characters; at most (\d+) are read$/,
      'в тексте знаков: $1; читается не больше $2',
    ],
  ],
  subjects: [
    [/^line (\d+), column (\d+): the end$/, 'строка $1, знак $2, конец текста'],
    [/^line (\d+), column (\d+): (.+)$/, 'строка $1, знак $2, $3'],
    [/^the end$/, 'конец текста'],
    [/^the text$/, 'текст'],
    [/^the trick$/, 'взятка (trick)'],
    [/^(\w+) of (.+)$/, '$1, $2'],
  ],
  heads,
  found: [[/^; found (.+)$/, '; указано $1']],
  tails,
};
