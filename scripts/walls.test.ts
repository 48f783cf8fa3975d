import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const forbidden = [
  ['functions/leads/a.ts', '../../site/routes.ts'],
  ['functions/b.ts', '../scripts/progress.ts'],
  ['functions/c.ts', '../infra/config.ts'],
  ['functions/d.ts', '../content/site.yaml'],
  ['site/pages/e.tsx', '../../functions/http.ts'],
  ['site/pages/f.tsx', '../../infra/config.ts'],
  ['site/content/g.ts', '../../scripts/progress.ts'],
  ['infra/h.ts', '../scripts/progress.ts'],
] as const;

const allowed = [
  ['functions/i.ts', '#site-build'],
  ['site/forms/j.ts', '../../functions/leads/contract.ts'],
  ['site/pages/k.tsx', '../content/page-data.ts'],
  ['infra/l.ts', '../functions/leads/contract.ts'],
  ['scripts/m.ts', '../infra/config.ts'],
] as const;

test('the linter holds the walls between the rooms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  try {
    for (const file of ['biome.json', '.gitignore']) cpSync(file, join(folder, file));
    for (const [path, module] of [...forbidden, ...allowed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `import '${module}';\n`);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--only=noRestrictedImports', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const stopped = [...`${stdout}${stderr}`.matchAll(/^(\S+):1:8 lint\/style\/noRestrictedImports/gm)];
    expect(stopped.map(([, path]) => path).sort()).toEqual(forbidden.map(([path]) => path).sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
