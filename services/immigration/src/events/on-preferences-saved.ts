import { personZone } from '@landfall/calendar/zone'
import { consumes } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { moveMornings } from '../modules/profile/remind-of-dates.ts'
import type { Stores } from '../stores.ts'

/** Keeps a person's time zone; when it changes, reminders of their dates are planned anew. */
export const onPreferencesSaved = consumes<typeof PreferencesSaved.schema, Stores>(
  PreferencesSaved,
  async ({ data, aggregateversion, time }, stores) => {
    const { userId: studentId, timeZone } = data
    // Locked, because a process that plans dates meanwhile has read the old clock.
    await stores.profiles.lock(studentId)
    const before = await stores.studentZones.find(studentId)
    const isNewer = await stores.studentZones.keepNewest({
      studentId,
      timeZone,
      version: aggregateversion,
    })
    const zones = { from: personZone(before), to: personZone(timeZone) }
    if (!isNewer || zones.from === zones.to) return
    await moveMornings(stores, studentId, zones, new Date(time))
  },
  { from: 'beginning' },
)
