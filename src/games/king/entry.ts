import type {GameEntry} from '../../elements/game-entry.js';
import type {PlayGame} from '../../game/index.js';
import {type MessageCatalogue, messagesIn} from '../../i18n/index.js';

const kingMessages = messagesIn({
  en: () => import('./messages/en.js').then(({en}) => en),
  ru: () => import('./messages/ru.js').then(({ru}) => ru),
});

const laterMessages = messagesIn({
  en: () => import('./messages/rest.en.js').then(({en}) => en),
  ru: () => import('./messages/rest.ru.js').then(({ru}) => ru),
});

const choiceMessages = messagesIn({
  en: () => import('./messages/more.en.js').then(({more}) => more),
  ru: () => import('./messages/more.ru.js').then(({more}) => more),
});

/** The row of a variant, and the chart of its scenes. */
interface KingParts {
  row(): Promise<ReturnType<typeof import('./play-rules.js').plainVariant>>;
  machine(): Promise<PlayGame['machine']>;
}

/** What the entries of the family differ in. */
interface Row {
  /** As in `<king-game variant="omnibus">`; the id is `king-omnibus`. */
  readonly variant: string;
  readonly title: string;
  readonly summary: string;
  /** The least, the most, and how many sit down when nobody says. */
  readonly seats: readonly [min: number, max: number, usual: number];
  /** How many cards are dealt, 32 when left out. */
  readonly cards?: number;
}

/** What all variants of the King family share; a variant that is but played brings nothing else. */
const king = (
  {variant, seats: [min, max, usual], cards = 32, title, summary}: Row,
  parts: KingParts = {
    row: () => import('./play-rules.js').then(({plainVariant}) => plainVariant(`king-${variant}`)),
    machine: () => import('./machine.js').then(({machine}) => machine),
  },
): GameEntry => ({
  id: `king-${variant}`,
  title,
  summary,
  family: 'king',
  seats: {min, max, usual},
  tag: {name: 'king-game', variant},
  placeholder: {cards},
  rules: async () => {
    const [{rulesOf}, row] = await Promise.all([import('./rules/rules-of.js'), parts.row()]);
    return rulesOf(row);
  },
  load: () => import('./index.js').then(({kingGame}) => kingGame(`king-${variant}`)),
  play: async () => {
    const [{playRulesOf}, row, machine] = await Promise.all([
      import('./play-rules.js'),
      parts.row(),
      parts.machine(),
    ]);
    return {rules: playRulesOf(row), machine};
  },
  table: async () => {
    const [{kingTable}, row] = await Promise.all([import('./table.js'), parts.row()]);
    return kingTable(row);
  },
  bot: async () => {
    const [{kingBot}, row] = await Promise.all([import('./bot.js'), parts.row()]);
    return kingBot(row);
  },
  messages: kingMessages,
  deferredMessages: laterMessages,
  rulebook: () => import('./messages/rulebook.js').then(({rulebook}) => rulebook),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
  prefetch: [
    () => import('./position/proof.js'),
    () => import('./bot/reasons.js'),
    () => import('./bot/choices.js'),
    () => import('./table/summary.js'),
    () => import('./table/ending.js'),
    () => import('./table/review.js'),
    () => import('../../elements/gstk-totals/gstk-totals.js'),
  ],
});

/** A variant in which something is chosen, shown or drawn besides the cards that are played. */
const kingWithChoices = (variant: Row): GameEntry => {
  const parts: KingParts = {
    row: () =>
      import('./rules/contracts/variants-more.js').then(({moreVariant}) =>
        moreVariant(`king-${variant.variant}`),
      ),
    machine: () => import('./machine-more.js').then(({moreMachine}) => moreMachine),
  };
  return {
    ...king(variant, parts),
    table: async () => {
      const [{kingTable}, {more}, row] = await Promise.all([
        import('./table.js'),
        import('./table/more.js'),
        parts.row(),
      ]);
      return kingTable(row, more);
    },
    messages: async (locale) => {
      const by = [kingMessages, laterMessages, choiceMessages].map((messages) => messages(locale));
      return Object.assign({}, ...(await Promise.all(by))) as MessageCatalogue;
    },
  };
};

/** The King family. */
export const kings: readonly GameEntry[] = [
  king({
    variant: 'simple',
    title: 'Simple King',
    summary: 'fourteen deals, seven to avoid something and seven to collect it',
    seats: [4, 4, 4],
  }),
  king({
    variant: 'threesome',
    title: 'King Threesome',
    summary: 'the same with thirty cards and prices of its own',
    seats: [3, 3, 3],
  }),
  kingWithChoices({
    variant: 'custom',
    title: 'Custom King',
    summary: 'everybody orders each of the fourteen deals once, with a trump',
    seats: [3, 4, 4],
  }),
  kingWithChoices({
    variant: 'minsk',
    title: 'Minsk King',
    summary: 'orders, a talon, and winning back with a trump',
    seats: [3, 3, 3],
  }),
  kingWithChoices({
    variant: 'domino',
    title: 'Domino King',
    summary: 'who cannot follow draws from the bazaar, to −31',
    seats: [4, 4, 4],
    cards: 24,
  }),
  kingWithChoices({
    variant: 'jokers',
    title: 'King with Jokers',
    summary: 'hearts cost their rank, a joker 20',
    seats: [3, 4, 4],
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
    cards: 52,
  }),
  kingWithChoices({
    variant: 'atomic',
    title: 'Atomic King',
    summary: 'orders and a talon, six praises and two jumbles each',
    seats: [3, 3, 3],
  }),
  king({
    variant: 'short',
    title: 'Short King',
    summary: 'Simple King for any company',
    seats: [3, 6, 4],
  }),
  kingWithChoices({
    variant: 'long',
    title: 'Long King',
    summary: 'everybody orders each of the fourteen deals once',
    seats: [3, 6, 4],
  }),
  kingWithChoices({
    variant: 'preference',
    title: 'Lady’s Preference',
    summary: 'twelve deals, four of them praises with a called trump',
    seats: [4, 4, 4],
  }),
];
