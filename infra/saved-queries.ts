import { Stack } from 'aws-cdk-lib';
import { QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Handler } from './handler.ts';

/** Questions to the logs, in CloudWatch under "Logs Insights, Saved queries"; RUNBOOK.md names them. */
export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, handlers: Handler[]) {
    super(scope, id);
    const logGroups = handlers.map(({ logGroup }) => logGroup);
    for (const [name, query] of Object.entries(QUERIES)) {
      new QueryDefinition(this, name, {
        queryDefinitionName: `${Stack.of(this).stackName}/${name}`,
        queryString: new QueryString({
          fields: ['@timestamp', ...query.fields],
          filterStatements: query.filter ? [query.filter] : [],
          ...('stats' in query
            ? { statsStatements: [query.stats] }
            : { sort: '@timestamp desc', limit: 200 }),
        }),
        logGroups,
      });
    }
  }
}

const QUERIES: Record<string, { fields: string[]; filter?: string; stats?: string }> = {
  failures: { fields: ['form', 'id', 'outcome', 'code'], filter: 'outcome like /_failed$/' },
  // What is no line of ours: crashes, time-outs and what the runtime says of itself.
  crashes: {
    fields: ['@log', '@message'],
    filter: '@message like /Task timed out|Runtime\\.|ERROR|errorType|Missing environment/',
  },
  refusals: {
    fields: ['form', 'outcome', 'code'],
    filter: 'ispresent(code)',
    stats: 'count(*) as times by form, outcome, code, bin(1d)',
  },
  slow: {
    fields: ['form', 'outcome', 'durationMs'],
    filter: 'ispresent(durationMs)',
    stats: 'count(*) as times, pct(durationMs, 50) as median, pct(durationMs, 99) as p99 by form, bin(1d)',
  },
  'one-lead': { fields: ['@log', 'form', 'outcome', 'code', 'durationMs'], filter: 'id = "put the id here"' },
};
