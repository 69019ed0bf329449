/** How something was sent: `stopped` if the reader cancelled. */
export type Shared = 'shared' | 'copied' | 'stopped' | 'failed';

/** Whether the device can share by its own dialog. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Whether the device's dialog takes a file. */
export const canShareFile = (file: File): boolean =>
  canShare() && typeof navigator.canShare === 'function' && navigator.canShare({files: [file]});

/**
 * Shares a link, a text or files by the device's dialog, otherwise copies a text. Call it right after a
 * click.
 * @param copied the text that is copied; nothing is copied without one
 */
export async function share(what: ShareData, copied?: string): Promise<Shared> {
  if (canShare())
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      if ((error as {readonly name?: unknown} | null)?.name === 'AbortError') return 'stopped';
    }
  try {
    if (copied === undefined) return 'failed';
    await navigator.clipboard.writeText(copied);
    return 'copied';
  } catch {
    return 'failed';
  }
}
