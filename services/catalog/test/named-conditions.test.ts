import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { republishCriteriaJob } from '../src/jobs/republish-criteria.job.ts'
import { contentHash } from '../src/record/scholarship/content-hash.ts'
import {
  NAMELESS,
  statedRequirements,
} from '../src/record/scholarship/requirements/stated-requirements.ts'
import { statedDetails } from '../src/record/scholarship/stated-details.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { type RunningCatalog, member, NOW, startCatalog } from './_app.ts'
import { csv, importing, line, rowsOf } from './_importing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { undo, takeBack, seen, importAll } = importing(() => catalog)

const migrate = () =>
  catalog.postgres.pool.query(
    readFileSync(
      new URL('../src/db/migrations/0027_named_conditions.sql', import.meta.url),
      'utf8',
    ),
  )
const find = async (id: string) => {
  const found = await catalog.stores.scholarships.find(id)
  if (!found) throw new Error(`no scholarship ${id}`)
  return found
}
const save = (record: StoredScholarship) =>
  catalog.unitOfWork((tx) => tx.scholarships.saveAll([record], new Date(NOW)))

/** The record as it was stored earlier: without names. */
const nameless = (record: StoredScholarship): StoredScholarship => ({
  ...record,
  requirements: record.requirements?.map((one) => ({ ...one, label: NAMELESS })) ?? null,
})

async function republishRuns() {
  const { rows } = await catalog.postgres.pool.query(
    `select body from outbox where name = 'catalog-republish/republish-criteria'`,
  )
  return rows.map(({ body }) => republishCriteriaJob.schema.parse(body.payload).runId)
}

const TEXTS = [
  'Age  under\u00A030:',
  'Only for sailors.',
  'You must have lived for two years in a port of the coast.',
  `${'a'.repeat(40)}.`,
  'a'.repeat(41),
  // Forty by their code points, more by how JavaScript counts.
  `${'a'.repeat(38)}🎓🎓`,
  `${'a'.repeat(36)}🎓🎓`,
]

it('stored conditions get names as new ones do, under the same keys, and readers are told once', async () => {
  const [first, other] = await catalog.stores.scholarships.findBatch(null, 1000)
  if (!first || !other) throw new Error('some are shipped')
  const stated = { ...first, requirements: statedRequirements(TEXTS) }
  const own = [{ ...statedRequirements(['Sail'])[0], key: 'sailing', label: NAMELESS }]
  await save(nameless(stated))
  await save({ ...other, requirements: own as StoredScholarship['requirements'] })
  const before = await republishRuns()
  await migrate()
  const named = await find(first.id)
  expect(named.requirements).toEqual(stated.requirements)
  expect(named.version).toBe(first.version + 1)
  // Names from the shipped file or a person stay.
  const kept = await find(other.id)
  expect(kept).toMatchObject({ requirements: own, version: other.version })
  expect(await republishRuns()).toHaveLength(before.length + 1)
  await migrate()
  expect((await find(first.id)).version).toBe(first.version + 1)
  expect(await republishRuns()).toHaveLength(before.length + 1)
})

it('an older import can still be undone: a name is no edit, and what comes back has one', async () => {
  const caller = member()
  await importAll(caller, csv(line('N1', 'Named')))
  const changed = await importAll(caller, csv(line('N1', 'Named', '9000')))
  const id = rowsOf(changed)[0]?.scholarshipId ?? ''
  const old = nameless(await find(id))
  await save(old)
  await catalog.postgres.pool.query(
    `update listing_import_rows set after_hash = $2, before = jsonb_set(before, '{details,requirements,0,label}', $3)
     where import_id = $1`,
    [changed.id, contentHash(statedDetails(old)), JSON.stringify(NAMELESS)],
  )
  await migrate()
  await undo(caller, changed.id)
  await takeBack(changed.id)
  expect(await seen(caller, changed.id)).toMatchObject({ undoneCount: 1, keptCount: 0 })
  expect(await find(id)).toMatchObject({
    amount: '2500.00',
    requirements: [{ text: 'Enrolled full time', label: 'Enrolled full time' }],
  })
})
