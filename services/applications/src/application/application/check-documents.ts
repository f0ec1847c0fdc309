import { type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'

/** Whether all of these are documents that the student may hand in. */
export type CheckDocuments<Stores> = (
  tx: Transaction<Stores>,
  studentId: string,
  documentIds: readonly string[],
) => Promise<Result<null, Problem>>

const NO_VAULT = 'Documents can’t be attached here yet. Please leave them out.'

/** As long as there is no vault: an application has no documents. */
export async function refuseDocuments(
  _tx: unknown,
  _studentId: string,
  documentIds: readonly string[],
): Promise<Result<null, Problem>> {
  if (documentIds.length === 0) return ok(null)
  return err(
    validationFailed([{ path: ['form', 'additionalDocuments'], message: NO_VAULT }]),
  )
}
