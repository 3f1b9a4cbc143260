/** The look as numbers: what must be readable is computed from the tokens, as the browser resolves them. */
import { useThemedStyles } from '../../src/ui/theme/use-themed-styles.ts';
import { equal, ok } from '../support/assert.ts';
import { type Mounted, mount } from './mount.tsx';

const text = [
  ['--text', '--surface'],
  ['--text', '--surface-subtle'],
  ['--text', '--surface-raised'],
  ['--text', '--gray-4'],
  ['--text', '--accent-soft'],
  ['--text-muted', '--surface'],
  ['--text-muted', '--surface-subtle'],
  ['--text-muted', '--surface-raised'],
  ['--text-muted', '--gray-4'],
  ['--text-muted', '--accent-soft'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-hover'],
  ['--on-accent', '--red'],
  ['--on-inverse', '--inverse'],
  ...['--accent-text', '--red-text', '--amber-text', '--green-text', '--blue-text'].flatMap((tone) => [
    [tone, '--surface'] as const,
    [tone, '--surface-raised'] as const,
    [tone, '--gray-3'] as const,
  ]),
] as const;

/** Tone of a tag or an alert: its words on a tenth of its colour. */
const tinted = [
  ['--accent-text', '--accent'],
  ['--red-text', '--red'],
  ['--amber-text', '--amber'],
  ['--green-text', '--green'],
  ['--blue-text', '--blue'],
  ['--text-muted', '--gray-9'],
] as const;

const controls = [
  ['--line-control', '--surface'],
  ['--line-control', '--surface-raised'],
  ['--accent', '--surface'],
  ['--accent', '--surface-raised'],
  ['--focus', '--surface'],
  ['--focus', '--surface-raised'],
  ['--focus', '--surface-subtle'],
  ['--red-text', '--surface'],
] as const;

for (const theme of ['light', 'dark'] as const) {
  describe(`the ${theme} theme`, () => {
    let mounted: Mounted;
    beforeEach(async () => {
      mounted = mount(<Themed />, { theme });
      await mounted.find('output');
    });
    afterEach(() => mounted.remove());

    it('keeps text at a contrast of 4.5 or more', () => {
      for (const [ink, ground] of text) atLeast(4.5, `var(${ink})`, `var(${ground})`);
    });

    it('keeps words on tinted grounds at 4.5 or more', () => {
      for (const [ink, tone] of tinted)
        atLeast(4.5, `var(${ink})`, `color-mix(in oklab, var(${tone}) 10%, transparent)`);
    });

    it('keeps the edges of controls and the focus ring at 3 or more', () => {
      for (const [ink, ground] of controls) atLeast(3, `var(${ink})`, `var(${ground})`);
    });

    function atLeast(wanted: number, ink: string, ground: string) {
      const surface = resolve(mounted, 'var(--surface)');
      const ratio = contrast(over(resolve(mounted, ink), surface), over(resolve(mounted, ground), surface));
      ok(ratio >= wanted, `${ink} on ${ground} has ${ratio.toFixed(2)}, ${wanted} is wanted`);
    }
  });
}

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
  return <output>Text</output>;
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
