/** How each engine is started for the test runner. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { freePort } from './free-port.mjs';
import { cacheFolder } from './root.mjs';
import { initialViewport } from './user-input-plugin.mjs';

/** Chromium's arguments, also for end-to-end tests: a root user, a machine without a GPU, no calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Nobody listens to what a page fetches: to be told of it would be a tenth of Firefox's work. */
const quietly = { defaultViewport: initialViewport, networkEnabled: false };

/** To paint is half of what Firefox does in these pages, and nobody looks: each second frame is enough to wait for one. */
const frames = { 'layout.frame_rate': 30 };

/** Puppeteer's launchers end their browsers themselves. */
const nothingElse = () => undefined;

/**
 * @param {import('./engines.mjs').Engine} engine
 * @returns {Promise<{ launcher: object, stop: () => void }>} `stop` ends what the launcher does not end itself
 */
export async function createLauncher({ name, programs, isMoving = false }) {
  if (name === 'chromium') {
    const still = isMoving ? [] : ['--force-prefers-reduced-motion'];
    const args = [...chromiumArguments, ...still, '--js-flags=--expose-gc', '--enable-precise-memory-info'];
    const launchOptions = { ...quietly, executablePath: programs.browser, args };
    return { launcher: puppeteerLauncher({ launchOptions }), stop: nothingElse };
  }
  if (name === 'firefox') {
    const extraPrefsFirefox = { ...frames, 'ui.prefersReducedMotion': isMoving ? 0 : 1 };
    const firefox = { browser: 'firefox', executablePath: programs.browser, extraPrefsFirefox };
    return { launcher: puppeteerLauncher({ launchOptions: { ...quietly, ...firefox } }), stop: nothingElse };
  }
  return createWebKitLauncher(programs, isMoving);
}

/** WebKitGTK has no headless mode: its driver runs under an X server of its own. */
async function createWebKitLauncher({ driver, browser, display }, isMoving) {
  const server = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = String((await once(server.stdio[3], 'data'))[0]).trim();
  const port = await freePort();
  const webDriver = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      // No display of this kind has a GPU: layers composed by a CPU cost 100 ms for each move of the pointer.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XDG_CONFIG_HOME: toolkitSettings(isMoving),
    },
  });
  const stop = () => {
    webDriver.kill();
    server.kill();
  };
  await answering(port).catch((error) => {
    stop();
    throw error;
  });
  const launcher = webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    connectionRetryCount: 1,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      // A page that leaves in the midst of a transaction is kept for "Back" with it open, and every later page then waits
      // for the same database. Nobody goes back in a test.
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--enable-page-cache=false'] },
    },
  });
  return { launcher, stop };
}

/** @param {number} port */
async function answering(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not answer within 10 s');
}

/**
 * The window cannot be narrower than its toolbar, 447 px as it comes; pages have to be tried at 320. What WebKit knows of a
 * wish for less motion, its toolkit tells it.
 */
function toolkitSettings(isMoving) {
  const folder = join(cacheFolder, isMoving ? 'webkit-config-motion' : 'webkit-config');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  const style = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }\n';
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), style);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${isMoving ? 1 : 0}\n`);
  return folder;
}
