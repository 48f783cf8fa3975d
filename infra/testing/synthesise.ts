import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { inject } from 'vitest';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { readConfig } from '../config.ts';
import { SiteStack, type SiteStackProps } from '../site-stack.ts';

/** The stack over a site of two files, with the redirects of the specification. Needs no build. */
export function createStack(context: Record<string, unknown> = {}, build: Partial<Build> = {}): SiteStack {
  const folder = mkdtempSync(join(inject('temporaryFolder'), 'stack-'));
  const app = new App({ context: { ...cdkJson.context, ...context }, outdir: join(folder, 'cdk.out') });
  const config = readConfig(app.node, 'owner@example.com');
  return new SiteStack(app, `Website-${config.stage}`, {
    env: { region: 'eu-central-1' },
    config,
    ...createBuild(folder),
    ...build,
    redirects,
  });
}

export const synthesise = (context?: Record<string, unknown>, build?: Partial<Build>) =>
  Template.fromStack(createStack(context, build));

/** Specification, section 2. */
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

/** Properties of the one resource whose logical id starts so. */
export function propertiesOf(template: Template, type: string, idPrefix = ''): Properties {
  const found = Object.entries(template.findResources(type)).filter(([id]) => id.startsWith(idPrefix));
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${found.length} resources of ${type} start with "${idPrefix}"`);
  return only[1].Properties as Properties;
}

type Properties = Record<string, unknown>;

type Build = Pick<SiteStackProps, 'siteFolder' | 'functionsFolder' | 'analytics'>;

function createBuild(folder: string): Build {
  const siteFolder = join(folder, 'site');
  const functionsFolder = join(folder, 'functions');
  write(join(siteFolder, 'index.html'), '<!doctype html><title>Start</title>');
  write(join(siteFolder, 'assets', 'site.0a1b2c3d.css'), 'body{}');
  for (const name of ['submit-lead', 'sweep-pending', 'deliver-lead', 'forward-lead', 'send-canary']) {
    write(join(functionsFolder, name, 'index.mjs'), `export const handler = async () => '${name}';`);
  }
  return { siteFolder, functionsFolder };
}

function write(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}
