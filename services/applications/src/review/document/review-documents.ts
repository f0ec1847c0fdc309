import {
  documentForHolder,
  type DocumentForHolder,
  documentsForHolder,
} from '../../student/document/hold-documents.ts'
import type { DocumentStore } from '../../student/document/document.store.ts'
import { SUBMISSION } from '../../application/submission/submission.ts'

type Deps = { documents: DocumentStore; hasScanner: boolean }

/** The documents of a submission, in the order in which they were handed in. */
export function makeListReviewDocuments({ hasScanner, ...stores }: Deps) {
  return (submissionId: string): Promise<DocumentForHolder[]> =>
    documentsForHolder(stores, { kind: SUBMISSION, id: submissionId }, { hasScanner })
}

/** One of them, if it is known to be free of viruses; else null. */
export function makeFindReviewDocument({ hasScanner, ...stores }: Deps) {
  return async (
    submissionId: string,
    objectId: string,
  ): Promise<DocumentForHolder | null> => {
    const holder = { kind: SUBMISSION, id: submissionId }
    const found = await documentForHolder(stores, holder, { objectId, hasScanner })
    return found?.isShownToOthers === true ? found : null
  }
}
