import type {LocaleOf, Messages} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/ru.js';
import type {CourtMessages} from './en.js';

type Who = Readonly<Record<'name', string>>;
type Two = Readonly<Record<'name' | 'other', string>>;
type Many = Readonly<Record<'n', number>>;
type One = Readonly<Record<'card', CourtCard>>;
type Odds = Readonly<Record<'names', readonly string[]>> & {
  readonly odds: readonly (number | null)[];
};

const small = (card: CourtCard): string => CARDS[card].toLowerCase();
const spoken = (name: string, messages: Messages): string =>
  name === messages.t('you') ? 'вы' : name;

/** A reason, with the odds that follow from the talk. */
const why =
  (text: string) =>
  (values: Odds, messages: Messages): string =>
    `${text} ${messages.lookup('court/why/odds', values)}`;

/** The messages of The King at Court in Russian; names stand in the nominative everywhere. */
export const ru: LocaleOf<CourtMessages> = {
  ...crown,
  'game/king-at-court': 'Король при дворе',

  'option/knightSpecial': 'Рыцарь смотрит карту',
  'option/knightSpecial/withWitch': 'После ведьмы',
  'option/knightSpecial/never': 'Никогда',
  'option/witchUses': 'Ведьма действует, не больше',
  'option/minutes': 'Минут на допрос, по часам',
  'option/resetClock': 'После ведьмы время идёт заново',
  'option/grace': 'Секунд на обвинение, по часам',
  'option/grace/off': 'Без срока',
  'option/rounds': 'Раундов',

  // the talk
  'court/said/am': ({card}: One) => `Я — ${small(card)}.`,
  'court/said/think': ({name, card}: Who & One, messages) =>
    `Думаю, ${spoken(name, messages)} — ${small(card)}.`,
  'court/said/ask': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Кто вы?' : `${name}, кто вы?`,

  // the table
  'court/round': ({n, of}: Many & {of: number}) => `Раунд ${n} из ${of}`,
  'court/aside': ({cards}: {cards: readonly CourtCard[]}) =>
    `Не в игре: ${cards.map(small).join(', ')}`,
  'court/won': crown['crown/wins']!,
  'court/down': 'карта закрыта',
  'court/claims': ({card}: One) => `«${small(card)}»`,
  'court/before': ({card}: One) => `прежде ${small(card)}`,
  'court/silent-now': 'слушает',
  'court/is-accused': 'под обвинением',
  'court/has-joined': 'за порочных',
  'court/wins': 'победа',
  'court/wise': 'мудрые',
  'court/wicked': 'порочные',
  'court/seats': 'Двор',
  'court/talk': 'Что сказано',
  'court/talk/none': 'Пока все молчат.',
  'court/talk/redealt': 'Карты розданы заново',
  'court/phrases': 'Что сказать',
  'court/kind/am': 'Я…',
  'court/kind/think': 'Думаю…',
  'court/kind/ask': 'Кто вы…',
  'court/kind/text': 'Своё…',
  'court/about': 'карта',
  'court/write': 'Своими словами',
  'court/write/why': 'Боты понимают только готовые фразы',
  'court/send': 'Сказать',

  // the prompt
  'court/ask/look': ({card}: One) => `Ваша карта: ${small(card)}`,
  'court/aim/king': 'Узнайте, кто дракон, и обвините его',
  'court/aim/wise': 'Вы победите, если король обвинит дракона',
  'court/aim/dragon': 'Вы победите, если король обвинит не вас',
  'court/aim/wicked': 'Вы победите, если король обвинит не дракона',
  'court/ask/question/king': 'Допросите двор',
  'court/ask/question': 'Говорите или слушайте',
  'court/ask/peek': 'Прежний рыцарь — вы: посмотреть карту?',
  'court/ask/peek/why': 'Увидите её только вы, а чья она, видят все',
  'court/ask/accuse': 'Кто дракон?',
  'court/ask/accuse/why': 'Угадаете — победят мудрые',
  'court/ask/joining': ({name}: Who) => `Под обвинением: ${name}`,
  'court/ask/joining/why': 'Нищий может перейти к порочным; вопрос ко всем один',
  'court/wait/look': 'Все смотрят свои карты',
  'court/wait/question': 'Двор говорит',
  'court/wait/peek': ({name}: Who) => `${name}: смотреть ли карту?`,
  'court/wait/accuse': ({name}: Who) => `Решает ${name}`,
  'court/wait/joining': 'Отвечают остальные',
  'court/do/ready': 'Карта ясна',
  'court/do/pass': 'Слушаю',
  'court/do/witch': 'Перемешать',
  'court/do/end': 'Закончить и обвинить',
  'court/do/end/bare': 'Закончить допрос',
  'court/do/look': ({name}: Who) => `Карта: ${name}`,
  'court/do/decline': 'Не смотреть',
  'court/do/accuse': ({name}: Who) => `Обвинить: ${name}`,
  'court/do/join': 'К порочным',
  'court/do/stay': 'Пас',
  'court/pick-first': 'сначала выберите кого-нибудь выше',
  'court/wise-won': 'Победа мудрых',
  'court/wicked-won': 'Победа порочных',
  'court/most-rounds': ({names}: {names: string}) => `Больше всего раундов: ${names}`,

  // refusals, read after "Нельзя:"
  'court/look-first': 'сначала все смотрят свои карты',
  'court/knight-looks': 'сначала рыцарь смотрит карту или нет',
  'court/accuse-now': 'допрос окончен: обвините кого-нибудь',
  'court/accusation-made': 'обвинение уже названо',
  'court/not-the-beggar': 'к порочным переходит только нищий',
  'court/another': 'выберите другого игрока',
  'court/not-the-witch': 'это может только ведьма',
  'court/witch-spent': 'ведьма своё уже сделала',
  'court/king-ends': 'допрос заканчивает только король',
  'court/end-first': 'сначала закончите допрос',
  'court/silent': 'вы уже слушаете',
  'court/all-silent': 'добавить никому нечего: спросите или закончите допрос',
  'court/king-known': 'кто король, знают все',
  'court/set-aside': 'этой карты нет в игре',

  // events
  'court/say/dealt': ({name, n, of}: Who & Many & {of: number}, messages) =>
    `${of > 1 ? `Раунд ${n}. ` : ''}${name === messages.t('you') ? 'Сдаёте вы' : `Сдаёт ${name}`}: каждому по карте.`,
  'court/say/king': ({name}: Who) => `Король: ${name}.`,
  'court/say/bared': ({name, list}: Who & {list: string}) =>
    `Ведьма: ${name}! Открыты все карты: ${list}.`,
  'court/say/held': ({name, card}: Who & One) => `${name} — ${small(card)}`,
  'court/say/redealt': 'Все карты, кроме короля, розданы заново.',
  'court/say/looked': ({name, other}: Two) => `${name}: взгляд на чужую карту (${other}).`,
  'court/say/saw': ({name, card}: Who & One) => `Вы видите: ${name} — ${small(card)}.`,
  'court/say/declined': ({name}: Who) => `${name}: карту не смотреть.`,
  'court/say/ended': ({name}: Who) => `${name}: допрос окончен.`,
  'court/say/accused': ({name, other}: Two, messages) =>
    `${name}: дракон — это ${spoken(other, messages)}.`,
  'court/say/joined': ({name}: Who) => `Нищий: ${name}, теперь за порочных.`,
  'court/say/verdict': ({name, card}: Who & One) => `${name}: ${small(card)}.`,

  // readings
  'court/read/seat': ({name, notes}: Who & {notes: string}) => `${name}: ${notes}.`,
  'court/read/score': crown['crown/read/score']!,

  // the bot's reasons
  'court/why/odds': ({names, odds}: Odds) =>
    `Дракон, судя по сказанному: ${odds
      .flatMap((one, seat) => (one === null ? [] : `${names[seat]} ${one} %`))
      .join(', ')}.`,
  'court/why/truth': why('Мудрым на пользу правда.'),
  'court/why/lie': why('Порочный выдаёт себя за мудрого.'),
  'court/why/saw': why('Вы видели эту карту: скажите.'),
  'court/why/suspect': why('Назовите, кто подозрительнее всех.'),
  'court/why/divert': why('Отведите подозрение на другого.'),
  'court/why/witch': why('Подозрение слишком сильно: лучше новая раздача.'),
  'court/why/enough': why('Сказать больше нечего.'),
  'court/why/ask': why('О том, кто молчит, судить нельзя.'),
  'court/why/again': why('Кто лжёт наугад, в другой раз ответит иначе.'),
  'court/why/listen': why('Пусть договорят другие.'),
  'court/why/end': why('Всё сказано.'),
  'court/why/accuse': why('Обвините самого вероятного.'),
  'court/why/look': 'Что видно глазами, никто не оспорит.',
  'court/why/join': why('Скорее не дракон: победят порочные.'),
  'court/why/stay': why('Скорее дракон: победят мудрые.'),
  'court/why/not-beggar': 'Выбирать может только нищий.',
};
