import { type Problem, conflict } from '@landfall/kit/core/problems'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { overQuota, type QuotaLimits } from './document.ts'
import type { DocumentStore } from './document.store.ts'

type Deps = { documents: DocumentStore; quota: QuotaLimits }

/** Refuses a file before it is sent if the vault has no room for it; adding it checks again. */
export function makeRefuseEarly({ documents, quota }: Deps) {
  return async (
    { studentId }: StudentRef,
    file: { name: string; bytes: number },
  ): Promise<Problem | null> => {
    const full = overQuota(await documents.useOf(studentId), quota, file)
    return full === null ? null : conflict(full)
  }
}
