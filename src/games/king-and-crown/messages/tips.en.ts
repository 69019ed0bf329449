import type {GameCatalogue} from '../../../i18n/index.js';

/** The aims and the coach marks of a reader's first game of each kind. */
export const en = {
  'aim/find-the-king': 'Find the King among five cards',
  'aim/defend-the-king': 'Thwart the others; the last one standing wins',
  'aim/support-the-king': 'Both choose a card in secret: the sum decides',
  'aim/tourney-for-the-king': 'Five cards, five rounds; the higher card wins each',
  'aim/king-at-court': 'Help the King find the Dragon, or hide it',
  'crown/tip/turn': 'Turn one card. The Knight lets you turn one more.',
  'crown/tip/ring': 'Each card thwarts two others: follow the arrows.',
  'crown/tip/secret': 'Choose in secret; you may change until all are in.',
  'crown/tip/together': 'All cards turn at the same moment.',
  'crown/tip/role': 'You are lord or vassal; the roles change each match.',
  'crown/tip/spent': 'A used card is gone; on equal cards, the player who has spent less wins.',
  'crown/tip/card': 'Your card is your side; anybody may lie.',
  'crown/tip/say': 'Claim, suspect or ask; the others answer.',
  'crown/tip/accuse': 'The King accuses once; then all cards turn.',
} satisfies GameCatalogue;

/** Keys of these sentences. */
export type CrownTips = typeof en;
