import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import type { Log } from './log.ts';

type Dependencies = {
  invalidate(distributionId: string, paths: string[]): Promise<void>;
  /** Tells CloudFormation, which waits for it. */
  answer(body: Record<string, string>): Promise<void>;
  log: Log;
};

/** Above it everything is forgotten, which counts as one path: 1,000 a month cost nothing. */
const MOST_PATHS = 60;

/**
 * Invalidates what differs between two deployments. A failure does not fail the deployment: its roll-back would fail in
 * the same way, and the edge asks again within a day by itself. The smoke test of `npm run deploy` sees old pages.
 */
export async function refreshEdge(
  event: CloudFormationCustomResourceEvent,
  { invalidate, answer, log }: Dependencies,
): Promise<void> {
  const { StackId, RequestId, LogicalResourceId, ResourceProperties } = event;
  try {
    const paths = event.RequestType === 'Update' ? changedPaths(event) : [];
    if (paths.length > 0) await invalidate(String(ResourceProperties.DistributionId), paths);
    log({ outcome: 'edge_refreshed', id: RequestId });
  } catch (error) {
    log({
      outcome: 'edge_refresh_failed',
      id: RequestId,
      code: error instanceof Error ? error.name : undefined,
    });
  }
  const PhysicalResourceId = `${ResourceProperties.DistributionId}-files`;
  await answer({ Status: 'SUCCESS', PhysicalResourceId, StackId, RequestId, LogicalResourceId });
}

function changedPaths({
  ResourceProperties,
  OldResourceProperties,
}: Extract<CloudFormationCustomResourceEvent, { RequestType: 'Update' }>): string[] {
  const [now, before] = [filesOf(ResourceProperties), filesOf(OldResourceProperties)];
  const changed = Object.keys({ ...before, ...now }).filter((path) => now[path] !== before[path]);
  const paths = changed.flatMap(addressesOf);
  return paths.length > MOST_PATHS ? ['/*'] : paths.map(encodeURI);
}

const filesOf = ({ Files = '{}' }: Record<string, unknown>): Record<string, string> =>
  JSON.parse(String(Files));

/** A page's file, and the address from which the edge function makes it: CloudFront asks for both to be named. */
const addressesOf = (path: string) =>
  path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length) || '/'] : [path];
