import { consumes } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import type { Stores } from '../stores.ts'

/** Keeps a person's time zone, which decides when their tasks are due; an older version changes nothing. */
export const onPreferencesSaved = consumes<typeof PreferencesSaved.schema, Stores>(
  PreferencesSaved,
  async ({ data: { userId, timeZone }, aggregateversion: version }, { studentZones }) => {
    await studentZones.keepNewest({ studentId: userId, timeZone, version })
  },
  { from: 'beginning' },
)
