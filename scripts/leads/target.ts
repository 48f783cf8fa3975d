import { suggestion } from '../../site/lib/suggestion.server.ts';
import { UserError } from '../progress.ts';
import type { Terminal } from './command.ts';
import { connectAws, connectLocal, type Target } from './connect.ts';

export const targetOptions = {
  url: { type: 'string' },
  stage: { type: 'string' },
  profile: { type: 'string' },
} as const;

type TargetValues = { [Name in keyof typeof targetOptions]?: string | undefined };

export const targetHelp = `Wo gesucht wird:
  (nichts davon)         im lokalen Stack auf http://localhost:8080 (npm start)
  --url URL              im lokalen Stack unter einer anderen Adresse
  --stage dev|prod       auf AWS, im Stack Website-dev oder Website-prod
  --profile NAME         auf AWS mit diesem Profil statt mit dem voreingestellten`;

/** The options by which another command looks in the same place, with a space before. */
export const samePlace = ({ url, stage, profile }: TargetValues) =>
  Object.entries({ url, stage, profile })
    .map(([name, value]) => (value ? ` --${name} ${value}` : ''))
    .join('');

export const LOCAL_URL = 'http://localhost:8080';
const stages = ['dev', 'prod'];

/** Connects to the target given by the options, prints its title, runs `work` and disconnects. */
export async function withTarget(
  values: TargetValues,
  terminal: Pick<Terminal, 'note'>,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  checkOptions(values);
  const { stage, profile, url = LOCAL_URL } = values;
  let target: Target | undefined;
  try {
    target = await (stage ? connectAws(stage, profile) : connectLocal(url));
    terminal.note(target.title);
    await work(target);
  } catch (error) {
    throw explainFailure(error, values);
  } finally {
    target?.close();
  }
}

function checkOptions({ url, stage, profile }: TargetValues): void {
  if (stage !== undefined && !stages.includes(stage)) {
    throw new UserError(
      `Die Stufe „${stage}“ gibt es nicht.${suggestion(stage, stages)} Es gibt dev und prod.`,
    );
  }
  if (url !== undefined && (stage || profile)) {
    throw new UserError(
      '--url meint den lokalen Stack, --stage und --profile meinen AWS. Lassen Sie eines weg.',
    );
  }
  // Never guess the stage: an erasure in the wrong one can't be undone.
  if (profile !== undefined && !stage) {
    throw new UserError('Zu --profile gehört die Stufe: --stage dev oder --stage prod.');
  }
}

/** Turns errors of AWS clients into messages with the remedy; passes others through. */
function explainFailure(error: unknown, { stage, profile }: TargetValues): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  const reason = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (
    /Credentials|ExpiredToken|OptInRequired|TokenRefresh|UnrecognizedClient|InvalidClientTokenId|SSO|Login/.test(
      reason,
    )
  ) {
    return new UserError(
      `AWS kennt Sie nicht oder nicht mehr (${reason}). Melden Sie sich an, zum Beispiel mit "aws sso login${samePlace({ profile })}", ${profile ? 'und prüfen Sie den Namen hinter --profile' : 'oder nennen Sie ein Profil, das angemeldet ist: --profile NAME'}.`,
    );
  }
  if (/Signature|RequestExpired|TooSkewed/.test(reason)) {
    return new UserError(
      `AWS nimmt die Unterschrift nicht an (${reason}). Prüfen Sie Datum, Uhrzeit und Zeitzone dieses Rechners und den geheimen Schlüssel Ihres Profils.`,
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
  if (/CERT|ERR_TLS/.test(reason)) {
    return new UserError(
      `Zwischen diesem Rechner und AWS steht jemand anderes (${reason}). Melden Sie sich im WLAN an, oder nennen Sie die Zertifikate Ihres Proxys: NODE_EXTRA_CA_CERTS=DATEI.`,
    );
  }
  if ('$metadata' in error) {
    return new UserError(
      `AWS antwortet mit einem Fehler (${reason}: ${error.message}). Wiederholen Sie den Befehl in ein paar Minuten; bleibt der Fehler, sehen Sie im AWS Health Dashboard nach.`,
    );
  }
  return error;
}
