import { globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { inject } from 'vitest';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { readConfig } from '../config.ts';
import { createStacks } from '../stacks.ts';
import type { Build } from '../website.ts';

/** An app with a site of two files and the redirects below. Needs no build. */
export function createApp(context: Record<string, unknown> = {}, build: Partial<Build> = {}): App {
  const folder = mkdtempSync(join(inject('temporaryFolder'), 'stack-'));
  const app = new App({ context: { ...cdkJson.context, ...context }, outdir: join(folder, 'cdk.out') });
  createStacks(app, readConfig(app.node, 'owner@example.org'), {
    ...createBuild(folder),
    redirects,
    ...build,
  });
  return app;
}

/** The app's stack whose name ends in `end`; by default `Website-dev` or `Website-prod`. */
export function stackOf(app: App, end = ''): Stack {
  const found = app.node.children.filter(
    (child) => child instanceof Stack && /^Website-(?:dev|prod)?(.*)$/.exec(child.stackName)?.[1] === end,
  );
  const [only] = found as Stack[];
  if (!only || found.length > 1) throw new Error(`${found.length} stacks end with "${end}"`);
  return only;
}

export const createStack = (context?: Record<string, unknown>, build?: Partial<Build>): Stack =>
  stackOf(createApp(context, build));

export const synthesise = (context?: Record<string, unknown>, build?: Partial<Build>, end?: string) =>
  Template.fromStack(stackOf(createApp(context, build), end));

/** docs/product.md, "Redirects". */
export const redirects: Record<string, string> = {
  '/erfolgscode': '/',
  '/shop': '/books',
  '/buecher': '/books',
  '/e-book-erfolgscode': '/books',
  '/partnerprogramm': '/ueber-mich',
  '/gratis': '/services',
  '/online-buchen': '/services',
  '/seminar-anfragen': '/services',
  '/vortrag-anfragen': '/keynote-speaker',
  '/kopie-von-impressum': '/impressum',
};

/** Properties of the only resource whose logical id starts with `idPrefix`. */
export function propertiesOf(template: Template, type: string, idPrefix = ''): Properties {
  const found = Object.entries(template.findResources(type)).filter(([id]) => id.startsWith(idPrefix));
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${found.length} resources of ${type} start with "${idPrefix}"`);
  return only[1].Properties as Properties;
}

type Properties = Record<string, unknown>;

function createBuild(folder: string) {
  const siteFolder = join(folder, 'site');
  const functionsFolder = join(folder, 'functions');
  const editorFolder = join(folder, 'editor');
  write(join(siteFolder, 'index.html'), '<!doctype html><title>Start</title>');
  write(join(editorFolder, 'index.html'), '<!doctype html><title>Redaktion</title>');
  write(join(siteFolder, 'assets', 'site.0a1b2c3d.css'), 'body{}');
  for (const file of globSync('functions/*.handler.ts')) {
    const name = basename(file, '.handler.ts');
    write(join(functionsFolder, name, 'index.mjs'), `export const handler = async () => '${name}';`);
  }
  return { siteFolder, functionsFolder, editorFolder };
}

function write(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}
