import { expect, test } from 'vitest';
import { brief } from './progress.ts';

test.each([
  ['{"form":"enquiry","ms":12,"_aws":{"Timestamp":1}}', 'form=enquiry ms=12'],
  ['{"form":"enq', '{"form":"enq'],
  ['null', 'null'],
  ['42', '42'],
  ['{}', ''],
])('a function’s log line %s is shown as %j', (line, shown) => {
  expect(brief(line)).toBe(shown);
});
