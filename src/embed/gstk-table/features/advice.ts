import type {FeatureHost} from '../controller/feature-host.js';

/** Asks the bot for its move, and shows the card, or all cards of the move, and the reason. */
export async function advise(controller: FeatureHost): Promise<void> {
  const {session, messages, table} = controller;
  if (!messages || session?.conductor.doing !== 'asking') return;
  const [{move, why}] = await Promise.all([
    controller.fetchBots().then((bots) => bots.advise(session.client, session.match)),
    controller.fetchDeferred(),
  ]);
  const {hand} = controller.scene();
  const same = JSON.stringify(move);
  const meant = (one: string | null): boolean =>
    one !== null && (hand?.move ? JSON.stringify(hand.move(one)) === same : one === why?.['card']);
  const card = why?.['cards'] ? null : (hand?.cards.find(meant) ?? null);
  const ctx = controller.renderContext();
  const laid = card === null ? table.suggest?.(move, ctx, why) : undefined;
  if (laid) ctx.sketch(laid.draft);
  const named = card ? (hand?.own?.name(card) ?? messages.t('card', {card})) : laid?.name;
  const reason = why ? messages.lookup(why.key, {...why, names: controller.names()}) : '';
  controller.announcer.say([messages.t('ui/hint'), named, reason].filter(Boolean).join('. '));
  controller.notes.remark({card, why: reason});
}
