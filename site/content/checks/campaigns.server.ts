import { berlinDay } from '../../../functions/leads/berlin-day.ts';
import { formatDate } from '../../lib/date.ts';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';

/** Campaigns still switched on after their last day. */
export function endedCampaigns({ yaml }: ContentFiles, now: Date): ContentError[] {
  return yaml.flatMap(({ data, yaml: { at } }) => {
    const { active, endsOn } = data as { active?: boolean; endsOn?: string };
    if (!active || !endsOn || endsOn >= berlinDay(now)) return [];
    return new ContentError(
      at(['active']),
      `Die Aktion ist seit dem ${formatDate(endsOn)} vorbei und noch eingeschaltet. Schalten Sie „Fenster zeigen“ aus (in der Datei: active: false), oder wählen Sie einen neuen „Letzten Tag der Aktion“ (in der Datei: endsOn)`,
    );
  });
}
