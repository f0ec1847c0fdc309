import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { publishPreferences } from './modules/preferences/preferences.event.ts'
import {
  publishMembers,
  publishOrganization,
} from './modules/organization/organization.event.ts'
import { publishStudent } from './modules/student/student.event.ts'
import { publishAnswers } from './modules/student-answer/student-answer.event.ts'
import type { Stores, Transaction } from './stores.ts'

const PAGE = 200

type Deps = { unitOfWork: UnitOfWork<Stores>; sealer: Sealer }

/**
 * Publishes the present state again, for a new or rebuilt reader: every profile, its answers, every
 * organization with its members, and every person's place. Versions stay as they are, so readers that
 * already have the state change nothing.
 * @returns how many of each were published
 */
export function makeRepublishAll({ unitOfWork, sealer }: Deps) {
  return async (): Promise<{
    students: number
    answers: number
    organizations: number
    preferences: number
  }> => ({
    students: await inPages(unitOfWork, async (tx, after) => {
      const page = await tx.students.listAfter(after, PAGE)
      for (const student of page) await publishStudent(tx.outbox, sealer, student)
      return page
    }),
    answers: await inPages(unitOfWork, async (tx, after) => {
      const page = await tx.studentAnswers.listAfter(after, PAGE)
      for (const answers of page) await publishAnswers(tx.outbox, sealer, answers)
      return page
    }),
    organizations: await inPages(unitOfWork, async (tx, after) => {
      const page = await tx.organizations.listAfter(after, PAGE)
      for (const organization of page) {
        await publishOrganization(tx.outbox, 'updated', organization)
        await publishMembers(tx, organization.id, { isChanged: false })
      }
      return page
    }),
    preferences: await inPages(unitOfWork, async (tx, after) => {
      const page = await tx.preferences.listPlacesAfter(after, PAGE)
      await publishPreferences(tx.outbox, page)
      return page
    }),
  })
}

async function inPages(
  unitOfWork: UnitOfWork<Stores>,
  publishPage: (tx: Transaction, after: string | null) => Promise<{ id: string }[]>,
): Promise<number> {
  let count = 0
  let after: string | null = null
  do {
    const page: { id: string }[] = await unitOfWork((tx) => publishPage(tx, after))
    count += page.length
    after = page.length === PAGE ? (page.at(-1)?.id ?? null) : null
  } while (after !== null)
  return count
}
