import {buttonsOf} from './one-tab-stop.js';

/** Moves focus within a toolbar below `root` by arrows, Home and End, wrapping at the ends. */
export function rove(event: KeyboardEvent, root: ParentNode): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
    return;
  const [button] = event.composedPath() as HTMLElement[];
  const bar = [...root.querySelectorAll('[role=toolbar]')].find((row) =>
    buttonsOf(row).includes(button!),
  );
  if (!bar) return;
  const buttons = buttonsOf(bar);
  const at = buttons.indexOf(button!);
  if (at < 0) return;
  const step = bar.matches(':dir(rtl)') ? -1 : 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: -1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  for (const other of buttons) other.tabIndex = -1;
  const next = buttons.at(goal % buttons.length)!;
  next.tabIndex = 0;
  next.focus();
}
