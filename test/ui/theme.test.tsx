/** The look as numbers: what must be readable is computed from the tokens, as the browser resolves them. */
import { Button } from '../../src/ui/button/button.tsx';
import { useThemedStyles } from '../../src/ui/theme/use-themed-styles.ts';
import { equal, ok } from '../support/assert.ts';
import { type Mounted, mount } from './mount.tsx';

const surfaces = ['--surface', '--surface-subtle', '--surface-raised'] as const;
const tones = ['--accent', '--red', '--amber', '--green', '--blue'] as const;

/** What is written on what: WCAG AA asks for 4.5. */
const texts: readonly (readonly [ink: string, ground: string])[] = [
  ...['--text', '--text-muted'].flatMap((ink) =>
    [...surfaces, '--gray-3', '--gray-4', '--accent-soft'].map((ground) => [ink, ground] as const),
  ),
  ...tones.flatMap((tone) => [...surfaces, '--gray-3'].map((ground) => [`${tone}-text`, ground] as const)),
  ['--accent-text', '--accent-soft'],
  ['--on-accent', '--accent'],
  ['--on-red', '--red'],
  ['--on-inverse', '--inverse'],
];

/** Tone of a tag or an alert: its words on a tenth of its colour. */
const tinted = [...tones.map((tone) => [`${tone}-text`, tone] as const), ['--text-muted', '--gray-9'] as const];

/** What a control, its state or the focus is told by: WCAG AA asks for 3. */
const edges = ['--line-control', '--accent-line', '--focus', '--red-text'].flatMap((ink) =>
  surfaces.map((ground) => [ink, ground] as const),
);

type Look = Readonly<Record<string, string>>;

const brands: Readonly<Record<string, Look>> = {
  'no colors of its own': {},
  ...Object.fromEntries(
    Object.entries({
      teal: '#0b7a5f',
      yellow: '#ffcc00',
      orange: '#f97316',
      red: '#d4001a',
      magenta: '#ff00aa',
      navy: '#0a1f44',
      blue: '#0000ff',
      sky: '#38bdf8',
      lime: '#84cc16',
      black: '#000',
      gray: '#808080',
      'light gray': '#e5e5e5',
    }).map(([name, accent]) => [`a brand in ${name}`, { '--rmm-accent': accent }]),
  ),
  'a warm page': {
    '--rmm-accent': 'light-dark(#b45309, #fbbf24)',
    '--rmm-background': 'light-dark(#fdf6e3, #1f1a14)',
    '--rmm-text': 'light-dark(#3b2f1e, #f3e9d8)',
  },
  'a cool page': {
    '--rmm-accent': '#0ea5e9',
    '--rmm-background': 'light-dark(#f1f5f9, #1e293b)',
    '--rmm-text': 'light-dark(#0f172a, #f1f5f9)',
  },
  'a page with tones of its own': {
    '--rmm-danger': '#ff6b6b',
    '--rmm-warning': '#ffd43b',
    '--rmm-success': '#69db7c',
    '--rmm-info': '#74c0fc',
  },
};

for (const [name, look] of Object.entries(brands)) {
  for (const theme of ['light', 'dark'] as const) {
    describe(`${name}, ${theme}`, () => {
      let mounted: Mounted;
      beforeEach(async () => {
        mounted = mount(<Themed />, { theme });
        for (const [property, value] of Object.entries(look)) mounted.host.style.setProperty(property, value);
        await mounted.find('output');
      });
      afterEach(() => mounted.remove());

      it('keeps text at a contrast of 4.5 or more', () => {
        reaches(4.5, texts);
      });

      it('keeps words on tinted grounds at 4.5 or more', () => {
        const ground = (tone: string) => `color-mix(in oklab, var(${tone}) 10%, transparent)`;
        reaches(
          4.5,
          tinted.map(([ink, tone]) => [ink, ground(tone)] as const),
        );
      });

      for (const variant of ['primary', 'danger'] as const) {
        it(`keeps the words of a ${variant} button legible while it is pointed at and pressed`, async () => {
          const button = await mounted.named('button', variant);
          button.style.transition = 'none';
          const words = resolve(mounted, getComputedStyle(button).color);
          for (const press of ['0%', '12%', '20%']) {
            button.style.setProperty('--press', press);
            const ratio = contrast(words, resolve(mounted, getComputedStyle(button).backgroundColor));
            ok(ratio >= 4.5, `at ${press} it has ${ratio.toFixed(2)}`);
          }
        });
      }

      it('keeps the edges of controls and the focus ring at 3 or more', () => {
        reaches(3, edges);
      });

      function reaches(wanted: number, pairs: readonly (readonly [ink: string, ground: string])[]) {
        const surface = resolve(mounted, 'var(--surface)');
        const value = (name: string) => over(resolve(mounted, name.startsWith('--') ? `var(${name})` : name), surface);
        const short = pairs
          .map(([ink, ground]) => ({ ink, ground, ratio: contrast(value(ink), value(ground)) }))
          .filter(({ ratio }) => !(ratio >= wanted));
        equal(short.map(({ ink, ground, ratio }) => `${ink} on ${ground} has ${ratio.toFixed(2)}`).join('\n'), '');
      }
    });
  }
}

describe('the colors of a host', () => {
  it('colors everything from its surface, its text and its brand', async () => {
    const mounted = mount(<Themed />);
    try {
      await mounted.find('output');
      // Seen at a glance where a token keeps a gray of its own: all of these are of one hue.
      mounted.host.style.cssText = '--rmm-accent: #c00; --rmm-background: #fee; --rmm-text: #300';
      const followers = [...surfaces, '--gray-3', '--gray-4', '--line', '--line-strong', '--line-control', '--inverse'];
      for (const name of [...followers, '--text-muted', '--accent-soft', '--accent-text', '--focus']) {
        const [red = 0, green = 0, blue = 0] = resolve(mounted, `var(${name})`);
        ok(red > green && Math.abs(green - blue) < 24, `${name} is ${red}, ${green}, ${blue}`);
      }
      for (const name of ['--hover', '--pressed']) {
        const [red = 0, green = 0, blue = 0] = over(resolve(mounted, `var(${name})`), [255, 255, 255]);
        ok(red > green && red > blue, `${name} is ${red}, ${green}, ${blue}`);
      }
    } finally {
      mounted.remove();
    }
  });
});

describe('the theme of a host', () => {
  it('takes the accent, the font and the radius from the page around', async () => {
    const page = document.createElement('style');
    page.textContent = ':root { --rmm-accent: rgb(0, 128, 64); --rmm-font: serif; --rmm-radius: 2px }';
    document.head.append(page);
    const mounted = mount(<Themed />);
    try {
      const probe = await mounted.find('output');
      equal(resolve(mounted, 'var(--accent)').join(), '0,128,64,255');
      equal(getComputedStyle(probe).fontFamily, 'serif');
      probe.style.borderTopLeftRadius = 'var(--radius)';
      equal(getComputedStyle(probe).borderTopLeftRadius, '2px');
    } finally {
      mounted.remove();
      page.remove();
    }
  });

  it('follows the colour scheme of the page when it is auto', async () => {
    const mounted = mount(<Themed />, { theme: 'auto' });
    try {
      await mounted.find('output');
      const light = resolve(mounted, 'var(--surface)');
      mounted.host.style.colorScheme = 'dark';
      ok((resolve(mounted, 'var(--surface)')[0] ?? 255) < 60);
      mounted.host.style.colorScheme = 'light';
      equal(resolve(mounted, 'var(--surface)').join(), light.join());
    } finally {
      mounted.remove();
    }
  });
});

function Themed() {
  useThemedStyles();
  return (
    <>
      <output>Text</output>
      <Button variant="primary">primary</Button>
      <Button variant="danger">danger</Button>
    </>
  );
}

type Colour = readonly number[];

/** Red, green, blue and alpha from 0 to 255, whatever notation the engine computes. */
function resolve({ root }: Mounted, value: string): Colour {
  const probe = root.querySelector('output');
  ok(probe);
  probe.style.color = '';
  probe.style.color = value;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  ok(canvas);
  canvas.fillStyle = getComputedStyle(probe).color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

function over(colour: Colour, ground: Colour): Colour {
  const alpha = (colour[3] ?? 255) / 255;
  return [0, 1, 2].map((channel) => (colour[channel] ?? 0) * alpha + (ground[channel] ?? 0) * (1 - alpha));
}

function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
