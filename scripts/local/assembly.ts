import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../progress.ts';

export type Resource = {
  Type: string;
  Properties?: Record<string, unknown>;
  Condition?: string;
  DependsOn?: string | string[];
};
export type Template = {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown }>;
};

/** One stack of a synthesised CDK app. `assets` maps each object key to its folder. */
export type Assembly = { stackName: string; region: string; template: Template; assets: Map<string, string> };

/** Reads one of the stacks with a distribution from the output folder of `cdk synth`. */
export function loadAssembly(folder: string, part: 'site' | 'editor' | 'preview' = 'site'): Assembly {
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) {
    throw new UserError(
      `${manifest} is missing: the CDK app is not synthesised yet. Run \`npm run build\` and \`npm run synth\` (or \`npm start\` without --no-build).`,
    );
  }
  const { artifacts } = json<{ artifacts: Record<string, { type: string; environment?: string }> }>(manifest);
  const stacks = Object.entries(artifacts)
    .filter(([, { type }]) => type === 'aws:cloudformation:stack')
    .map(([stackName, { environment }]) => ({
      stackName,
      region: environment?.split('/').at(-1) ?? '',
      template: json<Template>(join(folder, `${stackName}.template.json`)),
    }));
  const [stack, ...others] = stacks.filter(
    ({ stackName, template }) =>
      (/-(Editor|Preview)$/.exec(stackName)?.[1]?.toLowerCase() ?? 'site') === part &&
      Object.values(template.Resources).some(({ Type }) => Type === 'AWS::CloudFront::Distribution'),
  );
  if (!stack || others.length > 0) {
    throw new UserError(
      `${folder} has no stack of the ${part}, or more than one: ${stacks.map(({ stackName }) => stackName).join(', ')}. Run \`npm start${part === 'site' ? '' : ` -- --${part}`}\` without --no-build.`,
    );
  }
  return { ...stack, assets: assetsOf(folder, stack.stackName) };
}

function assetsOf(folder: string, stackName: string): Map<string, string> {
  type File = { source: { path: string }; destinations: Record<string, { objectKey: string }> };
  const { files } = json<{ files: Record<string, File> }>(join(folder, `${stackName}.assets.json`));
  return new Map(
    Object.values(files).flatMap(({ source, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, resolve(folder, source.path)] as const),
    ),
  );
}

const json = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'));

/** The environment variables of each function, to be changed before the stack starts. */
export function variablesOf({ template }: Assembly): Array<Record<string, unknown>> {
  type Environment = { Variables: Record<string, unknown> } | undefined;
  return Object.values(template.Resources).flatMap(({ Type, Properties }) => {
    const environment = Properties?.Environment as Environment;
    return Type === 'AWS::Lambda::Function' && environment ? [environment.Variables] : [];
  });
}
