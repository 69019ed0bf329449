import type {FeatureOf} from '../../feature.js';

/**
 * Milliseconds in which a button that comes where others were takes no press: a finger that goes down
 * meanwhile was on its way to what stood there.
 */
const SETTLES = 400;

/** Marks a button that takes no press yet. */
const SETTLING = 'data-settling';

/** No button changes its meaning under a finger: new ones take a press once they can have been seen. */
export const feature: FeatureOf = ({host}) => {
  const {renderRoot} = host;
  let shown: readonly string[] = [];
  let timer: unknown;

  const settle = (): void => {
    const {clock = globalThis} = host;
    clock.clearTimeout(timer as never);
    for (const one of renderRoot.querySelectorAll(`[${SETTLING}]`)) one.removeAttribute(SETTLING);
  };
  // Keys and scripts press what they name, wherever it is.
  const keepOff = (event: Event): void => {
    const {target, detail, isTrusted} = event as MouseEvent;
    if (!isTrusted || detail === 0 || !(target as Element).closest(`[${SETTLING}]`)) return;
    event.stopPropagation();
  };
  renderRoot.addEventListener('click', keepOff, {capture: true});

  return {
    drawn() {
      const buttons = [
        ...renderRoot.querySelectorAll<HTMLElement>('.actions > .button:not(.icon)'),
      ];
      const ids = buttons.map((one) => one.dataset['id']!);
      const before = shown;
      shown = ids;
      if (before.length === 0 || ids.join() === before.join()) return;
      const fresh = buttons.filter((_, at) => !before.includes(ids[at]!));
      if (fresh.length === 0) return;
      settle();
      for (const one of fresh) one.setAttribute(SETTLING, '');
      const {clock = globalThis} = host;
      timer = clock.setTimeout(settle, SETTLES);
    },
    stop: settle,
  };
};
