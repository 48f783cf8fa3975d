import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it, test } from 'vitest';
import type { ViewerRequest, ViewerResponse } from './edge/viewer-request.ts';
import { backend } from './editor-stack.ts';
import { allPermissions } from './testing/permissions.ts';
import { createApp, propertiesOf, stackOf } from './testing/synthesise.ts';

const context = { githubRepository: 'erika/website', preview: 'on' };
const template = Template.fromStack(stackOf(createApp(context), '-Preview'));
const code = String(propertiesOf(template, 'AWS::CloudFront::Function').FunctionCode);
const secret = '0123456789abcdef0123456789abcdef';
const preview = `17/${secret}`;

describe('a preview', () => {
  it.each([
    [`/${preview}`, '/'],
    [`/${preview}/`, '/'],
    [`/${preview}/blog/ki`, '/blog/ki'],
    [`/${preview}//evil.example/`, '/evil.example/'],
    [`/${preview}/\\evil.example/`, '/evil.example/'],
  ])('is entered at %s by a cookie of the session, and led to %s', (path, location) => {
    expect(answer(path)).toMatchObject({
      statusCode: 302,
      headers: { location: { value: location }, 'cache-control': { value: 'no-store' } },
      cookies: { preview: { value: preview, attributes: 'Path=/; Secure; HttpOnly; SameSite=Lax' } },
    });
  });

  it.each([
    ['/', '/index.html'],
    ['/blog/ki', '/blog/ki/index.html'],
    ['/data/blog.json', '/data/blog.json'],
    ['/assets/site.0a1b2c3d.css', '/assets/site.0a1b2c3d.css'],
    ['/%zz', '/not-found/'],
  ])('answers %s from its own folder', (path, file) => {
    expect(answer(path, preview)).toMatchObject({ uri: `/previews/${preview}${file}` });
  });

  it('has the site’s redirects, which browsers don’t keep', () => {
    expect(answer('/shop', preview)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/books' }, 'cache-control': { value: 'no-store' } },
    });
  });

  it.each([
    undefined,
    '',
    '17',
    secret,
    `x/${secret}`,
    `${preview}/..`,
    preview.toUpperCase(),
    preview.slice(0, -1),
  ])('is found by its whole secret only, not by %j', (given) => {
    expect(answer('/', given)).toMatchObject({ uri: '/not-found/' });
    expect(answer(`/previews/${preview}/index.html`, given)).toMatchObject({ uri: '/not-found/' });
  });

  it.each([
    [
      'application/json',
      /^\{"type":"about:blank","title":"Vorschau",.*"code":"rate_limited","detail":"Dies ist eine Vorschau/,
    ],
    [
      'application/x-www-form-urlencoded',
      /^<!doctype html>.*<p>Dies ist eine Vorschau: Ihre Angaben wurden weder gespeichert/,
    ],
  ])('answers forms sent as %s itself', (type, body) => {
    expect(answer('/api/leads/business', preview, type)).toMatchObject({
      statusCode: 429,
      body: expect.stringMatching(body),
    });
  });
});

test('previews end after 14 days, are not indexed, and have the site’s policy', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: [{ Prefix: 'previews/', ExpirationInDays: 14, Status: 'Enabled' }] },
  });
  const headers = (of: Template) =>
    propertiesOf(of, 'AWS::CloudFront::ResponseHeadersPolicy').ResponseHeadersPolicyConfig;
  // Stage dev has noindex.
  expect(headers(template)).toMatchObject({
    CustomHeadersConfig: {
      Items: expect.arrayContaining([{ Header: 'X-Robots-Tag', Value: 'noindex', Override: true }]),
    },
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: expect.stringMatching(/^default-src 'none'; script-src 'self';/),
      },
    },
  });
});

test('pull requests of the repository may write previews and delete a folder of them, and nothing else', () => {
  const { Upload = [], ...others } = allPermissions(template);
  const [trust, ...permissions] = Upload;
  expect(trust).toMatch(/^sts:AssumeRoleWithWebIdentity by /);
  expect(permissions).toEqual([
    's3:DeleteObject Bucket/previews/*',
    's3:ListBucket Bucket if StringLike s3:prefix previews/*/',
    's3:PutObject Bucket/previews/*',
  ]);
  expect(Object.values(others)).toHaveLength(1);
  template.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [
        {
          Condition: {
            StringEquals: { 'token.actions.githubusercontent.com:sub': ['repo:erika/website:pull_request'] },
          },
        },
      ],
    },
  });
});

test('the editor links to them, if there are any, by the commit status that the workflow sets', () => {
  const workflow = readFileSync('.github/workflows/pull-request.yml', 'utf8');
  const { backend: github, show_preview_links } = backend('erika/website', true);
  expect(show_preview_links).toBe(true);
  expect(workflow).toContain(`context=${github.preview_context} `);
  expect(backend('erika/website', false)).toMatchObject({ show_preview_links: false });
});

function answer(uri: string, preview?: string, type?: string): ViewerRequest | ViewerResponse {
  const request = {
    method: type ? 'POST' : 'GET',
    uri,
    rawQueryString: () => undefined,
    headers: { host: { value: 'd1.cloudfront.net' }, ...(type && { 'content-type': { value: type } }) },
    cookies: preview === undefined ? {} : { preview: { value: preview } },
  };
  // Like CloudFront: a script with a top-level handler, without Node's globals.
  return runInNewContext(`${code};handler(event)`, { event: { request } });
}
