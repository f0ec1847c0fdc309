import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, validationFailed } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { isShownToOthers, type VaultDocument } from './document.ts'
import type { DocumentHolder, DocumentStore, HeldDocument } from './document.store.ts'

type Stores = { documents: DocumentStore }

/**
 * Holds documents that a student hands in, in the same transaction: from then on the holder keeps their content, name
 * and kind, whatever happens in the vault. Idempotent. Expected failure: ValidationFailed with the path `documentIds`
 * (one is not there, or was found infected).
 */
export async function holdDocuments(
  tx: Stores,
  studentId: string,
  documentIds: readonly string[],
  { holder, now }: { holder: DocumentHolder; now: Date },
): Promise<Result<VaultDocument[], Problem>> {
  const ids = [...new Set(documentIds)]
  const found = await tx.documents.lockAll(studentId, ids.filter(isUuid))
  if (found.length < ids.length)
    return err(refusal('A document is no longer in your vault. Choose another.'))
  const infected = found.find(({ scanState }) => scanState === 'infected')
  if (infected)
    return err(
      refusal(`The virus scanner found something in “${infected.name}”. Choose another.`),
    )
  await tx.documents.hold(holder, found, now)
  for (const document of found) await tx.documents.update({ ...document, lastUsedAt: now })
  return ok(found)
}

/** Releases a holder's documents; the next sweep deletes those that neither a vault nor another holder has. */
export async function releaseDocuments(tx: Stores, holder: DocumentHolder): Promise<void> {
  await tx.documents.release(holder)
}

export type DocumentForHolder = HeldDocument & {
  /** Whether anybody but its owner may open it. */
  isShownToOthers: boolean
}

/** Everything that a holder holds, as it was handed in. */
export async function documentsForHolder(
  { documents }: Stores,
  holder: DocumentHolder,
  { hasScanner }: { hasScanner: boolean },
): Promise<DocumentForHolder[]> {
  const held = await documents.findHeld(holder)
  return held.map((one) => ({
    ...one,
    isShownToOthers: isShownToOthers(one.scanState, hasScanner),
  }))
}

/** One of them; null if this holder holds no such object. */
export async function documentForHolder(
  stores: Stores,
  holder: DocumentHolder,
  o: { objectId: string; hasScanner: boolean },
): Promise<DocumentForHolder | null> {
  const held = await documentsForHolder(stores, holder, o)
  return held.find(({ objectId }) => objectId === o.objectId) ?? null
}

function refusal(message: string): Problem {
  return validationFailed([{ path: ['documentIds'], message }])
}
