import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { chairsAmong } from '../member/member-copy.ts'
import { tellMembers } from '../member/tell-members.ts'
import type { Review } from '../settings/review.ts'
import type { PanelStores } from './in-row.ts'

/** Something that one panel member did and others need to know; each cause is told once. */
type Told = {
  review: Review
  /** The application's number, as the panel sees it. */
  number: number
  /** Identifies the notice, together with its recipient. */
  cause: string
  now: Date
}

/** Tells owners and editors that a reviewer asks something, but not who asked. */
export function tellOfQuestion(
  tx: Transaction<PanelStores>,
  o: Told & { askedBy: string },
): Promise<void> {
  return tellChairs(tx, o, o.askedBy, {
    head: `A question about application ${o.number}`,
    body: 'A reviewer has a question about an application. Open it to read and answer.',
  })
}

/**
 * Tells owners and editors that somebody can't score an application.
 * @param o.wasAssigned whether they were assigned to it
 */
export function tellOfConflict(
  tx: Transaction<PanelStores>,
  o: Told & { declaredBy: string; wasAssigned: boolean },
): Promise<void> {
  return tellChairs(tx, o, o.declaredBy, {
    head: `A conflict of interest in application ${o.number}`,
    body: o.wasAssigned
      ? 'A reviewer declared a conflict of interest and is no longer assigned. The application may need another reviewer.'
      : 'Someone on the panel who was not assigned to it declared a conflict of interest.',
  })
}

/** Tells the reviewer who asked that there is an answer, unless they have left the organization. */
export async function tellOfAnswer(
  tx: Transaction<PanelStores>,
  o: Told & { askedBy: string },
): Promise<void> {
  const members = await tx.memberCopies.membersOf(o.review.ownerId)
  if (!members.some(({ userId }) => userId === o.askedBy)) return
  await tell(tx, o, [o.askedBy], {
    head: `Your question about application ${o.number} was answered`,
    body: 'Open the application to read the answer.',
  })
}

/**
 * Tells reviewers that an application has changed since they scored it, unless they have left the
 * organization; also tells those who lead the review if nobody can score it now.
 * @returns who was told
 */
export async function tellOfChange(
  tx: Transaction<PanelStores>,
  o: Told & { reviewerIds: readonly string[] },
): Promise<string[]> {
  if (o.reviewerIds.length === 0) return []
  const members = await tx.memberCopies.membersOf(o.review.ownerId)
  const ids = new Set(members.map(({ userId }) => userId))
  const isScoring = o.review.stage === 'scoring'
  const head = `Application ${o.number} has changed since it was scored`
  const reviewers = o.reviewerIds.filter((id) => ids.has(id))
  await tell(tx, o, reviewers, {
    head,
    body: isScoring
      ? 'The applicant submitted it again. Your score was for the earlier version and no longer counts. Read the new version, then submit your score again.'
      : 'The applicant submitted it again. Your score was for the earlier version and no longer counts. Scoring is closed: if it opens again, read the new version and submit your score again.',
  })
  if (isScoring) return reviewers
  const chairs = chairsAmong(members).map(({ userId }) => userId)
  const others = chairs.filter((id) => !reviewers.includes(id))
  await tell(tx, o, others, {
    head,
    body: 'The applicant submitted it again. Its scores were for the earlier version and no longer count. Move the review back to scoring to have the new version scored.',
  })
  return [...reviewers, ...others]
}

type Words = { head: string; body: string }

async function tellChairs(
  tx: Transaction<PanelStores>,
  told: Told,
  actorId: string,
  words: Words,
): Promise<void> {
  const chairs = chairsAmong(await tx.memberCopies.membersOf(told.review.ownerId))
  const ids = chairs.map(({ userId }) => userId).filter((id) => id !== actorId)
  await tell(tx, told, ids, words)
}

/** Contains nothing that any of them wrote, as mails end up in servers' logs. */
function tell(
  tx: Transaction<PanelStores>,
  { review: { scholarshipId }, cause, now }: Told,
  userIds: readonly string[],
  words: Words,
): Promise<void> {
  return tellMembers(tx, {
    type: 'review-message',
    scholarshipId,
    cause,
    userIds,
    ...words,
    now,
  })
}
