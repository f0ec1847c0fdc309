import type { Sealer } from '@landfall/kit/core/sealed'
import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type {
  DocumentHolder,
  DocumentStore,
} from '../../student/document/document.store.ts'
import { releaseDocuments } from '../../student/document/hold-documents.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { isDecided } from '../application/application-state.ts'
import type { ApplicationChange } from '../application/record-application.ts'
import type { Application } from '../application/application.ts'
import { cancelledLetter, publishMail } from './recommendation-mails.ts'
import { isAwaited, type Recommendation } from './recommendation.ts'
import type { RecommendationStore } from './recommendation.store.ts'
import { saveRecommendation } from './save-recommendation.ts'
import { nameOf } from './send-invitation.ts'

type Needed = {
  recommendations: RecommendationStore
  scholarshipCopies: ScholarshipCopyStore
  documents: DocumentStore
}
type Deps = { sealer: Pick<Sealer, 'seal'> }

/** The holder of a file that was sent but not submitted. */
export const draftHolder = ({ id }: Pick<Recommendation, 'id'>): DocumentHolder => ({
  kind: 'recommendation',
  id,
})

/** Ends a request and drops what only writing the letter needed. */
export function endOf<State extends 'submitted' | 'declined' | 'expired' | 'cancelled'>(
  recommendation: Recommendation,
  state: State,
  now: Date,
) {
  return {
    ...recommendation,
    state,
    endedAt: now,
    wakeAt: null,
    sealedToken: null,
    draftText: null,
    draftFileName: null,
  }
}

/** Ends a request from the student's side: a draft is deleted, and a request that had ended stays as it is. */
export async function cancelRequest(
  deps: Deps,
  tx: Transaction<Needed>,
  o: { application: Application; recommendation: Recommendation; now: Date },
): Promise<Recommendation> {
  const { application, recommendation, now } = o
  const { state, id, version } = recommendation
  if (state !== 'draft' && !isAwaited(state)) return recommendation
  await releaseDocuments(tx, draftHolder(recommendation))
  const cancelled = endOf(recommendation, 'cancelled', now)
  const saved = await saveRecommendation(tx, application, cancelled)
  if (state === 'draft') {
    await tx.recommendations.remove(id)
    return saved
  }
  const copy = await tx.scholarshipCopies.find(application.scholarshipId)
  const name = nameOf(application)
  const { expiresAt } = recommendation
  if (!copy || !name.ok || !expiresAt) return saved
  const facts = {
    recommendation: { ...recommendation, expiresAt },
    studentName: name.value,
    copy,
  }
  const mailId = idFromName('mail', `recommendation-cancelled:${id}:${version}`)
  await publishMail(tx, deps.sealer, { mailId, letter: cancelledLetter(facts) })
  return saved
}

/** Ends the requests of an application that was withdrawn, decided or removed. */
export async function endWithApplication(
  deps: Deps,
  tx: Transaction<Needed>,
  { before, after }: ApplicationChange,
  now: Date,
): Promise<void> {
  const application = after ?? before
  const isOver = after === null || after.state === 'withdrawn' || isDecided(after.state)
  if (!application || !isOver || after?.state === before?.state) return
  for (const recommendation of await tx.recommendations.lockAll(application.id)) {
    await cancelRequest(deps, tx, { application, recommendation, now })
    if (after === null) await tx.recommendations.remove(recommendation.id)
  }
}
