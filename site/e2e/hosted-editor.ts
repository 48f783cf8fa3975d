import { EditorPage, serveEditor } from './editor-page.ts';
import { startGithubStub } from './github-stub.ts';
import { type BrowserContext, expect, type Page } from './test.ts';

const backend = {
  backend: { name: 'github', repo: 'erika/website', branch: 'main', auth_methods: ['token'] },
  publish_mode: 'editorial_workflow',
};

/** GitHub's stand-in with these files, in GitHub's place for this context. */
export async function connectGithub(context: BrowserContext, files: Record<string, string>) {
  const github = await startGithubStub(files, 'geheim');
  await context.route('https://api.github.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The stand-in may close an idle connection just then.
    const response = await route.fetch({ url: github.origin + pathname + search, maxRetries: 3 });
    await route.fulfill({ response });
  });
  const stop = async () => {
    // The editor may still be asking.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    github.stop();
  };
  return { github, stop };
}

export async function signIn(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Mit Zugriffstoken anmelden' }).click();
  await page.getByRole('textbox').last().fill('geheim');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Preise und Angebote').first()).toBeVisible({ timeout: 40_000 });
}

/** The hosted editor, signed in to GitHub's stand-in with these files. */
export async function openHostedEditor(page: Page, context: BrowserContext, files: Record<string, string>) {
  const server = await serveEditor(context, backend);
  const { github, stop } = await connectGithub(context, files);
  await signIn(page, server.url);
  return { github, editor: new EditorPage(page, server), url: server.url, stop };
}

/** Saves, which makes or changes a proposal, and doesn't submit it yet. */
export async function propose(page: Page) {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Später' }).click({ timeout: 40_000 });
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
}
