import type {Bot} from '../../../game/index.js';
import {gskBotOf} from '../bot.js';
import type {GskMove, GskView} from '../types.js';
import {mixedPlayer} from './mixed-player.js';
import {KING, type Outlook} from './outlook.js';
import type {BotPlayer, Chance} from './player.js';
import {chooseByTable} from './weights.js';

/**
 * Every height except the King's, highest first: the cards that a rival may have when nothing is
 * remembered.
 */
const ALL = Array.from({length: 13}, (_, at) => 12 - at).filter((height) => height !== KING);

/** The outlook of a player who remembers neither cards nor habits. */
const forgetful = (outlook: Outlook): Outlook => ({
  ...outlook,
  dark: ALL,
  piled: 0,
  habits: {doubts: 'unknown', lies: 'unknown'},
});

const usual = mixedPlayer(chooseByTable);

/** How often a low centre is declared high, and how often a value is doubted. */
const BLUFFS = 0.5;
const DOUBTS = 0.25;

/**
 * A beginner lays cards as the usual bot does, but forgets earlier cards, bluffs with a low centre
 * every other time, and doubts now and then.
 */
const beginner: BotPlayer = {
  form: (outlook, chance) => usual.form(forgetful(outlook), chance),
  early: (outlook, chance) => usual.early(forgetful(outlook), chance),
  rout: (outlook, chance) => usual.rout(forgetful(outlook), chance),
  declare({shown, centre, own}: Outlook, chance: Chance) {
    const low = centre < own[own.length >> 1]!;
    return shown < 0 && low && chance() < BLUFFS ? own[0]! : centre;
  },
  answer: ({rivalHeld}, chance) => (rivalHeld > 0 && chance() < DOUBTS ? 'challenge' : 'accept'),
};

/** The bot of the level `easy`. */
export const gskBeginner: Bot<GskView, GskMove> = gskBotOf(beginner);
