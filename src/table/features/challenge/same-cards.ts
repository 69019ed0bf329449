import type {TableContext} from '../../table-context.js';
import type {TemplateResult} from 'lit';
import {adoptSheet, panelStyles} from '../../../elements/shared/index.js';
import type {Seat} from '../../../game/index.js';
import type {ChallengeMessages, MessagesOf} from '../../../i18n/index.js';
import type {Match} from '../../../match/index.js';
import type {ChallengeResult} from '../../../notation/link/challenge.js';
import type {LinkFault} from '../../../notation/link/link-in-address.js';
import {forgetLink} from '../../address.js';
import {type Invitation, SAME_CARDS} from './invitations.js';
import type {MatchMarks} from '../../result/match-marks.js';
import {linkable} from './may-challenge.js';
import {othersIn} from './compared.js';
import {oneDealOf} from './one-deal.js';
import {ownResult} from '../../result/own-result.js';
import {type Playable, playableOf} from './playable.js';
import {challengeMessages} from './challenge-messages.js';
import {challengeStyles} from './challenge.styles.js';
import {verdictOn} from './score-in-words.js';
import type {Sending} from './sending.js';

/**
 * The same cards for several people: accepts the challenge in the page's address, compares the results
 * at the end, and sends the reader's result on.
 */
export class SameCards {
  readonly #table: TableContext;
  readonly #marks: MatchMarks;
  /** A challenge that waits for the table to be ready. */
  #arriving: Invitation | undefined;
  /** The challenge that the reader is asked about, or plays. */
  #of: Playable | undefined;
  /** Whether the reader has been asked and has not answered yet. */
  #asked = false;
  /** Set from the answer until the match of the challenge is on the table. */
  #accepted = false;
  /** The match in which the challenge is played. */
  #match: Match | undefined;
  #told = false;
  #sending: Sending | undefined;
  #words: MessagesOf<ChallengeMessages> | undefined;
  /** The reader's results of finished matches. */
  readonly #results = new WeakMap<Match, Omit<ChallengeResult, 'name'>>();

  constructor(table: TableContext, marks: MatchMarks) {
    this.#table = table;
    this.#marks = marks;
  }

  /** The seat in which the challenge is played. */
  get seat(): Seat | undefined {
    return this.#accepted || this.#match ? this.#of?.challenge.seat : undefined;
  }

  /** Whether the match on the table is the one of a challenge. */
  get isPlayed(): boolean {
    return this.#match !== undefined && this.#match === this.#table.session?.seating.local;
  }

  /** Accepts the challenge of a link, or reports its fault. */
  meet(invitation: Invitation): void {
    this.#arriving = invitation;
    this.update();
  }

  /** After drawing: continues what has waited for the table. */
  update(): void {
    const table = this.#table;
    const {host, panels} = table;
    const {session, life} = table;
    const {entry} = host;
    if (life.at !== 'seated' || life.entry !== entry || !session) return;
    if (this.#arriving) {
      const arriving = this.#arriving;
      this.#arriving = undefined;
      this.#arrive(arriving).catch(table.notes.miss);
    }
    // A reader who closes the question is asked again when the page is loaded again.
    if (this.#asked && panels.shown !== SAME_CARDS) this.#asked = false;
    if (this.#accepted) {
      if (entry === this.#of?.entry) this.#begin();
      return;
    }
    if (this.#match && this.#match !== session.seating.local) this.#leave();
    if (this.isPlayed && !this.#told && session.conductor.doing === 'over') {
      this.#told = true;
      this.#tell().catch(table.notes.miss);
    }
  }

  /** The contents of the dialog; `changed` is called when they change without the table. */
  async draw(changed: () => void): Promise<TemplateResult | undefined> {
    const table = this.#table;
    const {host} = table;
    const [{asking, sideBySide}, {Sending}, words] = await Promise.all([
      import('./drawings.js'),
      import('./sending.js'),
      this.#speak(),
    ]);
    adoptSheet(host, panelStyles);
    adoptSheet(host, challengeStyles);
    const {session, messages} = table;
    if (!session || !messages) return undefined;
    const of = this.#of;
    const sheet = {words, messages: of?.messages ?? messages};
    if (of && this.#asked)
      return asking(of, {
        ...sheet,
        going:
          session.seating.local?.decided(session.client.seat ?? -1) === true &&
          !session.client.outcome,
        play: () => this.#accept(),
        leave: () => this.#decline(),
      });
    const match = linkable(session, host, (one) => this.#marks.of(one));
    if (!match) return undefined;
    const own = this.#own(match);
    const others = this.isPlayed && of ? othersIn(of.challenge, own) : [];
    const {seats, options, seed} = match.record();
    const {rules} = match.game;
    const sent = {
      ...{rules, own, others, seats, options, words, messages},
      seat: session.client.seat ?? 0,
      seed: seed!,
      level: this.#marks.of(match).level ?? 'normal',
      host,
      oneDeal: others.length > 0 ? undefined : await oneDealOf(table, match),
    };
    if (this.#sending?.of !== match)
      this.#sending = new Sending(match, (line) => table.announcer.say(line), changed);
    return sideBySide(own, others, seats, {...sheet, send: this.#sending.draw(sent)});
  }

  /** Opens the dialog. */
  open(): void {
    if (this.#table.panels.shown !== SAME_CARDS) this.#table.panels.open(SAME_CARDS);
  }

  async #arrive(invitation: Invitation): Promise<void> {
    const table = this.#table;
    const {host} = table;
    await table.fetchWords();
    const playable = await playableOf(invitation, table.settings.locale);
    if ('fault' in playable) {
      this.#deny(playable.fault);
      return;
    }
    this.#of = playable;
    const {challenge, entry} = playable;
    host.scrollIntoView({block: 'nearest'});
    // A reloaded page resumes the stored match.
    const begun = table.session?.seating.local?.decided(challenge.seat);
    if (table.host.entry === entry && begun && this.#isOnTable) this.#accepted = true;
    else {
      this.#asked = true;
      this.open();
    }
    host.requestUpdate();
  }

  #deny(fault: LinkFault): void {
    const table = this.#table;
    const line = table.messages?.t(fault);
    table.notes.show(line);
    table.announcer.say(line);
  }

  #accept(): void {
    const {host} = this.#table;
    const {entry} = this.#of!;
    this.#asked = false;
    this.#accepted = true;
    this.#table.panels.close();
    if (host.entry !== entry) {
      const {name, variant = ''} = entry.tag;
      if ('game' in host) host.game = entry.id;
      else if (name !== 'gstk-table' && 'variant' in host) host.variant = variant;
    }
    host.requestUpdate();
    this.update();
  }

  #decline(): void {
    this.#asked = false;
    this.#of = undefined;
    this.#table.panels.close();
    forgetLink('same');
  }

  /** Whether the match on the table has the cards of the challenge. */
  get #isOnTable(): boolean {
    const record = this.#table.session?.seating.local?.record();
    if (!record) return false;
    const {seed, seats, options, start} = record;
    const {setup} = this.#of!;
    const asked = [setup.seed, setup.seats, setup.options];
    return start === undefined && JSON.stringify([seed, seats, options]) === JSON.stringify(asked);
  }

  /** Deals the cards of the challenge unless they are on the table. */
  #begin(): void {
    const table = this.#table;
    const {challenge, setup, level} = this.#of!;
    table.settings.lend({'bot-level': level});
    if (!this.#isOnTable) table.commands.newGame({...setup, state: undefined});
    else if (table.session?.client.seat !== challenge.seat) table.commands.reseat();
    const match = table.session?.seating.local;
    if (!match) return; // the table is at a match elsewhere
    this.#match = match;
    this.#marks.note(match, {level});
    this.#accepted = this.#told = false;
    this.#table.host.requestUpdate();
  }

  /** Another match is on the table: the challenge is over. */
  #leave(): void {
    this.#match = undefined;
    this.#of = undefined;
    this.#table.settings.lend({});
    forgetLink('same');
  }

  /** Announces at the end how the results compare. */
  async #tell(): Promise<void> {
    const table = this.#table;
    const [words] = await Promise.all([this.#speak(), table.fetchWords()]);
    const {session, messages} = table;
    const other = this.#of?.challenge.results[0];
    if (!this.isPlayed || !session || !messages || !other) return;
    const own = this.#own(this.#match!);
    const told = {words, messages};
    const sentence = verdictOn(own, other, session.seating.seats, told);
    table.notes.show(sentence);
    table.announcer.say(sentence);
  }

  #own(match: Match): ChallengeResult {
    const table = this.#table;
    const marks = this.#marks;
    const {undo, hints} = marks.of(match);
    const result = this.#results.get(match) ?? {
      ...ownResult(match, table.session?.client.seat ?? 0, table.game),
      ...{undo, hints},
    };
    this.#results.set(match, result);
    return {...result, name: ''};
  }

  async #speak(): Promise<MessagesOf<ChallengeMessages>> {
    const {locale = 'en'} = this.#table.messages ?? {};
    if (this.#words?.locale !== locale) this.#words = await challengeMessages(locale);
    return this.#words;
  }
}
