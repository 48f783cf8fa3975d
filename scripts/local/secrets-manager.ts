import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname } from 'node:path';
import * as z from 'zod';
import { LocalStackError } from './errors.ts';
import { readBody, sendJson } from './http-server.ts';

/** AWS::SecretsManager::Secret with a generated value. */
export const SecretSchema = z.strictObject({
  Name: z.string().optional(),
  GenerateSecretString: z.strictObject({
    PasswordLength: z.number().default(32),
    ExcludeCharacters: z.string().default(''),
    ExcludePunctuation: z.boolean().default(false),
    ExcludeLowercase: z.boolean().default(false),
    ExcludeUppercase: z.boolean().default(false),
    ExcludeNumbers: z.boolean().default(false),
    IncludeSpace: z.boolean().default(false),
    RequireEachIncludedType: z.boolean().optional(),
    SecretStringTemplate: z.string().optional(),
    GenerateStringKey: z.string().optional(),
  }),
});

export const SECRET_IGNORED = {
  Description: 'for people',
  KmsKeyId: 'encryption at rest is not simulated',
  Tags: 'for people',
};

export type Secrets = {
  /** Creates the secret unless it exists; its value persists across runs. */
  ensure(arn: string, properties: z.infer<typeof SecretSchema>): void;
  value(arn: string, jsonKey?: string): string;
  /** Endpoint for the AWS SDK. */
  listener: RequestListener;
};

export function createSecrets(file: string): Secrets {
  const secrets: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const find = (id: string) =>
    Object.entries(secrets).find(([arn]) => arn === id || arn.endsWith(`:secret:${id}-local0`));

  return {
    ensure(arn, properties) {
      if (secrets[arn] !== undefined) return;
      secrets[arn] = generate(properties.GenerateSecretString);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.tmp`, JSON.stringify(secrets), { mode: 0o600 });
      renameSync(`${file}.tmp`, file);
    },
    value(arn, jsonKey) {
      const value = secrets[arn];
      if (value === undefined)
        throw new LocalStackError(`Template: There is no secret ${arn}. Check what refers to it in infra/.`);
      if (!jsonKey) return value;
      return String((JSON.parse(value) as Record<string, unknown>)[jsonKey]);
    },
    listener: async (request, response) => {
      const body = await readBody(request, 65_536);
      const action = request.headers['x-amz-target'];
      const type = 'application/x-amz-json-1.1';
      if (action !== 'secretsmanager.GetSecretValue') {
        return sendJson(
          response,
          400,
          { __type: 'InvalidRequestException', Message: `Not simulated: ${action}` },
          type,
        );
      }
      const { SecretId = '' } = JSON.parse(body?.toString() || '{}') as { SecretId?: string };
      const [arn, SecretString] = find(SecretId) ?? [];
      if (!arn) {
        const Message = "Secrets Manager can't find the specified secret.";
        return sendJson(response, 400, { __type: 'ResourceNotFoundException', Message }, type);
      }
      const Name = arn.replace(/^.*:secret:/, '').replace(/-local0$/, '');
      const stages = { VersionId: '00000000-0000-0000-0000-000000000000', VersionStages: ['AWSCURRENT'] };
      return sendJson(response, 200, { ARN: arn, Name, SecretString, CreatedDate: 0, ...stages }, type);
    },
  };
}

function generate(rules: z.infer<typeof SecretSchema>['GenerateSecretString']): string {
  const alphabet = [
    ...(rules.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz'),
    ...(rules.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    ...(rules.ExcludeNumbers ? '' : '0123456789'),
    ...(rules.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'),
    ...(rules.IncludeSpace ? ' ' : ''),
  ].filter((character) => !rules.ExcludeCharacters.includes(character));
  const password = Array.from(
    { length: rules.PasswordLength },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
  if (!rules.GenerateStringKey) return password;
  const template = JSON.parse(rules.SecretStringTemplate ?? '{}') as Record<string, unknown>;
  return JSON.stringify({ ...template, [rules.GenerateStringKey]: password });
}
