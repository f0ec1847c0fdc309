import type { Clock } from '@landfall/kit/core/clock'
import { conflict, notFound, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { Stores, Transaction } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import { isSameAddress } from '../account/account.ts'
import type { EmailChange, RequestEmailChange } from '../account/request-email-change.ts'
import { toStudentSaved } from './student.event.ts'
import type { CreateStudentInput, UpdateStudentInput } from './student.input.ts'
import { isOwnId } from './student.policy.ts'
import type { Student } from './student.ts'

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
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
    const change = await confirmChange(deps, actor, person)
    if (!change.ok) return change
    return deps.unitOfWork<Outcome>(async (tx) => {
      // First the record: whoever has a profile changes nothing by this call.
      if (await tx.students.find(userId)) return exists()
      const personSaved = await savePerson(tx, deps, actor, {
        ...person,
        change: change.value,
      })
      if (!personSaved.ok) return personSaved
      if (!(await tx.students.insert(userId, facts, deps.clock.now()))) return exists()
      return ok(await publishSaved(tx, userId))
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
      if (!(await tx.students.find(userId))) return err(notFound('profile'))
      // Before the facts: a refused address must leave everything as it was.
      const personSaved = await savePerson(tx, deps, actor, {
        ...person,
        change: change.value,
      })
      if (!personSaved.ok) return personSaved
      await tx.students.update(userId, facts ?? {}, deps.clock.now())
      return ok(await publishSaved(tx, userId))
    })
  }
}

function exists() {
  return err(conflict('You already have a profile.'))
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

async function publishSaved(tx: Transaction, id: string): Promise<Student> {
  const student = await tx.students.find(id)
  if (!student) throw new Error('The profile that was just saved is gone')
  const { version } = student
  const data = toStudentSaved(student)
  await tx.outbox.publish(StudentSaved, { aggregateId: id, version, data })
  return student
}
