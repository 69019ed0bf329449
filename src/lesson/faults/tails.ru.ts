import type {FaultPhrases} from './fault-phrases.js';

/** Reasons behind an error, in Russian; one that is missing here is left out. */
export const tails: FaultPhrases['tails'] = [
  [/^, not (.+): a full trick belongs to played$/, ', а не $1: место полной взятки в played'],
  [/^ in the phase "(\w+)", not (.+)$/, ' в фазе $1, а не $2'],
  [
    /^, as hands(?:\[\d+\]| of .+?) and the trick tell, not (.+)$/,
    ', как показывают взятка и другая рука, а не $1',
  ],
  [/^, one for each seat, not (\d+)$/, ', по одному на место, а не $1'],
  [/^(?:, [^,]+)?, not ([^,:;]+)$/, ', а не $1'],
  [/^ in the phase "(\w+)"(?:,.*)?$/, ' в фазе $1'],
  [/^ with the option (\w+): (\w+)$/, ' при настройке $1: $2'],
  [/^, the next seat clockwise$/, ': это следующий по часовой стрелке'],
  [/^, the next seat that holds cards$/, ': это следующий, у кого есть карты'],
  [/^, who is next$/, ': это его очередь'],
  [/^, who took the trick before$/, ': он взял предыдущую взятку'],
  [/^, (?:since|as) (?:seat )?(\S+) (?:leads|led)$/, ': первым ходит $1'],
  [/^, as in (?:the )?(\w+)$/, ', как в $1'],
  [/^, as (\w+) tells?$/, ', как следует из $1'],
  [/^, since sheet has (\d+) rows?$/, ': в sheet строк $1'],
  [/^, who chose in (?:this deal|deal \d+)$/, ': он заказывал'],
  [/^, who are still in$/, ': они ещё играют'],
  [/^, the trump$/, ': это козырь'],
  [/^, which were shown$/, ': эти карты были показаны'],
  [/^, since cards were played$/, ': уже есть сыгранные карты'],
  [
    /^: no seat with unknown cards may hold (.+), after what it has played$/,
    ': после сыгранного нигде не могут лежать $1',
  ],
  [/^: the cards left do not fit what the seats have played$/, ': они противоречат сыгранному'],
  [
    /^: hands(?:\[\d+\]| of .+?) lacks (\d+) cards, and after what (.+) has played only these of those left may be there: (.+)$/,
    ': у игрока $2 не хватает карт ($1), а после сыгранного там могут быть только $3',
  ],
  [/^: nobody chooses in this deal$/, ': в этой раздаче никто не заказывает'],
  [/^: nobody chooses the contract in this game$/, ': в этой игре контракт не заказывают'],
  [/^: there is no auction in this game$/, ': в этой игре нет торговли'],
  [/^: there is no stock to draw from$/, ': в этой игре нет базара'],
  [/^: (\S+) has no trump$/, ': в $1 нет козыря'],
  [/^: no trump has been called in this deal$/, ': в этой раздаче козырь не назван'],
  [/^ before it is called$/, ', пока не назван'],
];
