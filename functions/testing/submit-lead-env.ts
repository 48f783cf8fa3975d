/** What submit-lead reads from its environment beside the addresses of its services, with the limits of the template. */
export const submitLeadEnv = {
  BUSINESS_LEADS_TABLE: 'leads',
  TV_LEADS_TABLE: 'tv-leads',
  LIMITS_TABLE: 'limits',
  LEAD_TOPIC_ARN: 'arn:aws:sns:eu-central-1:000000000000:leads',
  ORIGIN_SECRET_ARN: 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:origin',
  HASH_KEY_ARN: 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:hash-key',
  RATE_LIMIT: '30',
  RATE_LIMIT_WITHOUT_SCRIPT: '10',
  DUPLICATE_LIMIT: '5',
};
