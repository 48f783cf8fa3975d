import type * as z from 'zod';
import type { Assembly, Resource } from './assembly.ts';
import { LocalStackError } from './errors.ts';
import { holds, resolve, type Scope } from './intrinsics.ts';
import { LOCAL_ACCOUNT, NAME_PROPERTIES, namesOf } from './resource-names.ts';
import { IGNORED_TYPES, SERVED_TYPES } from './resource-types.ts';

/** The template with its references resolved. */
export type StackTemplate = {
  stackName: string;
  region: string;
  /** Logical ids of a type, without those whose condition is false. */
  ofType(type: string): string[];
  /** Value of `Ref`. */
  ref(logicalId: string): string;
  getAtt(logicalId: string, attribute: string): string;
  output(name: string): string;
  outputNames(): string[];
  dependencies(logicalId: string): string[];
  /** A property as a string, unchecked. */
  property(logicalId: string, name: string): string;
  /** Folder of an asset, by its key in the assets bucket. */
  asset(objectKey: string, logicalId: string): string;
  /**
   * Properties of a resource, parsed with a strict schema: any that is neither in the schema nor in `ignored` (dotted
   * path → reason; `*` matches every list item) stops the local stack.
   */
  read<Schema extends z.ZodType>(
    logicalId: string,
    schema: Schema,
    ignored?: Record<string, string>,
  ): z.infer<Schema>;
};

export function stackTemplate(
  assembly: Assembly,
  { siteHost, secret }: { siteHost: string; secret(arn: string, jsonKey: string): string },
): StackTemplate {
  const { template, stackName, region } = assembly;
  const scopeOf = (where: string): Scope => ({
    where,
    pseudo: {
      'AWS::AccountId': LOCAL_ACCOUNT,
      'AWS::Region': region,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stackName,
      'AWS::StackId': `arn:aws:cloudformation:${region}:${LOCAL_ACCOUNT}:stack/${stackName}/local`,
    },
    conditions: template.Conditions ?? {},
    parameters: template.Parameters ?? {},
    ref: (logicalId, from) => names(logicalId, from).ref,
    getAtt: (logicalId, attribute, from) => {
      const value = names(logicalId, from).attributes[attribute];
      if (value === undefined) {
        throw new LocalStackError(
          `Template, ${from}: The local stack does not know the attribute "${attribute}" of ${describe(logicalId)}. Add it to scripts/local/resource-names.ts.`,
        );
      }
      return value;
    },
    secret: (arn, jsonKey) => secret(arn, jsonKey),
  });

  const resources = new Map<string, Resource>(
    Object.entries(template.Resources).filter(
      ([logicalId, { Condition }]) => !Condition || holds(Condition, scopeOf(logicalId)),
    ),
  );
  refuseUnknownTypes(resources);

  function names(logicalId: string, from: string) {
    const resource = resources.get(logicalId);
    if (!resource)
      throw new LocalStackError(
        `Template, ${from}: There is no ${logicalId}. Check what refers to it in infra/.`,
      );
    const fixed = resource.Properties?.[NAME_PROPERTIES[resource.Type] ?? ''];
    const explicitName =
      fixed === undefined ? undefined : String(resolve(fixed, scopeOf(describe(logicalId))));
    return namesOf({ type: resource.Type, logicalId, explicitName, stackName, region, siteHost });
  }

  function describe(logicalId: string): string {
    return `${logicalId} (${resources.get(logicalId)?.Type ?? 'unknown type'})`;
  }

  return {
    stackName,
    region,
    ofType: (type) => [...resources].filter(([, { Type }]) => Type === type).map(([logicalId]) => logicalId),
    ref: (logicalId) => names(logicalId, logicalId).ref,
    getAtt: (logicalId, attribute) => scopeOf(logicalId).getAtt(logicalId, attribute, logicalId),
    output(name) {
      const output = template.Outputs?.[name];
      if (!output) throw new LocalStackError(`Template: The output "${name}" is missing. Add it in infra/.`);
      return String(resolve(output.Value, scopeOf(`output ${name}`)));
    },
    outputNames: () => Object.keys(template.Outputs ?? {}),
    dependencies: (logicalId) => [resources.get(logicalId)?.DependsOn ?? []].flat(),
    property: (logicalId, name) =>
      String(resolve(resources.get(logicalId)?.Properties?.[name], scopeOf(describe(logicalId)))),
    asset(objectKey, logicalId) {
      const path = assembly.assets.get(objectKey);
      if (!path)
        throw new LocalStackError(
          `Template, ${describe(logicalId)}: The asset ${objectKey} is missing. Synthesise again: npm start.`,
        );
      return path;
    },
    read(logicalId, schema, ignored = {}) {
      const properties = structuredClone(resources.get(logicalId)?.Properties ?? {});
      for (const path of Object.keys(ignored)) remove(properties, path.split('.'));
      const parsed = schema.safeParse(resolve(properties, scopeOf(describe(logicalId))));
      if (parsed.success) return parsed.data;
      const issues = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.') || 'Properties'}: ${message}`,
      );
      throw new LocalStackError(
        `Template, ${describe(logicalId)}: The local stack does not know this. ${issues.join('; ')}. Change it in infra/ or teach scripts/local/.`,
      );
    },
  };
}

function refuseUnknownTypes(resources: Map<string, Resource>): void {
  for (const [logicalId, { Type }] of resources) {
    if (SERVED_TYPES.has(Type) || Type in IGNORED_TYPES) continue;
    throw new LocalStackError(
      `Template: The local stack does not know the resource type ${Type} (${logicalId}). Build it in scripts/local/ or exempt it with a reason in resource-types.ts.`,
    );
  }
}

function remove(value: unknown, path: string[]): void {
  const [head, ...rest] = path;
  if (head === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) remove(item, head === '*' ? rest : path);
    return;
  }
  const record = value as Record<string, unknown>;
  if (rest.length === 0) delete record[head];
  else remove(record[head], rest);
}
