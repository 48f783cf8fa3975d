import { LocalStackError } from './errors.ts';

/** The names an expression can refer to. `where` names the resource in error messages. */
export type Scope = {
  where: string;
  pseudo: Record<string, string>;
  conditions: Record<string, unknown>;
  parameters: Record<string, { Type: string; Default?: unknown }>;
  ref(logicalId: string, where: string): string;
  getAtt(logicalId: string, attribute: string, where: string): string;
  secret(arn: string, jsonKey: string, where: string): string;
};

/**
 * Replaces CloudFormation's intrinsics and dynamic references in a value with their local values. Throws
 * LocalStackError for unknown ones: with guessed values the local stack would lie.
 */
export function resolve(value: unknown, scope: Scope): unknown {
  const result = evaluate(value, scope);
  return result === NO_VALUE ? undefined : result;
}

/** Evaluates a condition of the template. */
export function holds(name: string, scope: Scope): boolean {
  if (!(name in scope.conditions)) throw unknown(scope, `The condition "${name}" does not exist`);
  return truth(scope.conditions[name], scope);
}

const NO_VALUE = Symbol('AWS::NoValue');

function evaluate(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return withDynamicReferences(value, scope);
  if (Array.isArray(value)) {
    return value.map((item) => evaluate(item, scope)).filter((item) => item !== NO_VALUE);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (first && entries.length === 1 && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
    return withDynamicReferences(intrinsic(first[0], first[1], scope), scope);
  }
  return Object.fromEntries(
    entries.map(([key, item]) => [key, evaluate(item, scope)]).filter(([, item]) => item !== NO_VALUE),
  );
}

function intrinsic(name: string, argument: unknown, scope: Scope): unknown {
  switch (name) {
    case 'Ref':
      return reference(text(argument, name, scope), scope);
    case 'Fn::GetAtt': {
      const [id = '', ...attribute] =
        typeof argument === 'string' ? argument.split('.') : list(argument, name, scope);
      return scope.getAtt(String(id), attribute.join('.'), scope.where);
    }
    case 'Fn::Join': {
      const [separator, parts] = list(argument, name, scope);
      return list(evaluate(parts, scope), name, scope).map(String).join(String(separator));
    }
    case 'Fn::Select': {
      const [index, items] = list(argument, name, scope);
      const chosen = list(evaluate(items, scope), name, scope)[Number(evaluate(index, scope))];
      if (chosen === undefined) throw unknown(scope, 'Fn::Select has an index outside its list');
      return chosen;
    }
    case 'Fn::Split': {
      const [separator, source] = list(argument, name, scope);
      return text(evaluate(source, scope), name, scope).split(String(separator));
    }
    case 'Fn::Sub':
      return substitute(argument, scope);
    case 'Fn::If': {
      const [condition, then, otherwise] = list(argument, name, scope);
      return evaluate(holds(String(condition), scope) ? then : otherwise, scope);
    }
    default:
      throw unknown(scope, `The local stack does not know the function "${name}"`);
  }
}

function reference(name: string, scope: Scope): unknown {
  if (name === 'AWS::NoValue') return NO_VALUE;
  if (name.startsWith('AWS::')) {
    const value = scope.pseudo[name];
    if (value === undefined) throw unknown(scope, `The local stack does not know the value "${name}"`);
    return value;
  }
  const parameter = scope.parameters[name];
  if (!parameter) return scope.ref(name, scope.where);
  if (parameter.Type !== 'String' || parameter.Default === undefined) {
    throw unknown(scope, `The parameter "${name}" (${parameter.Type}) has no local value`);
  }
  return parameter.Default;
}

function substitute(argument: unknown, scope: Scope): string {
  const [template, variables] = typeof argument === 'string' ? [argument] : list(argument, 'Fn::Sub', scope);
  return text(template, 'Fn::Sub', scope).replace(
    /\$\{(!?)([^}]*)\}/g,
    (_all, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (typeof variables === 'object' && variables !== null && name in variables) {
        return String(evaluate((variables as Record<string, unknown>)[name], scope));
      }
      return String(name.includes('.') ? intrinsic('Fn::GetAtt', name, scope) : reference(name, scope));
    },
  );
}

function truth(expression: unknown, scope: Scope): boolean {
  const [[name, argument] = ['', undefined]] = Object.entries(expression ?? {});
  if (name === 'Condition') return holds(String(argument), scope);
  const parts = list(argument, name, scope);
  if (name === 'Fn::Equals') return evaluate(parts[0], scope) === evaluate(parts[1], scope);
  if (name === 'Fn::And') return parts.every((part) => truth(part, scope));
  if (name === 'Fn::Or') return parts.some((part) => truth(part, scope));
  if (name === 'Fn::Not') return !truth(parts[0], scope);
  throw unknown(scope, `The local stack does not know the condition function "${name}"`);
}

/** `{{resolve:secretsmanager:arn:SecretString:key:stage:version}}`; the ARN itself has six colons. */
function withDynamicReferences(value: unknown, scope: Scope): unknown {
  if (typeof value !== 'string' || !value.includes('{{resolve:')) return value;
  return value.replace(/\{\{resolve:([^}]*)\}\}/g, (all, inner: string) => {
    const match = /^secretsmanager:((?:arn:(?:[^:]*:){5})?[^:]+)(?::SecretString(?::([^:]*))?:*)?$/.exec(
      inner,
    );
    if (!match) throw unknown(scope, `The local stack does not know the dynamic reference "${all}"`);
    return scope.secret(match[1] ?? '', match[2] ?? '', scope.where);
  });
}

function list(value: unknown, name: string, scope: Scope): unknown[] {
  if (!Array.isArray(value)) throw unknown(scope, `${name} needs a list here`);
  return value;
}

function text(value: unknown, name: string, scope: Scope): string {
  if (typeof value !== 'string') throw unknown(scope, `${name} needs a string here`);
  return value;
}

function unknown(scope: Scope, what: string): LocalStackError {
  return new LocalStackError(
    `Template, ${scope.where}: ${what}. Change it in infra/ or teach scripts/local/intrinsics.ts.`,
  );
}
