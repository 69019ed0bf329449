import type {AuthorCatalogues} from './keyed-fault.js';
import {ru as data} from './data.ru.js';
import {ru as lesson} from './lesson.ru.js';
import {ru as shape} from './shape.ru.js';
import {ru as text} from './text.ru.js';

/** Everything that authors read in Russian, without the faults of games. */
export const ru: AuthorCatalogues = {
  shape,
  data,
  text,
  lesson,
  piece: (piece = 'конец текста', line, column) =>
    line === undefined ? piece : `строка ${line}, знак ${column}, ${piece}`,
};
