import { vi } from 'vitest';

/** A logger that says nothing; a test puts its own spy in the place of the level it listens to. */
export const silentLog = {
  level: 'info',
  fatal: vi.fn(),
  error: vi.fn(),
  warn: vi.fn(),
  info: vi.fn(),
  debug: vi.fn(),
  trace: vi.fn(),
  silent: vi.fn(),
  child() {
    return this;
  },
};
