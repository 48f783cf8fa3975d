import { expect, test, vi } from 'vitest';
import { systemBrowsers, testBrowser } from './chromium.ts';
import { otherEngines } from './engines.ts';

test('Chrome, Chromium and Edge are looked for where Windows installs them, for all users and for one', () => {
  const env = { ProgramFiles: 'C:\\P', 'ProgramFiles(x86)': 'C:\\P86', LocalAppData: 'C:\\U' };
  const paths = systemBrowsers('win32', env);
  expect(paths).toHaveLength(9);
  expect(paths).toContain('C:\\P\\Google\\Chrome\\Application\\chrome.exe');
  expect(paths).toContain('C:\\U\\Chromium\\Application\\chrome.exe');
  expect(paths).toContain('C:\\P86\\Microsoft\\Edge\\Application\\msedge.exe');
});

test('a CHROME_PATH that is no browser is refused rather than replaced', () => {
  vi.stubEnv('CHROME_PATH', 'nowhere/chrome');
  expect(() => testBrowser()).toThrow('CHROME_PATH is no browser: nowhere/chrome');
  vi.unstubAllEnvs();
});

test('an engine that E2E_ENGINES names must be there', () => {
  expect(() => otherEngines('chromium,presto')).toThrow(/E2E_ENGINES is chromium,presto\. Missing: presto/);
});
