/** The factor by which motion is slowed down, so that it outlasts a test that looks for it. */
const RATE = 0.001;

/**
 * Lets motions by script last until `stop`: a busy machine may draw no frame while a short one runs.
 * `runs` are those that began meanwhile.
 */
export function slowMotion(): {readonly runs: readonly Animation[]; stop(): void} {
  const {animate} = Element.prototype;
  const runs: Animation[] = [];
  Element.prototype.animate = function (...given) {
    const run = animate.apply(this, given);
    run.playbackRate = RATE;
    runs.push(run);
    return run;
  };
  const stop = (): void => {
    Element.prototype.animate = animate;
    for (const run of runs) run.playbackRate = 1;
  };
  return {runs, stop};
}

/** Resolves within the task in which the next motion by script begins, in the middle of it. */
export const motionBegins = (): Promise<void> =>
  new Promise((resolve) => {
    const {animate} = Element.prototype;
    Element.prototype.animate = function (...given) {
      Element.prototype.animate = animate;
      resolve();
      return animate.apply(this, given);
    };
  });
