import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readRequirementSets,
  setOfRecord,
} from '../src/record/scholarship/requirement-sets.sql.ts'
import { republishCriteriaJob } from '../src/jobs/republish-criteria.job.ts'
import { statedRequirements } from '../src/record/scholarship/requirements/stated-requirements.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { NOW, type RunningCatalog, startCatalog, visitor } from './_app.ts'

let catalog: RunningCatalog
let all: StoredScholarship[]
beforeAll(async () => {
  catalog = await startCatalog()
  all = await catalog.stores.scholarships.findBatch(null, 1000)
})
afterAll(() => catalog?.stop())

async function setIds(): Promise<Map<string, string | null>> {
  const { rows } = await catalog.postgres.pool.query<{ id: string; set: string | null }>(
    'select id, requirement_set as set from scholarships',
  )
  return new Map(rows.map(({ id, set }) => [id, set]))
}

describe('what awards ask', () => {
  it('is shipped with descriptions, loans and the rounds that it is known from', () => {
    const shipped = all.filter(({ feed }) => feed === 'shipped-scholarships')
    const rows = shipped.flatMap(({ requirements }) => requirements ?? [])
    expect(rows).toHaveLength(1_117)
    expect(new Set(rows.map(({ decide }) => decide.by))).toEqual(
      new Set(['profile', 'question', 'action', 'provider', 'alternatives']),
    )
    expect(shipped.filter(({ description }) => description === null)).toEqual([])
    expect(shipped.filter(({ loan }) => loan !== null)).toHaveLength(11)
    expect(shipped.filter(({ asOf }) => asOf !== null)).toHaveLength(24)
    const corrected = all.find(
      ({ slug }) => slug === 'kent-state-university-international-student-emergency-grant',
    )
    expect(corrected?.gpaRequirement).toBeNull()
  })

  it('counts no loan as an amount: not in filters, totals or the order by amount', async () => {
    const { rows } = await catalog.postgres.pool.query(
      `select slug from scholarships where loan is not null
        and (least_amount is not null or most_amount is not null or amount_sort <> -1)`,
    )
    expect(rows).toEqual([])
  })

  it('is filed under the set that the rules make of it, in the same write', async () => {
    const ids = await setIds()
    const expected = all.map((one) => [one.id, setOfRecord(one)?.id ?? null] as const)
    expect(ids).toEqual(new Map(expected))
    const sets = await readRequirementSets(catalog.postgres.db)
    const byId = new Map(sets.map((set) => [set.id, set]))
    for (const one of all) {
      const set = setOfRecord(one)
      expect(set === null ? null : byId.get(set.id)).toEqual(set)
    }
  })

  it('moves to another set when it changes, and to none when nothing is left', async () => {
    const { unitOfWork } = catalog
    const [first] = all.filter((one) => setOfRecord(one) !== null)
    if (first === undefined) throw new Error('some award asks something')
    const asking = { ...first, requirements: statedRequirements(['Only for sailors.']) }
    const silent = {
      ...first,
      requirements: null,
      isWomenOnly: null,
      maxFamilyIncome: null,
    }
    for (const record of [asking, silent, first]) {
      await unitOfWork((tx) => tx.scholarships.saveAll([record], new Date(NOW)))
      const set = setOfRecord(record)
      expect((await setIds()).get(first.id)).toBe(set?.id ?? null)
      const known = (await readRequirementSets(catalog.postgres.db)).map(({ id }) => id)
      expect(known).toEqual(expect.arrayContaining(set === null ? [] : [set.id]))
    }
  })

  it('is published with who decides it', async () => {
    const { scholarship } = await catalog.ask(
      visitor(),
      `query ($id: ID!) { scholarship(id: $id) { loan asOf
        requirements { text kind asOf decidedBy question { fact text isPerAward } } } }`,
      { id: 'aapg-foundation-grants-in-aid' },
    )
    expect(scholarship).toMatchObject({ loan: null, asOf: null })
    expect(scholarship.requirements[0]).toEqual({
      text: "You must be enrolled in a master's or PhD in the geosciences.",
      kind: 'program',
      asOf: null,
      decidedBy: 'QUESTION',
      question: {
        fact: 'geoscience-student',
        text: 'Are you a student of the geosciences (for example geology)?',
        isPerAward: false,
      },
    })
    expect(scholarship.requirements[2]).toMatchObject({
      decidedBy: 'ALTERNATIVES',
      question: null,
    })
    const rowe = await catalog.ask(
      visitor(),
      `{ scholarship(
      id: "organization-of-american-states-leo-s-rowe-pan-american-fund") { loan } }`,
    )
    expect(rowe.scholarship).toEqual({ loan: 'WHOLE' })
  })

  it('is part of the events that others judge by', async () => {
    const events = (await catalog.outboxEvents()).filter(
      ({ name }) => name === 'landfall.catalog.scholarship-criteria.changed.v1',
    )
    const published = new Map(
      events.map(({ body }) => [body.data['scholarshipId'], body.data['requirements']]),
    )
    for (const { id, requirements } of all)
      expect(published.get(id)).toEqual(requirements ?? [])
  })
})

describe('a catalog from before requirements', () => {
  const MIGRATION = new URL(
    '../src/db/migrations/0016_requirement_rows.sql',
    import.meta.url,
  )
  const TEXTS = [['You must be 30.', 'a', 'b', 'b'], null, ['Ünder "30"\\'], []]

  it('keeps its texts as rows for the provider, each award with its set', async () => {
    const { pool } = catalog.postgres
    await pool.query(`
      drop table requirement_sets, student_answers;
      alter table scholarships drop column loan, drop column as_of, drop column requirements;
      alter table scholarships add column requirements text[];
      update scholarships set requirement_set = null`)
    const wishes = all.slice(0, 24).map(({ id }, n) => ({
      id,
      texts: TEXTS[n % TEXTS.length] ?? null,
      isWomenOnly: [true, false, null][n % 3] ?? null,
      income: [null, '60000.00', '1200.50', '70.05'][Math.floor(n / 6)] ?? null,
    }))
    for (const { id, texts, isWomenOnly, income } of wishes) {
      await pool.query(
        `update scholarships set requirements = $2, is_women_only = $3, max_family_income = $4
         where id = $1`,
        [id, texts, isWomenOnly, income],
      )
    }
    const versionOf = new Map(all.map(({ id, version }) => [id, version]))
    await pool.query(readFileSync(MIGRATION, 'utf8'))
    const { rows: jobs } = await pool.query(
      `select body from outbox where name = 'catalog-republish/republish-criteria'`,
    )
    const { queue, name, attempts, backoffMs, schema } = republishCriteriaJob
    expect(jobs).toMatchObject([{ body: { queue, name, attempts, backoffMs } }])
    expect(jobs[0].body.key).toBe(schema.parse(jobs[0].body.payload).runId)
    const sets = new Map(
      (await readRequirementSets(catalog.postgres.db)).map((set) => [set.id, set]),
    )
    const stored = await catalog.stores.scholarships.findByIds(wishes.map(({ id }) => id))
    const ids = await setIds()
    for (const { id, texts } of wishes) {
      const record = stored.get(id)
      if (record === undefined) throw new Error('it was there before')
      // Texts got their own names only later.
      const unnamed = statedRequirements(texts ?? []).map((row) => {
        return { ...row, label: 'other conditions' }
      })
      expect(record.requirements).toEqual(unnamed.length > 0 ? unnamed : null)
      // Read copies that have the earlier version accept the republished content.
      const isAsking = texts !== null
      expect(record.version).toBe((versionOf.get(id) ?? 0) + Number(isAsking))
      const set = setOfRecord(record)
      expect(ids.get(id)).toBe(set?.id ?? null)
      expect(set === null ? null : sets.get(set.id)).toEqual(set)
    }
  })
})
