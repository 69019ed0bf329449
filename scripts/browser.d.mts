import type {LaunchOptions} from 'playwright-core';

/** The path of any browser for tests: a headless shell, Chromium or Chrome; or undefined. */
export function findBrowser(): string | undefined;
/** Launch options for Playwright. */
export function launchOptions(): LaunchOptions;
