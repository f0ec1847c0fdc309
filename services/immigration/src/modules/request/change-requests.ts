import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type PlanStores, planDates } from '../profile/plan-dates.ts'
import type { Status } from '@landfall/immigration-rules/rule'
import type { NewRequest, RequestChange } from './request.input.ts'
import type { GuidanceRequest } from './request.ts'
import type { RequestStore } from './request.store.ts'

/** The limit per student, since filtering opens all of a student's requests. */
const MAX_REQUESTS = 100
const TOO_MANY = `You have ${MAX_REQUESTS} requests. Please delete one that you no longer need.`
/** More documents than the rules list, including those that they listed in the past. */
const MAX_TICKS = 200
const TOO_MANY_TICKS = `You can tick or note up to ${MAX_TICKS} documents. Please clear some first.`

type Stores = PlanStores & { requests: RequestStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }
type Changed = Result<GuidanceRequest, Problem>

/** Creates a request; it also sets how far its topic has come. Expected failure: Conflict (too many). */
export function makeCreateRequest({ unitOfWork, clock, newId }: Deps) {
  return async ({ studentId }: StudentRef, form: NewRequest): Promise<Changed> =>
    unitOfWork(async (tx) => {
      await tx.profiles.lock(studentId)
      if ((await tx.requests.count(studentId)) >= MAX_REQUESTS) {
        return err(conflict(TOO_MANY))
      }
      const { guidanceType, currentStatus, specificQuestions, priority } = form
      const now = clock.now()
      const request: GuidanceRequest = {
        id: newId(),
        studentId,
        guidanceType,
        currentStatus,
        specificQuestions,
        priority,
        isCompleted: false,
        documents: {},
        version: 1,
        createdAt: now,
        updatedAt: now,
      }
      await tx.requests.insert(request)
      await keepStage(tx, request, currentStatus, now)
      return ok(request)
    })
}

/**
 * Changes the given fields; null removes a note or a tick. Expected failures: NotFound, ValidationFailed (too many
 * ticks).
 */
export function makeUpdateRequest({ unitOfWork, clock }: Deps) {
  return async ({ studentId }: StudentRef, change: RequestChange): Promise<Changed> => {
    if (!isUuid(change.id)) return err(notFound('guidance request'))
    return unitOfWork(async (tx) => {
      await tx.profiles.lock(studentId)
      const before = await tx.requests.find(studentId, change.id)
      if (before === null) return err(notFound('guidance request'))
      const documents = ticked(before.documents, change.documents ?? [])
      if (Object.keys(documents).length > MAX_TICKS)
        return err(validationFailed([{ path: ['documents'], message: TOO_MANY_TICKS }]))
      const now = clock.now()
      const after: GuidanceRequest = {
        ...before,
        currentStatus: change.currentStatus ?? before.currentStatus,
        specificQuestions: change.specificQuestions ?? before.specificQuestions,
        priority: change.priority ?? before.priority,
        isCompleted: change.isCompleted ?? before.isCompleted,
        documents,
        version: before.version + 1,
        updatedAt: now,
      }
      await tx.requests.update(after)
      if (after.currentStatus !== before.currentStatus)
        await keepStage(tx, after, after.currentStatus, now)
      return ok(after)
    })
  }
}

/** Deletes a request, and the stage that it set for its topic. Expected failure: NotFound. */
export function makeDeleteRequest({ unitOfWork, clock }: Deps) {
  return async (
    { studentId }: StudentRef,
    id: string,
  ): Promise<Result<string, Problem>> => {
    if (!isUuid(id)) return err(notFound('guidance request'))
    return unitOfWork(async (tx) => {
      await tx.profiles.lock(studentId)
      const request = await tx.requests.find(studentId, id)
      if (request === null) return err(notFound('guidance request'))
      await tx.requests.remove(studentId, id)
      await forgetStage(tx, request, clock.now())
      return ok(id)
    })
  }
}

/** @param status the stage that a request states; undefined: no request states one anymore */
async function keepStage(
  tx: Transaction<Stores>,
  { studentId, guidanceType }: GuidanceRequest,
  status: Status | undefined,
  now: Date,
): Promise<void> {
  const stored = await tx.profiles.find(studentId)
  const { [guidanceType]: _before, ...others } = stored.profile.stages
  const stages = status === undefined ? others : { ...others, [guidanceType]: status }
  const profile = { ...stored.profile, stages }
  await tx.profiles.put({ ...stored, profile, version: stored.version + 1, updatedAt: now })
  await planDates(tx, { studentId, profile }, now)
}

/**
 * Removes the stage that a deleted request set, unless another request states the same; otherwise the request that
 * was changed last counts.
 */
async function forgetStage(
  tx: Transaction<Stores>,
  gone: GuidanceRequest,
  now: Date,
): Promise<void> {
  const { studentId, guidanceType, currentStatus } = gone
  const { profile } = await tx.profiles.find(studentId)
  if (profile.stages[guidanceType] !== currentStatus) return
  const left = (await tx.requests.findAll(studentId))
    .filter((request) => request.guidanceType === guidanceType)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  if (left.some((request) => request.currentStatus === currentStatus)) return
  await keepStage(tx, gone, left[0]?.currentStatus, now)
}

type Ticks = GuidanceRequest['documents']

/** The ticks with these changes; a document that is neither ticked nor noted is dropped. */
function ticked(
  before: Ticks,
  changes: readonly NonNullable<RequestChange['documents']>[number][],
): Ticks {
  const entries = changes.map(({ key, isDone, note }) => {
    const known = before[key] ?? { isDone: false, note: null }
    const tick = {
      isDone: isDone ?? known.isDone,
      note: note === undefined ? known.note : note || null,
    }
    return [key, tick] as const
  })
  const all = Object.entries({ ...before, ...Object.fromEntries(entries) })
  return Object.fromEntries(all.filter(([, { isDone, note }]) => isDone || note !== null))
}
