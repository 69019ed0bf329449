import type {PhrasesLike} from '../../game/phrases.js';
import type {TextFault} from '../../notation/faults.js';

/** Russian faults of the text of a position or a record. */
export const ru: PhrasesLike<TextFault> = {
  'is not a card': 'это не карта',
  'is not a suit with its ranks': 'это не масть с картами',
  'has no ranks; hands are separated by a bar': 'здесь нет карт; руки разделяются чертой «|»',
  'does not belong in one hand': 'это не может стоять внутри одной руки',
  'is not a play': 'это не ход',
  'is not a play; expected the form N:QS': 'это не ход; он пишется так: N:QS',
  'is not a seat': 'такого места нет',
  'has no seat': 'для этой руки нет места',
  'is not a number of seats': 'это не число мест',
  'is not of the form "name: value"': 'нужен вид «имя: значение»',
  'is given twice': 'указано дважды',
  'is not a value': 'это не значение',
  'is not a name': 'это не имя',
  'is too long for a name': 'слишком длинное имя',
  'has no columns': 'у таблицы нет столбцов',
  'is more than a row holds': 'в строке больше значений, чем столбцов',
  'lacks ">"': 'не хватает «>»',
  'is not closed': 'не закрыто',
  'is not quoted correctly': 'кавычки стоят неверно',
  'is nested too deeply': 'слишком много вложенных скобок',
  'is not a move': 'это не ход',
  'is not a move; expected the form N:QS': 'это не ход; он пишется так: N:QS',
  'is not a move of this game': 'в этой игре такого хода нет',
  'follows no move': 'перед этим нет хода',
  'is not a header; expected the form [Name "value"]':
    'это не заголовок; он пишется так: [Name "value"]',
  'is not among the headers': 'такого заголовка нет',
  'does not belong among moves': 'среди ходов заголовку не место',
  'is not a known game': 'такой игры нет',
  'is not a number': 'это не число',
  'is not 64 hexadecimal digits, a to f small': 'это не 64 шестнадцатеричные цифры с малыми a–f',
  'is missing, and so are Secret and Start': 'этого заголовка нет, Secret и Start тоже',
  'closes nothing': 'закрывать нечего',
  'closes a variation without moves': 'в варианте нет ходов',
  'is more than {most} values, the most that are read':
    'здесь больше {most} значений, столько не читается',
  'is not the game {game}': 'это не игра {game}',
  'is not a value of {name}': 'это не значение поля {name}',
  'is not the ":" expected after {name}': 'после {name} нужно двоеточие',
  'is not a valid position: {why}': 'такой позиции быть не может: {why}',
  'has more than {most} characters, the most that are read':
    'здесь больше {most} знаков, столько не читается',
  'cannot be read: {why}': 'это не прочитать: {why}',
  'is not supported; expected {version}': 'такая версия не читается; нужна {version}',
  'is not a number of seats; expected {min}': 'столько мест в этой игре не бывает; нужно {min}',
  'is not a number of seats; expected {min} to {max}':
    'столько мест в этой игре не бывает; нужно от {min} до {max}',
  'has the unknown {name}: {value}; expected {all}': '{name}: {value} не бывает; есть {all}',
  'has the unknown {name}: {value}; expected no option':
    '{name}: {value} не бывает; у этой игры нет настроек',
  'follows {count} records, not one': 'записей здесь {count}, а нужна одна',
  'names no seat; expected one of {seats}': 'такого места нет; есть {seats}',
  'is not allowed: {refusal}': 'так ходить нельзя: {refusal}',
  'begins no record; expected the form [Name "value"]':
    'так запись не начинается; она пишется так: [Name "value"]',
  'begins no tag; expected the form [Name "value"]':
    'так тег не начинается; он пишется так: [Name "value"]',
  'is not PBN': 'это не PBN',
  'begins no deal; expected the form [Deal "N:KJ4.92.Q7.A …"]':
    'так сдача PBN не начинается; она пишется так: [Deal "N:KJ4.92.Q7.A …"]',
  'names no game by GameVariant': 'игра не названа: нет тега GameVariant',
  'cannot be dealt: {why}': 'так сдать нельзя: {why}',
  'is not a deal; expected the form N:KJ4.92.Q7.A …':
    'это не сдача; она пишется так: N:KJ4.92.Q7.A …',
  'has more than four hands': 'рук больше четырёх',
  'has "{hand}", which does not have four suits': 'в руке «{hand}» мастей не четыре',
  'has "{rank}" in "{hand}", which is not a rank': 'знак «{rank}» в руке «{hand}» не карта',
  'does not say who led': 'не сказано, кто ходил первым',
  'is out of turn': 'сейчас ходит другой игрок',
  'has {length} characters; at most {limit} are read':
    'в тексте {length} знаков; читается не больше {limit}',
};
