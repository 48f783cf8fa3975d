import { NAMES } from './budgets.ts';
import type { Grown, Growth } from './growth.ts';

const MOST = 8;
const number = new Intl.NumberFormat('en');

/** For whoever has changed the code: each figure once, on the page where it has grown most, and what has grown in it. */
export function growthText(growths: readonly Growth[]): string[] {
  return [...new Set(growths.map(({ figure }) => figure))].map((figure) => {
    const all = growths
      .filter((each) => each.figure === figure)
      .sort((one, other) => rate(other) - rate(one));
    const [worst] = all as [Growth, ...Growth[]];
    const others = all.slice(1).map(({ path }) => path);
    const unit = ['css', 'html', 'first', 'after', 'form'].includes(figure) ? 'characters' : 'bytes';
    return [
      `${worst.path}: ${NAMES[figure]} has grown from ${number.format(worst.before)} to ${number.format(worst.now)} bytes (+${((rate(worst) - 1) * 100).toFixed(1)} %, 2 % are tolerated).`,
      ...worst.parts.slice(0, MOST).map((part) => `    ${lineOf(part)} ${unit}`),
      ...(worst.parts.length === 0 ? ['    No module has: look at what the build does with them.'] : []),
      ...(worst.parts.length > MOST ? [`    and ${worst.parts.length - MOST} more`] : []),
      ...(others.length > 0 ? [`    So have ${others.length} other pages: ${few(others)}`] : []),
    ].join('\n');
  });
}

const rate = ({ before, now }: Grown) => now / before;

const lineOf = ({ name, before, now }: Grown) =>
  `${name}: ${before ? number.format(before) : 'new'} → ${number.format(now)}`;

const few = (paths: readonly string[]) =>
  paths.length > 4 ? `${paths.slice(0, 3).join(', ')} …` : paths.join(', ');
