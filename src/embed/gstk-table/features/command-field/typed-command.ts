import {READINGS, type Reading} from '../../../../elements/scene.js';
import type {CommandMessages, MessagesOf} from '../../../../i18n/index.js';
import {cardsNamed, nameIn, plain} from './typed-card.js';
import type {FeatureHost} from '../../controller/feature-host.js';
import {reading} from '../../keys/run-command.js';
import type {TableHost} from '../../controller/table-host.js';

/** Interprets a typed command: a card, a button, or a reading. */

/** The words that `help` lists, in this order. */
const SPOKEN = [...READINGS, 'last', 'why', 'repeat'] as const;

/** The context in which a command is interpreted. */
interface TypedCommandContext {
  readonly host: TableHost;
  readonly controller: FeatureHost;
  /** The words of the field. */
  readonly messages: MessagesOf<CommandMessages>;
}

/** Names of one thing: `trick|table`. */
const named = (
  messages: MessagesOf<CommandMessages>,
  key: 'help' | (typeof SPOKEN)[number],
): readonly string[] => messages.t(`type/${key}`).split('|');

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The label of a button or a radio button. */
const labelOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? text(button.closest('label') ?? button);

/** The buttons of the prompt, and undo and hint. */
const ACTIONS = ':is(.actions, .tools)';

const pressable = (host: TableHost, where: string): readonly HTMLElement[] => [
  ...host.renderRoot.querySelectorAll<HTMLElement>(
    `${where} button:not(:disabled), ${where} input[type=radio]:not(:disabled)`,
  ),
];

/** The last trick, card by card; '' before the first trick is taken. */
async function lastTrick(controller: FeatureHost): Promise<string> {
  await controller.fetchDeferred();
  const {entry, log, table} = controller;
  const kinds = log.map((event) => entry?.eventKind(event));
  const end = kinds.lastIndexOf('trick-taken');
  const since = kinds
    .slice(0, Math.max(0, end))
    .findLastIndex((kind) => kind === 'trick-taken' || kind === 'deal-started');
  const ctx = controller.narrationContext();
  return log
    .slice(since + 1, end + 1)
    .flatMap((event) => table.sentence(event, ctx) ?? [])
    .join(' ');
}

/** Clicks a button; returns why it cannot be clicked, or ''. */
function push(button: HTMLElement): string {
  if (button.getAttribute('aria-disabled') === 'true') return button.title;
  button.click();
  return '';
}

/**
 * Plays a card as a tap would, or moves it in or out of the cards laid out; returns '' when the table
 * announces the result itself.
 */
function play(card: string, {host, controller}: TypedCommandContext): string {
  const messages = controller.messages!;
  const {hand} = controller.scene();
  if (controller.session?.conductor.doing !== 'asking') return messages.t('ui/not-your-turn');
  if (!hand) return messages.t('ui/refused', {why: messages.t('game/not-a-move')});
  const name = nameIn(hand, card, messages);
  if (!hand.move && !hand.cards.includes(card)) {
    const laid = pressable(host, '.board').filter((button) => labelOf(button).includes(name));
    laid[0]?.click();
    return laid[0] ? name : messages.t('ui/refused', {why: messages.t('game/not-your-card')});
  }
  controller.reader.touch(card, {dragged: true});
  if (hand.move || controller.notes.refused) return '';
  const {cards = [], selected = []} = controller.scene().hand ?? {};
  const laid = selected.includes(card) || !cards.includes(card);
  return laid ? `${name}, ${messages.t('hand/chosen')}` : name;
}

/** The list of everything that may be typed now. */
function list({host, controller, messages}: TypedCommandContext): string {
  const {hand} = controller.scene();
  const [first] = hand?.own ? hand.cards : [];
  const card = first ? nameIn(hand, first, controller.messages!) : messages.t('field/sample');
  const buttons = pressable(host, ACTIONS).map(labelOf);
  return messages.t('field/list', {
    card: hand ? card : '',
    words: SPOKEN.map((key) => named(messages, key)[0]!),
    buttons,
  });
}

/** Runs a typed command; returns the answer, or '' when the table announces the result itself. */
export async function answer(typed: string, clerk: TypedCommandContext): Promise<string> {
  const {host, controller, messages} = clerk;
  const wanted = typed === '?' ? typed : plain(typed);
  const is = (key: 'help' | (typeof SPOKEN)[number]): boolean =>
    key === wanted ||
    named(messages, key).some((name) => (name === '?' ? wanted === name : plain(name) === wanted));
  const buttons = [...pressable(host, ACTIONS), ...pressable(host, '.board')];
  const exact = buttons.filter((button) => plain(labelOf(button)) === wanted);
  if (exact.length === 1) return push(exact[0]!);
  if (is('help')) return list(clerk);
  const what = SPOKEN.find(is);
  if (what === 'why' || what === 'repeat') {
    if (what === 'repeat') controller.announcer.repeat();
    else controller.slots.command({type: what});
    return '';
  }
  if (what) {
    const said =
      what === 'last'
        ? await lastTrick(controller)
        : await reading(what satisfies Reading, controller);
    return said || messages.t('field/nothing', {text: typed});
  }
  const naming = {messages: controller.messages!, letters: controller.settings.letters};
  const {hand} = controller.scene();
  const {cards, sure} = cardsNamed(wanted, hand, naming);
  if (sure && cards[0]) return play(cards[0], clerk);
  const bar = pressable(host, '.bar').filter((button) => plain(labelOf(button)) === wanted);
  if (bar[0]) return push(bar[0]);
  const begun = buttons.filter(
    (button) => wanted.length > 2 && plain(labelOf(button)).startsWith(wanted),
  );
  if (begun.length === 1 && cards.length === 0) return push(begun[0]!);
  const names = [
    ...cards.map((card) => nameIn(hand, card, naming.messages)),
    ...begun.map(labelOf),
  ];
  return names.length > 0
    ? messages.t('field/which', {names})
    : messages.t('field/unknown', {text: typed});
}
