import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { createLog } from './log.ts';
import { refreshEdge } from './refresh-edge.ts';

const client = new CloudFrontClient({ maxAttempts: 5 });

/** At every deployment, after its files have been uploaded. */
export const handler = (event: CloudFormationCustomResourceEvent) =>
  refreshEdge(event, {
    log: createLog(),
    async invalidate(DistributionId, paths) {
      await client.send(
        new CreateInvalidationCommand({
          DistributionId,
          // The same request of CloudFormation, should it come twice, is the same invalidation.
          InvalidationBatch: {
            CallerReference: event.RequestId,
            Paths: { Quantity: paths.length, Items: paths },
          },
        }),
      );
    },
    async answer(body) {
      const { ok, status } = await fetch(event.ResponseURL, {
        method: 'PUT',
        // The address is signed without a type, and some regions refuse what has one.
        headers: { 'content-type': '' },
        body: JSON.stringify(body),
      });
      if (!ok) throw new Error(`CloudFormation answered ${status}`);
    },
  });
