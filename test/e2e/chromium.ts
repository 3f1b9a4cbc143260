/** Chromium, driven: in the shell without windows, and whole where what people's own browser keeps or saves is looked at. */
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const shell = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const whole = process.env.WHOLE_CHROME_PATH ?? shell;

export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: shell, args: [...args, ...more] });

/** With downloads as people have them. */
export const launchWholeChromium = (): Promise<Browser> => chromium.launch({ executablePath: whole, args });

/** With a profile that outlives it. */
export const launchProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { executablePath: whole, args, locale: 'en-US' });
