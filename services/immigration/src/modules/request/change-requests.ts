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

/** Of one student: all of them are opened to filter them. */
const MAX_REQUESTS = 100
const TOO_MANY = `You have ${MAX_REQUESTS} requests. Please delete one that you no longer need.`
/** More than the rules list, with those that they listed once. */
const MAX_TICKS = 200
const TOO_MANY_TICKS = `You can tick or note up to ${MAX_TICKS} documents. Please clear some first.`

type Stores = PlanStores & { requests: RequestStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }
type Changed = Result<GuidanceRequest, Problem>

/**
 * Keeps a request; how far its topic has come is known from then on. Expected failure: Conflict (too many).
 */
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

/** Changes what is given; a note or a tick that is null is taken away. Expected failures: NotFound, ValidationFailed (too many ticks). */
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

/** What it said of its topic goes with it. Expected failure: NotFound. */
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

/** @param status as a request says it; undefined: none says one anymore */
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

/** The stage that a deleted request gave goes, unless another one says the same; then the one changed last counts. */
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

/** With the changes written over what was; what is neither ticked nor noted is not kept. */
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
