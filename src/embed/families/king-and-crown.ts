import type {MessageCatalogue, Locale} from '../../i18n/index.js';
import {type Entry, messagesIn} from './entry.js';

const findWords = {
  en: () => import('../../games/king-and-crown/find-the-king/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/king-and-crown/find-the-king/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

const find: Entry = {
  id: 'find-the-king',
  title: 'Find the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () =>
    import('../../games/king-and-crown/find-the-king/rules.js').then(({findRules}) => findRules),
  load: () =>
    import('../../games/king-and-crown/find-the-king/index.js').then(({findGame}) => findGame),
  play: async () => {
    const [{findPlayRules}, {machine}] = await Promise.all([
      import('../../games/king-and-crown/find-the-king/play-rules.js'),
      import('../../games/king-and-crown/find-the-king/machine.js'),
    ]);
    return {rules: findPlayRules, machine};
  },
  table: () =>
    import('../../games/king-and-crown/find-the-king/table.js').then(({findTable}) => findTable),
  bot: () => import('../../games/king-and-crown/find-the-king/bot.js').then(({findBot}) => findBot),
  messages: (locale) => messagesIn(findWords, locale),
};

const defendWords = {
  en: () => import('../../games/king-and-crown/defend-the-king/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/king-and-crown/defend-the-king/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

const defend: Entry = {
  id: 'defend-the-king',
  title: 'Defend the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 6, usual: 2},
  rules: () =>
    import('../../games/king-and-crown/defend-the-king/rules.js').then((part) => part.defendRules),
  load: () =>
    import('../../games/king-and-crown/defend-the-king/index.js').then((part) => part.defendGame),
  play: async () => {
    const [{defendPlayRules}, {machine}] = await Promise.all([
      import('../../games/king-and-crown/defend-the-king/play-rules.js'),
      import('../../games/king-and-crown/defend-the-king/machine.js'),
    ]);
    return {rules: defendPlayRules, machine};
  },
  table: () =>
    import('../../games/king-and-crown/defend-the-king/table.js').then((part) => part.defendTable),
  bot: () =>
    import('../../games/king-and-crown/defend-the-king/bot.js').then((part) => part.defendBot),
  messages: (locale) => messagesIn(defendWords, locale),
};

const supportWords = {
  en: () => import('../../games/king-and-crown/support-the-king/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/king-and-crown/support-the-king/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

const support: Entry = {
  id: 'support-the-king',
  title: 'Support the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () =>
    import('../../games/king-and-crown/support-the-king/rules.js').then(
      (part) => part.supportRules,
    ),
  load: () =>
    import('../../games/king-and-crown/support-the-king/index.js').then((part) => part.supportGame),
  play: async () => {
    const [{supportPlayRules}, {machine}] = await Promise.all([
      import('../../games/king-and-crown/support-the-king/play-rules.js'),
      import('../../games/king-and-crown/support-the-king/machine.js'),
    ]);
    return {rules: supportPlayRules, machine};
  },
  table: () =>
    import('../../games/king-and-crown/support-the-king/table.js').then(
      (part) => part.supportTable,
    ),
  bot: () =>
    import('../../games/king-and-crown/support-the-king/bot.js').then((part) => part.supportBot),
  messages: (locale) => messagesIn(supportWords, locale),
};

const tourneyWords = {
  en: () =>
    import('../../games/king-and-crown/tourney-for-the-king/messages/en.js').then(({en}) => en),
  ru: () =>
    import('../../games/king-and-crown/tourney-for-the-king/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

const tourney: Entry = {
  id: 'tourney-for-the-king',
  title: 'Tourney for the King',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () =>
    import('../../games/king-and-crown/tourney-for-the-king/rules.js').then(
      (part) => part.tourneyRules,
    ),
  load: () =>
    import('../../games/king-and-crown/tourney-for-the-king/index.js').then(
      (part) => part.tourneyGame,
    ),
  play: async () => {
    const [{tourneyPlayRules}, {machine}] = await Promise.all([
      import('../../games/king-and-crown/tourney-for-the-king/play-rules.js'),
      import('../../games/king-and-crown/tourney-for-the-king/machine.js'),
    ]);
    return {rules: tourneyPlayRules, machine};
  },
  table: () =>
    import('../../games/king-and-crown/tourney-for-the-king/table.js').then(
      (part) => part.tourneyTable,
    ),
  bot: () =>
    import('../../games/king-and-crown/tourney-for-the-king/bot.js').then(
      (part) => part.tourneyBot,
    ),
  messages: (locale) => messagesIn(tourneyWords, locale),
};

const courtWords = {
  en: () => import('../../games/king-and-crown/king-at-court/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/king-and-crown/king-at-court/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

const court: Entry = {
  id: 'king-at-court',
  title: 'The King at Court',
  family: 'king-and-crown',
  seats: {min: 3, max: 5, usual: 4},
  rules: () =>
    import('../../games/king-and-crown/king-at-court/rules.js').then(({courtRules}) => courtRules),
  load: () =>
    import('../../games/king-and-crown/king-at-court/index.js').then(({courtGame}) => courtGame),
  play: async () => {
    const [{courtPlayRules}, {machine}] = await Promise.all([
      import('../../games/king-and-crown/king-at-court/play-rules.js'),
      import('../../games/king-and-crown/king-at-court/machine.js'),
    ]);
    return {rules: courtPlayRules, machine};
  },
  table: () =>
    import('../../games/king-and-crown/king-at-court/table.js').then(({courtTable}) => courtTable),
  bot: () =>
    import('../../games/king-and-crown/king-at-court/bot.js').then(({courtBot}) => courtBot),
  messages: (locale) => messagesIn(courtWords, locale),
};

/** The five games of the five-card deck. */
export const crowns: readonly Entry[] = [find, defend, support, tourney, court];
