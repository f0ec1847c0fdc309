import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'

/** Keeps documents for a submission: from then on it has them, whatever becomes of the vault. */
export type HoldDocuments<Stores> = (
  tx: Transaction<Stores>,
  studentId: string,
  documentIds: readonly string[],
  o: { submissionId: string; now: Date },
) => Promise<Result<unknown, Problem>>
