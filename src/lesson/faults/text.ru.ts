import type {TextFault, TextFaultValues} from '../../notation/faults.js';

type Texts = Readonly<Record<TextFault, string>> & {
  readonly [Key in keyof TextFaultValues]: (values: TextFaultValues[Key]) => string;
};

/** What may be wrong with the text of a position or a record, in Russian. */
export const ru: Texts = {
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
  'too-long': ({length, limit}) => `в тексте ${length} знаков; читается не больше ${limit}`,
  'many-values': ({most}) => `здесь больше ${most} значений, столько не читается`,
  'other-game': ({game}) => `это не игра ${game}`,
  'value-of': ({name}) => `это не значение поля ${name}`,
  colon: ({name}) => `после ${name} нужно двоеточие`,
  position: ({why}) => `такой позиции быть не может: ${why}`,
  header: ({most}) => `здесь больше ${most} знаков, столько не читается`,
  unreadable: ({why}) => `это не прочитать: ${why}`,
  version: ({version}) => `такая версия не читается; нужна ${version}`,
  records: ({found}) => `записей здесь ${found}, а нужна одна`,
  seat: ({seats}) => `такого места нет; есть ${seats.join(', ')}`,
  refused: ({refusal}) => `так ходить нельзя (${refusal})`,
  seats: ({min, max}) =>
    `столько мест в этой игре не бывает; нужно ${min === max ? min : `от ${min} до ${max}`}`,
  option: ({name, value, all}) =>
    all.length > 0
      ? `${name}: ${value} не бывает; есть ${all.join(', ')}`
      : 'у этой игры нет настроек',
};
