import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  CfnOIDCProvider,
  ManagedPolicy,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

const ISSUER = 'token.actions.githubusercontent.com';

export type GithubStackProps = StackProps & {
  repository: string;
  /** Lets pull requests read the deployed templates, to show a diff. */
  withDiff: boolean;
};

/**
 * Lets one repository's workflows assume roles through OpenID Connect, without stored keys. Deployed once, by hand. An
 * account can have only one provider for GitHub, so both stages share this stack.
 */
export class GithubStack extends Stack {
  constructor(scope: Construct, id: string, { repository, withDiff, ...props }: GithubStackProps) {
    super(scope, id, { ...props, analyticsReporting: false });
    const { attrArn } = new CfnOIDCProvider(this, 'Provider', {
      url: `https://${ISSUER}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    const role = (name: string, subject: string, statements: PolicyStatement[]) =>
      repositoryRole(this, name, subject, statements, attrArn);
    if (withDiff) {
      // Without the CDK's lookup role, which can read the whole account, `cdk diff` uses these permissions.
      const policy = role('Diff', `repo:${repository}:pull_request`, [
        allow(['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'], [stacks(this.account)]),
      ]);
      acknowledge(policy, {
        [`AwsSolutions-IAM5[Resource::${stacks('<AWS::AccountId>')}]`]: 'The stacks of both stages.',
      });
    }
    // Restricted to the environment that was bound to main by hand. GitHub creates any other environment named in a
    // workflow without protection, so anyone who can push a branch could deploy from it.
    const policy = role('Deploy', `repo:${repository}:environment:prod`, [
      allow(['sts:AssumeRole'], bootstrapRoles(this.account)),
      ...afterwards(this),
    ]);
    acknowledge(policy, {
      [`AwsSolutions-IAM5[Resource::${canaries(this, '<AWS::AccountId>')}]`]:
        'The canaries of the stages; CloudFormation chooses the end of their names.',
      [`AwsSolutions-IAM5[Resource::${stacks('<AWS::AccountId>')}]`]: 'The stacks of both stages.',
      [`AwsSolutions-IAM5[Resource::${topics('<AWS::AccountId>')}]`]:
        'The topics of both stages, in both regions.',
      'AwsSolutions-IAM5[Resource::*]': 'The state of the account in SES belongs to no resource.',
    });
  }
}

/** A role for one kind of workflow run. By default the provider is GithubStack's, in the same account. */
export function repositoryRole(
  stack: Stack,
  name: string,
  subject: string,
  statements: PolicyStatement[],
  provider = `arn:aws:iam::${stack.account}:oidc-provider/${ISSUER}`,
): ManagedPolicy {
  const made = new Role(stack, name, {
    roleName: `${stack.stackName}-${name}`,
    assumedBy: new WebIdentityPrincipal(provider, {
      StringEquals: { [`${ISSUER}:aud`]: 'sts.amazonaws.com', [`${ISSUER}:sub`]: [subject] },
    }),
  });
  return new ManagedPolicy(stack, `${name}Policy`, { roles: [made], statements });
}

/** Permissions for the smoke test and the summary of `npm run deploy`. */
function afterwards(stack: Stack): PolicyStatement[] {
  return [
    allow(['lambda:InvokeFunction'], [canaries(stack, stack.account)]),
    allow(['cloudformation:DescribeStacks'], [stacks(stack.account)]),
    allow(['sns:ListSubscriptionsByTopic'], [topics(stack.account)]),
    allow(['ses:GetAccount'], ['*']),
  ];
}

const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

const bootstrapRoles = (account: string) =>
  ['eu-central-1', 'us-east-1'].flatMap((region) =>
    ['deploy', 'file-publishing', 'lookup'].map(
      (each) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${each}-role-${account}-${region}`,
    ),
  );
const canaries = ({ region }: Stack, account: string) =>
  `arn:aws:lambda:${region}:${account}:function:Website-*-CanarySendCanary*`;
const stacks = (account: string) => `arn:aws:cloudformation:*:${account}:stack/Website-*`;
const topics = (account: string) => `arn:aws:sns:*:${account}:Website-*`;
