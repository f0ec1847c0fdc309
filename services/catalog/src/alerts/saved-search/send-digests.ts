import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/catalog/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { PERSON_ZONE, atHour, dayIn } from '@landfall/calendar/zone'
import { digestNotice } from './saved-search-notice.ts'
import type { DueDigest, SearchHitStore } from './search-hit.store.ts'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import { takeFindings } from './notify-of-new-fits.ts'
import type { WhatFits } from './what-fits.ts'

/** In the student's time zone. */
const DIGEST_HOUR = 8
/** A listing that comes back after this is new again. */
const HIT_RETENTION_MS = 180 * 86_400_000
/** Long enough that every zone's day is over, so that each day is claimed only once. */
const DAY_RETENTION_MS = 3 * 86_400_000

type Stores = { searchHits: SearchHitStore; studentFacts: StudentFactsStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; whatFits: WhatFits }

/**
 * Requests a digest for each student whose daily searches have something new, once a day at eight o'clock where they
 * live, with what was found until eight. Nothing new, no digest. A digest that fails does not hold up the others, and
 * the next run retries it.
 * @returns how many
 * @throws the error of the first digest that failed
 */
export function makeSendDigests({ unitOfWork, clock, whatFits }: Deps) {
  async function send({ studentId, localDay, until }: DigestReader): Promise<boolean> {
    const fitsOf = await whatFits()
    return unitOfWork(async (tx) => {
      const { searchHits, outbox } = tx
      const now = clock.now()
      if (!(await searchHits.takeDay(studentId, localDay, now))) return false
      const searches = await searchHits.dailyOf(studentId, until)
      const fits = (await fitsOf(tx, [studentId])).get(studentId) ?? null
      const found = await takeFindings(searchHits, searches, { until, now, fits })
      const { findings, together } = found
      // The hits do not fit yet, or have closed meanwhile: there is nothing else to report today.
      if (findings.length === 0) return false
      const notice = digestNotice(findings, { studentId, localDay, together, now })
      await outbox.publish(NoticeRequested, requestedNotice(notice))
      await searchHits.markNotified(
        findings.map(({ search }) => search.id),
        now,
      )
      return true
    })
  }

  return async (): Promise<number> => {
    const readers = await unitOfWork(async ({ searchHits }) => {
      const now = clock.now().getTime()
      await searchHits.forget({
        foundBefore: new Date(now - HIT_RETENTION_MS),
        sentBefore: new Date(now - DAY_RETENTION_MS),
      })
      const zones = new Set([PERSON_ZONE, ...(await searchHits.zones())])
      const due = [...zones].flatMap((zone) => dueDigest(zone, clock.now()) ?? [])
      return searchHits.digestReaders(due, PERSON_ZONE)
    })
    let sent = 0
    const faults = collectFaults()
    for (const reader of readers)
      if (await faults.around(reader.studentId, () => send(reader))) sent += 1
    faults.throwFirst()
    return sent
  }
}

type DigestReader = DueDigest & { studentId: string }

/** The digest of today; null before its hour. @param timeZone an IANA name */
function dueDigest(timeZone: string, now: Date): DueDigest | null {
  const localDay = dayIn(timeZone, now)
  const until = atHour(timeZone, localDay, DIGEST_HOUR)
  return now.getTime() < until.getTime() ? null : { timeZone, localDay, until }
}
