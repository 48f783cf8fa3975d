import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { OwnerMailing } from './leads/owner-mail.ts';

/** Reads a handler's environment variables; the error names those that are missing. */
export function readEnv<Name extends string>(
  names: readonly Name[],
  source: Record<string, string | undefined> = process.env,
): Record<Name, string> {
  const missing = names.filter((name) => !source[name]);
  if (missing.length > 0) throw new Error(`Missing environment variable: ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Record<Name, string>;
}

/** How a handler that infra/owner-mails.ts allows to mail the owner does so. */
export function ownerMailing(client: SESv2Client): OwnerMailing {
  const env = readEnv(['MAIL_SENDER', 'OWNER_EMAIL', 'CONFIGURATION_SET']);
  return { client, sender: env.MAIL_SENDER, owner: env.OWNER_EMAIL, configurationSet: env.CONFIGURATION_SET };
}

/** By default, the SDK calls SQS at the host of the queue's URL and ignores the endpoint in the environment. */
export const queueSettings = { useQueueUrlAsEndpoint: false };

/** Parses a whole number from the environment. */
export function readNumber(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`Environment variable ${name} is not a whole number: ${value}`);
  return Number(value);
}

/**
 * Timeouts in milliseconds for every call. The SDK sets none, and a single hanging connection would use up the time left
 * to answer the visitor.
 */
export const bounds = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 500, requestTimeout: 900, throwOnRequestTimeout: true },
};

/** For mails: one that went out although its answer was late or lost would go out again, so one attempt and patience. */
export const mailBounds = {
  maxAttempts: 1,
  requestHandler: { ...bounds.requestHandler, requestTimeout: 5000 },
};

export const createDocumentClient = () => DynamoDBDocumentClient.from(new DynamoDBClient(bounds));

/**
 * Fetches a secret's value on each call.
 * @param VersionStage the current one, or the one before it
 */
export function createSecretReader(
  secretArn: string,
  VersionStage: 'AWSCURRENT' | 'AWSPREVIOUS' = 'AWSCURRENT',
): () => Promise<string> {
  const client = new SecretsManagerClient(bounds);
  return async () => {
    const { SecretString } = await client.send(
      new GetSecretValueCommand({ SecretId: secretArn, VersionStage }),
    );
    if (!SecretString) throw new Error(`Secret ${secretArn} holds no text`);
    return SecretString;
  };
}
