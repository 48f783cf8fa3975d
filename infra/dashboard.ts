import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Canary } from './canary.ts';
import { edgeErrorRate, edgeRequests } from './edge-metrics.ts';
import type { LeadApi } from './lead-api.ts';
import type { LeadDelivery } from './lead-delivery.ts';

export type DashboardProps = {
  api: LeadApi;
  delivery: LeadDelivery;
  canary: Canary;
  alarms: Alarm[];
  distributionId: string;
};

/** One page that says whether all is well: alarms first, then what leads do on their way, and the edge. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    const { api, delivery, canary, alarms, distributionId } = props;
    const { confirmations, webhook, sweepPending } = delivery;
    const subscribers = { confirmations, ...(webhook && { webhook }) };
    const handlers = {
      'submit-lead': api.submitLead,
      'sweep-pending': sweepPending,
      'send-canary': canary.handler,
      ...Object.fromEntries(Object.entries(subscribers).map(([name, { handler }]) => [name, handler])),
    };
    const lines = <Source>(sources: Record<string, Source>, metricOf: (source: Source) => IMetric) =>
      Object.values(sources).map(metricOf);
    new CloudWatchDashboard(this, 'Page', {
      dashboardName: Stack.of(this).stackName,
      defaultInterval: Duration.days(7),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 4 })],
        [
          graph('Leads by form and outcome', [requests()]),
          graph('Slowest of a hundred answers (ms)', [
            api.submitLead.lambda.metric('UrlRequestLatency', { statistic: 'p99', period: HOUR }),
          ]),
        ],
        [
          graph(
            'Errors',
            lines(handlers, ({ lambda }) => lambda.metricErrors({ period: HOUR })),
          ),
          graph(
            'Throttled',
            lines(handlers, ({ lambda }) => lambda.metricThrottles({ period: HOUR })),
          ),
        ],
        [
          graph(
            'Oldest message in a queue (s)',
            lines(subscribers, ({ queue }) => queue.metricApproximateAgeOfOldestMessage({ period: HOUR })),
          ),
          graph(
            'Put aside',
            lines(subscribers, ({ deadLetters }) =>
              deadLetters.metricApproximateNumberOfMessagesVisible({ period: HOUR }),
            ),
          ),
        ],
        [
          graph('Requests of visitors', [edgeRequests(distributionId).with({ period: HOUR })]),
          graph('Server errors of a hundred answers', [edgeErrorRate(distributionId).with({ period: HOUR })]),
        ],
      ],
    });
  }
}

const HOUR = Duration.hours(1);

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });

/** The lines of the log are metrics (functions/log.ts), of all stages of the account together. */
const requests = () =>
  new MathExpression({
    expression: `SEARCH('{LeadApi,form,outcome} MetricName="durationMs"', 'SampleCount', 3600)`,
    usingMetrics: {},
    label: '',
    period: HOUR,
  });
