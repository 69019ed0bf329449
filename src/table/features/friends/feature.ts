import type {FeatureOf} from '../../feature.js';
import {FriendsFeature} from './friends-feature.js';
import {serverOf} from './server-of.js';

/** Matches with friends, if the table has a server; an invitation is followed at once. */
export const feature: FeatureOf = async (table) => {
  const server = serverOf(table.host);
  return server === undefined ? {} : FriendsFeature.of(table, server);
};
