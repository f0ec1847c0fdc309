import { personZone } from '@landfall/calendar/zone'
import { consumes } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { sweepRemindersJob } from '../jobs/sweep-reminders.job.ts'
import { moveAnswerReminders } from '../application/submission/remind-to-answer.ts'
import { moveReportReminders } from '../fund/award/keep-award.ts'
import { moveOfferReminders } from '../fund/offer/lapse-offers.ts'
import { moveMornings } from '../student/preparation/remind-of-tasks.ts'
import type { Stores } from '../stores.ts'

/** Keeps a person's time zone, and replans their reminders when it changes. */
export const onPreferencesSaved = consumes<typeof PreferencesSaved.schema, Stores>(
  PreferencesSaved,
  async ({ data, aggregateversion, time }, stores) => {
    const { studentZones, reminderPlans, outbox } = stores
    const { userId, timeZone } = data
    const before = await studentZones.find(userId)
    const zone = { studentId: userId, timeZone, version: aggregateversion }
    const isNewer = await studentZones.keepNewest(zone)
    const zones = { from: personZone(before), to: personZone(timeZone) }
    if (!isNewer || zones.from === zones.to) return
    const at = new Date(time)
    // Offers are locked before what follows from them, as everywhere.
    await moveOfferReminders(stores, userId, zones, at)
    await moveReportReminders(stores, userId, zones, at)
    await moveMornings(stores, userId, zones, at)
    await moveAnswerReminders(stores, userId, zones, at)
    const asked = await reminderPlans.askForStudent(userId, at)
    if (asked > 0) await outbox.enqueue(sweepRemindersJob, {})
  },
  { from: 'beginning' },
)
