import type { App } from 'aws-cdk-lib';
import { EDGE_REGION, runbookOf } from './alarming.ts';
import type { Config } from './config.ts';
import { EdgeStack, EdgeWatchStack } from './edge.ts';
import { EditorStack } from './editor-stack.ts';
import { GithubStack } from './github.ts';
import { PreviewStack } from './preview-stack.ts';
import { SiteStack } from './site-stack.ts';
import type { Build } from './website.ts';

/** Frankfurt, so that visitors' data stays in Germany. */
const REGION = 'eu-central-1';

/**
 * The stacks of a stage: the site, and in us-east-1 its certificate, deployed before it, and in prod its distribution's
 * log and alarms, deployed after it. The production stacks have termination protection.
 */
export function createStacks(app: App, config: Config, build: Build): SiteStack {
  const name = `Website-${config.stage}`;
  const common = { terminationProtection: config.stage === 'prod', crossRegionReferences: true };
  const edgeProps = { ...common, env: { region: EDGE_REGION } };
  const edge = config.domain?.hostedZoneId
    ? new EdgeStack(app, `${name}-Edge`, { ...edgeProps, ...config.domain })
    : undefined;
  const certificateArn = config.domain?.certificateArn ?? edge?.certificateArn;
  const site = new SiteStack(app, name, {
    ...common,
    env: { region: REGION },
    config,
    build,
    certificateArn,
  });
  if (config.stage === 'prod') {
    new EdgeWatchStack(app, `${name}-EdgeWatch`, {
      ...edgeProps,
      site,
      alarmEmail: config.alarmEmail,
      certificateArn,
      runbook: runbookOf(config.githubRepository),
    });
  }
  if (config.editor) {
    new EditorStack(app, `${name}-Editor`, {
      // Beside its certificate; it holds nothing of visitors.
      ...edgeProps,
      ...config.editor,
      stage: config.stage,
      preview: config.preview,
      folder: build.editorFolder,
    });
  }
  const { githubRepository: repository, githubDiff: withDiff } = config;
  if (repository && config.preview) {
    new PreviewStack(app, `${name}-Preview`, {
      ...common,
      env: { region: REGION },
      repository,
      redirects: build.redirects,
    });
  }
  if (repository) {
    new GithubStack(app, 'Website-Github', {
      terminationProtection: true,
      env: { region: REGION },
      repository,
      withDiff,
    });
  }
  return site;
}
