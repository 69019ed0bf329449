// Queries of the builds about rollup's graph of modules.
import {sep} from 'node:path';

/** A path with `/`, by which patterns are matched on every system. */
export const unix = (path) => path.split(sep).join('/');

/** All modules that a module imports statically, directly or indirectly, including itself. */
export function reachOf(root, getModuleInfo) {
  const reach = new Set([root]);
  for (const id of reach) for (const next of getModuleInfo(id).importedIds) reach.add(next);
  return reach;
}

/**
 * Computes something from a graph once for each build, since `manualChunks` is called for each module.
 */
export function onceForBuild(compute) {
  const builds = new WeakMap();
  return (graph) => {
    const {getModuleInfo} = graph;
    if (!builds.has(getModuleInfo)) builds.set(getModuleInfo, compute(graph));
    return builds.get(getModuleInfo);
  };
}
