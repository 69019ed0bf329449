import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Card, isJoker, suitOf, SUITS} from '../cards/index.js';
import {cardFace} from '../elements/index.js';
import '../elements/gstk-segments/gstk-segments.js';
import {rove} from '../elements/shared/index.js';
import {control} from '../table/frame/setting-control.js';
import {WORDS} from './choice.js';
import type {LoadedChoice} from './loaded-choice.js';
import {playersOf} from './embed.js';
import type {Fault} from './game-offer.js';
import {
  isTarget,
  lay,
  type LaidCards,
  lettersOf,
  type LayTarget,
  placeOf,
  readLaidCards,
  writeLaidCards,
} from './laid-cards.js';
import {type Change, line, word} from './settings.js';

/** The fields of a position: cards laid by pressing them, and its other fields. */

/** The names of the controls that choose a seat or a word of the game. */
type Field = 'attacker' | 'contract' | 'defender' | 'lead' | 'place' | 'seat' | 'trump';

/** A row of values, the first of which may be nothing. */
const row = (
  name: Field,
  label: string,
  value: string,
  values: readonly (readonly [value: string, label: string])[],
): TemplateResult =>
  html`<gstk-segments
    .name=${name}
    .label=${label}
    .value=${value}
    .options=${values.map(([one, named]) => ({value: one, label: named}))}
  ></gstk-segments>`;

const pairs = (letters: readonly string[]): readonly (readonly [string, string])[] =>
  letters.map((letter) => [letter, letter]);

/** The cards of a pack in rows by suit, the jokers last. */
const rowsOf = (pack: readonly Card[]): readonly (readonly Card[])[] =>
  [
    ...SUITS.map((suit) => pack.filter((card) => !isJoker(card) && suitOf(card) === suit)),
    pack.filter(isJoker),
  ].filter((cards) => cards.length > 0);

function pack(
  loaded: LoadedChoice,
  laid: LaidCards,
  place: LayTarget,
  change: Change,
): TemplateResult {
  const {offer, messages} = loaded;
  const letters = lettersOf(laid.hands.length);
  const letter = messages.locale === 'ru' ? 'ru' : 'en';
  const button = (card: Card): TemplateResult => {
    const lies = placeOf(laid, card);
    const name = messages.t('card', {card});
    const seat = typeof lies === 'number' ? letters[lies]! : '';
    const said =
      lies === undefined ? name
      : isTarget(String(lies)) ? messages.lookup(`builder/in-${lies}`, {card: name})
      : messages.t('builder/in-hand', {card: name, seat}); // oxfmt-ignore
    return html`<button
      type="button"
      class="card"
      data-card=${card}
      aria-label=${said}
      aria-pressed=${lies === place ? 'true' : 'false'}
      data-laid=${lies === undefined ? nothing : seat || '·'}
      @click=${() => change(writeLaidCards(lay(laid, card, place)))}
    >
      ${cardFace(card, {size: 's', letters: letter})}
    </button>`;
  };
  return html`<div
    class="pack"
    @keydown=${(event: KeyboardEvent) => rove(event, event.currentTarget as Element)}
  >
    ${rowsOf(offer.pack).map((cards) => {
      const [head] = cards;
      const name = isJoker(head!)
        ? messages.t('card', {card: head})
        : messages.t('suit', {suit: suitOf(head!)});
      return html`<div role="toolbar" aria-label=${name}>${cards.map(button)}</div>`;
    })}
  </div>`;
}

/** The place of the next card, the cards, and the seats that see and lead. */
function byHand(loaded: LoadedChoice, place: LayTarget, change: Change): TemplateResult {
  const {choice, offer, messages} = loaded;
  const seats = playersOf(choice, offer.entry);
  const laid = readLaidCards(choice, seats);
  const letters = lettersOf(seats);
  const counted = letters.map((letter, seat): [string, string] => {
    const {length} = laid.hands[seat]!;
    return [String(seat), length > 0 ? `${letter} ${messages.number(length)}` : letter];
  });
  const open = [
    ...(offer.hasTrick ? ['trick'] : []),
    ...(offer.hasBout ? ['attack', 'beats'] : []),
  ];
  const places = [
    ...counted,
    ...open.map((one): [string, string] => [one, messages.lookup(`builder/${one}`)]),
  ];
  const nothingSaid: [string, string] = ['', messages.t('builder/none')];
  return html`
    ${row('place', messages.t('builder/cards-go-to'), String(place), places)}
    ${pack(loaded, laid, place, change)}
    <p class="q s">${messages.t('builder/back')}</p>
    <button
      type="button"
      class="button"
      @click=${() => change({hands: '', trick: '', attack: '', beats: ''})}
      ?disabled=${!choice.hands && !choice.trick && !choice.attack && !choice.beats}
    >
      ${messages.t('builder/clear')}
    </button>
    ${
      offer.hasTrick
        ? row('lead', messages.t('builder/lead'), letters[laid.leader]!, pairs(letters))
        : nothing
    }
    ${
      offer.hasBout
        ? html`${row('attacker', messages.t('builder/attacker'), choice.attacker || letters[0]!, pairs(letters))}
          ${row('defender', messages.t('builder/defender'), choice.defender, [
            nothingSaid,
            ...pairs(letters),
          ])}`
        : nothing
    }
    ${
      offer.contracts.length > 0
        ? row('contract', messages.t('builder/contract'), choice.contract, [
            nothingSaid,
            ...offer.contracts.map(({id, key}): [string, string] => [id, messages.lookup(key)]),
          ])
        : nothing
    }
    ${
      offer.trumps.length > 0
        ? row('trump', messages.t('builder/trump'), choice.trump, [
            nothingSaid,
            ...offer.trumps.map((suit): [string, string] => [suit, messages.t('suit', {suit})]),
          ])
        : nothing
    }
  `;
}

/** The sources of the cards: no pack if the game has no playing cards. */
const sourcesOf = ({offer}: LoadedChoice): readonly string[] =>
  offer.pack.length > 0 ? WORDS.source : WORDS.source.slice(1);

function verdict({messages}: LoadedChoice, faults: readonly Fault[] | undefined): TemplateResult {
  if (!faults) return html`<div class="verdict" aria-live="polite" aria-atomic="true"></div>`;
  return html`<div
    class="verdict"
    aria-live="polite"
    aria-atomic="true"
    ?data-wrong=${faults.length > 0}
  >
    ${
      faults.length === 0
        ? html`<p>${messages.t('builder/no-faults')}</p>`
        : html`<p><strong>${messages.t('builder/faults')}</strong></p>
            <ul>
              ${faults.map(
                ({attribute, message}) =>
                  html`<li lang="en"><code translate="no">${attribute}</code> ${message}</li>`,
              )}
            </ul>`
    }
  </div>`;
}

/** The steps of the example, or the answers to its question, one in a line. */
function items({choice, messages}: LoadedChoice, change: Change): TemplateResult {
  const kind = choice.mode === 'quiz' ? 'answers' : 'steps';
  return html`<div class="line">
    <label for="steps">${messages.lookup(`builder/${kind}`)}</label>
    <textarea
      id="steps"
      rows="4"
      .value=${live(choice.steps)}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-describedby="steps-why"
      @input=${(event: Event) => change({steps: (event.target as HTMLTextAreaElement).value})}
    ></textarea>
    <p class="q s" id="steps-why">${messages.lookup(`builder/${kind}-why`)}</p>
  </div>`;
}

/**
 * The fields of a position.
 * @param place where a pressed card goes
 * @param faults the faults that the rules find, once they have been asked
 */
export function picker(
  loaded: LoadedChoice,
  place: LayTarget,
  faults: readonly Fault[] | undefined,
  change: Change,
): TemplateResult {
  const {choice, offer, messages} = loaded;
  const letters = lettersOf(playersOf(choice, offer.entry));
  const everybody: [string, string] = ['', messages.t('builder/everybody')];
  return html`<section aria-labelledby="cards-heading">
    <h2 id="cards-heading">${messages.t('builder/cards')}</h2>
    ${control(messages, 'source', 'builder/source', sourcesOf(loaded), choice.source)}
    ${
      choice.source === 'deal'
        ? line('deal', messages.t('builder/deal'), loaded, change, messages.t('builder/deal-why'))
        : nothing
    }
    ${
      choice.source === 'line'
        ? line(
            'position',
            messages.t('builder/line'),
            loaded,
            change,
            messages.t('builder/line-why'),
          )
        : nothing
    }
    ${choice.source === 'cards' ? byHand(loaded, place, change) : nothing}
    ${verdict(loaded, faults)}
    ${row('seat', messages.t('builder/seen-by'), choice.seat, [everybody, ...pairs(letters)])}
    ${word(loaded, 'mode')} ${line('text', messages.t('builder/text'), loaded, change)}
    ${choice.mode === 'play' ? nothing : items(loaded, change)}
  </section>`;
}
