import type {GameEntry} from '../elements/index.js';
import type {Session} from './session.js';

/** Reasons why a match on the table stands still, and pending requests. */
interface Waits {
  /** The page or the reader has paused the match. */
  readonly held: boolean;
  /** A dialog covers the table. */
  readonly covered: boolean;
  /** The number of the seat elsewhere that is being taken; no match begins here in the meantime. */
  readonly awaited?: number | undefined;
  /** The number of requests so far, by which the answer to an older one is recognized. */
  readonly runs: number;
}

/** The table as the page wrote it: nothing has been fetched. */
interface Far {
  readonly at: 'far';
}

/** A game is being fetched. */
interface Loading {
  readonly at: 'loading';
  readonly entry: GameEntry;
  /** The number of the request. */
  readonly run: number;
  /** The match of this page that stays on the screen in the meantime. */
  readonly before: Session | undefined;
}

/** A game could not be fetched. */
interface Failed {
  readonly at: 'failed';
  readonly entry: GameEntry;
  readonly error: unknown;
}

/** The reader sits at a match of this page, or at one that is played elsewhere. */
interface Seated {
  readonly at: 'seated';
  readonly entry: GameEntry;
  readonly session: Session;
  readonly where: 'here' | 'elsewhere';
}

/** The table was taken from the page; a match of this page comes back as it was. */
interface Gone {
  readonly at: 'gone';
  readonly was: Far | Loading | Failed | Seated;
}

/** The life of a table, see docs/architecture.md. */
export type Life = Waits & (Far | Loading | Failed | Seated | Gone);

/** What happens to a table. */
export type LifeEvent =
  /** A game is requested. */
  | {readonly type: 'load'; readonly entry: GameEntry}
  /** The game of that run could not be fetched. */
  | {readonly type: 'failed'; readonly run: number; readonly error: unknown}
  /** The reader sits down at a match. */
  | {readonly type: 'sit'; readonly entry: GameEntry; readonly session: Session}
  /** The reader leaves a match that is played elsewhere. */
  | {readonly type: 'leave'}
  | {readonly type: 'remove'}
  | {readonly type: 'return'}
  | {readonly type: 'hold'; readonly held: boolean}
  | {readonly type: 'cover'; readonly covered: boolean}
  /** A seat elsewhere is wanted. */
  | {readonly type: 'await'}
  /** The seat elsewhere of that run has arrived, or is no longer wanted. */
  | {readonly type: 'arrived'; readonly run: number | undefined};

/** The life of a table that was just made. */
export const UNBORN: Life = {at: 'far', held: false, covered: false, runs: 0};

/** The part that goes on through all stages. */
const waitsOf = ({held, covered, awaited, runs}: Life): Waits => ({
  held,
  covered,
  awaited,
  runs,
});

/** The match that is on the screen. */
export function sessionOf(life: Life | Gone['was']): Session | undefined {
  if (life.at === 'gone') return sessionOf(life.was);
  return life.at === 'loading' ? life.before : life.at === 'seated' ? life.session : undefined;
}

/** The game that is played, being fetched, or could not be fetched. */
export function entryOf(life: Life | Gone['was']): GameEntry | undefined {
  if (life.at === 'gone') return entryOf(life.was);
  return life.at === 'far' ? undefined : life.entry;
}

function isElsewhere(life: Life | Gone['was']): boolean {
  if (life.at === 'gone') return isElsewhere(life.was);
  return life.at === 'seated' && life.where === 'elsewhere';
}

/** The next life of a table; the same object if nothing changes. */
export function live(life: Life, event: LifeEvent): Life {
  const waits = waitsOf(life);
  const runs = life.runs + 1;
  switch (event.type) {
    case 'load': {
      const {entry} = event;
      const before = isElsewhere(life) ? undefined : sessionOf(life);
      return {...waits, at: 'loading', entry, before, run: runs, runs};
    }
    case 'failed':
      if (life.at !== 'loading' || life.run !== event.run) return life;
      return {...waits, at: 'failed', entry: life.entry, error: event.error};
    case 'sit': {
      const {entry, session} = event;
      const where = session.company ? 'elsewhere' : 'here';
      return {...waits, at: 'seated', entry, session, where};
    }
    case 'leave':
      if (!isElsewhere(life)) return life;
      return life.at === 'gone' ? {...life, was: {at: 'far'}} : {...waits, at: 'far'};
    case 'remove':
      return life.at === 'gone' ? life : {...waits, at: 'gone', was: life};
    case 'return':
      if (life.at !== 'gone') return life;
      return life.was.at === 'seated' ? {...life.was, ...waits} : {...waits, at: 'far'};
    case 'hold':
      return life.held === event.held ? life : {...life, held: event.held};
    case 'cover':
      return life.covered === event.covered ? life : {...life, covered: event.covered};
    case 'await':
      return {...life, awaited: runs, runs};
    case 'arrived':
      return life.awaited === event.run ? {...life, awaited: undefined} : life;
  }
}
