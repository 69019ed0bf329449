import type {Desk} from '../../elements/scene.js';
import {type Lines, nameOf} from './table-speech.js';

/** What several tables of the family read aloud alike. */

/** Both lines of the prompt. */
export const promptText = ({say, why}: Lines): string => [say, why].filter(Boolean).join('. ');

/** The matches that each player has won. */
export const winsText = (
  {wins}: {readonly wins: readonly number[]},
  desk: Pick<Desk, 'names' | 'words'>,
): string =>
  wins.map((n, seat) => desk.words.t('crown/read/score', {n, name: nameOf(seat, desk)})).join(' ');
