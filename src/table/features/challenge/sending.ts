import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Options, InvalidDataError, type PlayRules, type Seat} from '../../../game/index.js';
import {playerName} from '../../../game/shown-text.js';
import type {Match} from '../../../match/index.js';
import {type ChallengeResult, linkChallenge} from '../../../notation/link/challenge.js';
import {load, save} from '../../settings/store.js';
import {addressWith} from '../../address.js';
import type {TableAttributes} from '../../table-attributes.js';
import {button} from '../../frame/button.js';
import {scoreIn, type ScoreMessages} from './score-in-words.js';
import {canShare, share} from '../../result/share.js';

/** The key under which the reader's name is kept. */
const NAME = 'gstk/name';

/** The name that the reader entered earlier. */
function keptName(): string {
  const kept = load(NAME);
  return typeof kept === 'string' ? playerName(kept) : '';
}

/** A finished match to be sent to a friend. */
interface Sent extends ScoreMessages {
  readonly rules: PlayRules;
  readonly own: ChallengeResult;
  /** The results of earlier players. */
  readonly others: readonly ChallengeResult[];
  readonly seats: number;
  readonly seat: Seat;
  readonly options: Options;
  readonly seed: string | number;
  readonly level: string;
  /** The table. */
  readonly host: TableAttributes;
  /** The shorter challenge of one deal, where the match has several. */
  readonly oneDeal?: OneDeal | undefined;
}

/** One deal to play and send, in place of a match of many. */
export interface OneDeal {
  /** The usual minutes of the match, where they are known. */
  readonly minutes: number | undefined;
  /** Deals it. */
  readonly play: () => void;
}

/** Sends a finished match to a friend: asks for the reader's name, and shares or copies the link. */
export class Sending {
  /** The match that is sent. */
  readonly of: Match;
  #name = keptName();
  /** The result of sending, in a sentence. */
  #said = '';
  /** The link, if it could neither be shared nor copied. */
  #link = '';
  readonly #say: (line: string) => void;
  readonly #changed: () => void;

  /**
   * @param say announces a line
   * @param changed is called when the drawing has changed
   */
  constructor(of: Match, say: (line: string) => void, changed: () => void) {
    this.of = of;
    this.#say = say;
    this.#changed = changed;
  }

  draw(sent: Sent): TemplateResult {
    const {words, others, oneDeal} = sent;
    if (linkOf(sent, this.#name) === undefined)
      return html`<p>${words.t('challenge/unlinkable')}</p>`;
    const label =
      others.length > 0 ? 'challenge/send-back' : canShare() ? 'challenge/share' : 'challenge/copy';
    return html`<div class="panel-column same" part="challenge">
      ${others.length > 0 ? nothing : html`<p>${words.t('challenge/explain')}</p>`}
      ${oneDeal ? shorter(oneDeal, words) : nothing}
      <div class="text-label">
        <label for="same-name">${words.t('challenge/name')}</label>
        <input
          id="same-name"
          class="text-field"
          type="text"
          maxlength="24"
          autocomplete="nickname"
          spellcheck="false"
          enterkeyhint="done"
          .value=${live(this.#name)}
          @change=${(event: Event) => {
            this.#name = playerName((event.target as HTMLInputElement).value);
            this.#changed();
          }}
        />
      </div>
      <div class="panel-row">
        ${button('send', words.t(label), () => void this.#send(sent), oneDeal ? '' : 'button-primary')}
      </div>
      <p class="q s" aria-live="polite" aria-atomic="true">${this.#said}</p>
      ${
        this.#link
          ? html`<div class="text-label">
              <label for="same-link">${words.t('challenge/link')}</label>
              <input
                id="same-link"
                class="text-field"
                type="text"
                readonly
                .value=${this.#link}
                @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
              />
            </div>`
          : nothing
      }
    </div>`;
  }

  async #send(sent: Sent): Promise<void> {
    const {words} = sent;
    const name = this.#name;
    const url = addressWith(linkOf(sent, name) ?? '', sent.host);
    const came = await share({url, text: messageOf(sent, name)}, url);
    if (name) save(NAME, name);
    const copied = came === 'copied' ? words.t('challenge/copied') : '';
    this.#said = came === 'failed' ? words.t('challenge/not-copied') : copied;
    this.#link = came === 'failed' ? url : '';
    if (this.#said) this.#say(this.#said);
    this.#changed();
  }
}

/** Offers one deal first: not every friend has time for a whole match. */
const shorter = ({minutes, play}: OneDeal, words: Sent['words']): TemplateResult =>
  html`<div class="panel-row">
      ${button('one-deal', words.t('challenge/one-deal'), play, 'button-primary')}
    </div>
    <p>${words.t('challenge/whole', {n: minutes ?? 0})}</p>`;

/** The link of a match under a name; without its deals if there are too many; `undefined` for none. */
function linkOf({rules, own, others, ...rest}: Sent, name: string): string | undefined {
  const level = rest.level === 'normal' ? '' : rest.level;
  const all = [{...own, name}, ...others];
  for (const results of [all, all.map((one) => ({...one, deals: []}))])
    try {
      return linkChallenge(rules, {...rest, level, results});
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
    }
  return undefined;
}

/** The text that goes with a link. */
function messageOf({words, messages, rules, own, seats}: Sent, name: string): string {
  const score = scoreIn(own, seats, {words, messages});
  const result = words.t('challenge/score', {name: name || words.t('challenge/friend'), score});
  return words.t('challenge/message', {game: messages.lookup(`game/${rules.id}`), result});
}
