import type {Control} from '../../../../elements/scene.js';
import type {Messages} from '../../../../i18n/index.js';
import type {Company} from '../../../../match/index.js';
import type {FeatureHost} from '../../controller/feature-host.js';
import type {TableHost} from '../../controller/table-host.js';
import type {MatchMarks} from '../challenge/match-marks.js';
import {linkable} from '../challenge/may-challenge.js';
import type {Panels} from '../../frame/panels.js';
import {isOver} from '../review/is-over.js';

type Redrawn = Pick<TableHost, 'requestUpdate'>;

/** What the end of a match leads to. */
interface Ways {
  readonly panels: Panels;
  readonly marks: MatchMarks;
  /** Whether the match was played for a challenge, whose results are compared. */
  readonly isChallenge: boolean;
  /** Exports the match. */
  text(): Promise<string>;
}

/**
 * The buttons after the end of a match, three at most: a narrow table has no room for more. A new game
 * with other options is in the menu.
 */
export function endControls(
  host: Redrawn & Pick<TableHost, 'bots'>,
  controller: FeatureHost,
  {panels, marks, isChallenge, text}: Ways,
): readonly Control[] {
  const messages = wholeMessages(host, controller);
  if (!messages) return [];
  const t = messages.t.bind(messages);
  const {session} = controller;
  const plays = session?.client.seat !== undefined;
  const alone = isAlone(controller) && session?.seating.record() !== undefined;
  const company = session?.seating.company;
  const votes = company && company.again.length > 0 ? votesOf(company) : undefined;
  const match = alone ? linkable(session, host, (one) => marks.of(one)) : undefined;
  const compares = match !== undefined && isChallenge;
  const again = {
    id: 'rematch',
    label: votes ? t('ui/rematch-votes', votes) : t('ui/rematch'),
    run: () => controller.rematch(),
  };
  const compare = {id: 'compare', label: t('ui/compare'), run: () => panels.open('same-cards')};
  const friends = {id: 'friends', label: t('ui/friends'), run: () => panels.open('friends')};
  return [
    ...(plays ? [{...(compares ? compare : again), primary: true}] : []),
    alone
      ? review(messages, panels)
      : {id: 'copy', label: t('ui/copy-result'), run: () => copyText(controller, text)},
    company
      ? {...friends, quiet: true}
      : compares
        ? {...again, quiet: true}
        : match
          ? {...compare, id: 'challenge', label: t('ui/challenge'), quiet: true}
          : {id: 'new-game', label: t('ui/new-game'), quiet: true, run: () => panels.open('menu')},
  ];
}

/** How many of the people who are there want another match. */
const votesOf = ({again, kinds, here}: Company): {n: number; of: number} => ({
  n: again.length,
  of: kinds.filter((kind, seat) => kind === 'person' && here[seat]).length,
});

/** The buttons beside the summary of a deal that is over, while the match goes on. */
export function dealControls(
  host: Redrawn,
  controller: FeatureHost,
  panels: Panels,
): readonly Control[] {
  const {entry, session, log} = controller;
  const match = session?.seating.local;
  if (!entry?.opensDeals || !match || !isAlone(controller)) return [];
  if (!isOver(entry, match, log)) return [];
  const messages = wholeMessages(host, controller);
  return messages ? [review(messages, panels)] : [];
}

const review = (messages: Messages, panels: Panels): Control => ({
  id: 'review',
  label: messages.t('ui/review'),
  run: () => panels.open('review'),
});

/** Whether one reader has made the decisions of a seat: none of people who share the screen, or watch. */
const isAlone = ({session, features}: FeatureHost): boolean =>
  session?.client.seat !== undefined && features?.people === undefined;

/** The messages with those that are fetched late; fetches them, and draws again, where they are missing. */
function wholeMessages(host: Redrawn, controller: FeatureHost): Messages | undefined {
  const {messages} = controller;
  if (!messages || messages.isComplete) return messages;
  controller.fetchDeferred().then(() => host.requestUpdate(), console.error);
  return undefined;
}

/** Copies a text, and says whether that went well. */
export function copyText(
  {notes, messages}: Pick<FeatureHost, 'notes' | 'messages'>,
  text: () => Promise<string>,
): void {
  text()
    .then((written) => navigator.clipboard.writeText(written))
    .then(
      () => notes.say(messages!.t('ui/copied')),
      () => notes.say(messages!.t('ui/not-copied')),
    );
}
