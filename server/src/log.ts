import type {LogLevel} from './config.js';

/** Writes lines of JSON. It receives no token, name, secret or move, so it cannot reveal any. */
export interface Log {
  info(event: string, facts?: Facts): void;
  /** A setting that the operator should change. */
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

/** The kind and the origin of an error, without its message, which may quote a request. */
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
