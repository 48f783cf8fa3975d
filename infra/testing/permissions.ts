import type { Template } from 'aws-cdk-lib/assertions';

/**
 * A handler role's permissions, one line per action and resource, with its condition if any. Resources are named by
 * their logical ids without hash.
 */
export function permissionsOf(template: Template, handlerId: string): string[] {
  const roles = named(template.findResources('AWS::IAM::Role'), handlerId);
  if (roles.length !== 1) throw new Error(`${roles.length} roles belong to ${handlerId}`);
  if (roles.some(({ Properties }) => Properties.ManagedPolicyArns || Properties.Policies)) {
    throw new Error(`The role of ${handlerId} has permissions of other kinds`);
  }
  return named(template.findResources('AWS::IAM::Policy'), handlerId)
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[])
    .flatMap(lines)
    .sort();
}

/** The same for every role of a template, by name, including managed policies and trust policies. */
export function allPermissions(template: Template): Record<string, string[]> {
  const policies = [
    ...Object.values(template.findResources('AWS::IAM::Policy')),
    ...Object.values(template.findResources('AWS::IAM::ManagedPolicy')),
  ];
  return Object.fromEntries(
    Object.entries(template.findResources('AWS::IAM::Role')).map(([id, { Properties }]) => {
      if (Properties.Policies) throw new Error(`${id} has policies inside of itself`);
      const own = policies.filter(({ Properties: { Roles } }) =>
        Roles.some(({ Ref }: { Ref: string }) => Ref === id),
      );
      const statements = own.flatMap((policy) => policy.Properties.PolicyDocument.Statement as Statement[]);
      return [
        withoutHash(id),
        [
          ...Properties.AssumeRolePolicyDocument.Statement.map(trust),
          ...(Properties.ManagedPolicyArns ?? []).map((arn: unknown) => `policy ${text(arn)}`),
          ...statements.flatMap(lines).sort(),
        ],
      ];
    }),
  );
}

function trust({ Action, Principal, Condition = {} }: Record<string, unknown>): string {
  return `${Action} by ${JSON.stringify(Principal)}${Object.keys(Condition as object).length > 0 ? ` if ${JSON.stringify(Condition)}` : ''}`;
}

type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string>>;
};

const named = <Resource>(resources: Record<string, Resource>, prefix: string): Resource[] =>
  Object.entries(resources).flatMap(([id, resource]) => (id.startsWith(prefix) ? [resource] : []));

function lines({ Effect, Action, Resource, Condition = {} }: Statement): string[] {
  if (Effect !== 'Allow') throw new Error(`Effect ${Effect}`);
  const conditions = Object.entries(Condition).flatMap(([operator, operands]) =>
    Object.entries(operands).map(([key, value]) => ` if ${operator} ${key} ${value}`),
  );
  return [Action]
    .flat()
    .flatMap((action) =>
      [Resource].flat().map((resource) => `${action} ${text(resource)}${conditions.join('')}`),
    );
}

/** A resource's ARN, with names in place of values known only at deploy time. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  const expression = value as {
    Ref?: string;
    'Fn::GetAtt'?: [string, string];
    'Fn::Join'?: [string, unknown[]];
    'Fn::Sub'?: string;
  };
  if (expression.Ref) return withoutHash(expression.Ref);
  if (expression['Fn::GetAtt']) return withoutHash(expression['Fn::GetAtt'][0]);
  if (expression['Fn::Join']) return expression['Fn::Join'][1].map(text).join(expression['Fn::Join'][0]);
  if (expression['Fn::Sub']) return expression['Fn::Sub'].replace(/\$\{([\w:]+)\}/g, '$1');
  throw new Error(`Unknown expression ${JSON.stringify(value)}`);
}

const withoutHash = (logicalId: string) => logicalId.replace(/[0-9A-F]{8}$/, '');
