import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { DocumentStore } from '../../student/document/document.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import {
  isHidden,
  type ScholarshipCopy,
} from '../../student/scholarship-copy/scholarship-copy.ts'
import { EMPTY_FORM, type FormPatch } from './application-form.ts'
import { isEditable, stateInWords } from './application-state.ts'
import type { ApplicationStore } from './application.store.ts'
import type { Application } from './application.ts'
import { checkDocuments } from './check-documents.ts'
import type { RecordApplication } from './record-application.ts'
import { notTakenInWords, takingOf } from './taking.ts'

export type SavingStores = {
  applications: ApplicationStore
  documents: DocumentStore
  scholarshipCopies: ScholarshipCopyStore
}
export type SavingDeps<Stores extends SavingStores> = {
  recordApplication: RecordApplication<Stores>
  newId: () => string
}

/** The application by its id, or by the scholarship that it is to. */
export type ApplicationTarget = { id?: string | null; scholarshipId?: string | null }

export type SavedApplication = { application: Application; isNew: boolean }

/**
 * Begins an application or changes the given fields. Idempotent: a call that changes nothing leaves the record
 * untouched. Expected failures: NotFound (no such application or scholarship, or somebody else's), Conflict
 * (submitted already, or the scholarship takes none), ValidationFailed (somebody else's document).
 */
export function makeSaveApplication<Stores extends SavingStores>(
  deps: SavingDeps<Stores> & { unitOfWork: UnitOfWork<Stores>; clock: Clock },
) {
  return async function saveApplication(
    { studentId }: StudentRef,
    { form, ...target }: ApplicationTarget & { form: FormPatch },
  ): Promise<Result<SavedApplication, Problem>> {
    const now = deps.clock.now()
    return deps.unitOfWork(async (tx) => {
      const found = await lockOrBegin(deps, tx, { studentId, target, now })
      if (!found.ok) return found
      const changed = await changeForm(deps, tx, { ...found.value, form, now })
      return changed.ok ? ok({ ...found.value, application: changed.value }) : changed
    })
  }
}

export type HeldApplication = SavedApplication & { copy: ScholarshipCopy }

/**
 * The student's application, locked until the transaction ends; if it is named by its scholarship and there is none,
 * begins it.
 */
export async function lockOrBegin<Stores extends SavingStores>(
  { recordApplication, newId }: SavingDeps<Stores>,
  tx: Transaction<Stores>,
  o: { studentId: string; target: ApplicationTarget; now: Date },
): Promise<Result<HeldApplication, Problem>> {
  const { studentId, target, now } = o
  const existing = await lockTarget(tx, studentId, target)
  const scholarshipId = existing?.scholarshipId ?? target.scholarshipId ?? ''
  if (!existing && target.id) return err(notFound('application'))
  if (!isUuid(scholarshipId)) return err(notFound('scholarship'))
  const copy = await tx.scholarshipCopies.findShared(scholarshipId)
  if (copy === null) return err(notFound('scholarship'))
  if (existing) return ok({ application: existing, copy, isNew: false })

  if (copy.status === 'draft' || copy.status === 'archived' || isHidden(copy))
    return err(notFound('scholarship'))
  const taking = takingOf(copy, null, now)
  if (taking !== 'open' || copy.ownerId === null)
    return err(conflict(notTakenInWords(taking === 'open' ? 'elsewhere' : taking)))
  const key = { id: newId(), studentId, scholarshipId, ownerId: copy.ownerId }
  const begun = newApplication(key, now)
  if (await tx.applications.insertIfNew(begun)) {
    const by = { by: 'student', actorId: studentId } as const
    await recordApplication(tx, { before: null, after: begun, ...by }, now)
    return ok({ application: begun, copy, isNew: true })
  }
  // Begun by a concurrent call: its row is visible now that it has committed.
  const other = await tx.applications.lockByScholarship(studentId, scholarshipId)
  if (other === null) return err(notFound('application'))
  return ok({ application: other, copy, isNew: false })
}

function lockTarget(
  { applications }: SavingStores,
  studentId: string,
  { id, scholarshipId }: ApplicationTarget,
): Promise<Application | null> | null {
  if (id) return isUuid(id) ? applications.lock(studentId, id) : null
  if (!scholarshipId || !isUuid(scholarshipId)) return null
  return applications.lockByScholarship(studentId, scholarshipId)
}

/** Changes fields of an application that the caller has locked, and writes its row. */
export async function changeForm<Stores extends SavingStores>(
  { recordApplication }: SavingDeps<Stores>,
  tx: Transaction<Stores>,
  o: HeldApplication & { form: FormPatch; now: Date },
): Promise<Result<Application, Problem>> {
  const { application: before, copy, now } = o
  const form = { ...before.form, ...o.form }
  if (isDeepStrictEqual(form, before.form)) return ok(before)
  if (!isEditable(before.state)) {
    const words = `This application is ${stateInWords(before.state)} and can’t be changed now.`
    return err(conflict(words))
  }
  const taking = takingOf(copy, before.lastModifiedAt, now)
  if (before.state === 'draft' && taking !== 'open')
    return err(conflict(notTakenInWords(taking)))
  const isTheirs = await checkDocuments(tx, before.studentId, o.form)
  if (!isTheirs.ok) return isTheirs
  const version = before.version + 1
  const after = { ...before, form, version, lastModifiedAt: now, updatedAt: now }
  await tx.applications.update(after)
  const by = { by: 'student', actorId: before.studentId } as const
  await recordApplication(tx, { before, after, ...by }, now)
  return ok(after)
}

function newApplication(
  key: Pick<Application, 'id' | 'studentId' | 'scholarshipId' | 'ownerId'>,
  now: Date,
): Application {
  return {
    ...key,
    state: 'draft',
    version: 1,
    form: EMPTY_FORM,
    submittedAt: null,
    submissionCount: 0,
    applicationDeadline: null,
    decisionPromisedOn: null,
    isErased: false,
    lastModifiedAt: now,
    createdAt: now,
    updatedAt: now,
  }
}
