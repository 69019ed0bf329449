/** How a link was sent: `stopped` if the reader cancelled. */
export type Shared = 'shared' | 'copied' | 'stopped' | 'failed';

/** Whether the device can share by its own dialog. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Shares a link by the device's dialog, otherwise copies it. Call it right after a click. */
export async function share(url: string, text: string): Promise<Shared> {
  if (canShare())
    try {
      await navigator.share({url, text});
      return 'shared';
    } catch (error) {
      if ((error as {readonly name?: unknown} | null)?.name === 'AbortError') return 'stopped';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
