import type {Bot, Game, PlayGame, Rules} from '../game/index.js';
import type {AnyTable} from '../elements/scene.js';
import type {Catalogue, Locale} from '../words/index.js';

/** One game of the catalogue; its parts are loaded when they are asked for. */
export interface Entry {
  /** As in `<gstk-table game="king-simple">`. */
  readonly id: string;
  /** English; a screen shows the sentence `game/<id>` of its own language. */
  readonly title: string;
  /** Games of one family share a folder, an engine and a table. */
  readonly family: string;
  /**
   * How many may sit down, and how many do when nobody says; `most` where an option lets more sit down
   * than `max`.
   */
  readonly seats: {
    readonly min: number;
    readonly max: number;
    readonly usual: number;
    readonly most?: number;
  };
  /** Rules alone: no XState, no Lit. */
  rules(): Promise<Rules>;
  /** Rules and chart: no Lit. */
  load(): Promise<Game>;
  /** Rules and chart without what reads positions, where that is worth fetching apart: no Lit. */
  play?(): Promise<PlayGame>;
  /** The drawing of its table. */
  table(): Promise<AnyTable>;
  /** Its own rule-based bot. */
  bot(): Promise<Bot>;
  /** Its sentences; English where the locale has none. */
  words(locale: Locale): Promise<Catalogue>;
  /** Sentences that can wait until somebody plays, where they come apart. */
  rest?(locale: Locale): Promise<Catalogue>;
}

/** Sentences of a language; English where there are none. */
const spoken = (
  by: Readonly<Record<Locale, () => Promise<Catalogue>>>,
  locale: Locale,
): Promise<Catalogue> => (Object.hasOwn(by, locale) ? by[locale] : by.en)();

const kingWords = {
  en: () => import('../games/king/words.en.js').then(({en}) => en),
  ru: () => import('../games/king/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const kingRest = {
  en: () => import('../games/king/words.rest.en.js').then(({en}) => en),
  ru: () => import('../games/king/words.rest.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const moreWords = {
  en: () => import('../games/king/words.more.en.js').then(({more}) => more),
  ru: () => import('../games/king/words.more.ru.js').then(({more}) => more),
} satisfies Record<Locale, () => Promise<Catalogue>>;

/** The row of a variant, and the chart of its scenes. */
type KingParts = () => Promise<{
  readonly variant: ReturnType<typeof import('../games/king/play-rules.js').plainVariant>;
  readonly machine: PlayGame['machine'];
}>;

/** What all variants of the King family share; a variant that is but played brings nothing else. */
const king = (
  id: string,
  title: string,
  min: number,
  max: number,
  usual: number,
  parts: KingParts = async () => {
    const [{plainVariant}, {machine}] = await Promise.all([
      import('../games/king/play-rules.js'),
      import('../games/king/machine.js'),
    ]);
    return {variant: plainVariant(id), machine};
  },
): Entry => ({
  id,
  title,
  family: 'king',
  seats: {min, max, usual},
  rules: () => import('../games/king/rules.js').then(({kingRules}) => kingRules(id)),
  load: () => import('../games/king/index.js').then(({kingGame}) => kingGame(id)),
  play: async () => {
    const [{playRulesOf}, {variant, machine}] = await Promise.all([
      import('../games/king/play-rules.js'),
      parts(),
    ]);
    return {rules: playRulesOf(variant), machine};
  },
  table: async () => {
    const [{kingTable}, {variant}] = await Promise.all([import('../games/king/table.js'), parts()]);
    return kingTable(variant);
  },
  bot: async () => {
    const [{kingBot}, {variant}] = await Promise.all([import('../games/king/bot.js'), parts()]);
    return kingBot(variant);
  },
  words: (locale) => spoken(kingWords, locale),
  rest: (locale) => spoken(kingRest, locale),
});

/** A variant in which something is chosen, shown or drawn besides the cards that are played. */
const kingMore = (id: string, title: string, min: number, max: number, usual: number): Entry => {
  const parts: KingParts = async () => {
    const [{moreVariant}, {moreMachine}] = await Promise.all([
      import('../games/king/variants-more.js'),
      import('../games/king/machine-more.js'),
    ]);
    return {variant: moreVariant(id), machine: moreMachine};
  };
  return {
    ...king(id, title, min, max, usual, parts),
    table: async () => {
      const [{kingTable}, {more}, {variant}] = await Promise.all([
        import('../games/king/table.js'),
        import('../games/king/table-more.js'),
        parts(),
      ]);
      return kingTable(variant, more);
    },
    words: async (locale) => {
      const by = [kingWords, kingRest, moreWords].map((words) => spoken(words, locale));
      return Object.assign({}, ...(await Promise.all(by))) as Catalogue;
    },
  };
};

const gskWords = {
  en: () => import('../games/god-save-the-king/words.en.js').then(({en}) => en),
  ru: () => import('../games/god-save-the-king/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const gsk: Entry = {
  id: 'god-save-the-king',
  title: 'God Save the King',
  family: 'god-save-the-king',
  seats: {min: 2, max: 4, usual: 2},
  rules: () => import('../games/god-save-the-king/rules.js').then(({gskRules}) => gskRules),
  load: () => import('../games/god-save-the-king/index.js').then(({gskGame}) => gskGame),
  play: async () => {
    const [{gskPlayRules}, {machine}] = await Promise.all([
      import('../games/god-save-the-king/play-rules.js'),
      import('../games/god-save-the-king/machine.js'),
    ]);
    return {rules: gskPlayRules, machine};
  },
  table: () => import('../games/god-save-the-king/table.js').then(({table}) => table),
  bot: () => import('../games/god-save-the-king/bot.js').then(({gskBot}) => gskBot),
  words: (locale) => spoken(gskWords, locale),
};

const crushWords = {
  en: () => import('../games/crush-the-crown/words.en.js').then(({en}) => en),
  ru: () => import('../games/crush-the-crown/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const crush: Entry = {
  id: 'crush-the-crown',
  title: 'Crush the Crown',
  family: 'crush-the-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () => import('../games/crush-the-crown/rules.js').then(({crushRules}) => crushRules),
  load: () => import('../games/crush-the-crown/index.js').then(({crushGame}) => crushGame),
  play: async () => {
    const [{crushPlayRules}, {machine}] = await Promise.all([
      import('../games/crush-the-crown/play-rules.js'),
      import('../games/crush-the-crown/machine.js'),
    ]);
    return {rules: crushPlayRules, machine};
  },
  table: () => import('../games/crush-the-crown/table.js').then(({crushTable}) => crushTable),
  bot: () => import('../games/crush-the-crown/bot.js').then(({crushBot}) => crushBot),
  words: (locale) => spoken(crushWords, locale),
};

const findWords = {
  en: () => import('../games/king-and-crown/find-the-king/words.en.js').then(({en}) => en),
  ru: () => import('../games/king-and-crown/find-the-king/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const find: Entry = {
  id: 'find-the-king',
  title: 'Find the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () =>
    import('../games/king-and-crown/find-the-king/rules.js').then(({findRules}) => findRules),
  load: () =>
    import('../games/king-and-crown/find-the-king/index.js').then(({findGame}) => findGame),
  play: async () => {
    const [{findPlayRules}, {machine}] = await Promise.all([
      import('../games/king-and-crown/find-the-king/play-rules.js'),
      import('../games/king-and-crown/find-the-king/machine.js'),
    ]);
    return {rules: findPlayRules, machine};
  },
  table: () =>
    import('../games/king-and-crown/find-the-king/table.js').then(({findTable}) => findTable),
  bot: () => import('../games/king-and-crown/find-the-king/bot.js').then(({findBot}) => findBot),
  words: (locale) => spoken(findWords, locale),
};

const defendWords = {
  en: () => import('../games/king-and-crown/defend-the-king/words.en.js').then(({en}) => en),
  ru: () => import('../games/king-and-crown/defend-the-king/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const defend: Entry = {
  id: 'defend-the-king',
  title: 'Defend the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 6, usual: 2},
  rules: () =>
    import('../games/king-and-crown/defend-the-king/rules.js').then((part) => part.defendRules),
  load: () =>
    import('../games/king-and-crown/defend-the-king/index.js').then((part) => part.defendGame),
  play: async () => {
    const [{defendPlayRules}, {machine}] = await Promise.all([
      import('../games/king-and-crown/defend-the-king/play-rules.js'),
      import('../games/king-and-crown/defend-the-king/machine.js'),
    ]);
    return {rules: defendPlayRules, machine};
  },
  table: () =>
    import('../games/king-and-crown/defend-the-king/table.js').then((part) => part.defendTable),
  bot: () =>
    import('../games/king-and-crown/defend-the-king/bot.js').then((part) => part.defendBot),
  words: (locale) => spoken(defendWords, locale),
};

const supportWords = {
  en: () => import('../games/king-and-crown/support-the-king/words.en.js').then(({en}) => en),
  ru: () => import('../games/king-and-crown/support-the-king/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const support: Entry = {
  id: 'support-the-king',
  title: 'Support the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () =>
    import('../games/king-and-crown/support-the-king/rules.js').then((part) => part.supportRules),
  load: () =>
    import('../games/king-and-crown/support-the-king/index.js').then((part) => part.supportGame),
  play: async () => {
    const [{supportPlayRules}, {machine}] = await Promise.all([
      import('../games/king-and-crown/support-the-king/play-rules.js'),
      import('../games/king-and-crown/support-the-king/machine.js'),
    ]);
    return {rules: supportPlayRules, machine};
  },
  table: () =>
    import('../games/king-and-crown/support-the-king/table.js').then((part) => part.supportTable),
  bot: () =>
    import('../games/king-and-crown/support-the-king/bot.js').then((part) => part.supportBot),
  words: (locale) => spoken(supportWords, locale),
};

const tourneyWords = {
  en: () => import('../games/king-and-crown/tourney-for-the-king/words.en.js').then(({en}) => en),
  ru: () => import('../games/king-and-crown/tourney-for-the-king/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const tourney: Entry = {
  id: 'tourney-for-the-king',
  title: 'Tourney for the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () =>
    import('../games/king-and-crown/tourney-for-the-king/rules.js').then(
      (part) => part.tourneyRules,
    ),
  load: () =>
    import('../games/king-and-crown/tourney-for-the-king/index.js').then(
      (part) => part.tourneyGame,
    ),
  play: async () => {
    const [{tourneyPlayRules}, {machine}] = await Promise.all([
      import('../games/king-and-crown/tourney-for-the-king/play-rules.js'),
      import('../games/king-and-crown/tourney-for-the-king/machine.js'),
    ]);
    return {rules: tourneyPlayRules, machine};
  },
  table: () =>
    import('../games/king-and-crown/tourney-for-the-king/table.js').then(
      (part) => part.tourneyTable,
    ),
  bot: () =>
    import('../games/king-and-crown/tourney-for-the-king/bot.js').then((part) => part.tourneyBot),
  words: (locale) => spoken(tourneyWords, locale),
};

const courtWords = {
  en: () => import('../games/king-and-crown/king-at-court/words.en.js').then(({en}) => en),
  ru: () => import('../games/king-and-crown/king-at-court/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const court: Entry = {
  id: 'king-at-court',
  title: 'The King at Court',
  family: 'king-and-crown',
  seats: {min: 3, max: 5, usual: 4},
  rules: () =>
    import('../games/king-and-crown/king-at-court/rules.js').then(({courtRules}) => courtRules),
  load: () =>
    import('../games/king-and-crown/king-at-court/index.js').then(({courtGame}) => courtGame),
  play: async () => {
    const [{courtPlayRules}, {machine}] = await Promise.all([
      import('../games/king-and-crown/king-at-court/play-rules.js'),
      import('../games/king-and-crown/king-at-court/machine.js'),
    ]);
    return {rules: courtPlayRules, machine};
  },
  table: () =>
    import('../games/king-and-crown/king-at-court/table.js').then(({courtTable}) => courtTable),
  bot: () => import('../games/king-and-crown/king-at-court/bot.js').then(({courtBot}) => courtBot),
  words: (locale) => spoken(courtWords, locale),
};

const peasantsWords = {
  en: () => import('../games/kings-and-peasants/words.en.js').then(({en}) => en),
  ru: () => import('../games/kings-and-peasants/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const peasants: Entry = {
  id: 'kings-and-peasants',
  title: 'Kings and Peasants',
  family: 'kings-and-peasants',
  seats: {min: 4, max: 4, usual: 4},
  rules: () => import('../games/kings-and-peasants/rules.js').then((part) => part.peasantsRules),
  load: () => import('../games/kings-and-peasants/index.js').then((part) => part.peasantsGame),
  play: async () => {
    const [{peasantsPlayRules}, {machine}] = await Promise.all([
      import('../games/kings-and-peasants/play-rules.js'),
      import('../games/kings-and-peasants/machine.js'),
    ]);
    return {rules: peasantsPlayRules, machine};
  },
  table: () => import('../games/kings-and-peasants/table.js').then((part) => part.peasantsTable),
  bot: () => import('../games/kings-and-peasants/bot.js').then(({peasantsBot}) => peasantsBot),
  words: (locale) => spoken(peasantsWords, locale),
};

const kingdomWords = {
  en: () => import('../games/death-over-the-kingdom/words.en.js').then(({en}) => en),
  ru: () => import('../games/death-over-the-kingdom/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const kingdom: Entry = {
  id: 'death-over-the-kingdom',
  title: 'Death Over the Kingdom',
  family: 'death-over-the-kingdom',
  seats: {min: 3, max: 7, usual: 5, most: 16},
  rules: () =>
    import('../games/death-over-the-kingdom/rules.js').then(({kingdomRules}) => kingdomRules),
  load: () =>
    import('../games/death-over-the-kingdom/index.js').then(({kingdomGame}) => kingdomGame),
  play: async () => {
    const [{kingdomPlayRules}, {machine}] = await Promise.all([
      import('../games/death-over-the-kingdom/play-rules.js'),
      import('../games/death-over-the-kingdom/machine.js'),
    ]);
    return {rules: kingdomPlayRules, machine};
  },
  table: () =>
    import('../games/death-over-the-kingdom/table.js').then(({kingdomTable}) => kingdomTable),
  bot: () => import('../games/death-over-the-kingdom/bot.js').then(({kingdomBot}) => kingdomBot),
  words: (locale) => spoken(kingdomWords, locale),
};

/** The game of a table that names none. */
export const DEFAULT = 'god-save-the-king';

const ladderWords = {
  en: () => import('../games/court-ladder/words.en.js').then(({en}) => en),
  ru: () => import('../games/court-ladder/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

const courtLadder: Entry = {
  id: 'court-ladder',
  title: 'Court Ladder',
  family: 'court-ladder',
  seats: {min: 5, max: 11, usual: 6},
  rules: () => import('../games/court-ladder/rules.js').then(({ladderRules}) => ladderRules),
  load: () => import('../games/court-ladder/index.js').then(({ladderGame}) => ladderGame),
  play: async () => {
    const [{ladderPlayRules}, {machine}] = await Promise.all([
      import('../games/court-ladder/play-rules.js'),
      import('../games/court-ladder/machine.js'),
    ]);
    return {rules: ladderPlayRules, machine};
  },
  table: () => import('../games/court-ladder/table.js').then(({ladderTable}) => ladderTable),
  bot: () => import('../games/court-ladder/bot.js').then(({ladderBot}) => ladderBot),
  words: (locale) => spoken(ladderWords, locale),
};

/** Every game that there is. */
export const catalogue: readonly Entry[] = [
  gsk,
  king('king-simple', 'Simple King', 4, 4, 4),
  king('king-threesome', 'King Threesome', 3, 3, 3),
  kingMore('king-custom', 'Custom King', 3, 4, 4),
  kingMore('king-minsk', 'Minsk King', 3, 3, 3),
  kingMore('king-domino', 'Domino King', 4, 4, 4),
  kingMore('king-jokers', 'King with Jokers', 3, 4, 4),
  kingMore('king-trade', 'King with Trade', 3, 4, 4),
  king('king-omnibus', 'Omnibus', 3, 4, 4),
  kingMore('king-atomic', 'Atomic King', 3, 3, 3),
  king('king-short', 'Short King', 3, 6, 4),
  kingMore('king-long', 'Long King', 3, 6, 4),
  kingMore('king-preference', 'Lady’s Preference', 4, 4, 4),
  crush,
  find,
  defend,
  support,
  tourney,
  court,
  peasants,
  courtLadder,
  kingdom,
];

/** The entry of an id, or `undefined`. */
export const entryOf = (id: string): Entry | undefined =>
  catalogue.find((entry) => entry.id === id);
