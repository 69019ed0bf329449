import {html} from 'lit';
import {adoptSheet, panelStyles} from '../../../elements/shared/index.js';
import {addressWith} from '../../address.js';
import {isOnTurn} from '../../play/is-on-turn.js';
import type {FeatureOf} from '../../feature.js';
import {canShare, share} from '../../result/share.js';
import type {Overlay} from '../../slots.js';
import {Daily, DAILY} from './daily.js';
import {controls, isPossible, standingBeside} from './offer.js';
import {dailyStyles} from './daily.styles.js';

/**
 * The deal of the day: offered before a first card and beside the end of a match, and on the table at once
 * where the page asks for it.
 */
export const feature: FeatureOf = (table) => {
  const {host} = table;
  const daily = new Daily(table);
  let said = '';
  /** Whether the attribute has been followed. */
  let followed = false;
  /** True until the cards that the attribute asks for lie on the table: nobody is to see others. */
  let hides = asks(host.daily);
  const follow = async (): Promise<void> => {
    await daily.speak();
    if (!isPossible(daily, table)) daily.deny();
    else if (daily.deal?.day !== daily.today) await daily.play(daily.today);
    hides = false;
    host.requestUpdate();
  };
  const send = async (): Promise<void> => {
    const {words, text} = daily;
    const url = addressWith('', host).split('#')[0]!;
    const came = await share({text, url}, `${text}\n${url}`);
    const copied = came === 'copied' ? words!.t('daily/copied') : '';
    said = came === 'failed' ? `${words!.t('daily/not-copied')} ${text} ${url}` : copied;
    daily.stamp += 1;
    host.requestUpdate();
  };
  return {
    update() {
      if (!asks(host.daily)) followed = hides = false;
      if (asks(host.daily) && !followed && table.session?.seating.local) {
        followed = true;
        follow().catch((error: unknown) => {
          hides = false;
          table.notes.miss(error);
        });
      }
      daily.update();
    },
    stop: () => daily.stop(),
    slots: {
      cover: () => (hides ? html`<div class="wait"><slot></slot></div>` : undefined),
      asks: () => daily.comes && !isOnTurn(table),
      scene(scene) {
        const why = standingBeside(daily, table);
        return why ? {...scene, why} : scene;
      },
      controls: (doing) => controls(daily, table, doing),
      later: () => [async () => (await host.entry.guide?.())?.signs?.()],
      panels: (): readonly Overlay[] => [
        {
          id: DAILY,
          stamp: daily.stamp,
          draw: async () => {
            const {dailyPanel} = await import('./drawing.js');
            adoptSheet(host, panelStyles);
            adoptSheet(host, dailyStyles);
            return dailyPanel(daily, table, {send: () => void send(), said, canShare: canShare()});
          },
        },
      ],
    },
  };
};

/** Whether the page asks for the deal of the day. */
const asks = (daily: string | null): boolean => daily !== null && daily !== 'off';
