import { berlinDay } from '../../../functions/leads/berlin-day.ts';
import { formatDate } from '../../lib/date.ts';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import type { Price } from '../schemas/prices.ts';

/** Campaigns still switched on, and bonuses still in the prices, after their last day. */
export function endedOffers({ yaml }: ContentFiles, now: Date): ContentError[] {
  const today = berlinDay(now);
  return yaml.flatMap(({ name, data, yaml: { at } }) => {
    if (name === 'prices') {
      const { prices } = data as { prices: Price[] };
      return prices.flatMap(({ bonus }, index) => {
        if (!bonus?.endsOn || bonus.endsOn >= today) return [];
        return new ContentError(
          at(['prices', index, 'bonus', 'endsOn']),
          `Die Zugabe gibt es seit dem ${formatDate(bonus.endsOn)} nicht mehr. Wählen Sie einen neuen „Letzten Tag der Zugabe“ (in der Datei: endsOn), oder löschen Sie sie`,
        );
      });
    }
    const { active, endsOn } = data as { active?: boolean; endsOn?: string };
    if (!active || !endsOn || endsOn >= today) return [];
    return new ContentError(
      at(['active']),
      `Die Aktion ist seit dem ${formatDate(endsOn)} vorbei und noch eingeschaltet. Schalten Sie „Fenster zeigen“ aus (in der Datei: active: false), oder wählen Sie einen neuen „Letzten Tag der Aktion“ (in der Datei: endsOn)`,
    );
  });
}
