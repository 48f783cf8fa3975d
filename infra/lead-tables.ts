import { RemovalPolicy } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { CANARY_ID_PREFIX, CANARY_KEY_PREFIX } from '../functions/leads/canary.ts';
import { READ_OF_A_LEAD } from '../functions/statistics/enquiries.ts';
import type { Handler } from './handler.ts';

/** Tables for leads and rate limits, with one grant per use. No handler may scan. */
export class LeadTables extends Construct {
  readonly businessLeads: Table;
  readonly tvLeads: Table;
  readonly limits: Table;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.businessLeads = createTable(this, 'BusinessLeads', 'submissionId');
    addIndex(this.businessLeads, 'byEmail', 'email');
    addIndex(this.businessLeads, 'byMonth', 'month');
    addIndex(this.businessLeads, PENDING, 'pending', ProjectionType.KEYS_ONLY);

    this.tvLeads = createTable(this, 'TvLeads', 'email');
    addIndex(this.tvLeads, 'byMonth', 'month');
    addIndex(this.tvLeads, PENDING, 'pending', ProjectionType.KEYS_ONLY);

    this.limits = createTable(this, 'Limits', 'key');
  }

  /** Storing a lead, recognising a repeated one, and removing its pending marker. */
  allowStoring(handler: Handler): void {
    handler.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      [this.businessLeads.tableArn, this.tvLeads.tableArn],
      this.names(),
    );
  }

  /** Finding pending leads and removing their marker. */
  allowSweeping(handler: Handler): void {
    const tables = [this.businessLeads, this.tvLeads];
    handler.allow(
      ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
      tables.map(({ tableArn }) => tableArn),
      this.names(),
    );
    handler.allow(
      ['dynamodb:Query'],
      tables.map(({ tableArn }) => `${tableArn}/index/${PENDING}`),
    );
  }

  /** Counting against a limit. */
  allowCounting(handler: Handler): void {
    handler.allow(['dynamodb:UpdateItem'], [this.limits.tableArn], { LIMITS_TABLE: this.limits.tableName });
  }

  /** Counting, and checking a limit without counting. */
  allowCountingAndLooking(handler: Handler): void {
    this.allowCounting(handler);
    handler.allow(['dynamodb:GetItem'], [this.limits.tableArn]);
  }

  /** Recording a canary's arrival; doesn't allow changing limits. */
  allowNotingCanaries(handler: Handler): void {
    handler.allow(
      ['dynamodb:UpdateItem'],
      [this.limits.tableArn],
      { LIMITS_TABLE: this.limits.tableName },
      CANARY_KEY_PREFIX,
    );
  }

  /** Counting and recording under keys of its own; doesn't allow changing other limits. */
  allowRecording(handler: Handler, keyPrefix: string): void {
    handler.allow(
      ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
      [this.limits.tableArn],
      { LIMITS_TABLE: this.limits.tableName },
      keyPrefix,
    );
  }

  /** Finding a canary's lead and removing it; doesn't allow reading or removing other leads. */
  allowCanary(handler: Handler): void {
    handler.allow(
      ['dynamodb:GetItem', 'dynamodb:DeleteItem'],
      [this.businessLeads.tableArn],
      { BUSINESS_LEADS_TABLE: this.businessLeads.tableName },
      CANARY_ID_PREFIX,
    );
    handler.allow(
      ['dynamodb:GetItem'],
      [this.limits.tableArn],
      { LIMITS_TABLE: this.limits.tableName },
      CANARY_KEY_PREFIX,
    );
  }

  /** Counting leads, without reading whose they are. */
  allowNumbers(handler: Handler): void {
    handler.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: [this.businessLeads, this.tvLeads].map(({ tableArn }) => `${tableArn}/index/byMonth`),
        conditions: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': [...READ_OF_A_LEAD] },
          StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
        },
      }),
    );
    handler.configure(this.names());
  }

  private names() {
    return {
      BUSINESS_LEADS_TABLE: this.businessLeads.tableName,
      TV_LEADS_TABLE: this.tvLeads.tableName,
    };
  }
}

/** Sparse index: only unnotified leads have the attribute. */
const PENDING = 'pending';

function createTable(scope: Construct, id: string, key: string): Table {
  return new Table(scope, id, {
    partitionKey: text(key),
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    timeToLiveAttribute: 'expiresAt',
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

function addIndex(table: Table, indexName: string, key: string, projectionType = ProjectionType.ALL): void {
  table.addGlobalSecondaryIndex({
    indexName,
    partitionKey: text(key),
    sortKey: text('createdAt'),
    projectionType,
  });
}

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING });
