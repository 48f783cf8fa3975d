import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endpointOf, FORM_NAMES, type FormName } from '../../../functions/leads/contract.ts';

/** A submission that can be sent repeatedly. */
export type Submission = {
  form: FormName;
  email: string;
  contentType: string;
  accept?: string;
  /** Default: POST. */
  method?: string;
  body: string | Uint8Array<ArrayBuffer>;
};

export type Answer = { status: number; headers: Record<string, string>; text: string };

/** The submission of visitor number n: forms take turns, addresses are unique. */
export function submissionOf(number: number, form = formOf(number)): Submission {
  const email = `besuch-${number}@example.com`;
  const common = { name: `Besuch ${number}`, email, submissionId: idOf(number), elapsedMs: 9000, page: '/' };
  const { company, phone, consent } = { company: 'Muster GmbH', phone: '0', consent: true };
  const fields = {
    enquiry: { inquiryType: 'consulting', company, phone, message: `Anfrage ${number} bitte`, consent },
    business: { leadType: 'kontakt', company, phone, message: `Anliegen ${number}`, consent },
    'free-prompts': { consent },
    'popup-signup': { leadType: 'herbst-kickstart' },
  }[form];
  const body = JSON.stringify({ ...common, ...fields });
  return { form, email, contentType: 'application/json', body };
}

/** Derived from the number, so that a retry sends the same id. */
function idOf(number: number): string {
  const hex = createHash('sha256').update(`${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

const formOf = (number: number) => FORM_NAMES[number % FORM_NAMES.length] as FormName;

/** @throws if there is no answer at all */
export async function send(
  url: string,
  { form, contentType, accept = 'application/json', method = 'POST', body }: Omit<Submission, 'email'>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(new URL(endpointOf(form), url), {
    method,
    headers: { 'content-type': contentType, accept, 'sec-fetch-site': 'same-origin', ...headers },
    ...(method === 'POST' && { body }),
    redirect: 'manual',
  });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

const TRIES = 5;

/** As a visitor who sends again, after a moment, what a busy machine has refused. */
export async function sendAgain(url: string, submission: Submission): Promise<Answer> {
  let answer = await send(url, submission);
  for (let tries = 1; tries < TRIES && answer.status !== 201; tries++) {
    await wait(1000 * tries);
    answer = await send(url, submission);
  }
  return answer;
}
