import type {Suit} from '../../../cards/index.js';
import type {FaultsLike} from '../../../game/faults.js';
import {range as between} from '../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';
import type {Phase} from '../types.js';

const quoted = (phases: readonly Phase[]): string =>
  phases.map((phase) => `"${phase}"`).join(' или ');
const range = ({least, most}: {readonly least: number; readonly most: number}): string =>
  between(least, most);

/** A number of cards in the genitive, "5 карт". */
const ofCards = (count: number): string =>
  `${count} ${count % 10 === 1 && count % 100 !== 11 ? 'карты' : 'карт'}`;

/** Suits in the genitive. */
const SUITS: Readonly<Record<Suit, string>> = {S: 'пик', H: 'червей', D: 'бубен', C: 'треф'};

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'hands-count': (of) => `рук должно быть ${range(of)}, по одной на место, а не ${of.found}`,
  'deal-rows': ({deal, rows}) => `должно быть ${deal}, потому что строк в sheet: ${rows}`,
  'scores-end': ({end, deal}) =>
    `с таким счётом партия кончилась бы после сдачи ${end}, до сдачи ${deal}`,
  'scores-first': 'в первой сдаче должно быть 0',
  'score-sheet': ({due}) => `должно быть ${due}, как в sheet`,
  'row-sum': ({due, contract, found}) =>
    `в сумме должно быть ${due}, цена контракта ${contract}, а не ${found}`,
  'row-late': 'партия к этой сдаче уже окончена',
  'over-deals': 'должно быть "over": сыграны все сдачи',
  'over-limit': ({limit}) => `должно быть "over": счёт дошёл до ${limit}`,
  'not-over-deals': ({played, deals}) =>
    `не может быть "over": из ${deals} сдач сыграно только ${played}`,
  'not-over-limit': ({limit}) => `не может быть "over": ничей счёт не дошёл до ${limit}`,
  'contract-object': 'нужен объект, например {"id": "no-tricks"}',
  'contract-deal': ({contract, deal}) => `в сдаче ${deal} должно быть "${contract}"`,
  'contract-field': ({due, contract}) =>
    `должно быть ${JSON.stringify(due)}, как у ${contract} при этих настройках`,
  'contract-due': 'нужно указать контракт: карты уже сыграны',
  'contract-folded': 'должно быть no-hearts: все сказали «пас»',
  'trump-none': ({contract}) => `должно быть null: в ${contract} нет козыря`,
  'called-none': 'должно быть null: в этой сдаче козырь не назначали',
  'called-trump': ({trump}) => `должно быть ${trump}, как в trump`,
  'called-last': 'должно быть null, если козырь назначен не по последней карте',
  'called-suit': ({card}) => `${card} не козырной масти`,
  'called-card': 'этой карты у назначавшего козырь быть не могло',
  phase: ({phases}) => `должно быть ${quoted(phases)}`,
  'phase-chosen': ({phases}) => `должно быть ${quoted(phases)}: контракт уже выбран`,
  'phase-open': ({phases}) => `должно быть ${quoted(phases)}: контракт ещё не выбран`,
  'phase-bidding': ({phases}) =>
    `должно быть ${quoted(phases)}: торговля в bids не окончена, и контракт не назван`,
  'phase-naming': ({phases}) =>
    `должно быть ${quoted(phases)}: торговля в bids окончена, а контракт не назван`,
  'no-auction': 'должно быть пусто: в этой игре нет торговли',
  'auction-over': 'торговля к этому времени уже окончена',
  'auction-whole': 'нужна вся торговля: контракт уже назван',
  'no-declarations': 'должно быть пусто: в этой игре контракт не заказывают',
  left: ({contracts}) => `нужен один из оставшихся контрактов: ${contracts.join(', ')}`,
  'chosen-before': ({contract, seat}, name) =>
    `${contract} уже есть среди прежних заказов (${name(seat)})`,
  'chose-in': ({seat, deal}, name) =>
    `должно быть ${name(seat)}: этот игрок заказывает в сдаче ${deal}`,
  'chose-now': ({seat}, name) => `должно быть ${name(seat)}: этот игрок заказывает в этой сдаче`,
  'chose-nobody': 'должно быть null: в этой сдаче никто не заказывал',
  'chosen-now': ({contract, trump}) =>
    `нужны контракт и козырь этой сдачи: ${trump === null ? contract : `${contract}, ${trump}`}`,
  'bid-now': ({bid}) => `должно быть ${bid}, как в bids`,
  namer: ({contract}) => `нужно место игрока, который назвал ${contract}`,
  next: ({seat}, name) => `должно быть ${name(seat)}: сейчас очередь этого игрока`,
  'dealer-turn': ({dealer, seat}, name) =>
    `должно быть ${name(dealer)}: первым в turn стоит ${name(seat)}`,
  'dealer-lead': ({dealer, seat}, name) =>
    `должно быть ${name(dealer)}: первым ходит ${name(seat)}`,
  'dealer-chooses': ({dealer, seat}, name) =>
    `должно быть ${name(dealer)}: контракт заказывает ${name(seat)}`,
  'dealer-opens': ({dealer, seat}, name) =>
    `должно быть ${name(dealer)}: торговлю начинает ${name(seat)}`,
  'dealer-owner': ({dealer, seat}, name) =>
    `должно быть ${name(dealer)}: у игрока ${name(seat)} карта заказчика`,
  'orderer-nobody': 'должно быть null: в этой сдаче никто не заказывает',
  'orderer-dealer': ({seat, dealer}, name) =>
    `должно быть ${name(seat)}, если сдаёт ${name(dealer)}`,
  'empty-in': ({phase}) => `должно быть пусто в фазе "${phase}"`,
  'hand-in': ({due, phase, found}) => `карт в фазе "${phase}" должно быть ${due}, а не ${found}`,
  'hand-like': ({due, like, found}, _, place) =>
    `карт должно быть ${due}, как следует из trick и другой руки (${place(`hands[${like}]`)}), а не ${found}`,
  'hand-left': ({due, found}) => `карт должно быть ${due}, а не ${found}`,
  'hand-few': 'для взятого с базара и сыгранного здесь слишком мало карт',
  'hand-unheld': ({card, seat}, name) =>
    `${card} здесь быть не может: судя по сыгранному, этой карты у игрока ${name(seat)} нет`,
  'hand-undrawn': 'здесь нет масти хода, а с базара ничего не взято',
  'hands-empty': 'карт нет ни у кого, но фаза не "over"',
  'hands-two': 'карты должны остаться хотя бы у двоих, иначе сдача окончена',
  'hands-worthless': ({contract}) =>
    `ни у кого нет карт, которые в ${contract} идут в счёт: сдача окончена`,
  pack: ({pack, found}) => `вместе с остальными местами карт ${found}, а в колоде их ${pack}`,
  'duty-ban': ({card, seat, contract, suit}, name) =>
    `не может начинаться с ${card}: в ${contract} ходить с ${SUITS[suit]} можно, только если других мастей нет (${name(seat)}), а остальные карты этого не допускают`,
  'duty-orderer': ({card, seat, contract}, name) =>
    `не может начинаться с ${card}: контракт ${contract} заказал не этот игрок (${name(seat)}), и с козыря ему можно ходить, только если у него одни козыри, а остальные карты этого не допускают`,
  'duty-forced': ({card, seat, contract, forced}, name) =>
    `не может содержать ${card}: в ${contract} тот, у кого нет масти хода (${name(seat)}), обязан положить ${forced}, а больше этой карте быть не у кого`,
  'duty-trump': ({card, seat, contract}, name) =>
    `не может содержать ${card}: в ${contract} тот, у кого нет масти хода (${name(seat)}), обязан положить козыря, а остальные карты оставляют ему козыря`,
  'fill-homeless': ({cards}) =>
    `неизвестные карты не подобрать: судя по сыгранному, ни в одной руке не может быть ${cards.join(' ')}`,
  'fill-short': ({seat, lacks, cards}, _, place) =>
    `неизвестные карты не подобрать: в руке (${place(`hands[${seat}]`)}) не хватает ${ofCards(lacks)}, но, судя по сыгранному, из оставшихся там могут быть только ${cards.join(' ')}`,
  'fill-none': ({seat, lacks}, _, place) =>
    `неизвестные карты не подобрать: в руке (${place(`hands[${seat}]`)}) не хватает ${ofCards(lacks)}, но, судя по сыгранному, ни одной из оставшихся там быть не может`,
  'fill-played': 'неизвестные карты не подобрать: оставшиеся противоречат сыгранному',
  pile: (of) => `карт должно быть ${range(of)}, а не ${of.found}`,
  'shown-none': 'должно быть пусто: карт ещё не показывали',
  'shown-many': ({most}) => `карт должно быть не больше ${most}`,
  'shown-held': ({cards}) => `здесь должны быть показанные карты: ${cards.join(' ')}`,
  'away-scores': 'нужна карта, которая в этой сдаче не идёт в счёт',
  'no-stock': 'должно быть пусто: в этой игре нет базара',
  'draw-many': 'столько карт на базаре не было',
  'draw-twice': 'базар этого игрока в этой взятке уже указан',
  'draw-lead': 'этот игрок начинал взятку, ему не нужно было брать с базара',
  'trick-cards': (of) => `карт должно быть ${range(of)}, а не ${of.found}`,
  'trick-full': (of) =>
    `карт должно быть ${range(of)}, а не ${of.found}: полной взятке место в played`,
  'trick-all': 'нужна карта каждого, у кого они были',
  'trick-done': 'здесь уже карты всех, у кого они есть: такой взятке место в played',
  'trick-twice': 'карта этого игрока в этой взятке уже есть',
  clockwise: ({seat}, name) => `должно быть ${name(seat)}: это следующий по часовой стрелке`,
  'next-holder': ({seat}, name) => `должно быть ${name(seat)}: это следующий, у кого есть карты`,
  'leads-winner': ({seat}, name) =>
    `должно быть ${name(seat)}: предыдущая взятка досталась этому игроку`,
  'leads-after': ({seat, winner}, name) =>
    `должно быть ${name(seat)}: это следующий, у кого есть карты, после взявшего взятку (${name(winner)})`,
  'tricks-many': ({left, played, all}) =>
    `после сыгранных взяток (${played}) осталось бы ещё ${left}, а в сдаче их всего ${all}`,
  'tricks-played': ({least}) => `должно быть не меньше ${least}, как следует из played`,
  'tricks-gone': ({gone}) => `в сумме должно быть ${gone}: столько взяток уже взято`,
};
