import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { DocumentStore } from '../../student/document/document.store.ts'
import { DOCUMENT_FIELDS, type FormPatch } from './application-form.ts'

type Stores = { documents: DocumentStore }

/**
 * Checks that all documents that a form names are in its student's vault, and none is infected. Expected failure:
 * ValidationFailed with the path of each field that names another.
 */
export async function checkDocuments(
  tx: Stores,
  studentId: string,
  form: FormPatch,
): Promise<Result<null, Problem>> {
  const named = DOCUMENT_FIELDS.flatMap((field) => form[field] ?? [])
  if (named.length === 0) return ok(null)
  const found = await tx.documents.lockAll(studentId, [...new Set(named)].filter(isUuid))
  const usable = new Set(
    found.filter(({ scanState }) => scanState !== 'infected').map(({ id }) => id),
  )
  const errors = DOCUMENT_FIELDS.filter((field) =>
    form[field]?.some((id) => !usable.has(id)),
  ).map((field) => ({
    path: ['form', field],
    message: 'A document is not in your vault, or was found unsafe. Choose another.',
  }))
  return errors.length === 0 ? ok(null) : err(validationFailed(errors))
}
