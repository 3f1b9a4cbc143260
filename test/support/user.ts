/**
 * What a person does with keyboard and pointer, as real input in all three engines: puppeteer in Chromium and Firefox,
 * WebDriver actions in WebKit. The one exception is the wheel in WebKit, see `wheel`.
 */
import { executeServerCommand } from '@web/test-runner-commands';
import { loadPlacing } from '../../src/ui/popover/place.ts';
import { eventually, ok } from './assert.ts';
import { staysInPlace } from './come-to-rest.ts';

// Ahead of the first menu, which would fetch what places it only when it opens: tests press where things are, at once.
await loadPlacing();

type ModifierName = 'shift' | 'control' | 'meta' | 'alt';
export type Modifiers = { [Name in ModifierName]?: boolean };
export type Engine = 'chromium' | 'firefox' | 'webkit';

const modifierKeys = { shift: 'Shift', control: 'Control', meta: 'Meta', alt: 'Alt' } as const;

/** The engine that runs this test. */
export const engine = document.documentElement.dataset.engine as Engine;

/** Presses and releases keys, named as in `KeyboardEvent.key`; modifiers with plus signs: `press('Shift+ArrowDown')`. */
export async function press(...combinations: string[]): Promise<void> {
  for (const combination of combinations) {
    const keys = combination === '+' ? ['+'] : combination.split('+');
    const down = keys.map((key) => ({ kind: 'keyDown', key }));
    const up = keys.toReversed().map((key) => ({ kind: 'keyUp', key }));
    await input([...down, ...up]);
  }
}

/** Letters of one message: what is not done within 20 seconds is given up, and a busy machine takes that long for a thousand. */
const atOnce = 100;

/** Types characters into what has the focus. */
export async function type(text: string): Promise<void> {
  const letters = [...text];
  for (let start = 0; start < letters.length; start += atOnce)
    await input([{ kind: 'type', text: letters.slice(start, start + atOnce).join('') }]);
}

export interface ClickOptions extends Modifiers {
  button?: 'left' | 'middle' | 'right';
  /** 2 for a double click. */
  count?: number;
  /** Where in the element, in CSS pixels from its top left corner; its middle when absent. */
  at?: { x: number; y: number };
}

/**
 * WebKit counts clicks by itself: one that follows within a second at the same place is the second of a double click.
 * Somebody who means another click presses a little beside the last one, or waits where there is no room for that.
 */
const countsClicksFor = engine === 'webkit' ? 1050 : 0;
const besideLastClick = 4;
let lastClick = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

interface Point {
  x: number;
  y: number;
}

async function newClickAt(point: Point, mayMove: boolean): Promise<Point> {
  const rest = lastClick.at + countsClicksFor - performance.now();
  if (rest <= 0 || isApart(point)) return point;
  const fits = (other: Point) => isApart(other) && pressed(other) === pressed(point);
  const beside = mayMove ? neighbours(point).find(fits) : undefined;
  if (!beside) await new Promise((resolve) => setTimeout(resolve, rest));
  return beside ?? point;
}

const isApart = ({ x, y }: Point) => Math.hypot(x - lastClick.x, y - lastClick.y) >= besideLastClick;

/** Above and below first: the caret of a field and the value of a slider care for the other direction. */
const neighbours = ({ x, y }: Point) => [
  { x, y: y + besideLastClick },
  { x, y: y - besideLastClick },
  { x: x + besideLastClick, y },
  { x: x - besideLastClick, y },
];

/** What takes a press there: of a button, its icon and the room around it are one. */
const pressed = (point: Point) => {
  const found = hit(point);
  return found?.closest('button, a') ?? found;
};

function hit({ x, y }: Point): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/**
 * Scrolls the element into view and clicks it. Where the page has moved it away between the look and the press, it is pressed
 * where it is now, as somebody does who sees that.
 */
export async function click(element: Element, options: ClickOptions = {}): Promise<void> {
  const { button = 'left', count = 1 } = options;
  if (element.closest('[popover]')) await staysInPlace(element, twoFrames);
  const point = await newClickAt(pointOf(element, options.at), !options.at);
  const held = modifiersOf(options);
  const clicks = Array.from({ length: count }, (_, index) => [
    { kind: 'pointerDown', button, clickCount: index + 1 },
    { kind: 'pointerUp', button, clickCount: index + 1 },
  ]);
  const aim = watchAim(element);
  await input([
    ...held.map((key) => ({ kind: 'keyDown', key })),
    ...(engine === 'firefox'
      ? [{ kind: 'clicks', ...point, button, count }]
      : [{ kind: 'move', ...point }, ...clicks.flat()]),
    ...held.map((key) => ({ kind: 'keyUp', key })),
  ]);
  lastClick = { at: performance.now(), ...point };
  if (aim.hasMissed()) await click(element, options);
}

/** Of the browser, also where a test holds the time. */
const requestFrame = requestAnimationFrame.bind(window);
const nextFrame = () => new Promise(requestFrame);
/** In which what hangs on something is put to its place after it opened; a press beside one of its items closes it. */
const twoFrames = async () => {
  await nextFrame();
  await nextFrame();
};

/** Whether the element, which is still there, was elsewhere when the press came; a button also when the press ended. */
function watchAim(element: Element): { hasMissed(): boolean } {
  let isBeside = false;
  const look = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    isBeside ||= clientX < left - 1 || clientX > right + 1 || clientY < top - 1 || clientY > bottom + 1;
  };
  // What it did with the press may have moved it.
  const land = (event: MouseEvent) => {
    if (event.composedPath().includes(element)) isBeside = false;
  };
  const listeners = {
    pointerdown: look,
    ...(element instanceof HTMLButtonElement && { pointerup: look }),
    click: land,
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) addEventListener(type, listener, { capture: true });
  return {
    hasMissed() {
      for (const [type, listener] of all) removeEventListener(type, listener, { capture: true });
      return isBeside && element.isConnected && element.checkVisibility();
    },
  };
}

export function doubleClick(element: Element, options: ClickOptions = {}): Promise<void> {
  return click(element, { ...options, count: 2 });
}

export function hover(element: Element, at?: { x: number; y: number }): Promise<void> {
  return input([{ kind: 'move', ...pointOf(element, at) }]);
}

/** Moves the pointer to the page's corner, so that no element stays hovered. */
export function unhover(): Promise<void> {
  return input([{ kind: 'move', x: 0, y: 0 }]);
}

/** Presses on one element and releases on another, with a move between them as a hand would make it. */
export async function drag(from: Element, to: Element | { x: number; y: number }): Promise<void> {
  const start = pointOf(from);
  const end = to instanceof Element ? pointOf(to) : to;
  const middle = { x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) };
  await input([
    { kind: 'move', ...start },
    { kind: 'pointerDown', button: 'left', clickCount: 1 },
    { kind: 'move', ...middle },
    { kind: 'move', ...end },
    { kind: 'pointerUp', button: 'left', clickCount: 1 },
  ]);
}

/**
 * Turns the wheel over the element, in CSS pixels. WebKitGTK's driver accepts wheel actions and drops them, so there the
 * event is synthesised and the scrolling that the browser would do is done by script.
 */
export async function wheel(element: Element, deltaY: number, deltaX = 0): Promise<void> {
  const { x, y } = pointOf(element);
  if (engine !== 'webkit') return input([{ kind: 'wheel', x, y, deltaX, deltaY }]);
  const init = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, deltaX, deltaY };
  if (!element.dispatchEvent(new WheelEvent('wheel', init))) return;
  scrollerOf(element)?.scrollBy(deltaX, deltaY);
}

/** What rounding, or a window's least width, may make of a size; the sizes of tests are further apart. CSS pixels. */
const sizeTolerance = 40;

/**
 * Another size of the page's inside, once it has that: CSS pixels, 320 wide at least. Each file starts with 1280 by 800.
 */
export async function setViewport(size: { width: number; height: number }): Promise<void> {
  await executeServerCommand('user-viewport', size);
  const isNear = (found: number, wanted: number) => Math.abs(found - wanted) < sizeTolerance;
  // WebKit's driver answers before, and a press would go beside what still moves.
  await eventually(() =>
    ok(
      isNear(innerWidth, size.width) && isNear(innerHeight, size.height),
      `the page has ${innerWidth} by ${innerHeight} px, not ${size.width} by ${size.height}`,
    ),
  );
}

/** For example `{ 'prefers-reduced-motion': 'reduce' }`. `false` where the engine cannot: Firefox and WebKit. */
export function emulateMedia(features: Record<string, string>): Promise<boolean> {
  return executeServerCommand('user-media', features);
}

async function input(steps: object[]): Promise<void> {
  await executeServerCommand('user-input', steps);
}

function modifiersOf(options: Modifiers): string[] {
  const names = Object.keys(modifierKeys) as ModifierName[];
  return names.filter((name) => options[name]).map((name) => modifierKeys[name]);
}

function pointOf(element: Element, at?: { x: number; y: number }): { x: number; y: number } {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) throw new Error(`Nobody can point at what has no size: ${element.outerHTML}`);
  return { x: Math.round(left + (at?.x ?? width / 2)), y: Math.round(top + (at?.y ?? height / 2)) };
}

function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrollsDown = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight;
    if (scrollsDown || (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth)) return at;
  }
  return document.scrollingElement ?? undefined;
}

function parentOf(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
