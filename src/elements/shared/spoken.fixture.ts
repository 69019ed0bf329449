import {isSilent} from './announcer.js';
import {frames, until} from './until.fixture.js';

/** Waits until all announcements have been added to the page. */
export async function spoken(): Promise<void> {
  await until(isSilent, 'announcements are added to the page');
  await frames(1);
}
