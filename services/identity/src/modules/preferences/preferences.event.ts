import type { Outbox } from '@landfall/kit/transaction/outbox'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import type { VersionedPlace } from './preferences.ts'

/** Says where people live and which language they read, for clocks and words of other services. */
export async function publishPreferences(
  outbox: Outbox,
  places: readonly VersionedPlace[],
): Promise<void> {
  await outbox.publishAll(
    PreferencesSaved,
    places.map(({ version, userId, timeZone, locale }) => ({
      aggregateId: userId,
      version,
      data: { userId, timeZone, locale },
    })),
  )
}
