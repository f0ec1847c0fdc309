import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { amountLabel } from '../../record/scholarship/amount.ts'
import { viewDeadline } from '../../record/scholarship/deadline.ts'
import { mapShippedScholarship } from './shipped-scholarship.ts'
import { mapShippedUniversity } from './shipped-university.ts'

type Row = Record<string, unknown>

function rowsOf(file: string): Row[] {
  return JSON.parse(
    readFileSync(new URL(`../../../data/${file}.json`, import.meta.url), 'utf8'),
  )
}

function take<T, E>(result: { ok: true; value: T } | { ok: false; error: E }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const confirmed = rowsOf('scholarships')
const unconfirmed = rowsOf('scholarships-unconfirmed')
const universityRows = rowsOf('universities')
const scholarships = [...confirmed, ...unconfirmed].map((row) =>
  take(mapShippedScholarship(row)),
)
const universities = universityRows.map((row) => take(mapShippedUniversity(row)))
const bySlug = new Map(scholarships.map((scholarship) => [scholarship.slug, scholarship]))

function shipped(slug: string) {
  const scholarship = bySlug.get(slug)
  if (scholarship === undefined) throw new Error(`no row ${slug}`)
  return scholarship
}

test('every row of the shipped files maps', () => {
  expect([confirmed.length, unconfirmed.length, universities.length]).toEqual([
    417, 120, 2572,
  ])
  expect(scholarships).toHaveLength(537)
})

test('ids and slugs are unique', () => {
  for (const records of [scholarships, universities]) {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
    expect(new Set(records.map(({ slug }) => slug)).size).toBe(records.length)
  }
})

test('ids are the same in every installation', () => {
  expect(shipped('aapg-foundation-grants-in-aid').id).toBe(
    '60950489-a690-5b13-9b2d-956c98d6bf84',
  )
  expect(universities.find(({ unitid }) => unitid === 177834)?.id).toBe(
    '01a968f5-5648-5fbd-ab43-85ad40992baa',
  )
})

test('confirmed rows are published, the others wait as drafts', () => {
  expect(scholarships.filter(({ status }) => status === 'published')).toHaveLength(417)
  expect(scholarships.filter(({ status }) => status === 'draft')).toHaveLength(120)
})

test('what a row does not state stays null', () => {
  const nullable = {
    requiresEssay: 'requiresEssay',
    needBased: 'isNeedBased',
    meritBased: 'isMeritBased',
    womenOnly: 'isWomenOnly',
    renewable: 'isRenewable',
    nominationRequired: 'requiresNomination',
    gpaRequirement: 'gpaRequirement',
    minToeflScore: 'minToeflScore',
    minIeltsScore: 'minIeltsScore',
    amount: 'amount',
    maxAmount: 'maxAmount',
    amountPeriod: 'amountPeriod',
    currency: 'currency',
    universityUnitid: 'universityId',
    sourceUrl: 'sourceUrl',
    note: 'note',
  } as const
  for (const row of [...confirmed, ...unconfirmed]) {
    const record = shipped(String(row.id))
    for (const [column, field] of Object.entries(nullable)) {
      expect([row.id, field, record[field] === null]).toEqual([
        row.id,
        field,
        row[column] === null,
      ])
    }
  }
})

test('no default of a form is presented as a fact', () => {
  for (const record of scholarships) {
    expect(record).toMatchObject({
      description: null,
      applicationComplexity: null,
      estimatedTimeToApply: null,
      requiresFinancialNeed: null,
      ownerId: null,
    })
  }
})

test('an empty list is not stated', () => {
  const lists = { degreeLevel: 'degreeLevels', visaTypes: 'eligibleVisaTypes' } as const
  for (const row of confirmed) {
    const record = shipped(String(row.id))
    for (const [column, field] of Object.entries(lists)) {
      expect(record[field]?.length ?? 0).toBe((row[column] as unknown[]).length)
      expect(record[field]).not.toEqual([])
    }
  }
})

test('every row names its source in words', () => {
  const names = scholarships.map(({ provenance }) => provenance.source)
  expect(names.filter((name) => !/^[a-zA-Z][^()]+$/.test(name))).toEqual([])
})

test('every award of a university points at a shipped one, and a tied one has one', () => {
  const ids = new Set([null, ...universities.map(({ id }) => id)])
  expect(scholarships.filter(({ universityId }) => !ids.has(universityId))).toEqual([])
  const tied = scholarships.filter(({ isTiedToAdmission }) => isTiedToAdmission === true)
  expect(tied.length).toBeGreaterThan(80)
  expect(tied.filter(({ universityId }) => universityId === null)).toEqual([])
})

describe('single rows', () => {
  test('a page is named by its host, with the year of its facts', () => {
    expect(
      shipped('aapg-foundation-l-austin-weeks-undergraduate-grant').provenance,
    ).toEqual({
      source: 'foundation.aapg.org',
      sourceId: 'aapg-foundation-l-austin-weeks-undergraduate-grant',
      licence: null,
      year: 2016,
      confidence: 'medium',
      urls: [
        'https://foundation.aapg.org/news/post/articleid/28838/grants-provides-educational-opportunities-for-undergrads',
      ],
    })
  })

  test('a month of a stated year that is over is last known', () => {
    const { deadline } = shipped('yale-university-yale-world-fellows-program')
    expect(viewDeadline(deadline, new Date('2026-11-21T12:00:00Z')).label).toBe(
      'Last known deadline Nov 2025; the next one is not announced',
    )
  })

  test('full tuition is shown with its stipend', () => {
    expect(
      amountLabel(shipped('university-of-southern-california-mork-family-scholarship')),
    ).toBe('Full tuition + US$5,000 a year')
    expect(amountLabel(shipped('rollins-college-academic-scholarship-international'))).toBe(
      'US$10,000 a year up to full tuition',
    )
  })

  test('an excepted country is left out of an open rule', () => {
    expect(
      shipped('p-e-o-international-p-e-o-international-peace-scholarship').citizenship,
    ).toEqual({ kind: 'all-except', codes: ['CA', 'US'], hint: null })
  })

  test('an award without an application of its own is tied to admission', () => {
    expect(shipped('beloit-college-international-merit-scholarship')).toMatchObject({
      isTiedToAdmission: true,
    })
  })
})

test('a row with a fault is named with its reasons, not dropped silently', () => {
  const [row = {}] = confirmed
  const faulty = {
    ...row,
    applicationDeadline: '2026-02-30',
    eligibleCountries: ['Atlantis'],
  }
  expect(mapShippedScholarship(faulty)).toEqual({
    ok: false,
    error: {
      key: row.id,
      faults: [
        'applicationDeadline: Application deadline must be a date such as 2027-03-31',
        'eligibleCountries: “Atlantis” is not on the list of countries',
      ],
    },
  })
  expect(mapShippedScholarship({ id: 'x' })).toMatchObject({
    ok: false,
    error: { key: 'x' },
  })
  expect(mapShippedUniversity({ unitid: 7 })).toMatchObject({
    ok: false,
    error: { key: '7' },
  })
})

test('the hash changes with a fact and not with the order of keys', () => {
  const [row = {}] = confirmed
  const reordered = Object.fromEntries(Object.entries(row).toReversed())
  const hash = take(mapShippedScholarship(row)).contentHash
  expect(take(mapShippedScholarship(reordered)).contentHash).toBe(hash)
  expect(take(mapShippedScholarship({ ...row, amount: 501 })).contentHash).not.toBe(hash)
})
