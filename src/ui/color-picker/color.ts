/** Colours as numbers of sRGB. A hex text here is always `#rrggbb` in lower case. */

export interface Hsv {
  /** Degrees, 0 to 360. */
  hue: number;
  /** Percent, 0 to 100. */
  saturation: number;
  /** Percent, 0 to 100; what HSV calls value. */
  brightness: number;
}

/** Exact: `hsvToHex(hexToHsv(hex))` is `hex`. */
export function hexToHsv(hex: string): Hsv {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  return {
    hue: range === 0 ? 0 : 60 * sector(red, green, blue, most, range),
    saturation: most === 0 ? 0 : (100 * range) / most,
    brightness: (100 * most) / 255,
  };
}

function sector(red: number, green: number, blue: number, most: number, range: number): number {
  if (most === red) return ((green - blue) / range + 6) % 6;
  return most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
}

export function hsvToHex({ hue, saturation, brightness }: Hsv): string {
  const channel = (offset: number) => {
    const at = (offset + hue / 60) % 6;
    const share = 1 - (saturation / 100) * Math.max(0, Math.min(at, 4 - at, 1));
    return toHex(Math.round(255 * (brightness / 100) * share));
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

/** Black or white, whichever has more contrast on the colour by WCAG's measure. */
export function inkOn(hex: string): 'black' | 'white' {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? 'black' : 'white';
}

export function toHex(channel: number): string {
  return channel.toString(16).padStart(2, '0');
}

function channels(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
