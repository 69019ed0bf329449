import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {InvalidDataError} from '../../game/index.js';
import {kingRules} from '../../games/king/rules.js';
import {entryOf} from '../../embed/catalogue.js';
import {exampleMessagesOf} from '../../embed/game-example/loading/lesson-messages.js';
import {createMatch, replay} from '../../match/index.js';
import {
  handFrom,
  InvalidNotationError,
  linkChallenge,
  linkProof,
  linkRecord,
  playsFrom,
  readPbn,
  readPosition,
  readRecord,
  scoreOf,
  seatFrom,
  writePbn,
} from '../../notation/index.js';
import {lessonFault} from '../lesson-fault.js';
import {faultWordsIn} from './fault-in.js';
import {testFailures} from './mistakes.fixture.js';
import {withRefusal} from './refusal-in.js';

/** Faults of texts and of examples are reported in the author's language. */

const simple = kingRules('king-simple');
const four = {seats: 4};
const position = (text: string) => (): unknown => readPosition(simple, text);
const record = (text: string) => (): unknown => readRecord(simple, text);
const SEED = '[Game "king-simple"] [Seed "1"]';
const START = '[Start "hands: N: S:7 | E: S:8 | S: S:9 | W: S:T"]';
const board = (text: string, usual?: null) => (): unknown =>
  readPbn(
    text,
    (id) => (id === simple.id ? simple : undefined),
    usual === null ? undefined : simple.id,
  );

const NAMES = ['Север', 'Восток', 'Юг', 'Запад'];

const tellIn = (words: Awaited<ReturnType<typeof faultWordsIn>>, error: unknown): string => {
  assert.ok(error instanceof InvalidDataError, String(error));
  return words(error.message, {error, names: NAMES});
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
  [record('[Game "king-simple"] [Options "x: 1"]'), 'line 1, column 22: "x: 1" has the unknown x: 1; expected kingsAreBoys, heartLeadBan, forcedKing, earlyStop, length', 'строка 1, знак 22, "x: 1": x: 1 не бывает; есть kingsAreBoys, heartLeadBan, forcedKing, earlyStop, length'],
  [record('[Game "king-simple"] [Options "earlyStop: no"]'), 'line 1, column 22: "earlyStop: no" has the unknown earlyStop: no; expected on, off', 'строка 1, знак 22, "earlyStop: no": earlyStop: no не бывает; есть on, off'],
  [record('[Game "king-simple"] [Seats "9"] [Seed "1"]'), 'line 1, column 22: "9" is not a number of seats; expected 4', 'строка 1, знак 22, "9": столько мест в этой игре не бывает; нужно 4'],
  [record('[Game "king-simple"] [Start "deal: 15"]'), 'line 1, column 22: "deal: 15" cannot be read: line 1, column 7: "15" is not a valid position: deal must be a whole number from 1 to 14; found 15', 'строка 1, знак 22, "deal: 15": это не прочитать: строка 1, знак 7, "15": такой позиции быть не может: deal: нужно целое число от 1 до 14; указано 15'],
  [record(`${SEED} Q:QS`), 'line 1, column 33: "Q:QS" names no seat; expected one of N, E, S, W', 'строка 1, знак 33, "Q:QS": такого места нет; есть N, E, S, W'],
  [record(`${SEED} N:jump`), 'line 1, column 33: "N:jump" is not a move of this game', 'строка 1, знак 33, "N:jump": в этой игре такого хода нет'],
  [record(`${SEED} !`), 'line 1, column 33: "!" follows no move', 'строка 1, знак 33, "!": перед этим нет хода'],
  [record(`${SEED} {a`), 'line 1, column 33: "{a" is not closed', 'строка 1, знак 33, "{a": не закрыто'],
  [record(`[Game "king-simple"] [Seats "4"] [Options "earlyStop: off"] ${START.replace('"hands', '"options: {earlyStop:on}; hands')}`), 'line 1, column 61: "options: {earlyStop:on}; hands: N: S:..." cannot be read: options.earlyStop is "off", but the state has "on"', 'строка 1, знак 61, "options: {earlyStop:on}; hands: N: S:...": это не прочитать: options.earlyStop: указано "off", а в начальной позиции "on"'],
  [record(`${SEED} (N:QS)`), 'line 1, column 33: "(" follows no move', 'строка 1, знак 33, "(": перед этим нет хода'],
  [record('Dear Bob'), 'line 1, column 1: "Dear" begins no record; expected the form [Name "value"]', 'строка 1, знак 1, "Dear": так запись не начинается; она пишется так: [Name "value"]'],
  [board('pn|a,b|'), 'line 1, column 1: "pn|a,b|" begins no deal; expected the form [Deal "N:KJ4.92.Q7.A …"]', 'строка 1, знак 1, "pn|a,b|": так сдача PBN не начинается; она пишется так: [Deal "N:KJ4.92.Q7.A …"]'],
  [board('[Deal "N:- - - -"]\n]'), 'line 2, column 1: "]" is not PBN', 'строка 2, знак 1, "]": это не PBN'],
  [board('[Deal "N:- - - -"]', null), 'line 1, column 8: "N:- - - -" names no game by GameVariant', 'строка 1, знак 8, "N:- - - -": игра не названа: нет тега GameVariant'],
  [board('[Deal "hello"]'), 'line 1, column 8: "hello" is not a deal; expected the form N:KJ4.92.Q7.A …', 'строка 1, знак 8, "hello": это не сдача; она пишется так: N:KJ4.92.Q7.A …'],
  [board('[Deal "N:AX... - - -"]'), 'line 1, column 8: "N:AX... - - -" has "X" in "AX...", which is not a rank', 'строка 1, знак 8, "N:AX... - - -": знак «X» в руке «AX...» не карта'],
  [board('[Deal "N:A.K - - -"]'), 'line 1, column 8: "N:A.K - - -" has "A.K", which does not have four suits', 'строка 1, знак 8, "N:A.K - - -": в руке «A.K» мастей не четыре'],
  [board('[Deal "N:- - - - -"]'), 'line 1, column 8: "N:- - - - -" has more than four hands', 'строка 1, знак 8, "N:- - - - -": рук больше четырёх'],
  [board('[Deal "N:A... A... - -"]'), 'line 1, column 8: "N:A... A... - -" cannot be dealt: hands[1][0] is AS, which is also at hands[0][0]', 'строка 1, знак 8, "N:A... A... - -": так сдать нельзя: hands, Восток: AS стоит ещё и здесь: hands, Север'],
  [board('[Deal "N:- - - -"]\n[Dealer "X"]'), 'line 2, column 10: "X" is not a seat', 'строка 2, знак 10, "X": такого места нет'],
  [board('[Deal "N:7... 8... 9... T..."]\n[Play "?"]\nS7 S8 S9 ST'), 'line 2, column 8: "?" does not say who led', 'строка 2, знак 8, "?": не сказано, кто ходил первым'],
  [board('[Deal "N:7... 8... 9... T..."]\n[Play "N"]\nS7 - S9 ST'), 'line 3, column 6: "S9" is out of turn', 'строка 3, знак 6, "S9": сейчас ходит другой игрок'],
  [board('[Deal "N:7... 8... 9... T..."]\n[Play "N"]\nS8 S7 S9 ST'), 'line 3, column 1: "S8" is not allowed: game/not-your-card', 'строка 3, знак 1, "S8": так ходить нельзя: game/not-your-card'],
  [record(''), 'line 1, column 1: the end begins no record; expected the form [Name "value"]', 'строка 1, знак 1, конец текста: так запись не начинается; она пишется так: [Name "value"]'],
];

describe('faults of texts in Russian', () => {
  testFailures(
    TEXTS.map(([read, english]) => [read, english, InvalidNotationError]),
    simple.faults,
  );

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

test('a sentence that is already in the language stays', async () => {
  const said = 'Юг: дама пик: так нельзя';
  assert.equal((await faultWordsIn('ru'))(said), said);
});

const match = {game: 'king-simple', version: 1, seats: 4, options: {}, seed: 'x', moves: []};
const play = (change: object) => (): unknown => replay({rules: simple}, {...match, ...change});
const seven = createMatch({rules: simple}, match);
const lead = `${seven.turn[0]!}:${simple.formatMove(seven.moves(seven.turn[0]!)[0]!)}`;
const idle = (seven.turn[0]! + 1) % 4;
const result = {name: '', won: true, undo: false, hints: false, deals: []};
const challenge = (change: object) => (): unknown =>
  linkChallenge(simple, {
    seats: 4,
    seat: 0,
    seed: 'x',
    options: {},
    level: '',
    results: [result],
    ...change,
  });

// oxfmt-ignore
const DATA: readonly (readonly [read: () => unknown, english: string, russian: string])[] = [
  [() => replay({rules: simple}, 7), 'record must be an object, not 7', 'record: нужен объект, а не 7'],
  [play({game: 'whist'}), 'game must be "king-simple", not "whist"', 'game: должно быть "king-simple", а не "whist"'],
  [play({version: 9}), 'version must be 1, not 9', 'version: должно быть 1, а не 9'],
  [play({seats: 'four'}), 'seats must be a number, not "four"', 'seats: нужно число, а не "four"'],
  [play({seats: 7}), 'seats must be exactly 4, not 7', 'seats: должно быть ровно 4, а не 7'],
  [play({secret: 'x'}), 'secret must be 64 hexadecimal digits, a to f small', 'secret: нужны 64 шестнадцатеричные цифры с малыми a–f'],
  [play({seed: null}), 'seed must be a string or a number where there is no start, not null', 'seed: без начальной позиции (start) нужна строка или число, а не null'],
  [play({options: 7}), 'options must be an object, not 7', 'options: нужен объект, а не 7'],
  [play({options: {earlyStop: 'no'}}), 'options.earlyStop must be one of on, off, not "no"', 'options.earlyStop: нужно одно из: on, off, а не "no"'],
  [play({options: {stop: 'no'}}), 'options.stop is not an option; expected one of kingsAreBoys, heartLeadBan, forcedKing, earlyStop, length', 'options.stop: такой настройки нет; есть kingsAreBoys, heartLeadBan, forcedKing, earlyStop, length'],
  [play({moves: {}}), 'moves must be a list, not {}', 'moves: нужен список, а не {}'],
  [play({moves: Array(50_001).fill('0:QS')}), 'moves are 50001; at most 50000 are read', 'moves: ходов 50001; читается не больше 50000'],
  [play({moves: Array(501).fill('0:undo')}), 'moves take 501 decisions back; at most 500 are read', 'moves: решений возвращено 501; читается не больше 500'],
  [play({moves: [5]}), 'moves[0] must be a seat, a colon and a move, such as "0:QS", not 5', 'moves[0]: нужны место, двоеточие и ход, например "0:QS", а не 5'],
  [play({moves: ['9:QS']}), 'moves[0] names seat 9, but the seats are 0 to 3', 'moves[0]: места 9 нет; есть места от 0 до 3'],
  [play({moves: ['0:undo']}), 'moves[0] takes nothing back', 'moves[0]: возвращать нечего'],
  [play({moves: ['0:jump']}), 'moves[0] "jump" is not a move', 'moves[0]: «jump»: это не ход'],
  [play({moves: [`${idle}:QS`]}), `moves[0] "${idle}:QS" is refused: game/not-your-turn, since seat ${seven.turn[0]!} is to move`, `moves[0]: «${idle}:QS»: так ходить нельзя: game/not-your-turn; ходит ${NAMES[seven.turn[0]!]!}`],
  [play({start: {deal: 15}}), 'deal must be a whole number from 1 to 14; found 15', 'deal: нужно целое число от 1 до 14; указано 15'],
  [play({start: {seats: 4}, seats: 3}), 'seats is 3, but the state has 4', 'seats: указано 3, а в начальной позиции 4'],
  [play({start: () => 0}), 'start is not JSON', 'start: этого нет в JSON'],
  [() => createMatch({rules: simple}, {seed: NaN}), 'seed must be a string or a finite number, not NaN', 'seed: нужна строка или конечное число, а не NaN'],
  [() => linkRecord(simple, {...match, moves: ['0:jump']}), 'moves[0] "0:jump" is refused: game/not-a-move', 'moves[0]: «0:jump»: так ходить нельзя: game/not-a-move'],
  [() => linkRecord(simple, {...match, secret: 'x'}), 'secret must be 64 hexadecimal digits, a to f small', 'secret: нужны 64 шестнадцатеричные цифры с малыми a–f'],
  [() => linkProof(match, 'x'), 'commitment must be 64 hexadecimal digits, a to f small', 'commitment: нужны 64 шестнадцатеричные цифры с малыми a–f'],
  [() => scoreOf({...match, moves: ['0:undo']}), 'moves[0] takes a move back, which cannot be written as text', 'moves[0]: здесь ход возвращён, а в тексте этого нет'],
  [() => writePbn(simple, match), 'moves do not play a card', 'moves: в ходах нет ни одной карты'],
  [challenge({seed: 'x'.repeat(101)}), 'record does not fit into a link', 'record: это не записать в ссылку'],
  [challenge({results: []}), 'record does not fit into a link', 'record: это не записать в ссылку'],
  [challenge({level: 'very hard'}), 'record does not fit into a link', 'record: это не записать в ссылку'],
  [challenge({results: [{...result, place: 5}]}), 'results[0].place must be a whole number from 1 to 4, not 5', 'results[0].place: нужно целое число от 1 до 4, а не 5'],
];

describe('faults of records and links in Russian', () => {
  testFailures(
    DATA.map(([read, english]) => [read, english]),
    simple.faults,
  );
  for (const [read, english, russian] of DATA)
    test(russian, async () => {
      const words = await faultWordsIn('ru', simple.faults);
      assert.throws(read, (error: unknown) => tellIn(words, error) === russian, english);
    });
  test('a record without faults is replayed', () => {
    assert.equal(replay({rules: simple}, {...match, moves: [lead]}).length, 1);
  });
});

test("a refused move is explained in its game's words", async () => {
  const read = board('[Deal "N:7.8.. 8.9.. 9.T.. T.J.."]\n[Play "N"]\nS7 H9 S9 ST');
  const entry = entryOf(simple.id)!;
  for (const [locale, sentence] of [
    ['en', 'line 3, column 4: "H9" is not allowed: '],
    ['ru', 'строка 3, знак 4, "H9": так ходить нельзя: '],
  ] as const) {
    const [words, messages] = await Promise.all([
      faultWordsIn(locale, simple.faults),
      exampleMessagesOf(entry, locale),
    ]);
    assert.throws(read, (error: unknown) => {
      assert.ok(error instanceof InvalidNotationError);
      const {move, view} = error.reason!.refused!;
      const {refusal} = error.reason!.values as {readonly refusal: string};
      const told = withRefusal(error, messages);
      assert.equal(
        words(told.message, {error: told}),
        sentence + messages.lookup(refusal, {move, view}),
      );
      assert.notEqual(messages.lookup(refusal, {move, view}), refusal);
      return true;
    });
  }
});
