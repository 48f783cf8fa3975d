import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from './test.ts';

const screenshots = (...options: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/screenshots.ts', ...options]);

test('npm run screenshots captures a page at both widths, light and dark, and prints the paths', async () => {
  const folder = test.info().outputPath('pictures');
  const { stdout } = await screenshots(`--folder=${folder}`, '/404');
  expect(stdout).toContain('4 pictures in ');
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['404-1440-dark.png', '404-1440-light.png', '404-390-dark.png', '404-390-light.png']);
  const looks = await Promise.all(
    files.map(async (file) => {
      const picture = sharp(`${folder}/${file}`);
      const [{ width }, { channels }] = await Promise.all([picture.metadata(), picture.stats()]);
      return { width, light: channels[0]?.mean ?? 0 };
    }),
  );
  expect(looks.map(({ width }) => width)).toEqual([1440, 1440, 390, 390]);
  const [wideDark = 0, wideLight = 0, narrowDark = 0, narrowLight = 0] = looks.map(({ light }) => light);
  expect(wideLight).toBeGreaterThan(wideDark + 10);
  expect(narrowLight).toBeGreaterThan(narrowDark + 10);
});

test('an unknown page is reported together with the existing ones', async () => {
  await expect(screenshots('/gibt-es-nicht')).rejects.toThrow(
    /no page \/gibt-es-nicht[\s\S]*\/alle-angebote/,
  );
});
