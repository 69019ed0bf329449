import type {FaultsLike} from '../../../game/faults.js';
import type {SeatName} from '../../../game/index.js';
import {awaited, listed, range} from '../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';

const LAID = 'объект с left, centre и right';

const named = (seats: readonly number[], name: SeatName, joint = ', '): string =>
  seats.map(name).join(joint);
const at = ({step, match}: {readonly step: string; readonly match: number}): string =>
  `на шаге "${step}" (matches[${match}])`;

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'to-choose': ({due}, name) => awaited(due, name, ['выбирает', 'выбирают']),
  alive: ({due}) => `должно быть [${due.join()}], как следует из fallen`,
  ended: ({due}) => `должно быть "${due}", как следует из fallen и result`,
  phase: ({due}) => `должно быть "${due}", как следует из matches и formations`,
  suit: ({card, seats, suits}) =>
    `${card} здесь быть не может: при ${seats} игроках в игре масти ${suits.join(', ')}`,
  'hand-out': ({seat}, name) => `должно быть пусто: ${name(seat)} вне игры, как следует из fallen`,
  'hand-short': ({least, found}) =>
    `карт должно быть не меньше ${least}, а не ${found}: столько кладут на стол`,
  'hands-due': 'нужно указать: в formations или piles есть неизвестные карты',
  'hands-sum': ({due, elsewhere, all, found}) =>
    `всего карт должно быть ${due}, а не ${found}: остальные ${elsewhere} из ${all} лежат в других местах`,
  'hands-room': ({elsewhere, all}) =>
    `карты не сходятся: в formations, piles и aside их ${elsewhere}, а в игре всего ${all}`,
  'king-held': ({king, seat}, name) =>
    `здесь не может быть ${king}: это король игрока ${name(seat)}, который ещё играет`,
  'king-out': ({king, seat}, name) =>
    `здесь должен лежать ${king}: это король игрока ${name(seat)}, который уже вне игры`,
  'king-open': ({king}) => `${king} лежит открыто, но игрок, чьего короля увидели, выбывает`,
  'open-named': 'карту нужно назвать: она лежит открыто',
  'formation-due': ({seat}, name) => `нужен ${LAID}, как у игрока ${name(seat)}`,
  'formation-in': (of) => `${at(of)} нужен ${LAID}`,
  'formation-none': (of) => `${at(of)} должно быть null`,
  'formation-alone': ({seat}, name) =>
    `должно быть null: ${name(seat)} ни с кем не встречается, как следует из letters и round`,
  'formation-out': ({seat}, name) => `должно быть null: ${name(seat)} вне игры`,
  turned: ({due, ...of}) => `${at(of)} должно быть ${due}`,
  'spots-twice': 'каждое место карты должно быть названо один раз',
  'matches-many': ({most, found}) => `взяток должно быть не больше ${most}, а не ${found}`,
  'matches-wait': 'хотя бы одна взятка должна быть на другом шаге, чем "waiting"',
  'match-second': 'должно быть null: две взятки сразу играют только вчетвером',
  'match-seats': ({due}, name) =>
    `должно быть ${listed(due, name)}: эти игроки встречаются, как следует из letters и round`,
  'step-rout': 'не может быть "rout" при настройке routWindows: afterFlip',
  'step-won': ({step, seat}, name) =>
    `не может быть "${step}": взятка уже решена на флангах, её берёт ${name(seat)}`,
  'winner-null': ({step}) => `на шаге "${step}" должно быть null`,
  'winner-meets': ({seats}, name) =>
    `должно быть ${named(seats, name, ' или ')}: здесь встречаются эти игроки`,
  'winner-higher': ({seat}, name) => `должно быть ${name(seat)}: старшее объявил этот игрок`,
  'declared-many': ({most, found}) => `пар должно быть не больше ${most}, а не ${found}`,
  'declared-none': ({step}) => `на шаге "${step}" должно быть пусто`,
  'declared-size': ({least, most, step, found}) =>
    `на шаге "${step}" пар должно быть ${range(least, most)}, а не ${found}`,
  'declared-equal': 'нужны два равных достоинства: разные кончают шаг "declare"',
  'declared-different': 'нужны два разных достоинства: с них начинается шаг "challenge"',
  'tokens-due': ({seats, ...of}, name) =>
    `${at(of)} облава (true) должна остаться хотя бы у одного: ${named(seats, name, ' или ')}`,
  'token-used': ({seat}, name) =>
    `должно быть false: облава игрока ${name(seat)} уже была, в formations соперника есть shown`,
  'choice-seat': 'нужно место, чей выбор указан в choice',
  'choice-none': ({seat}, name) => `должно быть null: ${name(seat)} сейчас ничего не выбирает`,
  'choice-nobody': 'должно быть null: сейчас никто не выбирает',
  'choice-others': ({from}, name) =>
    `должно быть null: сейчас ${from.length === 1 ? 'выбирает' : 'выбирают'} только ${named(from, name)}`,
  'choice-legal': ({seat, like}, name) =>
    `нужен ход, который ${name(seat)} может сделать, например ${like}`,
  'choices-all': 'у кого-то должно быть null: когда выбрали все, карты открывают',
  'letters-alive': ({alive}, name) =>
    `здесь должны стоять все, кто ещё играет: ${named(alive, name)}`,
  'letters-out': ({seat}, name) =>
    `имя ${name(seat)} здесь лишнее: этот игрок вне игры, как следует из fallen`,
  'moment-fall': ({due, seat}, name) =>
    `должно быть ${due}: в этот момент выбывает ${name(seat)}, а место в letters у этого игрока ещё есть`,
  'fall-by': ({seat}, name) => `нужно другое место: ${name(seat)} здесь и есть тот, кто выбыл`,
  'fall-twice': ({at: before}) => `это место уже названо в fallen[${before}]`,
  'fall-moment': ({least}) => `должно быть не меньше ${least}: это момент предыдущего выбывания`,
  'push-seats': 'нужны два разных места',
  'push-winner': ({seats}, name) =>
    `должно быть ${named(seats, name, ' или ')}: встречались эти игроки`,
  'passage-twice': ({hand}) => `эта карта должна быть названа один раз за круг ${hand}`,
  'passage-aside': ({card}) => `карты ${card} нет в aside, куда она ушла`,
  'passage-pile': ({card, seat}, name) =>
    `карты ${card} нет в стопке игрока ${name(seat)} (piles), куда она ушла`,
  'unseen-aside': ({most, found}) =>
    `неизвестных карт, ушедших в aside, должно быть не больше ${most}, а не ${found}: больше их там нет`,
  'unseen-pile': ({most, found, seat}, name) =>
    `неизвестных карт, ушедших в стопку игрока ${name(seat)} (piles), должно быть не больше ${most}, а не ${found}: больше их там нет`,
  result: ({alive}, name) =>
    `в конце игры нужно {"winners": […], "reason": "…"}: ещё играют ${named(alive, name)}`,
  winners: 'нужен хотя бы один победитель',
};
