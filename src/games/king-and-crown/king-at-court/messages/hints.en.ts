import type {GameCatalogue, Messages, Player} from '../../../../i18n/index.js';

type Odds = Readonly<Record<'players', readonly Player[]>> & {
  readonly odds: readonly (number | null)[];
};

/** A reason, with the odds that follow from the talk. */
const why =
  (text: string) =>
  (values: Odds, messages: Messages): string =>
    `${text} ${messages.lookup('court/why/odds', values)}`;

/** A reason of another player, with these odds once they tell nothing new. */
const told =
  (text: string) =>
  (values: Odds & {readonly open: boolean}, messages: Messages): string =>
    values.open ? why(text)(values, messages) : text;

/** The bot's reasons, and the coach marks of the first game, in English. */
export const hints = {
  // the bot's reasons
  'court/why/odds': ({players, odds}: Odds) =>
    `Dragon: ${odds
      .flatMap((one, seat) => (one === null ? [] : `${players[seat]!.name} ${one} %`))
      .join(', ')}.`,
  'court/why/truth': why('The truth helps the Wise.'),
  'court/why/lie': why('A Wicked player claims to be Wise.'),
  'court/why/decoy': why('The King may accuse you in place of the Dragon.'),
  'court/why/disguise': why('A Witch is not the player the King looks for.'),
  'court/why/saw': why('You have seen the card: say so.'),
  'court/why/suspect': why('Name whom you suspect most.'),
  'court/why/divert': why('Turn suspicion on somebody else.'),
  'court/why/witch': why('Too much suspicion: a new deal is better.'),
  'court/why/enough': why('Nothing new to say.'),
  'court/why/ask': why('Nobody can judge a player who says nothing.'),
  'court/why/again': why('A liar may now answer differently.'),
  'court/why/listen': why('Let the others finish.'),
  'court/why/end': why('All has been said.'),
  'court/why/accuse': why('Accuse the most likely one.'),
  'court/why/look': 'Nobody can deny what you have seen.',
  'court/why/join': why('Probably not the Dragon: the Wicked will win.'),
  'court/why/stay': why('Probably the Dragon: the Wise will win.'),
  'court/why/another': 'For the Wicked, one claim is as good as another.',
  'court/why/named': 'Most of the others have named this player.',
  'court/why/unnamed': 'Nobody has been named, so it may be anybody.',
  'court/why/doubts': 'Nobody has named this player: the Wicked will win.',
  'court/why/trusts': 'Others have named this player too: the Wise will win.',
  'court/why/not-beggar': 'Only the Beggar has a choice.',

  // the reasons of another player
  'court/why/truth/other': 'The truth helps the Wise.',
  'court/why/lie/other': 'The Wicked claim to be Wise.',
  'court/why/decoy/other': 'The Witch draws suspicion on herself.',
  'court/why/disguise/other': 'The Dragon passes for the Witch.',
  'court/why/saw/other': 'That card had been seen.',
  'court/why/suspect/other': told('The one who was suspected most.'),
  'court/why/divert/other': 'That turned suspicion on somebody else.',
  'court/why/witch/other': told('Too much suspicion: a new deal was better.'),
  'court/why/ask/other': told('Nobody can judge a player who says nothing.'),
  'court/why/again/other': told('A liar may answer differently the second time.'),
  'court/why/end/other': told('All had been said.'),
  'court/why/accuse/other': told('The talk made this player the likeliest Dragon.'),
  'court/why/join/other': told('Probably not the Dragon: the Wicked would win.'),
  'court/why/unnamed/other': 'Nobody had been named, so it might have been anybody.',
  'court/why/named/other': 'Most of the others had named this player.',

  // the aim, and the coach marks
  'aim/king-at-court': 'Help the King find the Dragon, or hide it',
  'crown/tip/card': 'Your card is your side; anybody may lie.',
  'crown/tip/say': 'Claim, suspect or ask; the others answer.',
  'crown/tip/accuse': 'The King accuses once; then all cards turn.',
} satisfies GameCatalogue;
