import {type AnyMove, REFUSALS} from '../../../game/index.js';
import {writtenMove} from '../../play/written-move.js';
import type {TableContext} from '../../table-context.js';
import {type Reading, READINGS} from '../../../elements/index.js';
import type {CommandMessages, MessagesOf} from '../../../i18n/index.js';
import {cardsNamed, nameIn, plain} from './typed-card.js';
import {sentenceContext} from '../../speech/sentence-context.js';
import {reading} from '../../keys/run-command.js';

/** Interprets a typed command: a card, a button, a reading, or a move as a record writes it. */

/** The words that `help` lists, in this order. */
const SPOKEN = [...READINGS, 'last', 'why', 'repeat'] as const;

/** The context in which a command is interpreted. */
interface TypedCommandContext {
  readonly table: TableContext;
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

const pressable = ({host}: TableContext, where: string): readonly HTMLElement[] => [
  ...host.renderRoot.querySelectorAll<HTMLElement>(
    `${where} button:not(:disabled), ${where} input[type=radio]:not(:disabled)`,
  ),
];

/** The last trick, card by card; '' before the first trick is taken. */
async function lastTrick(table: TableContext): Promise<string> {
  await table.fetchWords();
  const {game, host, model} = table;
  const {log} = model;
  const kinds = log.map((event) => host.entry.eventKind(event));
  const end = kinds.lastIndexOf('trick-taken');
  const since = kinds
    .slice(0, Math.max(0, end))
    .findLastIndex((kind) => kind === 'trick-taken' || kind === 'deal-started');
  const ctx = sentenceContext(table);
  return log
    .slice(since + 1, end + 1)
    .flatMap((event) => game.sentence(event, ctx) ?? [])
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
function play(card: string, {table}: TypedCommandContext): string {
  const messages = table.messages!;
  const {hand} = table.model.scene;
  if (table.session?.conductor.doing !== 'asking') return messages.t('ui/not-your-turn');
  if (!hand) return messages.t('ui/refused', {why: messages.t('game/not-a-move')});
  const name = nameIn(hand, card, messages);
  if (!hand.move && !hand.cards.includes(card)) {
    const laid = pressable(table, '.board').filter((button) => labelOf(button).includes(name));
    laid[0]?.click();
    return laid[0] ? name : messages.t('ui/refused', {why: messages.t('game/not-your-card')});
  }
  table.commands.touch(card, {dragged: true});
  if (hand.move || table.notes.refused) return '';
  const {cards = [], selected = []} = table.model.scene.hand ?? {};
  const laid = selected.includes(card) || !cards.includes(card);
  return laid ? `${name}, ${messages.t('hand/chosen')}` : name;
}

/** Plays a move that is written out; returns the answer, or '' when the table announces the result itself. */
function playWritten(move: AnyMove, {table}: TypedCommandContext): string {
  const {messages, model, session} = table;
  const refusal = session!.client.refuse(move);
  if (refusal === REFUSALS.notYourTurn) return messages!.t('ui/not-your-turn');
  if (refusal)
    return messages!.t('ui/refused', {why: messages!.lookup(refusal, {move, view: model.view})});
  table.commands.play(move);
  return '';
}

/** The list of everything that may be typed now. */
function list({table, messages}: TypedCommandContext): string {
  const {hand} = table.model.scene;
  const [first] = hand?.own ? hand.cards : [];
  const card = first ? nameIn(hand, first, table.messages!) : messages.t('field/sample');
  const buttons = pressable(table, ACTIONS).map(labelOf);
  return messages.t('field/list', {
    card: hand ? card : '',
    words: SPOKEN.map((key) => named(messages, key)[0]!),
    buttons,
  });
}

/** Runs a typed command; returns the answer, or '' when the table announces the result itself. */
export async function answer(typed: string, clerk: TypedCommandContext): Promise<string> {
  const {table, messages} = clerk;
  const wanted = typed === '?' ? typed : plain(typed);
  const is = (key: 'help' | (typeof SPOKEN)[number]): boolean =>
    key === wanted ||
    named(messages, key).some((name) => (name === '?' ? wanted === name : plain(name) === wanted));
  const buttons = [...pressable(table, ACTIONS), ...pressable(table, '.board')];
  const exact = buttons.filter((button) => plain(labelOf(button)) === wanted);
  if (exact.length === 1) {
    const [button] = exact;
    // A choice that is called as its move is written is made, not only picked out.
    const move = button!.matches('input') ? writtenMove(typed, table) : undefined;
    return move ? playWritten(move, clerk) : push(button!);
  }
  if (is('help')) return list(clerk);
  const what = SPOKEN.find(is);
  if (what === 'why' || what === 'repeat') {
    if (what === 'repeat') table.announcer.repeat();
    else await table.slots.command({type: what});
    return '';
  }
  if (what) {
    const said =
      what === 'last' ? await lastTrick(table) : await reading(what satisfies Reading, table);
    return said || messages.t('field/nothing', {text: typed});
  }
  const naming = {messages: table.messages!, letters: table.settings.letters};
  const {hand} = table.model.scene;
  const {cards, sure} = cardsNamed(wanted, hand, naming);
  if (sure && cards[0]) return play(cards[0], clerk);
  const move = writtenMove(typed, table);
  if (move) return playWritten(move, clerk);
  const bar = pressable(table, '.bar').filter((button) => plain(labelOf(button)) === wanted);
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
