import type {FeatureOf} from '../../feature.js';
import {isOnTurn} from '../../play/is-on-turn.js';
import {Coach} from './coach.js';
import {forgetSeenTips, isNewTo} from '../../settings/seen-tips.js';

/**
 * The coach of a reader who has never finished a game of the kind, with the line about its aim: loaded
 * with a first match, and when the reader asks for the explanations again.
 */
export const feature: FeatureOf = async (table) => {
  let coach: Coach | undefined;
  /** True while the coach is loading: its first mark is about the beginning. */
  let comes = false;
  /** True while play waits for a mark. */
  let waits = false;
  const matchOf = (): object | undefined => {
    const {seating} = table.session ?? {};
    return seating?.local ?? seating;
  };
  const isAsking = (): boolean => (comes && !isOnTurn(table)) || (coach?.waits ?? false);
  /** The match of the last look. */
  let match = matchOf();
  const leave = (): void => {
    coach?.leave();
    coach = undefined;
  };
  const meet = async (): Promise<void> => {
    leave();
    const {messages} = table;
    if (!messages) return;
    const {game} = table;
    comes = true;
    try {
      const next = await Coach.of(table, messages.locale);
      if (table.game === game) coach = next;
    } finally {
      comes = false;
      table.session?.conductor.wake();
      table.host.requestUpdate();
    }
  };
  if (table.session?.isFirst) await meet();
  return {
    update() {
      const isOther = match !== matchOf();
      match = matchOf();
      if (isOther) leave();
      const isFirst = isOther && table.session?.isFirst === true;
      const isForeign = coach && !comes && coach.locale !== table.messages?.locale;
      if (isFirst || isForeign) meet().catch(console.error);
    },
    drawn() {
      if (table.life.at !== 'seated') return;
      coach?.look();
      // A mark that was due in the picture before, and is not in this one, is never closed.
      if (!waits || isAsking()) return;
      waits = false;
      table.session?.conductor.wake();
    },
    slots: {
      asks() {
        const isNow = isAsking();
        waits ||= isNow;
        return isNow;
      },
      tip: () => coach?.tip,
      aim: () => (table.game.saysAim ? undefined : coach?.aim),
      command({type}) {
        if (type === 'tips') {
          forgetSeenTips();
          const tells = isNewTo(table, table.session?.client.seat);
          return tells && meet().then(() => true);
        }
        if (type !== 'escape' || table.panels.shown || !coach?.tip) return undefined;
        coach.end();
        return true;
      },
    },
  };
};
