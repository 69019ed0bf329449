import type {LogLevel} from './config.js';

/** Writes lines of JSON. It is given no token, no name, no secret and no move, so it cannot tell any. */
export interface Log {
  info(event: string, facts?: Facts): void;
  /** What its operator should set otherwise. */
  warn(event: string): void;
  error(event: string, error: unknown, facts?: Facts): void;
}
type Facts = Readonly<Record<string, string | number>>;

export function createLog(level: LogLevel, write: (line: string) => void = console.log): Log {
  const line = (kind: string, event: string, facts: Facts): void =>
    write(JSON.stringify({at: new Date().toISOString(), level: kind, event, ...facts}));
  return {
    info(event, facts = {}) {
      if (level === 'info') line('info', event, facts);
    },
    warn(event) {
      if (level !== 'silent') line('warn', event, {});
    },
    error(event, error, facts = {}) {
      if (level === 'silent') return;
      line('error', event, {...facts, ...(error === undefined ? {} : factsOf(error))});
    },
  };
}

/** What an error is and where it came from; its message may quote what somebody has sent. */
function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return {error: typeof error};
  const {code} = error as {code?: unknown};
  const from =
    error.stack
      ?.split('\n')
      .find((one) => /^\s+at /.test(one))
      ?.trim() ?? '';
  return {
    error: error.name,
    from,
    ...(typeof code === 'string' || typeof code === 'number' ? {code} : {}),
  };
}
