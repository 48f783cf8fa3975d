export { colour, type Theme } from '../../images/colours.ts';

/** WCAG 2.2, "contrast ratio". */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

/** How far apart two colours are to the eye (CIE 1976); from about 5 on, large planes are told apart at a glance. */
export function distance(a: string, b: string): number {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}

function lab(hex: string): number[] {
  const [red, green, blue] = channels(hex);
  const curve = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 4 / 29;
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curve(luminance(hex));
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear light of red, green and blue, 0 to 1. */
function channels(hex: string): [number, number, number] {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const linear = (at: number) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [linear(0), linear(2), linear(4)];
}
