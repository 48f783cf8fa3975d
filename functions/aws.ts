import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Bounds of every call. The SDK sets none of its own, and one hanging connection would use up the time in
 * which a visitor can still be answered. Milliseconds.
 */
export const bounds = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 500, requestTimeout: 900, throwOnRequestTimeout: true },
};

export const createDocumentClient = () => DynamoDBDocumentClient.from(new DynamoDBClient(bounds));

/** Asks for a secret's current value each time it is called. */
export function createSecretReader(secretArn: string): () => Promise<string> {
  const client = new SecretsManagerClient(bounds);
  return async () => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretArn }));
    if (!SecretString) throw new Error(`Secret ${secretArn} holds no text`);
    return SecretString;
  };
}
