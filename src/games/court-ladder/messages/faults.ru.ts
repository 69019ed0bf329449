import type {FaultsLike} from '../../../game/faults.js';
import {awaited, listed} from '../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  joker: 'нужен джокер',
  rising: 'нужны места по возрастанию',
  turn: ({due}, name) => awaited(due, name, ['ходит', 'ходят']),
  'as-step-tells': ({due}) => `должно быть "${due}": так следует из step и bout`,
  'as-bout-tells': ({due}) => `должно быть "${due}": так следует из bout`,
  'empty-in': ({phase}) => `должно быть пусто в фазе "${phase}"`,
  'null-in': ({phase}) => `должно быть null в фазе "${phase}"`,
  'false-in': ({phase}) => `должно быть false в фазе "${phase}"`,
  'zero-in': ({phase}) => `должно быть 0 в фазе "${phase}"`,
  'trump-early': 'должно быть null в фазе "trump": козырь ещё назовёт Король',
  'trump-due': ({phase, suits}) => `в фазе "${phase}" нужно одно из: ${suits.join(', ')}`,
  'deal-last': ({last}) => `в конце должно быть ${last}, последний кон`,
  endless: 'не может быть "over" при настройке hands: endless',
  'reigns-range': ({most, found}) => `в сумме должно быть от 1 до ${most}, а не ${found}`,
  'reigns-sum': ({deal, found}) => `в сумме должно быть ${deal}, как в deal, а не ${found}`,
  'bouts-begun': 'должно быть не меньше 1, когда идёт схватка',
  'draw-random': 'должно быть null при настройке ranks: random',
  'draw-ranks': ({due, ranks}, name) =>
    `даёт титулы ${listed(due, name)}, а в ranks стоит ${listed(ranks, name)}`,
  'cards-over': 'в фазе "over" карты могут быть только у одного',
  'cards-sum': ({due, elsewhere, all, found}) =>
    `карт должно быть ${due}, а не ${found}: остальные ${elsewhere} из ${all} лежат в bout и gone`,
  'cards-dealt': ({due, found}) => `карт должно быть ${due} в фазе "trump", а не ${found}`,
  'cards-none': 'пока идёт схватка, карты должны быть хоть у кого-то',
  'cards-one': 'карты должны быть хотя бы у двоих',
  'shown-elsewhere': ({seat}, name) => `нужна карта из руки этого игрока (${name(seat)})`,
  'attacker-king': ({seat}, name) => `должно быть ${name(seat)}: в первой схватке ходит Король`,
  'attacker-empty': 'нужно место, у которого есть карты',
  'defender-due': ({phase}) => `в фазе "${phase}" нужно место, на которое пошли`,
  'defender-attacker': 'здесь не может стоять тот, кто ходит (attacker)',
  'defender-knave': ({seat}, name) =>
    `должно быть ${name(seat)}: в первой схватке ходят на последнего`,
  'defender-free': ({attacker}, name) =>
    `должно быть null: ${name(attacker)} выбирает, на кого идти`,
  'defender-next': ({seat, attacker}, name) =>
    `должно быть ${name(seat)}: на это место сейчас ходит ${name(attacker)}`,
  'defender-above': ({seat, attacker}, name) =>
    `должно быть ${name(seat)}: это ближайшее место с картами выше игрока ${name(attacker)}`,
  'defender-empty': 'нужно место, у которого были карты',
  'knave-empty': 'не может быть пусто: сюда ходит Король',
  limit: ({least, most}) =>
    `должно быть ${least === most ? most : `от ${least} до ${most}`}: столько было карт у отбивающегося, но не больше шести`,
  'pairs-none': 'нужна карта, которой пошли',
  'pairs-limit': ({limit, found}) => `пар должно быть не больше ${limit} (limit), а не ${found}`,
  'pairs-room': ({most, phase, found}) =>
    `в фазе "${phase}" пар должно быть не больше ${most}, а не ${found}`,
  'pairs-open': ({phase, found}) =>
    `в фазе "${phase}" без beat должна быть одна карта, а не ${found}`,
  'pair-joker': 'это джокер, а джокером не ходят',
  'by-attacker': ({seat}, name) => `должно быть ${name(seat)}: этот игрок ходит`,
  'by-defender': ({seat}, name) => `не может быть ${name(seat)}: этот игрок отбивается`,
  'beat-early': ({at}) => `должно быть null: карта bout.pairs[${at}] ещё не бита`,
  'rank-new': ({card}) => `карт того же достоинства, что ${card}, на столе ещё не было`,
  'not-higher': ({beat, card, trump}) => `${beat} не бьёт ${card} при козыре ${trump}`,
  'taking-open': 'должно быть true: в bout.pairs есть карта без beat',
  'taking-beaten': 'должно быть false: все карты биты',
  'leave-free-first': 'должно быть null: в первой схватке разрешение не нужно',
  'leave-free-option': ({option}) =>
    `должно быть null при настройке throwIn: ${String(option)}: разрешение не нужно`,
  'leave-unneeded': ({seat}, name) =>
    `имя ${name(seat)} здесь лишнее: этому игроку разрешение не нужно`,
  'leave-nobody': 'здесь не может быть leave: разрешение Короля никому не нужно',
  'leave-once': 'должно быть null: Короля спрашивают один раз',
  'passed-row': ({row}, name) =>
    `здесь могут стоять только первые места из ${listed(row, name)}, в этом порядке: эти игроки могут подкинуть`,
  'passed-all': ({row}, name) => `из ${listed(row, name)} кого-то ещё нужно спросить`,
};
