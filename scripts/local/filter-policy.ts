import * as z from 'zod';
import type { MessageAttributes } from './message-store.ts';

/** The conditions on message attributes used in infra/. */
export const FilterPolicySchema = z.record(
  z.string(),
  z.array(z.union([z.string(), z.strictObject({ exists: z.boolean() })])).min(1),
);

export type FilterPolicy = z.infer<typeof FilterPolicySchema>;

/** Whether a subscription with this policy takes a message. One without attributes is taken by none that filters. */
export function accepts(policy: FilterPolicy | undefined, attributes: MessageAttributes): boolean {
  if (!policy) return true;
  if (Object.keys(attributes).length === 0) return false;
  return Object.entries(policy).every(([name, conditions]) =>
    conditions.some((condition) =>
      typeof condition === 'string'
        ? attributes[name]?.Value === condition
        : Object.hasOwn(attributes, name) === condition.exists,
    ),
  );
}
