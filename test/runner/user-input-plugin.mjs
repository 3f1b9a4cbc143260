/**
 * Real keys, pointer and viewport in all three engines. The runner's own commands know only part of this for WebDriver
 * (no held modifiers, no viewport), so tests talk to this plugin through `test/support/user.ts` instead.
 *
 * A step is `{ kind: 'keyDown' | 'keyUp', key }`, `{ kind: 'type', text }`, `{ kind: 'move', x, y }`,
 * `{ kind: 'pointerDown' | 'pointerUp', button, clickCount }`, `{ kind: 'clicks', x, y, button, count }` (puppeteer) or `{ kind: 'wheel', x, y, deltaX, deltaY }`; keys are
 * spelled as in `KeyboardEvent.key`.
 */
import { webDriverKeys } from './webdriver-keys.mjs';

export const initialViewport = { width: 1280, height: 800 };

export function userInputPlugin() {
  return {
    name: 'user-input',
    async executeCommand({ command, payload, session }) {
      const driven = session.browser.type === 'webdriver' ? viaWebDriver(session) : viaPuppeteer(session);
      if (command === 'user-input') {
        await driven.perform(payload);
        return true;
      }
      if (command === 'user-viewport') {
        await driven.setViewport(payload);
        return true;
      }
      if (command === 'user-front') {
        await driven.bringToFront();
        return true;
      }
      if (command === 'user-reset') {
        // The page of the file before is used again, with the size and the media it left behind.
        await driven.setViewport(initialViewport);
        await driven.emulateMedia({});
        await driven.perform([{ kind: 'move', x: 0, y: 0 }]);
        return true;
      }
      if (command === 'user-media') return driven.emulateMedia(payload);
      if (command === 'user-composition') return driven.compose(payload);
      return undefined;
    },
  };
}

function viaPuppeteer(session) {
  const page = session.browser.getPage(session.id);
  const isFirefox = session.browser.name === 'Firefox';
  /** All at once: Chromium takes messages in their order, and each that is waited for costs as long as the key itself. */
  const typed = (letter) =>
    /^[ -~]$/.test(letter)
      ? [page.keyboard.down(letter), page.keyboard.up(letter)]
      : [page.keyboard.sendCharacter(letter)];
  const perform = {
    keyDown: ({ key }) => page.keyboard.down(key),
    keyUp: ({ key }) => page.keyboard.up(key),
    type: ({ text }) => (isFirefox ? page.keyboard.type(text) : Promise.all([...text].flatMap(typed))),
    move: ({ x, y }) => page.mouse.move(x, y),
    pointerDown: ({ button, clickCount }) => page.mouse.down({ button, clickCount }),
    pointerUp: ({ button, clickCount }) => page.mouse.up({ button, clickCount }),
    // One message, in which alone Firefox counts clicks.
    clicks: ({ x, y, button, count }) => page.mouse.click(x, y, { button, count }),
    async wheel({ x, y, deltaX, deltaY }) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaX, deltaY });
    },
  };
  return {
    async perform(steps) {
      for (const step of steps) await perform[step.kind](step);
    },
    async bringToFront() {
      // Firefox, which thinks the page is in front already, gives the focus back only to one that was not.
      const other = await page.browser().newPage();
      await other.close();
      await page.bringToFront();
    },
    /** As an input method does: each of the texts in the place of the one before, then the last for good. Chromium only. */
    async compose({ updates, committed }) {
      const protocol = await page.createCDPSession();
      for (const text of updates) {
        await protocol.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      }
      await protocol.send('Input.insertText', { text: committed });
      await protocol.detach();
      return true;
    },
    setViewport: (size) => page.setViewport(size),
    emulateMedia: (features) =>
      page.emulateMediaFeatures(Object.entries(features).map(([name, value]) => ({ name, value }))).then(
        () => true,
        () => false,
      ),
  };
}

/** By driver: what a test has given up may still be on its way, and all that comes meanwhile would be refused. */
const underWay = new WeakMap();

const buttons = { left: 0, middle: 1, right: 2 };

function viaWebDriver(session) {
  const { driver } = session.browser;
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const keyboard = { type: 'key', id: 'keyboard' };
  const code = (key) => webDriverKeys[key] ?? key;
  const actionsOf = {
    keyDown: ({ key }) => [keyboard, { type: 'keyDown', value: code(key) }],
    keyUp: ({ key }) => [keyboard, { type: 'keyUp', value: code(key) }],
    type: ({ text }) => [
      keyboard,
      ...[...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    ],
    move: ({ x, y }) => [mouse, { type: 'pointerMove', duration: 0, origin: 'viewport', x, y }],
    pointerDown: ({ button }) => [mouse, { type: 'pointerDown', button: buttons[button] }],
    pointerUp: ({ button }) => [mouse, { type: 'pointerUp', button: buttons[button] }],
  };
  function perform(steps) {
    const done = (underWay.get(driver) ?? Promise.resolve()).then(() => performNow(steps));
    underWay.set(
      driver,
      done.catch(() => undefined),
    );
    return done;
  }
  /** One message for what the same device does in a row: each message costs as much as what it says. */
  async function performNow(steps) {
    const sources = [];
    for (const step of steps) {
      const [device, ...actions] = actionsOf[step.kind](step);
      for (const action of actions) {
        const last = sources.at(-1);
        if (last?.id === device.id) last.actions.push(action);
        else sources.push({ ...device, actions: [action] });
      }
    }
    for (const source of sources) await driver.performActions([source]);
  }
  return {
    perform,
    // The one window that its driver has.
    bringToFront: async () => undefined,
    async setViewport({ width, height }) {
      const [frameWidth, frameHeight] = await driver.execute(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      await driver.setWindowRect(null, null, width + frameWidth, height + frameHeight);
    },
    emulateMedia: async () => false,
    compose: () => Promise.reject(new Error('no input method can be driven')),
  };
}
