import type {FaultsLike} from '../../../game/faults.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'empty-in': ({phase}) => `должно быть пусто в фазе "${phase}"`,
  'zeros-in': ({phase}) => `должно быть [0,0,0,0] в фазе "${phase}"`,
  'null-in': ({phase}) => `должно быть null в фазе "${phase}"`,
  'phase-scene': ({due}) => `должно быть ${JSON.stringify(due)}, как следует из scene`,
  'naming-lot': ({found}) => `не может быть "${found}" при настройке naming: lot`,
  'games-most': ({most}) => `должно быть не больше ${most}, как в настройке games`,
  'games-over': ({most}) => `должно быть ${most}, как в настройке games, в фазе "over"`,
  'won-over': ({due, found}) =>
    `победителей должно быть ${due}, по одному на сыгранную партию, а не ${found}`,
  'won-before': ({due, game, found}) =>
    `победителей должно быть ${due}, по одному на каждую партию до партии ${game}, а не ${found}`,
  'score-won': ({due}) => `должно быть ${due}, как следует из won`,
  'dealer-peasant': ({seat}, name) => `должно быть ${name(seat)}: это крестьянин по ranks`,
  'dealer-winner': ({seat}, name) =>
    `должно быть ${name(seat)}: этому игроку досталась предыдущая партия, как следует из won`,
  winner: ({seat}, name) =>
    `должно быть ${name(seat)}: с такими взятками и званиями побеждает этот игрок`,
  'ranks-none': 'с такими names выборы не могут дать этих званий',
  'ranks-elected': ({due}) =>
    `должно быть ${JSON.stringify(due)}: королём становится тот, у кого в elected больше всех`,
  'ranks-names': ({due}) => `должно быть ${JSON.stringify(due)}, как следует из elected и names`,
  'elected-sum': ({due, found}) =>
    `в сумме должно быть ${due}, а не ${found}: столько взяток на выборах`,
  'elected-limit': ({most, rank}) =>
    `должно быть не больше ${most}, таков предел звания ${rank} в names`,
  'elected-quotas': ({numbers}) =>
    `у всех, кроме одного, должны быть пределы званий из names: ${numbers.join(', ')}`,
  alone: 'хотя бы двое должны ещё не достичь своих пределов',
  'seat-done': 'этот игрок уже достиг своего предела',
  'deal-first':
    'должно быть 1: ещё сдачи бывают только на выборах при настройке electionMode: quotas',
  'deal-tricks': ({most, found}) =>
    `взяток в этой сдаче должно быть не больше ${most}, а не ${found}`,
  'deal-later': ({deal, found}) => `взяток к сдаче ${deal} должно быть не меньше 9, а не ${found}`,
  'phase-tricks': ({most, phase, found}) =>
    `взяток в фазе "${phase}" должно быть не больше ${most}, а не ${found}`,
  'tricks-over': ({due, found}) => `взяток в фазе "over" должно быть ${due}, а не ${found}`,
  'tricks-limit': ({most, rank}) => `должно быть не больше ${most}, таков предел звания ${rank}`,
  'tricks-played': ({least}) => `должно быть не меньше ${least}, как следует из played`,
  'trick-all': ({due, found}) =>
    `карт должно быть ${due}, по одной от каждого, кто ещё играет, а не ${found}`,
  'trick-full': ({most, found}) =>
    `карт должно быть от 0 до ${most}, а не ${found}: полной взятке место в played`,
  next: ({seat}, name) => `должно быть ${name(seat)}: сейчас очередь этого игрока`,
  'next-in': ({seat, phase}, name) =>
    `должно быть ${name(seat)}: в фазе "${phase}" сейчас очередь этого игрока`,
  leads: ({seat}, name) =>
    `должно быть ${name(seat)}: после предыдущей взятки первым ходит этот игрок`,
  'left-of': ({seat, dealer}, name) =>
    `должно быть ${name(seat)}: это сосед слева от сдающего (${name(dealer)})`,
  'still-in': ({seats}, name) =>
    `нужно место из тех, кто ещё играет: ${seats.map(name).join(', ')}`,
  'hand-count': ({due, found}) =>
    `карт должно быть ${due}, как следует из tricks, played, trick и gifts, а не ${found}`,
  'aside-count': ({due, seat, found}, name) =>
    `карт должно быть ${due}, столько их остаётся, когда ${name(seat)} достигает предела, а не ${found}`,
  'most-cards': ({most, found}) => `карт должно быть не больше ${most}, а не ${found}`,
  void: ({card, seat, suit, trick}, name, place) =>
    `${card} здесь быть не может: судя по ${place(trick)}, у игрока ${name(seat)} нет масти ${suit}`,
  'trump-shown': ({suit}) => `должно быть ${suit}, как у карты в shown`,
  'shown-dealer': ({card, seat}, name) =>
    `${card} — показанная карта, она у сдающего (${name(seat)})`,
  'shown-peasant': ({card, seat}, name) =>
    `${card} — показанная карта, она у крестьянина, который сдаёт (${name(seat)})`,
  'hold-dealer': ({card, seat}, name) =>
    `здесь должна быть показанная карта ${card}: сдаёт ${name(seat)}`,
  'hold-peasant': ({card, seat}, name) =>
    `здесь должна быть показанная карта ${card}: крестьянин, который сдаёт, — ${name(seat)}`,
  'ace-led': ({card, seat}, name) =>
    `${card} здесь быть не может: с этой картой ходят первым, а первым ходит ${name(seat)}`,
  'ace-turn': ({card, seat}, name) =>
    `${card} здесь быть не может: с этой картой ходят первым, а в turn стоит ${name(seat)}`,
  'hold-ace-led': ({card, seat}, name) =>
    `здесь должна быть карта ${card}: у кого она, тот ходит первым, а первым ходит ${name(seat)}`,
  'hold-ace-turn': ({card, seat}, name) =>
    `здесь должна быть карта ${card}: у кого она, тот ходит первым, а в turn стоит ${name(seat)}`,
  fill: 'неизвестные карты не подобрать так, чтобы они сошлись с gifts, shown и взятками',
  'gifts-count': ({due, phase, found}) =>
    `карт обмена в фазе "${phase}" должно быть ${due}, а не ${found}`,
  'gifts-skipped': ({due, less, phase, found}) =>
    `карт обмена в фазе "${phase}" должно быть ${due}, или ${less}, если у солдата нет козыря, а не ${found}`,
  'gift-seat': ({seat, rank}, name) => `должно быть ${name(seat)}: это ${rank}`,
  'gift-trump': ({trump}) => `нужен козырь, карта масти ${trump}`,
  'gift-highest': ({seat, card}, name) =>
    `нужен старший козырь, а у игрока ${name(seat)} есть ${card}`,
  'gift-good': ({card}) => `нужна хорошая карта, от десятки и выше или козырь, например ${card}`,
  'soldier-trump': ({trump, phase}) => `в фазе "${phase}" здесь нужен козырь, карта масти ${trump}`,
};
