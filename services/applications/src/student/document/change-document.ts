import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, notFound, validationFailed } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { DocumentRemoved } from '@landfall/proto-events/applications/document-removed.v1'
import type { VaultDocument } from './document.ts'
import { toEvent } from './document.event.ts'
import type { UpdateDocumentInput } from './document.input.ts'
import type { DocumentStore } from './document.store.ts'
import { typeOfName } from './inspection/file-name.ts'

type Deps = { unitOfWork: UnitOfWork<{ documents: DocumentStore }> }

/**
 * Gives a document another name or kind. Submissions keep the name under which it was handed in. Expected failures:
 * NotFound (none, or somebody else's), ValidationFailed (a name of another type).
 */
export function makeUpdateDocument({ unitOfWork }: Deps) {
  return async function updateDocument(
    { studentId }: StudentRef,
    { id, name, kind }: UpdateDocumentInput,
  ): Promise<Result<VaultDocument, Problem>> {
    if (!isUuid(id)) return err(notFound('document'))
    return unitOfWork(async (tx) => {
      const [document] = await tx.documents.lockAll(studentId, [id])
      if (!document) return err(notFound('document'))
      const changed = {
        ...document,
        name: name ?? document.name,
        kind: kind ?? document.kind,
      }
      if (changed.name !== document.name && !keepsType(changed))
        return err(
          validationFailed([
            { path: ['name'], message: 'Keep the extension: it says what the file is.' },
          ]),
        )
      if (changed.name === document.name && changed.kind === document.kind)
        return ok(document)
      const next = { ...changed, version: document.version + 1 }
      await tx.documents.update(next)
      return ok(next)
    })
  }
}

/**
 * Removes a document from the vault; submissions keep their copy. Expected failure: NotFound (none, or somebody
 * else's).
 */
export function makeRemoveDocument({ unitOfWork }: Deps) {
  return async function removeDocument(
    { studentId }: StudentRef,
    { id }: { id: string },
  ): Promise<Result<VaultDocument, Problem>> {
    if (!isUuid(id)) return err(notFound('document'))
    return unitOfWork(async (tx) => {
      const [document] = await tx.documents.lockAll(studentId, [id])
      if (!document) return err(notFound('document'))
      await tx.documents.remove(studentId, id)
      const removed = { ...document, version: document.version + 1 }
      await tx.outbox.publish(DocumentRemoved, toEvent(removed))
      return ok(document)
    })
  }
}

function keepsType({ name, contentType }: Pick<VaultDocument, 'name' | 'contentType'>) {
  const type = typeOfName(name)
  return type.ok && type.value === contentType
}
