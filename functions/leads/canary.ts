import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { EnquiryInput } from './enquiry.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** Carries the canary's mark to the lead API; CloudFront forwards it from any sender. */
export const CANARY_HEADER = 'x-canary';

/** Prefix of all canary ids: the sender's IAM policy allows reading and deleting only these. */
export const CANARY_ID_PREFIX = 'ca0a4700-';

/** Prefix of the keys under which the limits table records who received a canary. */
export const CANARY_KEY_PREFIX = 'canary:';

/** Deletes what a sender has left that died before removing it. */
export const CANARY_RETENTION_DAYS = 1;

/** Proves that the lead with this id is a canary; only the holder of the secret can make it, and for one id only. */
export const canaryMark = (hash: KeyedHash, id: string) => hash('canary', id).toString('base64url');

/** The canary's form fields. The message is for whoever reads it behind the webhook; the address gets no mail. */
export const canaryEnquiry: EnquiryInput = {
  inquiryType: 'consulting',
  company: 'Selbsttest der Website',
  name: 'Stündlicher Selbsttest',
  email: 'selbsttest@website.invalid',
  phone: '0',
  message: 'Diese Anfrage sendet die Website stündlich an sich selbst. Bitte nicht beantworten.',
  consent: true,
};

/** Records who received a canary: written by receivers, read by the sender. */
export type CanaryRecord = {
  note(id: string, receiver: string): Promise<void>;
  receiversOf(id: string): Promise<string[]>;
};

const DAY_SECONDS = 24 * 60 * 60;

/** Kept in the limits table, which all receivers may write to; expires after a day. */
export function createCanaryRecord(
  client: DynamoDBDocumentClient,
  TableName: string,
  now: () => Date,
): CanaryRecord {
  const keyOf = (id: string) => ({ key: `${CANARY_KEY_PREFIX}${id}` });
  return {
    async note(id, receiver) {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(id),
          UpdateExpression: 'ADD receivers :receiver SET expiresAt = :expiresAt',
          ExpressionAttributeValues: {
            ':receiver': new Set([receiver]),
            ':expiresAt': Math.floor(now().getTime() / 1000) + DAY_SECONDS,
          },
        }),
      );
    },
    async receiversOf(id) {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(id), ConsistentRead: true }));
      return [...((Item?.receivers as Set<string> | undefined) ?? [])];
    },
  };
}
