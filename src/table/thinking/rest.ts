/**
 * Ends the current task and lets all others go first, what is being fetched and drawn, too. For work that
 * nobody waits for: `scheduler.yield` would come back before what has just been fetched is looked at.
 */
export function rest(): Promise<void> {
  const {scheduler} = globalThis as {
    readonly scheduler?: {
      postTask?(task: () => void, options: {readonly priority: 'background'}): Promise<void>;
    };
  };
  return (
    scheduler?.postTask?.(() => undefined, {priority: 'background'}) ??
    new Promise((resume) => setTimeout(resume))
  );
}
