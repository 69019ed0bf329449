import {gameEntry, type GameEntry, usualEventKind} from '../../elements/game-entry.js';
import {messagesIn} from '../../i18n/index.js';
import type {Variant} from './rules/contracts/columns.js';
import type {KingEvent, KingMove, KingState, KingView} from './types.js';

const messages = messagesIn({
  en: () => import('./messages/en.js'),
  ru: () => import('./messages/ru.js'),
});

/** Messages of the aims, the coach marks, and the end of a deal or a match. */
const deferredMessages = messagesIn({
  en: () => import('./messages/deferred.en.js'),
  ru: () => import('./messages/deferred.ru.js'),
});

/** Messages of ordering, auction, trumps, talon and stock. */
const choiceMessages = messagesIn({
  en: () => import('./messages/choices.en.js'),
  ru: () => import('./messages/choices.ru.js'),
});

/** The row of a variant without choices. */
const cardsOnly = (id: string) => async (): Promise<Variant> => {
  const part = await import('./rules/contracts/variants-cards-only.js');
  return part.cardsOnlyVariant(id);
};

/** The row of a variant with choices: declaring, showing or drawing in addition to play. */
const withChoices = (id: string) => async (): Promise<Variant> => {
  const part = await import('./rules/contracts/variants-with-choices.js');
  return part.variantWithChoices(id);
};

/** The differences between the entries of the family. */
interface Row<Name extends string> {
  /** As in `<king-game variant="omnibus">`; the id is `king-omnibus`. */
  readonly variant: Name;
  readonly title: string;
  readonly summary: string;
  /** The minimum, the maximum, and the default number of players. */
  readonly seats: readonly [min: number, max: number, usual: number];
  /** The number of cards that are dealt; 32 by default. */
  readonly cards?: number;
  /** Given if tempers were measured to change nothing but the style. */
  readonly tempers?: NonNullable<GameEntry['tempers']>;
}

/** The entry of a variant by its name. */
type KingEntry<Name extends string> = GameEntry<
  `king-${Name}`,
  KingState,
  KingMove,
  KingView,
  KingEvent
>;

/** Creates the entry of a variant from its row. */
function king<Name extends string>(
  {variant, seats: [min, max, usual], cards = 32, tempers, title, summary}: Row<Name>,
  variantOf: () => Promise<Variant> = cardsOnly(`king-${variant}`),
  choices?: () => Promise<typeof import('./table/choices/choices.js')>,
): KingEntry<Name> {
  const id = `king-${variant}` as const;
  /** A part of the variant that a module makes from its row. */
  const made =
    <Module, Part>(fetch: () => Promise<Module>, make: (module: Module, row: Variant) => Part) =>
    async (): Promise<Part> =>
      make(...(await Promise.all([fetch(), variantOf()])));
  return gameEntry({
    id,
    title,
    summary,
    family: 'king',
    seats: {min, max, usual},
    tag: {name: 'king-game', variant},
    lengths: {short: {length: 'short'}, deal: {length: 'deal'}},
    placeholder: {cards},
    eventKind: usualEventKind,
    opensDeals: true,
    rules: made(
      () => import('./rules/rules-of.js'),
      ({rulesOf}, row) => rulesOf(row),
    ),
    play: made(
      () => import('./play-rules.js'),
      ({playRulesOf}, row) => playRulesOf(row),
    ),
    machine: () => import('./machine.js').then(({machine}) => machine),
    determinize: made(
      () => import('./position/determinize.js'),
      ({determinize}, row) =>
        (view, rng) =>
          determinize(row, view, rng),
    ),
    table: made(
      () => Promise.all([import('./table.js'), choices?.()]),
      ([{kingTable}, more], row) => kingTable(row, more?.tableChoices),
    ),
    bot: made(
      () => import('./bot.js'),
      ({kingBot}, row) => kingBot(row),
    ),
    beginner: made(
      () => import('./bot/beginner.js'),
      ({kingBeginner}, row) => kingBeginner(row),
    ),
    foresight: made(
      () => import('./bot/foresight.js'),
      ({foresightOf}, row) => foresightOf(row),
    ),
    ...(tempers && {tempers}),
    messages,
    deferredMessages,
    guide: () => import('./table/guide.js'),
    diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
    prefetch: [
      () => import('./position/proof.js'),
      () => import('./bot/reasons.js'),
      () => import('./bot/choices.js'),
      () => import('./table/brings.js'),
      () => import('./table/ending.js'),
      () => import('../../elements/gstk-totals/gstk-totals.js'),
      () => import('./table/panels/review.js'),
      () => import('./table/panels/log-grid.js'),
    ],
  });
}

/** Creates the entry of a variant with choices: declaring, showing or drawing in addition to play. */
const kingWithChoices = <Name extends string>(row: Row<Name>): KingEntry<Name> => ({
  ...king(row, withChoices(`king-${row.variant}`), () => import('./table/choices/choices.js')),
  async messages(locale) {
    const [own, more] = await Promise.all([messages(locale), choiceMessages(locale)]);
    return {...own, ...more};
  },
});

export const kings = [
  king({
    variant: 'simple',
    title: 'Simple King',
    summary: 'fourteen deals, seven to avoid and seven to collect',
    seats: [4, 4, 4],
    tempers: ['normal', 'strong', 'expert'],
  }),
  king({
    variant: 'threesome',
    title: 'King Threesome',
    summary: 'the same with thirty cards and prices of its own',
    seats: [3, 3, 3],
    tempers: ['strong', 'expert'],
  }),
  kingWithChoices({
    variant: 'custom',
    title: 'Custom King',
    summary: 'everybody chooses each of the fourteen contracts once',
    seats: [3, 4, 4],
    tempers: ['strong'],
  }),
  kingWithChoices({
    variant: 'minsk',
    title: 'Minsk King',
    summary: 'choose a contract, swap two cards, win back losses',
    seats: [3, 3, 3],
    tempers: ['strong'],
  }),
  kingWithChoices({
    variant: 'domino',
    title: 'Domino King',
    summary: 'a player who cannot follow draws from the bazaar, to −31',
    seats: [4, 4, 4],
    tempers: ['strong', 'expert'],
    cards: 24,
  }),
  kingWithChoices({
    variant: 'jokers',
    title: 'King with Jokers',
    summary: 'hearts cost their rank, a joker 20',
    seats: [3, 4, 4],
    tempers: ['strong'],
    cards: 52,
  }),
  kingWithChoices({
    variant: 'trade',
    title: 'King with Trade',
    summary: 'the highest bid pays and names the suit that costs, to −77',
    seats: [3, 4, 4],
    cards: 52,
  }),
  king({
    variant: 'omnibus',
    title: 'Omnibus',
    summary: 'hearts, the queen of spades and the ten of diamonds, to −100',
    seats: [3, 4, 4],
    tempers: ['strong'],
    cards: 52,
  }),
  kingWithChoices({
    variant: 'atomic',
    title: 'Atomic King',
    summary: 'contracts of your choice, with two spare cards',
    seats: [3, 3, 3],
  }),
  king({
    variant: 'short',
    title: 'Short King',
    summary: 'Simple King for three to six',
    seats: [3, 6, 4],
    tempers: ['strong', 'expert'],
  }),
  kingWithChoices({
    variant: 'long',
    title: 'Long King',
    summary: 'contracts of your choice, without trumps',
    seats: [3, 6, 4],
  }),
  kingWithChoices({
    variant: 'preference',
    title: 'Lady’s Preference',
    summary: 'deals to avoid, then to collect, with trumps called early',
    seats: [3, 4, 4],
    tempers: ['strong', 'expert'],
  }),
] as const;
