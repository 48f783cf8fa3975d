import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const sources = execFileSync('git', ['ls-files', 'content', 'functions', 'infra', 'scripts', 'site'], {
  encoding: 'utf8',
});

test('every command is explained, and no command that is not there', () => {
  const explained = new Set([...readme.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name));
  const own = Object.keys(scripts).filter((name) => !['prove', 'synth'].includes(name));
  expect(own.filter((name) => !explained.has(name))).toEqual([]);
  expect(
    [...explained].filter((name) => !(name in scripts) && !['ci', 'audit', 'install'].includes(name)),
  ).toEqual([]);
});

test('every dependency has its line', () => {
  const table = readme.slice(readme.indexOf('## Dependencies'));
  // The clients of AWS share one line, and types belong to what they describe.
  const isTold = (name: string) =>
    table.includes(name.replace(/^@aws-sdk\/.*/, '@aws-sdk/')) || name.startsWith('@types/');
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isTold(name));
  expect(missing).toEqual([]);
});

test('where the project differs from what was asked, the decisions say so', () => {
  for (const decision of ['vike instead of vite-plugin-ssr', 'Nothing tracks the scrolling past 50 px'])
    expect(readme).toContain(`**${decision}`);
});

test('every decision stands under one subject', () => {
  const decisions = readme.slice(readme.indexOf('## Decisions'), readme.indexOf('## Dependencies'));
  const [subjects = ''] = decisions.match(/^By subject: .*?\.$/ms) ?? [];
  const listed = [...subjects.matchAll(/\d+/g)].map(Number).sort((one, other) => one - other);
  expect(listed).toEqual([...decisions.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number)));
});

test('the project is written in TypeScript, and its tests run through all of it', () => {
  expect(sources.split('\n').filter((file) => /\.[cm]?jsx?$/.test(file))).toEqual([]);
  const steps = readFileSync('scripts/test.ts', 'utf8');
  for (const tool of ['typescript/bin/tsc', 'vitest/vitest.mjs', '@playwright/test/cli.js', 'cspell/bin.mjs'])
    expect(steps).toContain(`node_modules/${tool}`);
});
