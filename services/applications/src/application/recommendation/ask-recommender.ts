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
import type { DocumentStore } from '../../student/document/document.store.ts'
import type { ApplicationStore } from '../application/application.store.ts'
import type { Application } from '../application/application.ts'
import { cancelRequest } from './end-recommendation.ts'
import type { RecommenderInput } from './recommendation.input.ts'
import {
  MAX_RECOMMENDERS_PER_APPLICATION,
  type Recommendation,
  takesPlace,
} from './recommendation.ts'
import { saveRecommendation } from './save-recommendation.ts'
import {
  type InvitingDeps,
  type InvitingStores,
  notAskedFor,
  refuseInvitation,
  sendInvitation,
} from './send-invitation.ts'

type Needed = InvitingStores & { applications: ApplicationStore; documents: DocumentStore }
type Deps<Stores extends Needed> = InvitingDeps & {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
}

/**
 * Names a recommender for one application or several, each with its own request and link, and invites them if wanted:
 * all of it or nothing. Expected failures: NotFound (an application), Conflict (five are asked, or this one is),
 * ValidationFailed, TooManyRequests.
 */
export function makeAskRecommender<Stores extends Needed>(deps: Deps<Stores>) {
  return async function askRecommender(
    { studentId }: StudentRef,
    input: RecommenderInput & { applicationIds: readonly string[]; isSent: boolean },
  ): Promise<Result<Recommendation[], Problem>> {
    const now = deps.clock.now()
    const { applicationIds, isSent, ...recommender } = input
    // Locked in one order, so that two concurrent calls cannot deadlock.
    const ids = [...new Set(applicationIds)].toSorted()
    return deps.unitOfWork(async (tx) => {
      // Everything is checked before anything is written, so that a refusal leaves nothing half done.
      const applications: Application[] = []
      for (const id of ids) {
        const application = isUuid(id) ? await tx.applications.lock(studentId, id) : null
        if (!application) return err(notFound('application'))
        const refusal = await refuseDraft(tx, application, recommender)
        if (refusal)
          return err(ids.length > 1 ? await naming(tx, application, refusal) : refusal)
        applications.push(application)
      }
      const inviting = { ...recommender, studentId, state: 'draft', now } as const
      const refusal = isSent ? await refuseInvitation(tx, applications, inviting) : null
      if (refusal) return err(refusal)
      const asked: Recommendation[] = []
      for (const application of applications) {
        const draft = newRecommendation({ id: deps.newId(), application, recommender, now })
        await tx.recommendations.insert(draft)
        const recommendation = await saveRecommendation(tx, application, draft)
        const inviting = { application, recommendation, now }
        asked.push(isSent ? await sendInvitation(deps, tx, inviting) : recommendation)
      }
      return ok(asked)
    })
  }
}

/** Changes a request that was not sent yet. Expected failures: NotFound, Conflict (it was sent), ValidationFailed. */
export function makeUpdateRecommendation<Stores extends Needed>(deps: Deps<Stores>) {
  return async function updateRecommendation(
    student: StudentRef,
    { id, ...recommender }: RecommenderInput & { id: string },
  ): Promise<Result<Recommendation, Problem>> {
    return inLock(deps, student, id, async (tx, { application, recommendation }) => {
      if (recommendation.state !== 'draft')
        return err(
          conflict(
            'The invitation has been sent, so you can’t change what it told your recommender.',
          ),
        )
      const others = await othersOf(tx, application, id)
      const refusal = refuseRecommender(application, others, recommender)
      if (refusal) return err(refusal)
      return ok(
        await saveRecommendation(tx, application, { ...recommendation, ...recommender }),
      )
    })
  }
}

/**
 * Invites a recommender, or invites them again with a new link. Expected failures: NotFound, and those of
 * `sendInvitation`.
 */
export function makeInviteRecommender<Stores extends Needed>(deps: Deps<Stores>) {
  return async function inviteRecommender(
    student: StudentRef,
    { id }: { id: string },
  ): Promise<Result<Recommendation, Problem>> {
    return inLock(deps, student, id, async (tx, held, now) => {
      const { application, recommendation } = held
      const refusal = await refuseInvitation(tx, [application], { ...recommendation, now })
      return refusal ? err(refusal) : ok(await sendInvitation(deps, tx, { ...held, now }))
    })
  }
}

/**
 * Cancels a request: a draft is deleted, and an invited recommender is told. Repeating it changes
 * nothing. Expected failures: NotFound, Conflict (a letter is there).
 */
export function makeCancelRecommendation<Stores extends Needed>(deps: Deps<Stores>) {
  return async function cancelRecommendation(
    student: StudentRef,
    { id }: { id: string },
  ): Promise<Result<Recommendation, Problem>> {
    return inLock(deps, student, id, async (tx, { application, recommendation }, now) => {
      if (recommendation.state === 'submitted')
        return err(
          conflict('The letter has already arrived and stays with your application.'),
        )
      return ok(await cancelRequest(deps, tx, { application, recommendation, now }))
    })
  }
}

type Held = { application: Application; recommendation: Recommendation }

async function inLock<Stores extends Needed>(
  { unitOfWork, clock }: Deps<Stores>,
  { studentId }: StudentRef,
  id: string,
  work: (
    tx: Transaction<Stores>,
    held: Held,
    now: Date,
  ) => Promise<Result<Recommendation, Problem>>,
): Promise<Result<Recommendation, Problem>> {
  const missing = err(notFound('recommendation'))
  if (!isUuid(id)) return missing
  const now = clock.now()
  return unitOfWork(async (tx) => {
    const found = await tx.recommendations.find(studentId, id)
    const application =
      found && (await tx.applications.lock(studentId, found.applicationId))
    const recommendation = await tx.recommendations.lock(studentId, id)
    if (!application || !recommendation) return missing
    return work(tx, { application, recommendation }, now)
  })
}

async function refuseDraft(
  tx: Needed,
  application: Application,
  recommender: RecommenderInput,
): Promise<Problem | null> {
  const others = await othersOf(tx, application, null)
  return (
    notAskedFor(application) ??
    refuseNext(others) ??
    refuseRecommender(application, others, recommender)
  )
}

/** Says which of several applications is refused. */
async function naming(
  tx: Needed,
  { scholarshipId }: Application,
  refusal: Problem,
): Promise<Problem> {
  const copy = await tx.scholarshipCopies.find(scholarshipId)
  return copy ? { ...refusal, message: `${copy.title}: ${refusal.message}` } : refusal
}

/** A request that was not sent yet. */
export function newRecommendation(o: {
  id: string
  application: Pick<Application, 'id' | 'studentId'>
  recommender: RecommenderInput
  now: Date
}): Recommendation {
  return {
    ...o.recommender,
    id: o.id,
    studentId: o.application.studentId,
    applicationId: o.application.id,
    state: 'draft',
    version: 0,
    tokenHash: null,
    sealedToken: null,
    expiresAt: null,
    wakeAt: null,
    isReminded: true,
    timeZone: null,
    draftText: null,
    draftFileName: null,
    letterId: null,
    declineReason: null,
    createdAt: o.now,
    invitedAt: null,
    openedAt: null,
    startedAt: null,
    endedAt: null,
  }
}

async function othersOf(
  tx: Needed,
  { id }: Application,
  exceptId: string | null,
): Promise<Recommendation[]> {
  const all = (await tx.recommendations.findAll([id])).get(id) ?? []
  return all.filter((one) => one.id !== exceptId && takesPlace(one.state))
}

/** Why nobody else may be asked for this application; null: there is room. */
export function refuseNext(others: readonly Recommendation[]): Problem | null {
  if (others.length < MAX_RECOMMENDERS_PER_APPLICATION) return null
  return conflict(
    `You can ask up to ${MAX_RECOMMENDERS_PER_APPLICATION} recommenders for one application.`,
  )
}

function refuseRecommender(
  { form }: Application,
  others: readonly Recommendation[],
  { recommenderEmail, recommenderName }: RecommenderInput,
): Problem | null {
  if (form.email?.trim().toLowerCase() === recommenderEmail) {
    const message = 'This is your own address. Someone else must write the letter.'
    return validationFailed([{ path: ['recommenderEmail'], message }])
  }
  const isAsked = others.some((one) => one.recommenderEmail === recommenderEmail)
  return isAsked
    ? conflict(`You have already asked ${recommenderName} for this application.`)
    : null
}
