import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLog, type LogEntry } from './log.ts';

function written(entry: LogEntry): Record<string, unknown> {
  const lines: string[] = [];
  createLog(
    (line) => lines.push(line),
    () => 1000,
  )(entry);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

test('only the allowed keys are written, whatever is handed over', () => {
  const entry = { outcome: 'stored', id: 'a-1', name: 'Jörg', email: 'a@example.org' };
  expect(written(entry)).toEqual({ outcome: 'stored', id: 'a-1' });
});

test('a sentence in place of a name is not written', () => {
  expect(written({ outcome: 'failed', code: 'no such user: Jörg', form: 'a@example.org' })).toEqual({
    outcome: 'failed',
    code: 'unprintable',
    form: 'unprintable',
  });
});

test('the name of an error is written as it is', () => {
  const entry = { outcome: 'confirmation_failed', code: new z.core.$ZodError([]).name };
  expect(written(entry)).toEqual({ outcome: 'confirmation_failed', code: '$ZodError' });
});

test('an answered request is a metric by form and outcome', () => {
  expect(written({ outcome: 'stored', form: 'enquiry', durationMs: 12 })).toMatchObject({
    outcome: 'stored',
    form: 'enquiry',
    durationMs: 12,
    _aws: {
      Timestamp: 1000,
      CloudWatchMetrics: [
        { Namespace: 'LeadApi', Dimensions: [['form', 'outcome']], Metrics: [{ Name: 'durationMs' }] },
      ],
    },
  });
});
