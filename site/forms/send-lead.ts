import { endpointOf, type FormName, type Problem } from '../../functions/leads/contract.ts';

/** Timeout after which sending counts as failed. A retry is safe, because the submission id stays the same. */
const TIMEOUT_MS = 20_000;

export type SendResult =
  | { stored: true; problem?: undefined }
  /** No problem: no answer, or one that didn't come from our API. */
  | { stored: false; problem?: Problem };

/**
 * Posts a lead (docs/api.md, "Request").
 * @param lead fields and envelope
 */
export async function sendLead(form: FormName, lead: Record<string, unknown>): Promise<SendResult> {
  try {
    const response = await fetch(endpointOf(form), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Escapes U+FFFD in pasted text, which the API would otherwise take for bytes corrupted in transit.
      body: JSON.stringify(lead).replaceAll('\uFFFD', '\\uFFFD'),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 201) return { stored: true };
    const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
    return isProblem ? { stored: false, problem: await response.json() } : { stored: false };
  } catch {
    return { stored: false };
  }
}
