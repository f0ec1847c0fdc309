import { consumes } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { personZone } from '@landfall/calendar/zone'
import type { CatalogStores } from '../composition/stores.ts'

/** Keeps people's time zones, for the hour of their digests; an unknown zone counts as UTC. */
export const onPreferencesSaved = consumes<typeof PreferencesSaved.schema, CatalogStores>(
  PreferencesSaved,
  async ({ data, aggregateversion: version }, { timeZones }) => {
    const timeZone = personZone(data.timeZone)
    await timeZones.upsertIfNewer(data.userId, version, timeZone)
  },
  { from: 'beginning' },
)
