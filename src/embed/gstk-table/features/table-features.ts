import type {ReactiveController, TemplateResult} from 'lit';
import type {Doing} from '../../../elements/conductor/chart.js';
import type {WishEvents} from '../../../elements/events.js';
import {rove} from '../../../elements/internal/roving.js';
import type {AnyScene, Control, Timed} from '../../../elements/scene.js';
import type {Seat} from '../../../game/index.js';
import {wholeNumber} from '../attributes.js';
import type {CardProspect} from '../../../elements/gstk-hand/hand-card.js';
import {Advice} from './advice/advice.js';
import {Prefetch} from './prefetch/feature.js';
import {AutoPlay} from './claim/auto-play.js';
import type {CommandField} from './command-field/command-field.js';
import type {GivenNames} from '../controller/names.js';
import type {FeatureHost, Features} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';
import {Decided} from './claim/decided.js';
import {dealControls, endControls} from './ending/feature.js';
import type {HotSeat} from './hot-seat/hot-seat.js';
import {turn} from './left-hand/feature.js';
import {LogCursor} from './log-cursor/feature.js';
import {type CommandActions, press} from '../keys/run-command.js';
import {explain} from './reasons/reasons.js';
import {RuleLink} from './rule-link/feature.js';
import {Feedback} from './feedback/feature.js';
import type {Invitation, InvitedTable} from './challenge/invite.js';
import {MatchMarks} from './challenge/match-marks.js';
import type {SameCards} from './challenge/same-cards.js';
import {HeightLock} from './height-lock/feature.js';
import type {Timer} from './timers/timer.js';
import type {Panels} from '../frame/panels.js';
import type {Watch} from './watch/watch.js';
import type {FriendsFeature} from './friends/friends-feature.js';
import {serverOf} from './friends/server-of.js';

/**
 * The features of a table beyond play by one reader: keys, automatic moves, claims, questions about
 * cards, several people at one screen. Fetched with the first focus or touch.
 */
export class TableFeatures implements Features, ReactiveController {
  /** Resolves when the features that the attributes ask for are loaded. */
  readonly ready: Promise<unknown>;
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  readonly #panels: Panels;
  readonly #advice: Advice;
  readonly #prefetch: Prefetch;
  readonly #autoPlay: AutoPlay;
  readonly #decided: Decided;
  readonly #feedback: Feedback;
  readonly #ruleLink: RuleLink;
  readonly #heightLock: HeightLock;
  readonly #logCursor: LogCursor;
  readonly #marks: MatchMarks;
  /** The same cards for several people, once somebody has asked. */
  #sameCards: Promise<SameCards> | undefined;
  #same: SameCards | undefined;
  /** Seconds for each decision, as the page set them. */
  readonly #seconds: number | undefined;
  /** Whether the left-hand layout has ever been applied. */
  #left = false;
  /** `undefined` until something has to be timed. */
  #timers: readonly Timer[] | undefined;
  /** The command field, once it has been requested. */
  #field: CommandField | undefined;
  #hotSeat: HotSeat | undefined;
  /** Whether the last render hid the reader's cards. */
  #hid = false;
  /** Set while bots play among themselves. */
  #watch: Watch | undefined;
  #friends: FriendsFeature | undefined;
  #hasServer = true;

  constructor(host: TableHost, controller: FeatureHost, panels: Panels) {
    this.#host = host;
    this.#controller = controller;
    this.#panels = panels;
    this.#advice = new Advice(controller);
    this.#prefetch = new Prefetch(host, controller);
    this.#autoPlay = new AutoPlay(host, controller);
    this.#decided = new Decided(controller, () => this.#autoPlay.rush());
    this.#feedback = new Feedback(controller);
    this.#ruleLink = new RuleLink(host, controller, panels);
    this.#heightLock = new HeightLock(host, controller);
    this.#logCursor = new LogCursor(controller);
    this.#marks = new MatchMarks(host, controller);
    host.renderRoot.addEventListener('gstk-why', (event) => {
      explain(controller, (event as WishEvents['gstk-why']).detail).catch(controller.miss);
    });
    const people = wholeNumber(host, 'humans', host.humans, {min: 1, max: host.entry.seats.max});
    this.#seconds = wholeNumber(host, 'turn-timer', host.turnTimer, {min: 3, max: 3600});
    this.ready = Promise.all([
      people && people > 1 ? this.#share(people) : this.#leave(),
      this.#meetFriends(),
    ]);
    host.addController(this);
    host.requestUpdate(); // examine the current turn, too
  }

  hostConnected(): void {
    this.#watch?.start();
    this.#friends?.arrive();
  }

  get hasServer(): boolean {
    return this.#hasServer;
  }

  get friends(): FriendsFeature | undefined {
    return this.#friends;
  }

  /** People share the screen in matches of this page. */
  get #sharing(): HotSeat | undefined {
    return this.#controller.session?.company ? undefined : this.#hotSeat;
  }

  /** Whether bots play all seats, in a match of this page. */
  get #watched(): boolean {
    return this.#host.autoplay && !this.#controller.session?.company;
  }

  /** Before drawing: a timer that starts is part of the same render. */
  hostUpdate(): void {
    this.#timers?.forEach((timer) => timer.update());
    if (this.hides && !this.#hid) this.#field?.forget(); // the field's answer was meant for one reader
    this.#hid = this.hides;
    this.#advice.update();
    if (this.#sharing) this.#sharing.update();
    else this.#hotSeat?.leave();
    this.#field?.hold();
    this.#friends?.update();
    this.#heightLock.hold();
  }

  hostUpdated(): void {
    if (this.#watched !== Boolean(this.#watch)) this.#leave().catch(console.error);
    this.#watch?.update();
    this.#prefetch.update();
    this.#autoPlay.update();
    this.#decided.update();
    this.#feedback.update();
    this.#ruleLink.update();
    this.#marks.update();
    this.#same?.update();
    this.#field?.restore();
    this.#heightLock.update(this.#field?.typing);
    this.#sharing?.updated();
    const ready = !this.#timers && this.#controller.stage === 'ready';
    if (ready && (this.#seconds || this.#controller.table.timed))
      this.#limit().catch(console.error);
    this.#left ||= this.#controller.settings.get('handedness') === 'left';
    if (this.#left) turn(this.#host, this.#controller.settings);
  }

  hostDisconnected(): void {
    this.#watch?.stop();
    this.#advice.stop();
    this.#autoPlay.stop();
    this.#timers?.forEach((timer) => timer.stop());
    this.#friends?.stop();
  }

  get seat(): Seat | undefined {
    return this.#sharing?.seat ?? this.#same?.seat;
  }

  get people(): number | undefined {
    return this.#sharing?.humans ?? (this.#watch && 0);
  }

  names(given: GivenNames): readonly string[] | undefined {
    return (this.#sharing ?? this.#watch)?.names(given);
  }

  instead(scene: AnyScene): readonly Control[] | undefined {
    return this.#watch?.controls(scene);
  }

  get hides(): boolean {
    return this.#sharing?.hides ?? false;
  }

  get awaited(): Seat | undefined {
    return this.#sharing?.awaited;
  }

  cover(): TemplateResult | undefined {
    return this.#sharing?.cover();
  }

  get asks(): boolean {
    return this.#decided.asks;
  }

  hide(scene: AnyScene): AnyScene {
    return this.#sharing?.hide(scene) ?? scene;
  }

  middle(): TemplateResult | undefined {
    return this.#sharing?.middle() ?? this.#decided.middle();
  }

  rule(): Control | undefined {
    return this.#ruleLink.control;
  }

  lines(): unknown {
    // Each has its own position in the template: a timer that appears must not move the field being
    // typed in.
    if (this.awaited !== undefined) return [];
    return [this.#friends?.line(), this.#timers?.map((timer) => timer.draw()), this.#field?.draw()];
  }

  get owned(): string | undefined {
    if (this.awaited !== undefined) return undefined;
    return this.#timers?.map((timer) => timer.button).find(Boolean);
  }

  controls(doing: Doing): readonly Control[] {
    if (doing === 'over')
      return endControls(this.#host, this.#controller, {
        panels: this.#panels,
        marks: this.#marks,
        isChallenge: this.#same?.isPlayed === true,
        text: () => this.text(),
      });
    if (doing === 'stopped') return dealControls(this.#host, this.#controller, this.#panels);
    return doing === 'asking' ? this.#autoPlay.controls(this.asks) : [];
  }

  press(event: KeyboardEvent): void {
    if (this.#covered) return;
    rove(event, this.#host.renderRoot);
    if (this.#collects(event)) event.preventDefault();
    else press(event, this.#controller, this.#panels, this.#own);
  }

  /** Shows the move that the bot would play, and why. */
  advise(): Promise<void> {
    this.#marks.hinted();
    return this.#advice.advise();
  }

  get moreThanHint(): Pick<Control, 'icon' | 'label' | 'run'> | undefined {
    return this.#advice.control;
  }

  get prospects(): ReadonlyMap<string, CardProspect> | undefined {
    return this.#advice.shown;
  }

  /** Claims the rest of the deal; false where the outcome is not certain. */
  claim(): Promise<boolean> {
    return this.#autoPlay.claim();
  }

  /** Takes up a challenge of the page's address. */
  async meet(invitation: Invitation): Promise<void> {
    (await this.#fetchSameCards()).meet(invitation);
  }

  /** The contents of the dialog of challenges; `changed` is called when they change. */
  async sameCards(changed: () => void): Promise<TemplateResult | undefined> {
    return (await this.#fetchSameCards()).draw(changed);
  }

  #fetchSameCards(): Promise<SameCards> {
    this.#sameCards ??= import('./challenge/same-cards.js').then(
      ({SameCards}) =>
        (this.#same = new SameCards({
          host: this.#host as InvitedTable,
          controller: this.#controller,
          panels: this.#panels,
          marks: this.#marks,
        })),
    );
    this.#sameCards.catch(() => (this.#sameCards = undefined)); // the next press tries again
    return this.#sameCards;
  }

  async text(): Promise<string> {
    const {session, messages} = this.#controller;
    if (!session || !messages) return '';
    const {matchText} = await import('../speech/match-text.js');
    return matchText(session, this.#controller, this.#host.entry);
  }

  /** The commands that are carried out here. */
  get #own(): CommandActions {
    const {miss} = this.#controller;
    return {
      command: () => void this.#command().catch(miss),
      hint: () => void this.#host.hint().catch(miss),
      compare: () => {
        if (this.#host.hints === 'off') return;
        this.#marks.hinted();
        this.#advice.compare().catch(miss);
      },
      walk: (step) => void this.#logCursor.step(step).catch(miss),
      why: () => void explain(this.#controller).catch(miss),
      time: () => (this.#timers ?? []).map((timer) => timer.sentence() ?? ''),
    };
  }

  /** Opens the command field. */
  async #command(): Promise<void> {
    const {CommandField} = await import('./command-field/command-field.js');
    const {announcer} = this.#controller;
    this.#field ??= new CommandField(this.#host, this.#controller, {
      why: () => this.#own.why(),
      time: () => this.#own.time(),
      repeat: () => announcer.repeat(),
    });
    if (!this.#covered) await this.#field.enter();
  }

  /** True while a cover hides hands: keys must not reveal what lies under it. */
  get #covered(): boolean {
    return this.awaited !== undefined;
  }

  /** Enter on a card while a finished trick is shown skips the wait. */
  #collects({key, repeat, target}: KeyboardEvent): boolean {
    const {session} = this.#controller;
    if (key !== 'Enter' || repeat || session?.conductor.doing !== 'showing') return false;
    const hand = this.#host.renderRoot.querySelector('gstk-hand');
    if (target !== this.#host || !hand?.matches(':focus-within')) return false;
    this.#controller.skip();
    return true;
  }

  /**
   * Creates the timers: the page's limit for each decision, and the times set by the rules. Of a match
   * that is played elsewhere, time is kept there.
   */
  async #limit(): Promise<void> {
    this.#timers = [];
    const {Timer} = await import('./timers/timer.js');
    const [host, controller, seconds] = [this.#host, this.#controller, this.#seconds];
    const each = (): Timed | undefined => {
      const {seating, client, conductor} = controller.session!;
      const {seat} = client;
      if (!seconds || !seating.local || seat === undefined || conductor.doing !== 'asking')
        return undefined;
      return {id: `${seating.turnId}/${seat}`, seconds, seats: [seat]};
    };
    const given = (): Timed | undefined =>
      this.#keepsTime && !controller.session?.company
        ? controller.table.timed?.(controller.view)
        : undefined;
    this.#timers = [
      ...(seconds ? [new Timer(host, controller, each, false)] : []),
      new Timer(host, controller, given, true),
    ];
    host.requestUpdate();
  }

  /** A person who plays alone is not hurried, unless the reader turned timers on. */
  get #keepsTime(): boolean {
    const timers = this.#controller.settings.get('timers');
    return timers === 'on' || (timers === 'auto' && Boolean(this.people));
  }

  /** Matches with friends, where the table has a server; an invitation is followed at once. */
  async #meetFriends(): Promise<void> {
    const server = serverOf(this.#host);
    this.#hasServer = server !== undefined;
    if (server === undefined) {
      this.#host.requestUpdate();
      return;
    }
    const {FriendsFeature} = await import('./friends/friends-feature.js');
    this.#friends = await FriendsFeature.of(this.#host, this.#controller, this.#panels, server);
    this.#host.requestUpdate();
  }

  async #share(people: number): Promise<void> {
    const {HotSeat} = await import('./hot-seat/hot-seat.js');
    this.#hotSeat = new HotSeat(this.#host, this.#controller, people);
  }

  /**
   * Gives the reader's seat to a bot or takes it back, following `autoplay`; people who share the
   * screen keep their seats.
   */
  async #leave(): Promise<void> {
    if (this.#sharing || this.#watched === Boolean(this.#watch)) return;
    const [part] = await Promise.all([
      this.#watch ? undefined : import('./watch/watch.js'),
      this.#controller.fetchDeferred(),
    ]);
    if (this.#watched === Boolean(this.#watch)) return;
    this.#watch?.stop();
    this.#watch = part && new part.Watch(this.#host, this.#controller);
    this.#controller.hold(Boolean(part));
    this.#controller.reseat();
  }
}
