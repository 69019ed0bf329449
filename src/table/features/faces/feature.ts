import type {Seat} from '../../../game/index.js';
import {travel} from '../../../elements/shared/index.js';
import type {FeatureOf} from '../../feature.js';
import type {Look} from './portraits.js';

/**
 * Faces of the house's bots on their shields, after the first picture: letters stand there until then. A
 * bot looks glad or sore when points come to it or its word is doubted, until the next card is played, and by its
 * place at the end.
 */
export const feature: FeatureOf = (table) => {
  const {host} = table;
  const looks = new Map<Seat, Look>();
  const coming = import('./faces.js');
  coming.catch(table.notes.miss);
  const paint = (): void => {
    coming.then(
      async ({paintFaces}) => {
        const seats = [...host.renderRoot.querySelectorAll('gstk-seat')];
        await Promise.all(seats.map(({updateComplete}) => updateComplete));
        if (host.isConnected) paintFaces(table, looks);
      },
      () => undefined, // the reader has been told
    );
  };
  const look = (seat: Seat, points: number): void => {
    if (points === 0 || travel(host, 1) === 0) return;
    looks.set(seat, points > 0 ? 'glad' : 'sore');
    paint();
  };
  host.addEventListener('gstk-trick-taken', ({detail: {seat, points}}) => look(seat, points));
  host.addEventListener('gstk-claim-challenged', ({detail: {seat, truthful}}) =>
    look(seat, truthful ? 1 : -1),
  );
  host.addEventListener('gstk-card-played', () => {
    if (looks.size === 0) return;
    looks.clear();
    paint();
  });
  host.addEventListener('gstk-game-ended', ({detail: {ranking}}) => {
    looks.clear();
    for (const seat of ranking[0] ?? []) look(seat, 1);
    if (ranking.length > 1) for (const seat of ranking.at(-1)!) look(seat, -1);
  });
  return {drawn: paint};
};
