import { endpointOf, type FormName, type Problem } from '../../functions/leads/contract.ts';

/** After this long the visitor is told that it failed; sending again is safe, because the id stays the same. */
const ANSWER_WITHIN_MS = 20_000;

export type SendResult =
  | { stored: true }
  /** Without a problem: no answer, or none that this site wrote. */
  | { stored: false; problem?: Problem };

/**
 * Posts a lead (api.md, "Request").
 * @param form name of the form
 * @param lead its fields and envelope
 */
export async function sendLead(form: FormName, lead: Record<string, unknown>): Promise<SendResult> {
  try {
    const response = await fetch(endpointOf(form), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Escaped, what copied text has in place of lost characters is not taken for bytes that were lost on the way.
      body: JSON.stringify(lead).replaceAll('\uFFFD', '\\uFFFD'),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.status === 201) return { stored: true };
    const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
    return isProblem ? { stored: false, problem: await response.json() } : { stored: false };
  } catch {
    return { stored: false };
  }
}
