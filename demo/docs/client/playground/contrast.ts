/** Contrast as WCAG 2 counts it, of the colours that a live element really has. */

export interface Contrast {
  readonly name: string;
  readonly ratio: number;
  /** What WCAG asks of it at AA: 4.5 of text, 3 of what has to be seen. */
  readonly needed: number;
}

/** Of the elements' own values, which follow from the theme. */
const pairs = [
  { name: 'Text', front: '--text', back: '--surface', needed: 4.5 },
  { name: 'Muted text', front: '--text-muted', back: '--surface', needed: 4.5 },
  { name: 'Accent as text', front: '--accent-text', back: '--surface', needed: 4.5 },
  { name: 'Text on accent', front: '--on-accent', back: '--accent', needed: 4.5 },
  { name: 'Errors', front: '--red-text', back: '--surface', needed: 4.5 },
  { name: 'Warnings', front: '--amber-text', back: '--surface', needed: 4.5 },
  { name: 'Success', front: '--green-text', back: '--surface', needed: 4.5 },
  { name: 'Info', front: '--blue-text', back: '--surface', needed: 4.5 },
  { name: 'Edges of fields', front: '--line-control', back: '--surface', needed: 3 },
  { name: 'Focus', front: '--focus', back: '--surface', needed: 3 },
] as const;

type Rgb = readonly [red: number, green: number, blue: number];

/** Empty while the element has not been drawn yet. */
export function contrastsIn(element: HTMLElement): readonly Contrast[] {
  const inside = element.shadowRoot?.querySelector('[data-theme]');
  if (!inside) return [];
  const probe = document.createElement('span');
  inside.append(probe);
  try {
    const painted = (value: string): Rgb => {
      probe.style.color = `var(${value})`;
      return pixelOf(getComputedStyle(probe).color);
    };
    return pairs.map(({ name, front, back, needed }) => ({
      name,
      needed,
      ratio: ratioOf(painted(front), painted(back)),
    }));
  } finally {
    probe.remove();
  }
}

/** As measured, cut and not rounded: 4.499 is not enough. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

export function ratioOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** Any colour that CSS can write, as the screen has it. */
export function pixelOf(color: string): Rgb {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return [0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

export const hexOf = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
