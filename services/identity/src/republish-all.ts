import { collectFaults } from '@landfall/kit/core/collect-faults'
import { inBatches } from '@landfall/kit/core/in-batches'
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
 * already have the state change nothing. One that fails does not hold up the others.
 * @returns how many of each were published
 * @throws the error of the first that failed
 */
export function makeRepublishAll({ unitOfWork, sealer }: Deps) {
  return async (): Promise<
    Record<'students' | 'answers' | 'organizations' | 'preferences', number>
  > => {
    const faults = collectFaults()
    const all = async <Row extends { id: string }>(what: string, pages: Pages<Row>) =>
      (await faults.around(what, () => inPages(unitOfWork, pages))) ?? 0
    const counts = {
      students: await all('students', {
        list: (tx, ...page) => tx.students.listAfter(...page),
        async publish({ outbox }, page) {
          for (const student of page) await publishStudent(outbox, sealer, student)
        },
      }),
      answers: await all('answers', {
        list: (tx, ...page) => tx.studentAnswers.listAfter(...page),
        async publish({ outbox }, page) {
          for (const answers of page) await publishAnswers(outbox, sealer, answers)
        },
      }),
      organizations: await all('organizations', {
        list: (tx, ...page) => tx.organizations.listAfter(...page),
        async publish(tx, page) {
          for (const organization of page) {
            await publishOrganization(tx.outbox, 'updated', organization)
            await publishMembers(tx, organization.id, { isChanged: false })
          }
        },
      }),
      preferences: await all('preferences', {
        list: (tx, ...page) => tx.preferences.listPlacesAfter(...page),
        publish: ({ outbox }, page) => publishPreferences(outbox, page),
      }),
    }
    faults.throwFirst()
    return counts
  }
}

type Pages<Row> = {
  /** Those after an id, in the order of ids. */
  list: (tx: Transaction, after: string | null, limit: number) => Promise<Row[]>
  publish: (tx: Transaction, page: Row[]) => Promise<void>
}

async function inPages<Row extends { id: string }>(
  unitOfWork: UnitOfWork<Stores>,
  { list, publish }: Pages<Row>,
): Promise<number> {
  let last: string | null = null
  return inBatches(PAGE, async ({ size, failed, begin }) => {
    const skipped = failed.at(-1) ?? ''
    const after: string | null = skipped > (last ?? '') ? skipped : last
    const page = await unitOfWork(async (tx) => {
      const rows = await list(tx, after, size)
      begin(rows.map(({ id }) => id))
      await publish(tx, rows)
      return rows
    })
    last = page.at(-1)?.id ?? last
    return page.length
  })
}
