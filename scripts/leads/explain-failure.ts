import { UserError } from '../progress.ts';
import type { TargetValues } from './target.ts';

/** Turns errors of AWS clients into messages with the remedy; passes others through. */
export function explainFailure(error: unknown, { stage, profile }: TargetValues): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  const withProfile = profile ? ` --profile ${profile}` : '';
  const reason = codeOf(error);
  if (
    /Credentials|ExpiredToken|TokenRefresh|UnrecognizedClient|InvalidClientTokenId|SSO|Login/.test(reason)
  ) {
    return new UserError(
      `AWS kennt Sie nicht oder nicht mehr (${reason}). Melden Sie sich an, zum Beispiel mit "aws sso login${withProfile}", und prüfen Sie den Namen hinter --profile.`,
    );
  }
  if (/AccessDenied|Unauthorized/.test(reason)) {
    const action = /perform: ([\w:]+)/.exec(error.message)?.[1] ?? 'eine der nötigen Aktionen';
    return new UserError(
      `Ihr Profil darf ${action} nicht. Welche Rechte die Befehle brauchen, steht in docs/operations.md unter „Leads“.`,
    );
  }
  if (reason === 'ValidationError' && /does not exist/.test(error.message)) {
    return new UserError(
      `Den Stack Website-${stage} gibt es in diesem Konto nicht. Prüfen Sie --stage und --profile, oder veröffentlichen Sie ihn: npm run deploy -- --stage ${stage}`,
    );
  }
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|Timeout|Networking/.test(reason)) {
    return new UserError(
      `${stage ? 'AWS' : 'Der lokale Stack'} ist nicht zu erreichen (${reason}). ${stage ? 'Prüfen Sie die Verbindung' : 'Starten Sie ihn mit "npm start"'} und wiederholen Sie den Befehl.`,
    );
  }
  return error;
}

const codeOf = (error: Error & { code?: unknown }) =>
  typeof error.code === 'string' ? error.code : error.name;
