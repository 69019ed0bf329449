import {type DataFault, filled, type PhrasesLike} from '../../game/phrases.js';

/** Russian faults of options, seats, records and links. */
export const ru: PhrasesLike<DataFault> = {
  'is not JSON': 'этого нет в JSON',
  'is nested too deeply or contains a cycle': 'слишком много уровней, или значение содержит себя',
  'is too long': 'слишком длинно',
  'cannot be read': 'это не прочитать',
  'must be an object, not {found}': 'нужен объект, а не {found}',
  'must be a list, not {found}': 'нужен список, а не {found}',
  'must be a string, not {found}': 'нужна строка, а не {found}',
  'must be {due}, not {found}': 'должно быть {due}, а не {found}',
  'must be one of {values}, not {found}': 'нужно одно из: {values}, а не {found}',
  'is not an option; expected one of {names}': 'такой настройки нет; есть {names}',
  'is not an option; expected none': 'у этой игры нет настроек',
  'must be exactly {max}, not {found}': 'должно быть ровно {max}, а не {found}',
  'must be a whole number from {min} to {max}, not {found}':
    'нужно целое число от {min} до {max}, а не {found}',
  'must be a number, not {found}': 'нужно число, а не {found}',
  'must be a string or a finite number, not {found}':
    'нужна строка или конечное число, а не {found}',
  'must be a string or a number where there is no start, not {found}':
    'без начальной позиции (start) нужна строка или число, а не {found}',
  'must be 64 hexadecimal digits, a to f small': 'нужны 64 шестнадцатеричные цифры с малыми a–f',
  'needs rules that read positions': 'нужны правила, которые читают позиции',
  'is {found}, but the state has {due}': 'указано {found}, а в начальной позиции {due}',
  'are {count}; at most {most} are read': 'ходов {count}; читается не больше {most}',
  'take {count} decisions back; at most {most} are read':
    'решений возвращено {count}; читается не больше {most}',
  'must be a seat, a colon and a move, such as "0:QS", not {found}':
    'нужны место, двоеточие и ход, например "0:QS", а не {found}',
  'names seat {seat}, but the seats are 0 to {max}': (values, name) =>
    filled('места {seat} нет; есть места от 0 до {max}', {...values, seat: name(values.seat)}),
  'takes nothing back': 'возвращать нечего',
  '"{text}" is not a move': '«{text}»: это не ход',
  '"{step}" is refused': '«{step}»: так ходить нельзя',
  '"{step}" is refused: {refusal}': '«{step}»: так ходить нельзя: {refusal}',
  '"{step}" is refused: {refusal}, since seat {turn} is to move': (values, name) =>
    filled('«{step}»: так ходить нельзя: {refusal}; ходит {turn}', {
      ...values,
      turn: (values.turn as readonly number[]).map(name),
    }),
  'takes a move back, which cannot be written as text': 'здесь ход возвращён, а в тексте этого нет',
  'does not fit into a link': 'это не записать в ссылку',
  'cannot be written as PBN': 'это не записать в PBN',
  'is not the first of its deal': 'это не первый ход сдачи, а PBN начинается с него',
  'has cards that PBN does not know': 'таких карт в PBN нет',
  'do not play a card': 'в ходах нет ни одной карты',
};
