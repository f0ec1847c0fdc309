import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  notFound,
  notSignedIn,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { noSuchGrade } from '@landfall/reference/grade-scales'
import type { Stores, Transaction } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import { isSameAddress } from '../account/account.ts'
import type { EmailChange, RequestEmailChange } from '../account/request-email-change.ts'
import { publishStudent } from './student.event.ts'
import type { CreateStudentInput, UpdateStudentInput } from './student.input.ts'
import { isOwnId } from './student.policy.ts'
import { type Grades, gradesAfter, NO_GRADES } from './student-grade.ts'
import type { Student, StudentFacts } from './student.ts'

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  sealer: Sealer
  requestEmailChange: RequestEmailChange
}
type Outcome = Result<Student, Problem>
type Person = {
  firstName?: string
  lastName?: string
  email?: string
  currentPassword?: string | null
}

/** Creates the caller's profile. */
export function makeCreateStudent(deps: Deps) {
  return async (
    actor: Actor,
    { facts, ...person }: CreateStudentInput,
  ): Promise<Outcome> => {
    const { userId } = actor.viewer
    if (await deps.stores.students.find(userId)) return exists()
    const graded = withGrades(NO_GRADES, facts)
    if (!graded.ok) return graded
    const change = await confirmChange(deps, actor, person)
    if (!change.ok) return change
    return deps.unitOfWork<Outcome>(async (tx) => {
      // The record comes first: if there is a profile, this call changes nothing.
      if (await tx.students.find(userId)) return exists()
      const personSaved = await savePerson(tx, deps, actor, {
        ...person,
        change: change.value,
      })
      if (!personSaved.ok) return personSaved
      const inserted = await tx.students.insert(userId, graded.value, deps.clock.now())
      return inserted ? ok(await publishSaved(tx, deps.sealer, userId)) : exists()
    })
  }
}

/** Changes the given fields of the caller's profile; anybody else's is not found. */
export function makeUpdateStudent(deps: Deps) {
  return async (
    actor: Actor,
    { id, facts, ...person }: UpdateStudentInput,
  ): Promise<Outcome> => {
    if (!isOwnId(actor.viewer, id)) return err(notFound('profile'))
    const { userId } = actor.viewer
    if (!(await deps.stores.students.find(userId))) return err(notFound('profile'))
    const change = await confirmChange(deps, actor, person)
    if (!change.ok) return change
    return deps.unitOfWork<Outcome>(async (tx) => {
      // One change at a time: the GPA follows from what is stored and what is told together.
      await tx.accounts.lock(userId)
      const before = await tx.students.find(userId)
      if (!before) return err(notFound('profile'))
      const graded = withGrades(before, facts ?? {})
      if (!graded.ok) return graded
      // Before the facts: a refused address must leave everything as it was.
      const personSaved = await savePerson(tx, deps, actor, {
        ...person,
        change: change.value,
      })
      if (!personSaved.ok) return personSaved
      await tx.students.update(userId, graded.value, deps.clock.now())
      return ok(await publishSaved(tx, deps.sealer, userId))
    })
  }
}

function exists() {
  return err(conflict('You already have a profile.'))
}

/** The facts as they are stored: a stated grade decides the GPA, or is refused. */
function withGrades(
  before: Grades,
  facts: Partial<StudentFacts>,
): Result<Partial<StudentFacts>, Problem> {
  const grades = gradesAfter(before, facts)
  if (grades !== null) {
    const { gpa, isGpaEstimated, gradeOriginal, gradeScale } = grades
    return ok({ ...facts, gpa, isGpaEstimated, gradeOriginal, gradeScale })
  }
  const message = noSuchGrade(facts.gradeScale ?? before.gradeScale ?? '')
  return err(validationFailed([{ path: ['facts', 'gradeOriginal'], message }]))
}

/** The form sends the present address along: that must not take back a change that is pending. */
async function confirmChange(
  { stores, requestEmailChange }: Deps,
  actor: Actor,
  { email, currentPassword }: Person,
): Promise<Result<EmailChange | null, Problem>> {
  if (email === undefined) return ok(null)
  const account = await stores.accounts.find(actor.viewer.userId)
  if (!account) return err(notSignedIn())
  if (isSameAddress(email, account.email)) return ok(null)
  return requestEmailChange.confirm(actor, email, currentPassword)
}

/**
 * Name and address belong to the account: the name changes there, another address starts a
 * change that counts once it is verified.
 */
async function savePerson(
  tx: Transaction,
  deps: Deps,
  { viewer: { userId }, requestId }: Actor,
  { firstName, lastName, change }: Person & { change: EmailChange | null },
): Promise<Result<null, Problem>> {
  const account = await tx.accounts.lock(userId)
  if (!account) return err(notSignedIn())
  if (change) {
    const asked = await deps.requestEmailChange.request(tx, account, change, requestId)
    if (!asked.ok) return asked
  }
  if (firstName !== undefined || lastName !== undefined) {
    const name = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
    await tx.accounts.update(userId, name, deps.clock.now())
  }
  return ok(null)
}

async function publishSaved(tx: Transaction, sealer: Sealer, id: string): Promise<Student> {
  const student = await tx.students.find(id)
  if (!student) throw new Error('The profile that was just saved is gone')
  await publishStudent(tx.outbox, sealer, student)
  return student
}
