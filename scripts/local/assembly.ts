import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { LocalStackError } from './errors.ts';

const ResourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).optional(),
  Condition: z.string().optional(),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
});

const TemplateSchema = z.looseObject({
  Resources: z.record(z.string(), ResourceSchema),
  Conditions: z.record(z.string(), z.unknown()).optional(),
  Parameters: z
    .record(z.string(), z.object({ Type: z.string(), Default: z.unknown().optional() }))
    .optional(),
  Outputs: z.record(z.string(), z.looseObject({ Value: z.unknown() })).optional(),
});

export type Resource = z.infer<typeof ResourceSchema>;
export type Template = z.infer<typeof TemplateSchema>;

/** One stack of a synthesised CDK app. `assets` maps each object key to its folder. */
export type Assembly = { stackName: string; region: string; template: Template; assets: Map<string, string> };

/** Reads the stack with the distribution, or the named one, from a `cdk.out` folder. */
export function loadAssembly(folder: string, stackName?: string): Assembly {
  const manifestFile = join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new LocalStackError(
      `${manifestFile} is missing: the CDK app is not synthesised yet. Run \`npm run build\` and \`npm run synth\` (or \`npm start\` without --no-build).`,
    );
  }
  const stacks = stacksOf(folder, json(manifestFile));
  const chosen = stacks.filter((stack) =>
    stackName ? stack.stackName === stackName : hasDistribution(stack),
  );
  const [only] = chosen;
  if (!only || chosen.length > 1) {
    const names = stacks.map((stack) => stack.stackName).join(', ') || 'none';
    throw new LocalStackError(
      `${folder}: It is not clear which stack to serve. Exactly one must have a CloudFront distribution. Found: ${names}.`,
    );
  }
  return only;
}

const ManifestSchema = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      environment: z.string().optional(),
      dependencies: z.array(z.string()).optional(),
      properties: z.looseObject({ templateFile: z.string(), stackName: z.string() }).partial().optional(),
    }),
  ),
});

const AssetsSchema = z.looseObject({
  files: z.record(
    z.string(),
    z.looseObject({
      source: z.looseObject({ path: z.string(), packaging: z.string().optional() }).optional(),
      destinations: z.record(z.string(), z.looseObject({ objectKey: z.string() })),
    }),
  ),
});

function stacksOf(folder: string, manifest: unknown): Assembly[] {
  const { artifacts } = ManifestSchema.parse(manifest);
  return Object.entries(artifacts)
    .filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack')
    .map(([id, artifact]) => ({
      stackName: artifact.properties?.stackName ?? id,
      region: regionOf(artifact.environment),
      template: TemplateSchema.parse(
        json(join(folder, artifact.properties?.templateFile ?? `${id}.template.json`)),
      ),
      assets: assetsOf(folder, join(folder, `${id}.assets.json`)),
    }));
}

function assetsOf(folder: string, file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const { files } = AssetsSchema.parse(json(file));
  return new Map(
    Object.values(files).flatMap(({ source, destinations }) =>
      source
        ? Object.values(destinations).map(({ objectKey }) => [objectKey, join(folder, source.path)] as const)
        : [],
    ),
  );
}

/** `aws://account/region`; an environment-agnostic stack defaults to the region we deploy to. */
function regionOf(environment: string | undefined): string {
  const region = environment?.split('/').at(-1);
  return region && !region.startsWith('unknown') ? region : 'eu-central-1';
}

function hasDistribution(stack: Assembly): boolean {
  return Object.values(stack.template.Resources).some(({ Type }) => Type === 'AWS::CloudFront::Distribution');
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
