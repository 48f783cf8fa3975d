import * as z from 'zod';
import { UserError } from '../progress.ts';
import type { Assembly } from './assembly.ts';
import { resolve, type Scope } from './intrinsics.ts';
import { isKnownType, LOCAL_ACCOUNT, namesOf, secretValue } from './resources.ts';

/** The template with its references resolved. */
export type Template = {
  region: string;
  /** Logical ids of a type. */
  ofType(type: string): string[];
  /** Value of `Ref`. */
  ref(logicalId: string): string;
  getAtt(logicalId: string, attribute: string): string;
  output(name: string): string;
  outputNames: string[];
  /** Logical ids of the resources that must exist before this one. */
  dependencies(logicalId: string): string[];
  /** Folder of an asset, by its key in the assets bucket. */
  asset(objectKey: string): string;
  /** Properties of a resource, parsed with a strict schema: one that it lacks stops the local stack. */
  read<Schema extends z.ZodType>(logicalId: string, schema: Schema): z.infer<Schema>;
};

/** A property without effect on local answers. */
export const ignored = z.unknown().optional();

/** @param siteHost host and port of the site */
export function readTemplate({ template, stackName, region, assets }: Assembly, siteHost: string): Template {
  const resources = new Map(Object.entries(template.Resources));
  const outputs = template.Outputs ?? {};
  for (const [logicalId, { Type, Condition }] of resources) {
    if (!isKnownType(Type))
      throw new UserError(
        `Template: The local stack does not know the resource type ${Type} (${logicalId}). Serve it in scripts/local/ or exempt it in resources.ts.`,
      );
    if (Condition)
      throw new UserError(`Template, ${logicalId}: The local stack does not know conditions (${Condition}).`);
  }

  const names = (logicalId: string) => {
    const type = existing(resources.get(logicalId), logicalId).Type;
    return namesOf(type, { stackName, logicalId, region, siteHost });
  };
  // Resources that aren't served locally need some name; nobody reads it.
  const ref = (logicalId: string) => names(logicalId)?.ref ?? logicalId;
  const getAtt = (logicalId: string, attribute: string) => {
    const served = names(logicalId);
    if (!served) return `${logicalId}.${attribute}`;
    return existing(served.attributes?.[attribute], `attribute ${attribute} of ${titleOf(logicalId)}`);
  };
  const titleOf = (logicalId: string) => `${logicalId} (${resources.get(logicalId)?.Type})`;
  const scopeOf = (where: string): Scope => ({
    where,
    pseudo: { 'AWS::AccountId': LOCAL_ACCOUNT, 'AWS::Region': region, 'AWS::Partition': 'aws' },
    ref,
    getAtt,
    secret: secretValue,
  });

  return {
    region,
    ofType: (type) => [...resources].filter(([, { Type }]) => Type === type).map(([logicalId]) => logicalId),
    ref,
    getAtt,
    output: (name) =>
      String(resolve(existing(outputs[name], `output ${name}`).Value, scopeOf(`output ${name}`))),
    outputNames: Object.keys(outputs),
    dependencies: (logicalId) => [resources.get(logicalId)?.DependsOn ?? []].flat(),
    asset: (objectKey) => existing(assets.get(objectKey), `asset ${objectKey}`),
    read(logicalId, schema) {
      const where = titleOf(logicalId);
      const properties = existing(resources.get(logicalId), logicalId).Properties ?? {};
      const parsed = schema.safeParse(resolve(properties, scopeOf(where)));
      if (parsed.success) return parsed.data;
      const issues = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.') || 'Properties'}: ${message}`,
      );
      throw new UserError(
        `Template, ${where}: The local stack does not know this. ${issues.join('; ')}. Change it in infra/ or teach scripts/local/.`,
      );
    },
  };
}

/** @throws UserError if the template refers to something that doesn't exist */
export function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined)
    throw new UserError(`Template: The local stack has no ${name}. Check what refers to it in infra/.`);
  return value;
}
