import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {InvalidDataError} from '../../game/index.js';
import {kingRules} from '../../games/king/rules.js';
import {handFrom, playsFrom, readPosition, readRecord, seatFrom} from '../../notation/index.js';
import {lessonFault} from '../lesson-fault.js';
import {faultWordsIn} from './fault-in.js';

/** Faults of texts and of examples are reported in the author's language. */

const simple = kingRules('king-simple');
const four = {seats: 4};
const position = (text: string) => (): unknown => readPosition(simple, text);
const record = (text: string) => (): unknown => readRecord(simple, text);
const SEED = '[Game "king-simple"] [Seed "1"]';

const tellIn = (words: Awaited<ReturnType<typeof faultWordsIn>>, error: unknown): string => {
  assert.ok(error instanceof InvalidDataError, String(error));
  return words(error.message, {error, names: ['Север', 'Восток', 'Юг', 'Запад']});
};

// oxfmt-ignore
const TEXTS: readonly (readonly [read: () => unknown, english: string, russian: string])[] = [
  [() => handFrom('S:K ;'), 'line 1, column 5: ";" is not a card', 'строка 1, знак 5, ";": это не карта'],
  [() => handFrom('S:KX'), 'line 1, column 1: "S:KX" is not a suit with its ranks', 'строка 1, знак 1, "S:KX": это не масть с картами'],
  [() => handFrom('S: K'), 'line 1, column 1: "S:" has no ranks; hands are separated by a bar', 'строка 1, знак 1, "S:": здесь нет карт; руки разделяются чертой «|»'],
  [() => handFrom('AS | KS'), 'line 1, column 4: "|" does not belong in one hand', 'строка 1, знак 4, "|": это не может стоять внутри одной руки'],
  [() => seatFrom('Q', four), 'line 1, column 1: "Q" is not a seat', 'строка 1, знак 1, "Q": такого места нет'],
  [() => playsFrom('N:QS QH', four), 'line 1, column 6: "QH" is not a play; expected the form N:QS', 'строка 1, знак 6, "QH": это не ход; он пишется так: N:QS'],
  [() => handFrom(' '.repeat(20_001)), 'line 1, column 1: the text has 20001 characters; at most 20000 are read', 'в тексте 20001 знаков; читается не больше 20000'],
  [position('king-trade; deal: 1'), 'line 1, column 1: "king-trade" is not the game king-simple', 'строка 1, знак 1, "king-trade": это не игра king-simple'],
  [position('deal: 1; five'), 'line 1, column 10: "five" is not of the form "name: value"', 'строка 1, знак 10, "five": нужен вид «имя: значение»'],
  [position('deal: 1; deal: 2'), 'line 1, column 10: "deal" is given twice', 'строка 1, знак 10, "deal": указано дважды'],
  [position('deal:'), 'line 1, column 6: the end is not a value of deal', 'строка 1, знак 6, конец текста: это не значение поля deal'],
  [position('options: {a 1}'), 'line 1, column 13: "1" is not the ":" expected after a', 'строка 1, знак 13, "1": после a нужно двоеточие'],
  [position('sheet: [[1 2'), 'line 1, column 9: "[" is not closed', 'строка 1, знак 9, "[": не закрыто'],
  [position('deal: 15'), 'line 1, column 7: "15" is not a valid position: deal must be a whole number from 1 to 14; found 15', 'строка 1, знак 7, "15": такой позиции быть не может: deal: нужно целое число от 1 до 14; указано 15'],
  [position('hands: N: S:KQ | E: S:K'), 'line 1, column 21: "S:K" is not a valid position: hands[1][0] is KS, which is also at hands[0][0]', 'строка 1, знак 21, "S:K": такой позиции быть не может: hands, Восток: KS стоит ещё и здесь: hands, Север'],
  [position('hands: N: S:KQ | E: S:J'), 'line 1, column 18: "E:" is not a valid position: hands[1] must have 2 cards, as hands[0] and the trick show, not 1', 'строка 1, знак 18, "E:": такой позиции быть не может: hands, Восток: карт должно быть 2, как следует из trick и другой руки (hands, Север), а не 1'],
  [position('options: {earlyStop: maybe}'), 'line 1, column 10: "{earlyStop:" is not a valid position: options.earlyStop must be one of on, off, not "maybe"', 'строка 1, знак 10, "{earlyStop:": такой позиции быть не может: options.earlyStop: нужно одно из: on, off, а не "maybe"'],
  [record('N:QS'), 'line 1, column 1: "Game" is not among the headers', 'строка 1, знак 1, "Game": такого заголовка нет'],
  [record('[Game "whist"]'), 'line 1, column 1: "whist" is not a known game', 'строка 1, знак 1, "whist": такой игры нет'],
  [record('[Game "king-simple"] [Version "9"]'), 'line 1, column 22: "9" is not supported; expected 1', 'строка 1, знак 22, "9": такая версия не читается; нужна 1'],
  [record('[Game "king-simple"]'), 'line 1, column 1: "Seed" is missing, and so are Secret and Start', 'строка 1, знак 1, "Seed": этого заголовка нет, Secret и Start тоже'],
  [record('[Game "king-simple"] [Options "x: 1"]'), 'line 1, column 22: "x: 1" has the unknown x: 1; expected kingsAreBoys, heartLeadBan, forcedKing, earlyStop', 'строка 1, знак 22, "x: 1": x: 1 не бывает; есть kingsAreBoys, heartLeadBan, forcedKing, earlyStop'],
  [record('[Game "king-simple"] [Options "earlyStop: no"]'), 'line 1, column 22: "earlyStop: no" has the unknown earlyStop: no; expected on, off', 'строка 1, знак 22, "earlyStop: no": earlyStop: no не бывает; есть on, off'],
  [record('[Game "king-simple"] [Seats "9"] [Seed "1"]'), 'line 1, column 22: "9" is not a number of seats; expected 4', 'строка 1, знак 22, "9": столько мест в этой игре не бывает; нужно 4'],
  [record('[Game "king-simple"] [Start "deal: 15"]'), 'line 1, column 22: "deal: 15" cannot be read: line 1, column 7: "15" is not a valid position: deal must be a whole number from 1 to 14; found 15', 'строка 1, знак 22, "deal: 15": это не прочитать: строка 1, знак 7, "15": такой позиции быть не может: deal: нужно целое число от 1 до 14; указано 15'],
  [record(`${SEED} Q:QS`), 'line 1, column 33: "Q:QS" names no seat; expected one of N, E, S, W', 'строка 1, знак 33, "Q:QS": такого места нет; есть N, E, S, W'],
  [record(`${SEED} N:jump`), 'line 1, column 33: "N:jump" is not a move of this game', 'строка 1, знак 33, "N:jump": в этой игре такого хода нет'],
  [record(`${SEED} !`), 'line 1, column 33: "!" follows no move', 'строка 1, знак 33, "!": перед этим нет хода'],
  [record(`${SEED} {a`), 'line 1, column 33: "{a" is not closed', 'строка 1, знак 33, "{a": не закрыто'],
  [record(''), 'line 1, column 1: the end follows 0 records, not one', 'строка 1, знак 1, конец текста: записей здесь 0, а нужна одна'],
];

describe('faults of texts in Russian', () => {
  for (const [read, english, russian] of TEXTS)
    test(english, async () => {
      const [words, own] = await Promise.all([
        faultWordsIn('ru-RU', simple.faults),
        faultWordsIn('en'),
      ]);
      assert.throws(read, (error: unknown) => {
        assert.equal(tellIn(own, error), english);
        assert.equal(tellIn(words, error), russian);
        return true;
      });
    });
});

// oxfmt-ignore
const LESSONS = [
  [lessonFault('no-attribute'), 'is not an attribute of an example', 'такого атрибута у примера нет'],
  [lessonFault('not-read', {meant: 'hands'}), 'is not read; did you mean "hands"?', 'такого атрибута нет; может быть, «hands»?'],
  [lessonFault('game', {game: 'whist'}), '"whist" is not a game of the catalogue', 'игры «whist» в каталоге нет'],
  [lessonFault('game-like', {game: 'kong', meant: 'king'}), '"kong" is not a game of the catalogue; did you mean "king"?', 'игры «kong» в каталоге нет; может быть, «king»?'],
  [lessonFault('players', {min: 3, max: 4}), 'expected 3 to 4 players', 'игроков должно быть от 3 до 4'],
  [lessonFault('players', {min: 4, max: 4}), 'expected 4 players', 'игроков должно быть 4'],
  [lessonFault('mark', {mark: '~', marks: ['!', '?']}), 'data-mark="~" is unknown; expected one of !, ?', 'data-mark="~" неизвестен; есть !, ?'],
  [lessonFault('not-to-play', {turn: ['Юг']}), 'is not to play: Юг is', 'сейчас ходит не этот игрок, а Юг'],
  [lessonFault('no-answer'), 'no answer of this quiz is right: mark one with data-correct', 'ни один ответ не отмечен как верный: нужен data-correct'],
] as const;

describe('faults of examples in Russian', () => {
  for (const [[fault, keyed], english, russian] of LESSONS)
    test(english, async () => {
      assert.equal(fault, english);
      assert.equal((await faultWordsIn('ru'))(fault, keyed), russian);
      assert.equal((await faultWordsIn('en'))(fault, keyed), english);
    });
});

test('a sentence that is in the language already stays', async () => {
  const said = 'Юг: дама пик: так нельзя';
  assert.equal((await faultWordsIn('ru'))(said), said);
});
