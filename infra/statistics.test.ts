import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from './testing/permissions.ts';
import { createApp, propertiesOf, stackOf, synthesise } from './testing/synthesise.ts';

const app = createApp({ stage: 'prod', alarmEmail: 'ops@example.org' });
const template = Template.fromStack(stackOf(app));
const edge = Template.fromStack(stackOf(app, '-EdgeWatch'));
const HANDLER = 'StatisticsKeepStatistics';
const BUCKET = 'StatisticsAccessLogBucket';

describe("CloudFront's log", () => {
  it('has the time, the path and who asked with what, and no address, cookie or id', () => {
    expect(propertiesOf(edge, 'AWS::Logs::Delivery').RecordFields).toEqual([
      'date',
      'time',
      'cs-method',
      'cs-uri-stem',
      'cs-uri-query',
      'sc-status',
      'sc-content-type',
      'cs(Referer)',
      'cs(User-Agent)',
    ]);
  });

  it('is delivered from us-east-1 as JSON, which no value can break', () => {
    edge.hasResourceProperties('AWS::Logs::DeliverySource', { LogType: 'ACCESS_LOGS' });
    edge.hasResourceProperties('AWS::Logs::DeliveryDestination', { OutputFormat: 'json' });
  });

  it('is nobody else’s to read, encrypted, without versions, and gone after two days whatever happens', () => {
    const bucket = propertiesOf(template, 'AWS::S3::Bucket', BUCKET);
    expect(bucket).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      BucketEncryption: {},
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 2, Status: 'Enabled' }] },
    });
    expect(bucket).not.toHaveProperty('VersioningConfiguration');
    const policy = JSON.stringify(propertiesOf(template, 'AWS::S3::BucketPolicy', BUCKET));
    expect(policy).toContain('"aws:SecureTransport":"false"');
    expect(policy).toContain('"Service":"delivery.logs.amazonaws.com"');
    expect(policy).toContain(':delivery-source:*');
  });

  it('is written in prod only, where there are visitors', () => {
    expect(createApp().node.tryFindChild('Website-dev-EdgeWatch')).toBeUndefined();
    expect(JSON.stringify(synthesise().toJSON())).not.toContain('AWS::Logs::Delivery');
  });
});

describe('the daily job', () => {
  it('may read the log and delete it, count leads without reading whose they are, keep counts and mail the owner', () => {
    const own = permissionsOf(template, HANDLER).filter((each) => !/^(?:logs|ses):/.test(each));
    const keys = 'if ForAllValues:StringLike dynamodb:LeadingKeys statistics*';
    const numbers =
      'if ForAllValues:StringEquals dynamodb:Attributes month,createdAt,lead_type,page,canary if StringEquals dynamodb:Select SPECIFIC_ATTRIBUTES';
    expect(own).toEqual([
      `dynamodb:GetItem LeadTablesLimits ${keys}`,
      `dynamodb:Query LeadTablesBusinessLeads/index/byMonth ${numbers}`,
      `dynamodb:Query LeadTablesTvLeads/index/byMonth ${numbers}`,
      `dynamodb:UpdateItem LeadTablesLimits ${keys}`,
      `s3:DeleteObject ${BUCKET}/*`,
      `s3:GetObject ${BUCKET}/*`,
      `s3:ListBucket ${BUCKET}`,
    ]);
    expect(permissionsOf(template, HANDLER).filter((each) => each.startsWith('ses:SendEmail'))).not.toEqual(
      [],
    );
  });

  it('runs every morning, and only where there are visitors', () => {
    expect(propertiesOf(template, 'AWS::Events::Rule', 'StatisticsDaily')).toMatchObject({
      ScheduleExpression: 'cron(0 4 * * ? *)',
      State: 'ENABLED',
    });
    expect(propertiesOf(synthesise(), 'AWS::Events::Rule', 'StatisticsDaily').State).toBe('DISABLED');
  });
});
