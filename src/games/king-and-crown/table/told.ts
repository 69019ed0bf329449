import type {AnyMove, Seat} from '../../../game/index.js';

/**
 * Explains a choice made in secret once all cards of that time have been shown; before, even that
 * somebody has chosen is a secret. All that the reasons say follows from what everybody knows.
 * @param shown what counts the reveals in a view
 */
export const toldOnceShown =
  <View>(shown: (view: View) => readonly number[]) =>
  (_: AnyMove, __: Seat, then: View, view: View): object | undefined =>
    shown(then).join() === shown(view).join() ? undefined : {};
