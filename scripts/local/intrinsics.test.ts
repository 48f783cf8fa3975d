import { expect, test } from 'vitest';
import { resolve, type Scope } from './intrinsics.ts';

const scope: Scope = {
  where: 'Beispiel (AWS::Beispiel)',
  pseudo: { 'AWS::Region': 'eu-central-1' },
  conditions: {
    Prod: { 'Fn::Equals': [{ Ref: 'Stage' }, 'prod'] },
    NotProd: { 'Fn::Not': [{ Condition: 'Prod' }] },
  },
  parameters: {
    Stage: { Type: 'String', Default: 'dev' },
    Version: { Type: 'AWS::SSM::Parameter::Value<String>', Default: '/x' },
  },
  ref: (id) => `ref:${id}`,
  getAtt: (id, attribute) => `${id}/${attribute}`,
  secret: (arn, key) => `secret(${arn}|${key})`,
};

test.each([
  ['Ref to a resource', { Ref: 'Table' }, 'ref:Table'],
  ['Ref to a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-central-1'],
  ['Ref to a parameter', { Ref: 'Stage' }, 'dev'],
  ['GetAtt as list', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table/Arn'],
  ['GetAtt as text', { 'Fn::GetAtt': 'Table.Nested.Arn' }, 'Table/Nested.Arn'],
  ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }]] }, 'a-ref:B'],
  ['Select and Split', { 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host/'] }] }, 'host'],
  [
    'Sub',
    { 'Fn::Sub': sub('#{Table.Arn}-#{AWS::Region}-#{!Literal}') },
    sub('Table/Arn-eu-central-1-#{Literal}'),
  ],
  ['Sub with variables', { 'Fn::Sub': [sub('#{x}'), { x: { Ref: 'B' } }] }, 'ref:B'],
  ['If', { 'Fn::If': ['NotProd', 'yes', 'no'] }, 'yes'],
  ['NoValue in a list', [1, { 'Fn::If': ['Prod', 2, { Ref: 'AWS::NoValue' }] }], [1]],
  ['NoValue in an object', { a: 1, b: { Ref: 'AWS::NoValue' } }, { a: 1 }],
  [
    'a dynamic reference',
    {
      'Fn::Join': [
        '',
        ['{{resolve:secretsmanager:', 'arn:aws:secretsmanager:eu-central-1:0:secret:S', ':SecretString:::}}'],
      ],
    },
    'secret(arn:aws:secretsmanager:eu-central-1:0:secret:S|)',
  ],
  [
    'a dynamic reference to a key',
    '{{resolve:secretsmanager:name:SecretString:user::}}',
    'secret(name|user)',
  ],
])('resolves %s', (_name, expression, value) => {
  expect(resolve(expression, scope)).toEqual(value);
});

test.each([
  ['an unknown function', { a: { 'Fn::Cidr': ['10.0.0.0/8', 1, 1] } }, 'Fn::Cidr'],
  ['an import', { 'Fn::ImportValue': 'x' }, 'Fn::ImportValue'],
  ['an unknown pseudo parameter', { Ref: 'AWS::NotificationARNs' }, 'AWS::NotificationARNs'],
  ['a parameter without a local value', { Ref: 'Version' }, 'Version'],
  ['a reference to another service', '{{resolve:ssm:/x}}', 'resolve:ssm'],
  ['a condition that does not exist', { 'Fn::If': ['Nowhere', 1, 2] }, 'Nowhere'],
])('stops at %s and names it and the resource', (_name, expression, named) => {
  expect(() => resolve(expression, scope)).toThrow(named);
  expect(() => resolve(expression, scope)).toThrow('Beispiel (AWS::Beispiel)');
});

/** Builds CloudFormation's placeholders, which the linter would take for a template string with wrong quotes. */
function sub(text: string): string {
  return text.replaceAll('#', '$');
}
