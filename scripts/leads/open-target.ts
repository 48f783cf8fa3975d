import { suggestion } from '../../site/content/errors/explain-issue.server.ts';
import { UserError } from '../progress.ts';
import { openAws } from './aws-target.ts';
import type { Terminal } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { openLocal } from './local-target.ts';
import type { Target, TargetValues } from './target.ts';

export const targetOptions = {
  url: { type: 'string' },
  stage: { type: 'string' },
  profile: { type: 'string' },
} as const;

export const targetHelp = `Wo gesucht wird:
  (nichts davon)         im lokalen Stack auf http://localhost:8080 (npm start)
  --url URL              im lokalen Stack unter einer anderen Adresse
  --stage dev|prod       auf AWS, im Stack Website-dev oder Website-prod
  --profile NAME         auf AWS mit diesem Profil statt mit dem voreingestellten`;

const LOCAL_URL = 'http://localhost:8080';
const stages = ['dev', 'prod'];

/** Connects to the target given by the options, prints its title, runs `work` and disconnects. */
export async function withTarget(
  values: TargetValues,
  terminal: Terminal,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  checkOptions(values);
  const { stage, profile, url = LOCAL_URL } = values;
  let target: Target | undefined;
  try {
    target = await (stage ? openAws({ stage, profile }) : openLocal(url));
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
