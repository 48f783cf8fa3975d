import { formFrame, signupPages } from '#site-build';
import { type Answer, page, Refusal, type Request, readBody } from './http.ts';
import { submitButton } from './leads/error-page.ts';
import { html } from './leads/html.ts';
import { createKeyedHash, type KeyedHash } from './leads/keyed-hash.ts';
import type { KeptLead, SignupConfirmation } from './leads/lead.ts';
import { clientNetworks, networkTag } from './leads/networks.ts';
import { claimEnd, notifyClaimed } from './leads/notify.ts';
import { CONFIRMATION_PATH, readSignupToken, SIGNUP_FORM } from './leads/signup.ts';
import { fillTemplate } from './leads/template.ts';
import { cameThroughEdge, nameOf, type SubmitDependencies } from './submit-lead.ts';

type PageName = Exclude<keyof typeof signupPages, 'declaration' | 'submit' | 'submitting'>;
type Outcome = {
  page: PageName;
  status: number;
  id?: string;
  code?: string;
  headers?: Record<string, string>;
};

/**
 * Answers the link in a sign-up's mail. GET shows a page with a button and changes nothing, because scanners follow links;
 * the button confirms. Never rejects.
 */
export async function confirmSignup(request: Request, dependencies: SubmitDependencies): Promise<Answer> {
  const { page: name, status, id, code, headers } = await decide(request, dependencies).catch(explain);
  dependencies.log({ outcome: `signup_${name}`, id, code });
  return page(status, signupPage(name, request.path), headers);
}

async function decide(request: Request, dependencies: SubmitDependencies): Promise<Outcome> {
  const { originSecret, hashKey, stores, now } = dependencies;
  if (!(await cameThroughEdge(request, originSecret))) throw new Refusal(403, 'origin');
  const isPost = request.method === 'POST';
  if (isPost) readBody(request);
  else if (!['GET', 'HEAD'].includes(request.method))
    throw new Refusal(405, 'method', { headers: { allow: 'GET, HEAD, POST' } });

  let token: ReturnType<typeof readSignupToken>;
  await hashKey.fits((key) => {
    token = readSignupToken(createKeyedHash(key), request.path.slice(CONFIRMATION_PATH.length));
    return token !== undefined;
  });
  if (!token) return { page: 'invalid', status: 400 };
  const { id, expiresAt } = token;
  const [signup] = await stores.businessLeads.find([id]);
  if (signup?.form !== SIGNUP_FORM) return { page: 'gone', status: 410, id };
  if (signup.confirmedAt) return { page: 'confirmed', status: 200, id };
  if (expiresAt <= now()) return { page: 'expired', status: 410, id };
  if (!isPost) return { page: 'ask', status: 200, id };
  const hash = createKeyedHash(await hashKey.current());
  const isKept = await confirmOnce(signup, request, hash, dependencies);
  return isKept ? { page: 'confirmed', status: 200, id } : { page: 'gone', status: 410, id };
}

/** Stores the confirmation with its proof and notifies the owner; false if the sign-up was erased meanwhile. */
async function confirmOnce(
  signup: KeptLead,
  request: Request,
  hash: KeyedHash,
  { stores, notifier, retentionDays, now, log }: SubmitDependencies,
): Promise<boolean> {
  const store = stores.businessLeads;
  const confirmedAt = now();
  const days = retentionDays[signup.leadType];
  if (days === undefined) throw new Error(`No retention is configured for ${signup.leadType}`);
  const confirmed: KeptLead & SignupConfirmation = {
    ...signup,
    confirmedAt,
    confirmedText: signupPages.declaration,
    confirmedFrom: networkTag(hash, clientNetworks(request.viewerAddress), confirmedAt),
    expiresAt: new Date(signup.createdAt.getTime() + days * 24 * 60 * 60 * 1000),
  };
  if (await store.confirm(confirmed, claimEnd(confirmedAt))) {
    // If this fails, the sweeper notifies: the sign-up is pending again.
    await notifyClaimed(confirmed, {
      ...{ store, notifier, now },
      warn: (outcome, id, cause) => log({ outcome, id, code: nameOf(cause) }),
    });
    return true;
  }
  const [kept] = await store.find([signup.id]);
  return kept?.confirmedAt !== undefined;
}

function explain(error: unknown): Outcome {
  const { status, code, headers, cause } =
    error instanceof Refusal ? error : new Refusal(503, 'store_failed', { cause: error });
  return { page: 'failed', status, code: cause === undefined ? code : nameOf(cause), headers };
}

function signupPage(name: PageName, path: string): string {
  const { heading, text } = signupPages[name];
  const { declaration } = signupPages;
  const form = html`<form class="form" action="${path}" method="post">
<p>${declaration}</p>
<div>${submitButton(signupPages)}</div>
</form>`;
  return fillTemplate(formFrame, {
    title: html`${heading}`.source,
    heading: html`${heading}`.source,
    lead: html`${text}`.source,
    form: name === 'ask' ? form.source : '',
  });
}
