import {letterOf} from '../../../elements/shared/index.js';
import {plainName} from '../../../i18n/index.js';
import type {Seat} from '../../../game/index.js';
import type {TableContext} from '../../table-context.js';
import {FACES, type Look, portraitOf} from './portraits.js';

const SVG = 'http://www.w3.org/2000/svg';

/** What each shield shows in place of its letter. */
const painted = new WeakMap<Element, string>();

/** The number of the house's bot at each seat that has a face; people, and bots of a page, have none. */
function botsAt({messages, model, session, host, slots}: TableContext): ReadonlyMap<Seat, number> {
  const bots = new Map<Seat, number>();
  if (!messages || !session?.seating.local || host.bots || slots.ownBots()) return bots;
  for (const [seat, {name}] of model.players.entries()) {
    if (!model.context.about?.[seat]) continue;
    for (let bot = 0; bot < FACES; bot++)
      if (messages.lookup(`bot/${bot}`) === plainName(name)) bots.set(seat, bot);
  }
  return bots;
}

/** The shields of a table: its own, and those inside its seats. */
const shieldsOf = (root: ParentNode): readonly Element[] => [
  ...root.querySelectorAll('.shield'),
  ...[...root.querySelectorAll('gstk-seat')].flatMap(
    ({shadowRoot}) => shadowRoot?.querySelector('.shield') ?? [],
  ),
];

/** Draws faces over the letters of shields, and letters where there is no face. */
export function paintFaces(table: TableContext, looks: ReadonlyMap<Seat, Look>): void {
  const bots = botsAt(table);
  const seats = new Map(table.model.players.map((_, seat) => [letterOf(seat, table.model), seat]));
  for (const shield of shieldsOf(table.host.renderRoot)) {
    const letter = shield.querySelector('text');
    const seat = seats.get(letter?.textContent.trim() ?? '');
    const bot = seat === undefined ? undefined : bots.get(seat);
    const look = looks.get(seat ?? -1) ?? 'calm';
    const wanted = bot === undefined ? '' : `${bot}/${look}`;
    if (wanted === (painted.get(shield) ?? '')) continue;
    painted.set(shield, wanted);
    shield.querySelector('.face')?.remove();
    if (bot === undefined) letter?.removeAttribute('display');
    else {
      letter?.setAttribute('display', 'none');
      shield.querySelector('.rim')?.before(drawn(bot, look, shield));
    }
  }
}

function drawn(bot: number, look: Look, shield: Element): SVGElement {
  const make = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
    const made = shield.ownerDocument.createElementNS(SVG, name) as SVGElement;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const group = make('g', {class: 'face'});
  for (const {d, colour, line} of portraitOf(bot, look))
    group.append(
      make(
        'path',
        line === undefined
          ? {d, fill: colour}
          : {
              ...{d, fill: 'none', stroke: colour},
              'stroke-width': `${line}`,
              'stroke-linecap': 'round',
            },
      ),
    );
  return group;
}
