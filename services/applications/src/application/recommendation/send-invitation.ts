import type { Sealer } from '@landfall/kit/core/sealed'
import {
  conflict,
  type Problem,
  tooManyRequests,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { hashToken, newToken } from '@landfall/kit/core/token'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { isDecided, stateInWords } from '../application/application-state.ts'
import { fullNameOf } from '../application/application-form.ts'
import type { Application } from '../application/application.ts'
import { invitationLetter, publishMail } from './recommendation-mails.ts'
import {
  expiryOf,
  isAwaited,
  mayInvite,
  MAX_INVITATIONS_BY_STUDENT,
  MAX_INVITATIONS_TO_ADDRESS,
  nextWake,
  type Recommendation,
} from './recommendation.ts'
import type { RecommendationStore } from './recommendation.store.ts'
import { dueOf, saveRecommendation } from './save-recommendation.ts'

export type InvitingStores = {
  recommendations: RecommendationStore
  scholarshipCopies: ScholarshipCopyStore
}
export type InvitingDeps = { sealer: Pick<Sealer, 'seal'>; newId: () => string }

const DAY_MS = 86_400_000

type Inviting = { application: Application; recommendation: Recommendation; now: Date }

/** Whether a recommender may be invited now, for all of these applications. Writes nothing. */
export async function refuseInvitation(
  tx: InvitingStores,
  applications: readonly Application[],
  o: Pick<Recommendation, 'state' | 'studentId' | 'recommenderEmail'> & { now: Date },
): Promise<Problem | null> {
  if (!mayInvite(o.state)) return conflict(NOT_AWAITED)
  for (const application of applications) {
    const named = nameOf(application)
    const refusal = notAskedFor(application) ?? (named.ok ? null : named.error)
    if (refusal) return refusal
    const copy = await tx.scholarshipCopies.find(application.scholarshipId)
    if (!copy) return conflict('This scholarship is not known here yet. Try again soon.')
  }
  return overLimit(tx, { ...o, count: applications.length })
}

/** Mails a new link to a recommender whom `refuseInvitation` does not refuse; the link mailed before stops working. */
export async function sendInvitation(
  { sealer, newId }: InvitingDeps,
  tx: Transaction<InvitingStores>,
  { application, recommendation: before, now }: Inviting,
): Promise<Recommendation> {
  const copy = await tx.scholarshipCopies.find(application.scholarshipId)
  const named = nameOf(application)
  if (!copy || !named.ok) throw new Error('An invitation that may not be sent')
  const due = dueOf(copy)
  const token = newToken()
  const timed = { ...before, invitedAt: now, expiresAt: expiryOf(due, now) }
  const invited = await saveRecommendation(tx, application, {
    ...timed,
    state: isAwaited(before.state) ? before.state : 'invited',
    tokenHash: hashToken(token),
    sealedToken: await sealer.seal(token),
    wakeAt: nextWake(timed, due, now),
    endedAt: null,
  })
  const { studentId, recommenderEmail } = before
  const mailId = newId()
  await tx.recommendations.addInvitation({
    id: mailId,
    studentId,
    recommenderEmail,
    sentAt: now,
  })
  const facts = { recommendation: invited, studentName: named.value, copy, due, token }
  await publishMail(tx, sealer, { mailId, letter: invitationLetter(facts) })
  return invited
}

const NOT_AWAITED = 'This request has ended. Send a new one instead.'

/** Why nobody can be asked for letters to this application anymore; null: they can. */
export function notAskedFor({ state }: Application): Problem | null {
  if (state !== 'withdrawn' && !isDecided(state)) return null
  return conflict(`This application is ${stateInWords(state)}.`)
}

/**
 * The name in which a recommender is asked. Refuses anything that could be taken for an address: mails to strangers
 * must not lead elsewhere.
 */
export function nameOf({ form }: Pick<Application, 'form'>): Result<string, Problem> {
  const name = fullNameOf(form).trim()
  const message =
    'Please enter your first and last name in the application first: your recommender sees it in the request.'
  const isName = name !== '' && name.length <= 120 && !/[@/:\\]|www\.|\.\w{2,}/i.test(name)
  return isName ? ok(name) : err(validationFailed([{ path: ['applicationId'], message }]))
}

async function overLimit(
  tx: InvitingStores,
  o: Pick<Recommendation, 'studentId' | 'recommenderEmail'> & { count: number; now: Date },
): Promise<Problem | null> {
  const { studentId, recommenderEmail, count, now } = o
  await tx.recommendations.lockInvitations(studentId, recommenderEmail)
  const since = new Date(now.getTime() - DAY_MS)
  const sent = await tx.recommendations.countInvitations(studentId, recommenderEmail, since)
  if (sent.ofStudent + count > MAX_INVITATIONS_BY_STUDENT) return tooMany(TOO_MANY_SENT)
  if (sent.toAddress + count > MAX_INVITATIONS_TO_ADDRESS) return tooMany(TOO_MANY_GOT)
  return null
}

const TOO_MANY_SENT = `You can send ${MAX_INVITATIONS_BY_STUDENT} invitations in 24 hours. Save this one now and send it tomorrow.`
const TOO_MANY_GOT =
  'This address has received many requests today. Save this one now and send it tomorrow.'
const tooMany = (message: string) => tooManyRequests(DAY_MS / 1000, message)
