import { newId } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/donors-content/audit-recorded.v1'
import type { Reviewer } from './content.policy.ts'
import type { Piece } from './content.ts'

export type Deed = 'published' | 'returned' | 'taken-off' | 'featured' | 'unfeatured'

/** Publishes what an administrator did to a piece to the log of all services, in the same transaction. */
export function recordDeed(
  { outbox }: Pick<Transaction<object>, 'outbox'>,
  { userId: actorId }: Reviewer,
  verb: Deed,
  o: { piece: Piece; reason: string | null; at: Date },
): Promise<void> {
  const { piece, reason, at } = o
  const subject = { subjectType: 'story', subjectId: piece.id }
  const fact = auditFact({ id: newId(), at, actorId, verb, ...subject, reason })
  return outbox.publish(AuditRecorded, fact)
}
