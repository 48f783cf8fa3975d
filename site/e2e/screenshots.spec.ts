import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from './test.ts';

const screenshots = (...options: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/screenshots.ts', ...options]);

test('npm run screenshots captures a page at five widths, light and dark, and prints the paths', async () => {
  const folder = test.info().outputPath('pictures');
  const { stdout } = await screenshots(`--folder=${folder}`, '/404');
  expect(stdout).toContain('10 pictures in ');
  const widths = ['1366', '1440', '1920', '390', '768'];
  const files = widths.flatMap((width) => [`404-${width}-dark.png`, `404-${width}-light.png`]);
  expect(readdirSync(folder).sort()).toEqual(files);
  const means = await Promise.all(
    files.map(async (file) => {
      const picture = sharp(`${folder}/${file}`);
      const [{ width }, { channels }] = await Promise.all([picture.metadata(), picture.stats()]);
      expect(file).toContain(`-${width}-`);
      return channels[0]?.mean ?? 0;
    }),
  );
  for (const [index, width] of widths.entries())
    expect(means[2 * index + 1], width).toBeGreaterThan((means[2 * index] ?? 0) + 10);
});

test('an unknown page is reported together with the existing ones', async () => {
  await expect(screenshots('/gibt-es-nicht')).rejects.toThrow(
    /no page \/gibt-es-nicht[\s\S]*\/alle-angebote/,
  );
});
