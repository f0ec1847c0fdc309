import {
  type ComingDeadline,
  comingDeadline,
  deadlineInWords,
  instantInWords,
  lastMinuteOf,
} from '@landfall/calendar/deadline'
import { dayInWords } from '@landfall/calendar/words'
import { dayIn, deadlineDay, isTimeZone, personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import { visaCode } from '@landfall/matching/reference/visa'
import { judgeListing } from '@landfall/matching/requirements/judge-listing'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { readStudents } from '@landfall/matching/student-copy/read-students'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { EssayReviewStore } from '../essay/essay-review.store.ts'
import type { ListingStore } from '../listing/listing.store.ts'
import type { MatchResultStore } from '../match/match-result.store.ts'
import type { ExplainedAward } from '../match/match-result.ts'
import type { MatchRunStore } from '../match/match-run.store.ts'
import type { MentorMemoryStore } from '../mentor/mentor-memory.store.ts'
import type { ApplicationStateStore } from './application-state.store.ts'
import type { PreparationStore } from './preparation.store.ts'
import type { SavedAwardStore } from './saved-award.store.ts'
import type { AwardRecord, StudentRecords } from './student-records.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import { taskRecords } from './task-records.ts'

const BEST = 5
const ESSAYS = 10

type Deps = {
  savedAwards: Pick<SavedAwardStore, 'ofStudent'>
  applicationStates: Pick<ApplicationStateStore, 'ofStudent'>
  preparations: Pick<PreparationStore, 'ofStudent'>
  studentZones: Pick<StudentZoneStore, 'find'>
  listings: Pick<ListingStore, 'findByIds'>
  matchRuns: Pick<MatchRunStore, 'findLatestFinished'>
  results: Pick<MatchResultStore, 'find'>
  essayReviews: Pick<EssayReviewStore, 'page'>
  mentorMemories: Pick<MentorMemoryStore, 'find'>
  studentFacts: Pick<StudentFactsStore, 'findWithAnswers'>
  openSealed: OpenSealed
  sealer: Sealer
  clock: Clock
}

/** Everything that this service knows about one student and about nobody else, for making an answer. */
export function makeReadRecords(deps: Deps) {
  return async function readRecords(studentId: string): Promise<StudentRecords> {
    const now = deps.clock.now()
    const zone = await deps.studentZones.find(studentId)
    const [students, saved, applications, prepared, match, essays, memory] =
      await Promise.all([
        readStudents(deps.studentFacts, deps.openSealed, [studentId]),
        deps.savedAwards.ofStudent(studentId),
        deps.applicationStates.ofStudent(studentId),
        deps.preparations.ofStudent(studentId),
        newestMatch(studentId, personZone(zone), deps),
        deps.essayReviews.page({ studentId, essayType: null, after: null, limit: ESSAYS }),
        deps.mentorMemories.find(studentId, deps.sealer),
      ])
    const student = students.get(studentId) ?? null
    const ids = [...saved, ...applications, ...prepared].map(
      ({ scholarshipId }) => scholarshipId,
    )
    const listings = await deps.listings.findByIds([...new Set(ids)])
    const byId = new Map(listings.map((listing) => [listing.scholarshipId, listing]))
    const award = (scholarshipId: string, state: string): AwardRecord[] => {
      const listing = byId.get(scholarshipId)
      return listing === undefined ? [] : [recordOf(listing, state, student, zone, now)]
    }
    return {
      today: deadlineDay(now),
      hasProfile: student !== null,
      visa: visaOf(student),
      saved: saved
        .flatMap((one) => award(one.scholarshipId, one.applicationStatus))
        .toSorted(byDeadline),
      applications: applications
        .flatMap((one) => award(one.scholarshipId, one.state ?? ''))
        .toSorted(byDeadline),
      tasks: taskRecords(
        prepared,
        (id) => byId.get(id)?.title ?? null,
        dayIn(personZone(zone), now),
      ),
      match,
      essays: essays.map(({ title, status, aiScore: score }) => ({ title, status, score })),
      notes: memory.isOn ? memory.notes : [],
    }
  }
}
export type ReadRecords = ReturnType<typeof makeReadRecords>

/** A student who holds no visa may still study on the one that they want. */
function visaOf(student: AskedStudent | null): string | null {
  return student && (visaCode(student.visaType) ?? visaCode(student.intendedVisaType))
}

function recordOf(
  listing: ListingCriteria,
  state: string,
  student: AskedStudent | null,
  zone: string | null,
  now: Date,
): AwardRecord {
  const { scholarshipId, title, deadline } = listing
  const coming = comingDeadline(deadline, now)
  const today = deadlineDay(now)
  const dayThere = deadlineDay(now, deadline.timeZone)
  const judged = judgeListing(listing, student, today, dayThere)
  return {
    scholarshipId,
    title,
    state: state.replaceAll('_', ' '),
    deadline: coming && withOwnTime(deadlineInWords(coming, now), coming, zone),
    deadlineDay: coming && coming.date,
    verdict: judged?.label ?? null,
  }
}

/** "1 Dec 2026, 23:59 New York · in 10 days · 2 Dec 2026, 10:29 Kolkata, your time" */
function withOwnTime(words: string, deadline: ComingDeadline, zone: string | null): string {
  const { precision, timeZone } = deadline
  if (precision !== 'exact' || zone === null || !isTimeZone(zone) || zone === timeZone)
    return words
  return `${words} · ${instantInWords(lastMinuteOf(deadline), zone)}, your time`
}

function byDeadline(a: AwardRecord, b: AwardRecord): number {
  return (a.deadlineDay ?? '9999') < (b.deadlineDay ?? '9999') ? -1 : 1
}

const isWaiting = ({ awaits }: ExplainedAward) => awaits === 'NEXT_ROUND'

async function newestMatch(
  studentId: string,
  zone: string,
  { matchRuns, results }: Deps,
): Promise<StudentRecords['match']> {
  const run = await matchRuns.findLatestFinished(studentId)
  if (run?.summary == null || run.finishedAt === null) return null
  const { matchCount, toAnswerCount, toCheckCount, improvementAreas } = run.summary
  const result = run.resultId === null ? null : await results.find(run.resultId)
  const matches = result?.matches ?? []
  return {
    day: dayInWords(dayIn(zone, run.finishedAt)),
    eligible: matchCount,
    // A longer list is cut off, and the awards that wait are at its end.
    waiting: matches.length < matchCount ? null : matches.filter(isWaiting).length,
    toAnswer: toAnswerCount,
    toCheck: toCheckCount,
    best: matches.slice(0, BEST).map(({ scholarshipId, title, score, label }) => {
      return { scholarshipId, title, score, label }
    }),
    tips: improvementAreas.slice(0, 3).map(({ text }) => text),
  }
}
