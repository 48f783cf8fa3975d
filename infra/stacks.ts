import type { App } from 'aws-cdk-lib';
import { EDGE_REGION } from './alarm-topic.ts';
import type { Config } from './config.ts';
import { EdgeStack } from './edge-stack.ts';
import { EdgeWatchStack } from './edge-watch-stack.ts';
import { GithubStack } from './github-stack.ts';
import { SiteStack, type SiteStackProps } from './site-stack.ts';

/** Where everything else is: data of German visitors stay in Germany. */
const REGION = 'eu-central-1';

export type Build = Pick<
  SiteStackProps,
  'siteFolder' | 'functionsFolder' | 'redirects' | 'analytics' | 'savedFile'
>;

/**
 * The stacks of a stage: the site itself, and in us-east-1 what has to be there before it and what watches it, if any
 * of it is asked for. Nobody can delete a stage by mistake that is for the public.
 */
export function createStacks(app: App, config: Config, build: Build): SiteStack {
  const name = `Website-${config.stage}`;
  const common = { terminationProtection: config.stage === 'prod', crossRegionReferences: true };
  const edgeProps = { ...common, env: { region: EDGE_REGION } };
  const edge = config.domain?.hostedZoneId
    ? new EdgeStack(app, `${name}-Edge`, { ...edgeProps, ...config.domain })
    : undefined;
  const site = new SiteStack(app, name, {
    ...common,
    env: { region: REGION },
    ...build,
    config,
    certificateArn: edge?.certificateArn,
  });
  if (config.edgeWatch) {
    new EdgeWatchStack(app, `${name}-EdgeWatch`, {
      ...edgeProps,
      alarmEmail: config.alarmEmail,
      siteStackName: name,
      distributionId: site.distributionId,
      certificateArn: config.domain?.certificateArn ?? edge?.certificateArn,
    });
  }
  const { githubRepository: repository, githubDiff: withDiff } = config;
  if (repository) {
    const env = { region: REGION };
    new GithubStack(app, 'Website-Github', {
      ...common,
      terminationProtection: true,
      env,
      repository,
      withDiff,
    });
  }
  return site;
}
