/**
 * Finds the three browser engines, and on Debian and Ubuntu, when it may, installs those that are missing. An engine is
 * a set of programs: WebKit has no headless mode of its own and needs its driver, its small browser and an X server.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { engineNames } from './engine-names.mjs';

/**
 * @typedef {{ name: string, programs: Record<string, string>, version: string, isMoving?: boolean }} Engine `isMoving` where
 *   it has no wish for less motion
 * @typedef {{ found: Engine[], missing: { name: string, advice: string }[] }} Engines
 */

/** Chromium without windows, as Debian packages it: the same pages and input in nine tenths of the work. */
const headlessShell = 'chromium-headless-shell';

/** @param {string[]} names in the order in which they are wanted */
const chromiumProgram = (names) => ({
  variable: 'CHROME_PATH',
  names,
  places: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
});
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @type {Record<string, Record<string, { variable?: string, names: string[], places: string[] }>>} */
const needs = {
  chromium: {
    browser: chromiumProgram([headlessShell, ...wholeBrowsers]),
    // Downloads and profiles are those that people have.
    wholeBrowser: chromiumProgram([...wholeBrowsers, headlessShell]),
  },
  firefox: {
    browser: {
      variable: 'FIREFOX_PATH',
      names: ['firefox-esr', 'firefox'],
      places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    },
  },
  webkit: {
    driver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], places: [] },
    browser: { variable: 'WEBKIT_MINIBROWSER_PATH', names: [], places: miniBrowserPlaces() },
    display: { names: ['Xvfb'], places: [] },
  },
};

const debianPackages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
};

const advice = {
  chromium: 'install Chromium or Chrome, or set CHROME_PATH',
  firefox: 'install Firefox, or set FIREFOX_PATH',
  webkit: 'runs on Linux only; Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb',
};

/**
 * @param {string[]} wanted names of engines; empty for all
 * @returns {Engines}
 */
export function findEngines(wanted) {
  const names = wanted.length > 0 ? engineNames.filter((name) => wanted.includes(name)) : engineNames;
  const absent = names.filter((name) => !find(name));
  const notes = absent.length > 0 && mayInstall() ? installPackages(absent) : {};
  if (names.includes('chromium') && mayInstall() && !process.env.CHROME_PATH) installHeadlessShell();
  /** @type {Engines} */
  const engines = { found: [], missing: [] };
  for (const name of names) {
    const engine = find(name);
    if (engine) engines.found.push(engine);
    else engines.missing.push({ name, advice: notes[name] ?? advice[name] });
  }
  return engines;
}

/** The program whose backups the server shows; tests of it are skipped where it cannot be had. */
export function installRestic() {
  // rclone serves a repository over the network.
  const missing = ['restic', 'rclone'].filter((name) => !locate({ names: [name], places: [] }));
  if (missing.length === 0 || !mayInstall()) return;
  console.log(`Installing ${missing.join(' and ')} (apt-get) …`);
  const done = [apt('update'), apt('install', '--no-install-recommends', ...missing)];
  for (const { ok, output } of done) if (!ok) console.error(`apt-get failed:\n${output}`);
}

/** @param {string} name */
function find(name) {
  /** @type {Record<string, string>} */
  const programs = {};
  for (const [role, need] of Object.entries(needs[name])) {
    const path = locate(need);
    if (!path || isSnapStub(path)) return undefined;
    programs[role] = path;
  }
  return { name, programs, version: versionOf(programs.browser) };
}

/** @param {{ variable?: string, names: string[], places: string[] }} need */
function locate({ variable, names, places }) {
  const named = variable ? process.env[variable] : undefined;
  if (named) return existsSync(named) ? named : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path) && statSync(path).isFile());
}

function miniBrowserPlaces() {
  if (process.platform !== 'linux' || !existsSync('/usr/lib')) return [];
  const folders = ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  return folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);
}

/** Ubuntu's `chromium-browser` and `firefox` packages are scripts that send you to the snap store. */
function isSnapStub(path) {
  return statSync(path).size < 20_000 && readFileSync(path).includes('/snap/bin');
}

function versionOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0] ?? '';
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string[]} names
 * @returns {Record<string, string>} why an engine could not be installed
 */
function installPackages(names) {
  /** @type {Record<string, string>} */
  const notes = {};
  console.log(`Installing ${names.join(', ')} (apt-get) …`);
  const updated = apt('update');
  if (!updated.ok) console.error(`apt-get update failed:\n${updated.output}`);
  for (const name of names) {
    const snaps = debianPackages[name].filter(isSnapPackage);
    if (snaps.length > 0) {
      notes[name] = `here ${snaps.join(', ')} is a snap, which does not run in a container; ${advice[name]}`;
      continue;
    }
    const installed = apt('install', '--no-install-recommends', ...debianPackages[name]);
    if (!installed.ok) {
      console.error(`apt-get install ${debianPackages[name].join(' ')} failed:\n${installed.output}`);
      notes[name] = `apt-get could not install it; ${advice[name]}`;
    }
  }
  return notes;
}

/** Beside Chromium, where the distribution has it; without it the tests take longer. */
function installHeadlessShell() {
  if (locate({ names: [headlessShell], places: [] }) || !isOffered(headlessShell)) return;
  apt('install', '--no-install-recommends', headlessShell);
}

/** @param {string} name of a package that apt knows, from the lists that it has */
function isOffered(name) {
  return spawnSync('apt-cache', ['show', '--no-all-versions', name], { stdio: 'ignore' }).status === 0;
}

/** @param {string[]} args */
function apt(...args) {
  const { status, stdout, stderr } = spawnSync('apt-get', ['-qq', '-y', ...args], {
    encoding: 'utf8',
    timeout: 8 * 60_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return { ok: status === 0, output: `${stdout}${stderr}`.slice(-2000) };
}

/** @param {string} name */
function isSnapPackage(name) {
  const { stdout } = spawnSync('apt-cache', ['show', '--no-all-versions', name], { encoding: 'utf8' });
  return /^Version: .*snap|transitional package.*snap/im.test(stdout ?? '');
}
