import type {BarModel} from './bar.js';
import type {LessonNode} from '../../../lesson/lesson-player.js';
import type {PlayedLesson} from '../../../lesson/played-lesson.js';
import type {Mode} from '../../../lesson/lesson.js';
import {pbnFits} from '../../../lesson/pbn-fits.js';
import {playedIn} from '../../../lesson/narration.js';

/** The state that the bar is derived from. */
interface Showing {
  readonly host: {readonly noPlay: boolean};
  readonly played: PlayedLesson;
  readonly lesson: {readonly mode: Mode};
  /** The reader's position in the lesson. */
  readonly cursor: {readonly node: LessonNode; readonly aside: boolean};
  readonly at: {readonly step: number; readonly of: number};
  readonly rule: BarModel['rule'];
  readonly playing: boolean;
  readonly opened: boolean;
  readonly question: BarModel['question'];
}

/** The buttons for the current state of a lesson. */
export function barOf(showing: Showing): BarModel {
  const {at: place, played, host, lesson, opened, playing, question, rule, cursor} = showing;
  const {messages} = played;
  const {aside, node: now} = cursor;
  const button = (id: string, key: 'example/back' | 'example/new-game'): BarModel['question'] => [
    {id, label: messages.t(key), primary: true},
  ];
  if (playing) return {...NOTHING, question: button('back', 'example/back')};
  const {step: at, of} = place;
  const steps = lesson.mode === 'view' || lesson.mode === 'hide-next';
  return {
    ...(steps && of > 0 && {at, of}),
    aside,
    instead: now.step ? now.variations.map(([, first]) => playedIn(played, first!)) : [],
    question: opened ? button('new-game', 'example/new-game') : question,
    rule,
    play: !host.noPlay,
    copy: ['link', 'text', ...(pbnFits(played, now) ? (['pbn'] as const) : [])],
  };
}

const NOTHING = {instead: [], aside: false, play: false, copy: []} as const;
