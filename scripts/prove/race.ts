import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { notifiedOf } from './delivered.ts';
import { exactly, type Figure, LONG, type Proof, type ProofOptions, told } from './proof.ts';
import { setStage } from './stage.ts';
import { type Answer, hangUp, type Submission, send, submissionOf } from './visitors.ts';
import { type Call, pass, startWire } from './wire.ts';

const AT_ONCE = 20;

export const proof: Proof = {
  promise:
    'The same submission sent many times at once is stored once and answered alike; of many free-prompts requests for one address at once one is new, and all others are told so.',
  run: race,
};

async function race({ runs, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const rounds = 2 * runs;
  const duplicates = Math.min(200, 4 * runs);
  const wires: Array<{ close(): Promise<void> }> = [];
  const through = async (service: string, url: string) => {
    if (!sabotage || service !== 'DYNAMODB') return url;
    const wire = await startWire(service, url, unconditional);
    wires.push(wire);
    return wire.url;
  };
  // One client may learn only five times in an hour that an address is known, and may not send so much at all.
  const stage = await setStage({
    rateLimit: 1_000_000,
    duplicateLimit: 1_000_000,
    proof: { through, processes: runs < LONG ? 4 : AT_ONCE },
  });
  try {
    let different = 0;
    let newOnes = 0;
    for (let round = 0; round < rounds; round++) {
      signal.throwIfAborted();
      const submission = equalSubmission(round);
      const answers = await atOnce(AT_ONCE, () => send(stage.url, submission));
      if (new Set(answers.map(({ status, text }) => `${status} ${text}`)).size > 1) different++;
      newOnes += answers.filter(isNew).length;
      progress('rounds', round + 1, rounds);
    }
    const items = [...(await stage.items('businessLeads')), ...(await stage.items('tvLeads'))];

    const email = 'dieselbe@example.com';
    const rivals = await atOnce(duplicates, (number) => {
      const one = submissionOf(rounds + number, 'free-prompts');
      return send(stage.url, { ...one, body: JSON.stringify({ ...JSON.parse(String(one.body)), email }) });
    });
    const known = rivals.filter(({ status, text }) => status === 409 && JSON.parse(text).code === '23505');
    const rows = (await stage.items('tvLeads')).filter((item) => item.email === email);
    const notified = notifiedOf(await stage.mails());
    return [
      told('rounds', rounds),
      told('equal submissions at once', AT_ONCE),
      exactly('items', items.length, rounds),
      exactly('rounds with different answers', different, 0),
      exactly('answers that say it is new', newOnes, rounds),
      exactly('leads without notification', rounds + 1 - new Set(notified).size, 0),
      told('repeated notifications', notified.length - new Set(notified).size),
      told('equal addresses at once', duplicates),
      exactly('of these new', rivals.filter(isNew).length, 1),
      exactly('of these told 23505', known.length, duplicates - 1),
      exactly('rows of the address', rows.length, 1),
    ];
  } finally {
    hangUp();
    await stage.end();
    for (const wire of wires) await wire.close();
  }
}

/** Every form in turn; every tenth as a browser without JavaScript sends it, without an id. */
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

/** What a store that writes without asking would do. */
async function unconditional({ action, body, forward, response }: Call): Promise<void> {
  if (action !== 'PutItem') return pass(response, await forward());
  const { ConditionExpression, ExpressionAttributeValues, ...put } = JSON.parse(body.toString());
  pass(response, await forward(Buffer.from(JSON.stringify(put))));
}
