import type {FaultsLike} from '../../../../game/faults.js';
import {awaited, listed, range} from '../../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'empty-in': ({phase}) => `в фазе "${phase}" должно быть пусто`,
  'null-in': ({phase}) => `в фазе "${phase}" должно быть null`,
  turn: ({due}, name) => awaited(due, name, ['ходит', 'ходят']),
  'round-most': ({most}) => `должно быть не больше ${most}, как указано в настройке rounds`,
  'round-over': ({last}) => `в фазе "over" должно быть ${last}: это последний раунд`,
  'king-open': ({phase}) => `нужно указать, у кого king: в фазе "${phase}" эта карта открыта`,
  'ready-look': 'в фазе "look" здесь не могут стоять все: кто-то ещё смотрит свою карту',
  'ready-all': ({due, phase}, name) => `в фазе "${phase}" должны стоять все: ${listed(due, name)}`,
  'talk-long': ({most, found}) => `реплик должно быть не больше ${most}, а не ${found}`,
  past: ({least, most}) =>
    `должно быть ${range(least, most)}: столько реплик в talk сказано до действия ведьмы`,
  'saying-king': 'здесь нужно что-то другое: кто король, знают все',
  'saying-aside': 'здесь нужно что-то другое: карты с этим титулом нет ни у кого',
  'saying-self': 'здесь нужно другое место: о себе не спрашивают и не гадают',
  'saying-seat': 'такого места за этим столом нет',
  'was-peek': ({due}) => `в фазе "peek" титулов должно быть ${due}, а не 0`,
  'was-three': 'должно быть пусто: втроём играют без ведьмы',
  'was-size': ({due, found}) => `титулов должно быть ${due}, по одному на место, а не ${found}`,
  'was-twice': 'каждый титул должен быть назван один раз',
  'was-king': 'должно быть King, как в hands: король сохраняет свою карту',
  'uses-most': ({most}) => `должно быть не больше ${most}, как указано в настройке witchUses`,
  'uses-some': 'должно быть не меньше 1: судя по was, ведьма уже действовала',
  'uses-none': 'должно быть 0: was пусто, ведьма ещё не действовала',
  'peek-never': 'не может быть "peek" при настройке knightSpecial: never',
  'looked-early': 'должно быть null: was пусто, ведьма ещё не действовала',
  'looked-never': 'должно быть null при настройке knightSpecial: never',
  'looked-by': ({seat}, name) => `должно быть ${name(seat)}: это прежний рыцарь`,
  'looked-at': ({seat}, name) => `нужно другое место: ${name(seat)} смотрит не свою карту, а чужую`,
  'accused-due': ({phase}) => `в фазе "${phase}" нужно указать, кто обвинён`,
  'accused-king': ({seat}, name) => `не может быть ${name(seat)}: это король`,
  'joining-seats': ({seats}) =>
    `не может быть "joining" при ${seats} игроках: нищий есть только впятером`,
  'joined-accused': ({seat}, name) => `не может быть ${name(seat)}: это обвинённый`,
  'joined-beggar': 'нужно место, у которого в hands стоит beggar',
  'to-answer': ({due}, name) => awaited(due, name, ['отвечает', 'отвечают']),
  'answer-none': ({from}, name) => `должно быть null: отвечают только ${listed(from, name)}`,
  'answer-join': 'должно быть pass или null: перейти может только тот, у кого в hands стоит beggar',
  'answers-all': 'у кого-то должно быть null: этот ответ ещё впереди',
  'score-in': ({least, most, round}) => `в раунде ${round} должно быть ${range(least, most)}`,
  'score-won': ({least, most, seat, round}, name) =>
    `должно быть ${range(least, most)}: в раунде ${round}, последнем, ${name(seat)} среди победителей`,
  'score-lost': ({least, most, seat, round}, name) =>
    `должно быть ${range(least, most)}: в раунде ${round}, последнем, ${name(seat)} не среди победителей`,
};
