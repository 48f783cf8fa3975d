import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licences, packageFolders } from './licences.server.ts';

const root = resolve('node_modules');
const temporary = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(temporary, { recursive: true }));

test('packages are read from the modules, each once, helpers of the build tools too, own code not', () => {
  expect(
    packageFolders([
      `${root}/react/cjs/react.production.js`,
      `\0${root}/react/index.js?commonjs-module`,
      `${root}/@hookform/resolvers/dist/resolvers.mjs`,
      `${root}/a/node_modules/@b/c/index.js`,
      '\0vite/preload-helper.js',
      '/project/site/client/start.ts',
      '\0virtual:site-shell',
    ]),
  ).toEqual([`${root}/a/node_modules/@b/c`, `${root}/@hookform/resolvers`, `${root}/react`, `${root}/vite`]);
});

test('every font that is shipped comes with its licence', () => {
  const text = licences([]);
  const fonts = readdirSync('site/styles/fonts').filter((file) => file.endsWith('.woff2'));
  for (const font of fonts) {
    const name = font.replace(/[-.].*/, '');
    expect(text, name).toMatch(new RegExp(`^Schrift ${name}$`, 'im'));
  }
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

test('a package stands there with version, kind and whole text of its licence', () => {
  const text = licences([join(root, 'react')]);
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('Copyright (c) Meta Platforms');
});

test('what a build tool has packed into itself is not told: it reaches no browser', () => {
  const text = licences([join(root, 'vite')]);
  expect(text).toContain('VoidZero');
  expect(text).not.toContain('bundled dependencies');
});

test('a package without a licence text stops the build', () => {
  const folder = join(temporary, 'node_modules', 'nackt');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"nackt","version":"1.0.0","license":"MIT"}');
  expect(() => licences([folder])).toThrow('nackt is part of the browser');
});
