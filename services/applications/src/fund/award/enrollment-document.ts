import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, validationFailed, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { z } from 'zod'
import type { SubmissionStore } from '../../application/submission/submission.store.ts'
import type { OwnerRef } from '../../application/submission/submitted-application.policy.ts'
import { tellChairs } from '../../review/member/tell-members.ts'
import type { DocumentStore } from '../../student/document/document.store.ts'
import {
  type DocumentForHolder,
  documentsForHolder,
  holdDocuments,
  releaseDocuments,
} from '../../student/document/hold-documents.ts'
import type { Offer } from '../offer/offer.ts'
import type { OfferStore } from '../offer/offer.store.ts'
import type { sendEnrollmentDocumentInput } from './award.input.ts'
import { type AwardDeps, type AwardStores, inAward, keepOffer } from './in-award.ts'

const holderOf = (offerId: string) => ({ kind: 'enrollment', id: offerId })

/**
 * Hands the owner a document from the student's vault that shows they are enrolled; the last one counts. Expected
 * failures: NotFound, Conflict (the award is not accepted, or the enrollment is confirmed), ValidationFailed.
 */
export function makeSendEnrollmentDocument(deps: AwardDeps) {
  return async (
    student: StudentRef,
    { offerId, documentId }: z.output<typeof sendEnrollmentDocumentInput>,
  ): Promise<Result<Offer, Problem>> =>
    inAward(deps, student, offerId, async (tx, offer, now) => {
      if (offer.enrollmentConfirmedOn !== null)
        return err(conflict('Your enrollment is already confirmed.'))
      const holder = holderOf(offer.id)
      const [before] = await tx.documents.findHeld(holder)
      const held = await holdDocuments(tx, offer.studentId, [documentId], { holder, now })
      if (!held.ok)
        return err(
          validationFailed([{ path: ['documentId'], message: held.error.message }]),
        )
      // A refusal does not roll back, so the earlier document is released only after all checks.
      await releaseDocuments(tx, holder)
      await tx.documents.hold(holder, held.value, now)
      const [document] = held.value
      if (before && before.objectId === document?.objectId) return ok(offer)
      const changed = await keepOffer(tx, offer, {})
      await tellOfDocument(tx, changed, now)
      return ok(changed)
    })
}

function tellOfDocument(
  tx: Transaction<AwardStores>,
  { id, ownerId, scholarshipId, applicationId, version }: Offer,
  now: Date,
): Promise<void> {
  const link = `/submitted-applications/${applicationId}`
  return tellChairs(tx, {
    ownerId,
    type: 'award-answered',
    scholarshipId,
    cause: `enrollment:${id}:${version}`,
    head: 'Proof of enrollment has arrived',
    body: 'The student sent a document that shows their enrollment. Open it, and confirm what you saw.',
    page: { link, linkLabel: 'View application' },
    now,
  })
}

type ReadDeps = { stores: { documents: DocumentStore }; hasScanner: boolean }

/** What a student sent to show that they are enrolled; null if nothing. */
export function makeReadEnrollmentDocument({ stores, hasScanner }: ReadDeps) {
  return async (offerId: string): Promise<DocumentForHolder | null> => {
    const [held] = await documentsForHolder(stores, holderOf(offerId), { hasScanner })
    return held ?? null
  }
}

type OpenDeps = {
  offers: OfferStore
  submissions: SubmissionStore
  clock: Clock
  read: ReturnType<typeof makeReadEnrollmentDocument>
}

/** The same for the owner's side; records that they opened it. Null if they may not, or not yet. */
export function makeOpenEnrollmentDocument({ offers, submissions, clock, read }: OpenDeps) {
  return async (
    { userId, organizationIds }: OwnerRef,
    offerId: string,
  ): Promise<DocumentForHolder | null> => {
    const offer = isUuid(offerId) ? await offers.find(offerId) : null
    if (!offer || !organizationIds.includes(offer.ownerId)) return null
    const document = await read(offerId)
    if (!document?.isShownToOthers) return null
    const { applicationId, ownerId: organizationId } = offer
    await submissions.recordOpenings([
      { applicationId, userId, organizationId, at: clock.now() },
    ])
    return document
  }
}
