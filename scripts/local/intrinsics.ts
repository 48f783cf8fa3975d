import { UserError } from '../progress.ts';

/** The names an expression can refer to. */
export type Scope = {
  /** The resource, for error messages. */
  where: string;
  /** Pseudo parameters, such as `AWS::Region`. */
  pseudo: Record<string, string>;
  ref(logicalId: string): string;
  getAtt(logicalId: string, attribute: string): string;
  secret(arn: string): string;
};

/**
 * Replaces CloudFormation's functions and dynamic references in a value with their local values. Throws UserError for
 * those it doesn't know: with guessed values the local stack would lie.
 */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return withSecrets(value, scope);
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [name = '', argument] = entries.length === 1 ? (entries[0] ?? []) : [];
  if (name === 'Ref' || name.startsWith('Fn::')) {
    const result = call(name, argument, scope);
    return typeof result === 'string' ? withSecrets(result, scope) : result;
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, resolve(item, scope)]));
}

function call(name: string, argument: unknown, scope: Scope): unknown {
  if (name === 'Ref') return reference(String(argument), scope);
  if (name === 'Fn::GetAtt') return attribute([argument].flat().join('.'), scope);
  const given = resolve(argument, scope);
  if (name === 'Fn::Sub' && typeof given === 'string') {
    return given.replace(/\$\{([^{}]*)\}/g, (_, inner: string) =>
      inner.includes('.') ? attribute(inner, scope) : reference(inner, scope),
    );
  }
  const [first, second] = Array.isArray(given) ? given : [];
  if (name === 'Fn::Join' && Array.isArray(second)) return second.join(String(first));
  if (name === 'Fn::Split' && typeof second === 'string') return second.split(String(first));
  if (name === 'Fn::Select' && Array.isArray(second) && Number(first) in second) return second[Number(first)];
  throw unknown(`${name} ${JSON.stringify(argument)}`, scope);
}

function reference(name: string, scope: Scope): string {
  if (!name.startsWith('AWS::')) return scope.ref(name);
  const value = scope.pseudo[name];
  if (value === undefined) throw unknown(name, scope);
  return value;
}

function attribute(path: string, scope: Scope): string {
  const dot = path.indexOf('.');
  return scope.getAtt(path.slice(0, dot), path.slice(dot + 1));
}

/** `{{resolve:secretsmanager:arn:SecretString:::}}`; the ARN itself has six colons. */
function withSecrets(text: string, scope: Scope): string {
  return text.replace(/\{\{resolve:([^{}]*)\}\}/g, (all, inner: string) => {
    const arn = /^secretsmanager:((?:[^:]*:){6}[^:]+):SecretString:*$/.exec(inner)?.[1];
    if (!arn) throw unknown(all, scope);
    return scope.secret(arn);
  });
}

function unknown(what: string, { where }: Scope): UserError {
  return new UserError(
    `Template, ${where}: The local stack does not know ${what}. Change it in infra/ or teach scripts/local/intrinsics.ts.`,
  );
}
