import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { notifiedOf } from './delivered.ts';
import { exactly, type Finding, info, LONG, type Proof, type ProofOptions } from './proof.ts';
import { type Call, pass, startServiceProxy } from './service-proxy.ts';
import { NO_LIMITS, startTestStack } from './test-stack.ts';
import { type Answer, closeConnections, type Submission, send, submissionOf } from './visitors.ts';

const AT_ONCE = 20;

export const proof: Proof = {
  promise:
    'Of many simultaneous copies of a submission one is stored, and all get the same answer; of many simultaneous free-prompts requests for one address one is new, and all others are told that it is known.',
  run: race,
};

async function race({ runs, sabotage, signal, progress }: ProofOptions): Promise<Finding[]> {
  const rounds = 2 * runs;
  const duplicates = Math.min(200, 4 * runs);
  const stack = await startTestStack({
    // A client may learn only five times an hour that an address is known.
    variables: NO_LIMITS,
    proxies: sabotage ? { DYNAMODB: await startServiceProxy('DYNAMODB', unconditional) } : {},
    processes: runs < LONG ? 4 : AT_ONCE,
  });
  try {
    let different = 0;
    let newOnes = 0;
    for (let round = 0; round < rounds; round++) {
      signal.throwIfAborted();
      const submission = equalSubmission(round);
      const answers = await atOnce(AT_ONCE, () => send(stack.url, submission));
      if (new Set(answers.map(({ status, text }) => `${status} ${text}`)).size > 1) different++;
      newOnes += answers.filter(isNew).length;
      progress('rounds', round + 1, rounds);
    }
    const items = [...(await stack.items('businessLeads')), ...(await stack.items('tvLeads'))];

    const email = 'dieselbe@example.com';
    const rivals = await atOnce(duplicates, (number) => {
      const one = submissionOf(rounds + number, 'free-prompts');
      return send(stack.url, { ...one, body: JSON.stringify({ ...JSON.parse(String(one.body)), email }) });
    });
    const known = rivals.filter(({ status, text }) => status === 409 && JSON.parse(text).code === '23505');
    const rows = (await stack.items('tvLeads')).filter((item) => item.email === email);
    const notified = notifiedOf(await stack.mails());
    return [
      info('rounds', rounds),
      info('equal submissions at once', AT_ONCE),
      exactly('items', items.length, rounds),
      exactly('rounds with different answers', different, 0),
      exactly('answers that say it is new', newOnes, rounds),
      exactly('leads without notification', rounds + 1 - new Set(notified).size, 0),
      info('repeated notifications', notified.length - new Set(notified).size),
      info('equal addresses at once', duplicates),
      exactly('of these new', rivals.filter(isNew).length, 1),
      exactly('of these told 23505', known.length, duplicates - 1),
      exactly('rows of the address', rows.length, 1),
    ];
  } finally {
    closeConnections();
    await stack.end();
  }
}

/** Every form in turn; every tenth without an id, as from a browser without JavaScript. */
function equalSubmission(round: number): Submission {
  const submission = submissionOf(round, FORM_NAMES[(round + Math.floor(round / 10)) % FORM_NAMES.length]);
  if (round % 10 !== 9) return submission;
  const { submissionId, elapsedMs, consent, ...fields } = JSON.parse(String(submission.body));
  return {
    ...submission,
    contentType: 'application/x-www-form-urlencoded',
    accept: 'text/html',
    body: new URLSearchParams({ ...fields, ...(consent && { consent: 'on' }) }).toString(),
  };
}

const atOnce = (times: number, action: (number: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, number) => action(number)));

const isNew = ({ status, headers }: Answer) =>
  (status === 201 || status === 303) && headers['idempotency-replayed'] === undefined;

/** Sabotage: a store that writes without its condition. */
async function unconditional({ action, body, forward, response }: Call): Promise<void> {
  if (action !== 'PutItem') return pass(response, await forward());
  const { ConditionExpression, ExpressionAttributeValues, ...put } = JSON.parse(body.toString());
  pass(response, await forward(Buffer.from(JSON.stringify(put))));
}
