/** Compares the REST answers about the shipped catalog with the shipped files themselves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { someOf } from '@landfall/kit/testing/breadth'
import { beforeAll, describe, expect, test } from 'vitest'
import { answersOf } from '../../../gateway/test/_documented-answers.ts'
import { expectStatus, scholarshipForm, signUpDonor } from '../kit/people.ts'
import { createClient, readAll } from '../kit/rest.ts'

type ShippedRow = {
  id: string
  title: string
  dataYear: number | null
  applicationDeadline: string | null
  requiresEssay: boolean | null
  gpaRequirement: number | null
  degreeLevel: string[]
}
type Scholarship = {
  slug: string
  title: string
  source: string
  sourceId: string | null
  sourceYear: number | null
  ownerId: string | null
  status: string
  deadlinePrecision: string
  deadlineLabel: string
  applicationDeadline: string | null
  daysLeft: number | null
  lastVerifiedAt: string | null
  requiresEssay: boolean | null
  applicationComplexity: string | null
  gpaRequirement: string | null
  degreeLevel: string[] | null
  requirements: string[] | null
}
type Requirement = Record<'text' | 'decidedBy' | 'rule' | 'question', unknown>
type University = { id: string; unitid: number; name: string }

const data = join(import.meta.dirname, '../../../services/catalog/data')
const read = <Row>(name: string) =>
  JSON.parse(readFileSync(join(data, name), 'utf8')) as Row[]
const client = createClient()

/** Rows whose columns said too much or too little are expected as they were corrected. */
function corrected(rows: ShippedRow[]): ShippedRow[] {
  const corrections = read<{ id: string; field: string; new: unknown }>('corrections.json')
  return rows.map((row) => {
    const own = corrections.filter(({ id }) => id === row.id)
    return { ...row, ...Object.fromEntries(own.map((one) => [one.field, one.new])) }
  })
}

describe('GET /api/scholarships', () => {
  const shipped = corrected(read<ShippedRow>('scholarships.json'))
  const waiting = new Set(
    read<ShippedRow>('scholarships-unconfirmed.json').map(({ id }) => id),
  )
  let open: Awaited<ReturnType<typeof readAll<Scholarship>>>
  beforeAll(async () => {
    open = await readAll<Scholarship>(client, '/api/scholarships')
  })

  test('returns all open awards of the shipped data, with its source and year', () => {
    const { rows, total } = open
    expect(rows).toHaveLength(total)
    const listed = new Map(rows.map((row) => [row.sourceId, row]))
    expect(shipped.filter(({ id }) => !listed.has(id)).map(({ id }) => id)).toEqual([])
    for (const row of shipped) {
      const answer = listed.get(row.id)
      expect(answer).toMatchObject({ title: row.title, sourceYear: row.dataYear })
      expect(answer?.source).toMatch(/\S/)
    }
  })

  test('answers in the documented shape, and for a single award with who decides each requirement', async () => {
    const faults = answersOf('GET /api/scholarships').safeParse(open.rows).error?.issues
    expect(faults ?? []).toEqual([])
    const deciders = new Set<unknown>()
    const asking = open.rows.filter(({ requirements }) => requirements)
    const step = Math.ceil(asking.length / 60)
    for (const { slug, requirements } of asking.filter((_, at) => at % step === 0)) {
      const { body } = await client.get(`/api/scholarships/${slug}`)
      const one = answersOf('GET /api/scholarships/:id').safeParse(body)
      expect(one.error?.issues ?? []).toEqual([])
      const { requirementDetails } = one.data as { requirementDetails: Requirement[] }
      expect(requirementDetails.map(({ text }) => text)).toEqual(requirements)
      for (const { decidedBy, rule, question } of requirementDetails) {
        deciders.add(decidedBy)
        expect([rule !== null, question !== null]).toEqual([
          decidedBy === 'profile',
          decidedBy === 'question',
        ])
      }
    }
    expect([...deciders]).toEqual(expect.arrayContaining(['profile', 'question', 'action']))
  })

  test('shows nothing that waits for a person’s review', async () => {
    const all = await readAll<Scholarship>(client, '/api/scholarships?includePast=true')
    for (const { rows } of [open, all]) {
      expect(rows.filter(({ sourceId }) => waiting.has(sourceId ?? ''))).toEqual([])
      expect(new Set(rows.map(({ status }) => status))).not.toContain('draft')
    }
  })

  test('leaves empty what a row does not state', () => {
    const listed = new Map(open.rows.map((row) => [row.sourceId, row]))
    for (const row of shipped) {
      const answer = listed.get(row.id)
      expect([row.id, answer?.requiresEssay]).toEqual([row.id, row.requiresEssay])
      expect([row.id, answer?.gpaRequirement === null]).toEqual([
        row.id,
        row.gpaRequirement === null,
      ])
      expect(answer?.degreeLevel ?? []).toHaveLength(row.degreeLevel.length)
      expect(answer?.applicationComplexity).toBeNull()
      expect(answer?.lastVerifiedAt).toBeNull()
    }
  })

  test('counts the days only to exact upcoming deadlines', () => {
    const { rows } = open
    const counted = rows.filter(({ daysLeft }) => daysLeft !== null)
    expect(new Set(counted.map(({ deadlinePrecision }) => deadlinePrecision))).toEqual(
      new Set(['exact']),
    )
    const labeled = (precision: RegExp) =>
      rows
        .filter(({ deadlinePrecision }) => precision.test(deadlinePrecision))
        .map(({ deadlineLabel }) => deadlineLabel)
    for (const label of labeled(/^recurring/))
      expect(label).toMatch(/^Usually .*not confirmed for \d{4}/)
    for (const label of labeled(/^last-known$/))
      expect(label).toMatch(/^Last known deadline .*not announced/)
  })

  test('includes closed awards with includePast', async () => {
    const donor = await signUpDonor({ isVerified: true })
    const form = scholarshipForm({ status: 'published' })
    const made = await donor.client.post<{ id: string }>('/api/scholarships', form)
    expectStatus(await donor.client.post(`/api/scholarships/${made.body.id}/close`), 200)
    const left = await readAll<Scholarship>(client, '/api/scholarships')
    const all = await readAll<Scholarship>(client, '/api/scholarships?includePast=true')
    expect(all.total).toBeGreaterThanOrEqual(left.total)
    const slugs = new Set(all.rows.map(({ slug }) => slug))
    expect(left.rows.filter(({ slug }) => !slugs.has(slug))).toEqual([])
    const past = all.rows.filter(({ status }) => status !== 'published')
    expect(past.map(({ title }) => title)).toContain(form.title)
    expect(past).toHaveLength(all.total - left.total)
  })

  // services/catalog/test/search.test.ts reads pages by each of these orders.
  test.each(someOf(['deadline', 'amount', 'newest', 'effort'], 1))(
    'returns the same list in pages sorted by %s as in one answer',
    async (sort) => {
      const path = `/api/scholarships?sort=${sort}`
      const whole = await readAll<Scholarship>(client, path)
      const paged = await readAll<Scholarship>(client, `${path}&limit=97`)
      const slugs = (rows: Scholarship[]) => rows.map(({ slug }) => slug)
      expect(slugs(paged.rows)).toEqual(slugs(whole.rows))
      expect(new Set(slugs(paged.rows)).size).toBe(paged.rows.length)
    },
  )

  test('returns counts that agree', async () => {
    const { total } = await readAll(client, '/api/scholarships')
    const count = await client.get<{ totalCount: number }>('/api/scholarships/count')
    const stats = await client.get<{ totalCount: number }>('/api/scholarships/stats')
    expect(count.body).toEqual({ totalCount: total })
    expect(stats.body.totalCount).toBe(total)
    const sync = await client.post<{ count: number; message: string }>(
      '/api/scholarships/sync-external',
    )
    expect(sync.body.count).toBe(total)
    expect(sync.body.message).toMatch(/^Loaded on .+ \d+ scholarships\.$/)
  })
})

describe('GET /api/universities', () => {
  test('returns all of the shipped universities, page by page', async () => {
    const shipped = read<University>('universities.json')
    const { rows, pages, total } = await readAll<University>(client, '/api/universities')
    expect([rows.length, total]).toEqual([2572, 2572])
    expect(Math.max(...pages)).toBe(500)
    const listed = new Map(rows.map(({ unitid, name }) => [unitid, name]))
    expect(shipped.filter(({ unitid, name }) => listed.get(unitid) !== name)).toEqual([])
  })

  test('returns figures that match the list', async () => {
    const stats = await client.get<{ totalUniversities: number }>('/api/universities/stats')
    expect(stats.body.totalUniversities).toBe(2572)
  })
})
