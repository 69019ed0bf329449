import {html} from 'lit';
import type {FeatureOf} from '../../feature.js';
import type {Match} from '../../../match/index.js';
import {coachMarkStyles} from '../../frame/coach-mark.styles.js';
import {firstDealOf} from '../../play/first-deal-of.js';
import {isAlone} from '../../play/is-alone.js';
import {isOnTurn} from '../../play/is-on-turn.js';
import {learnMessages} from '../../speech/learn-messages.js';
import {warn} from '../../../elements/index.js';
import {adoptSheet} from '../../../elements/shared/index.js';
import type {Lesson} from './lesson.js';
import {ChoiceStrip} from './choice-strip.js';
import {Offer} from './offer.js';

/**
 * A deal that teaches the game: offered to a reader who has never played it, and played where the page or
 * the reader asks for it. And what a choice means, when such a reader first has it.
 */
export const feature: FeatureOf = async (table) => {
  const {host} = table;
  let offer: Offer | undefined;
  let lesson: Lesson | undefined;
  const strip = new ChoiceStrip(table);
  /** True while something of a first deal is on its way, so that the others wait. */
  let comes = false;
  /** Whether the attribute `learn` has been followed. */
  let followed = false;
  /** True until the deal that the attribute asks for lies on the table: nobody is to see another. */
  let hides = host.learn;
  const matchOf = (): Match | undefined => table.session?.seating.local;
  let match = matchOf();

  const fetching = async (work: () => Promise<void>): Promise<void> => {
    comes = true;
    try {
      await work();
    } catch (error) {
      console.error(error);
    } finally {
      comes = false;
      table.session?.conductor.wake();
      host.requestUpdate();
    }
  };
  const start = async (): Promise<void> => {
    if (comes) return;
    await fetching(async () => {
      const {entry} = host;
      const deal = await (await firstDealOf(entry))?.();
      const {messages} = table;
      if (!deal || !messages || !isAlone(table)) {
        hides = false;
        if (host.learn)
          warn(host, 'learn', '', deal ? 'is for one reader' : `${entry.id} has no lesson`);
        return;
      }
      adoptSheet(host, coachMarkStyles);
      const {Lesson} = await import('./lesson.js');
      const next = await Lesson.of(table, deal, () => (lesson = undefined));
      lesson?.stop();
      lesson = next;
      next.begin();
    });
  };
  /** Offers the lesson to a reader who is new to the game. */
  const meet = (): Promise<void> =>
    fetching(async () => {
      const {messages} = table;
      if (!messages || host.learn || !Offer.isDue(host)) return;
      const deal = await firstDealOf(host.entry);
      const words = deal && (await learnMessages(messages.locale));
      if (!words || host.entry.id !== table.session?.seating.game.rules.id) return;
      adoptSheet(host, coachMarkStyles);
      offer = new Offer(table, words, () => void start());
    });
  if (match && table.session?.isFirst) await meet();
  return {
    update() {
      if (!host.learn) followed = hides = false;
      const isOther = match !== matchOf();
      match = matchOf();
      if (!match) {
        // A match that is played elsewhere has come, or the table is empty.
        if (isOther) lesson?.stop();
        if (isOther) offer = undefined;
        return;
      }
      if (host.learn && !followed) {
        followed = true;
        void start();
        return;
      }
      if (!isOther) {
        lesson?.update();
        return;
      }
      offer = undefined;
      lesson?.meet(match);
      if (lesson) hides = false;
      else if (table.session?.isFirst) void meet();
    },
    drawn() {
      offer?.look();
      lesson?.look();
      strip.look(!lesson && !comes && !offer?.tip);
    },
    stop() {
      lesson?.clear();
      strip.clear();
    },
    slots: {
      seat: () => (lesson ? 0 : undefined),
      ownBots: () => lesson?.bots,
      cover: () => (hides ? html`<div class="wait"><slot></slot></div>` : undefined),
      asks: () => (comes && !isOnTurn(table)) || (offer?.asks ?? lesson?.asks ?? false),
      tip: () => offer?.tip ?? lesson?.tip ?? strip.tip ?? (comes ? null : undefined),
      scene: (scene) => lesson?.over(scene) ?? scene,
      controls: () => lesson?.controls() ?? [],
      command({type}) {
        if (type === 'learn') return start().then(() => true);
        if (type !== 'escape' || table.panels.shown) return undefined;
        if (offer?.tip) offer.close();
        else if (lesson) lesson.leave();
        else if (strip.tip) strip.close();
        else return undefined;
        return true;
      },
    },
  };
};
