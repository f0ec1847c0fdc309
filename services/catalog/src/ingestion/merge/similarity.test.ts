import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseDeadline } from '../../record/scholarship/deadline.ts'
import { mapShippedScholarship } from '../shipped/shipped-scholarship.ts'
import { likenessOf, searchWordsOf } from './similarity.ts'

const of = (title: string, provider: string, deadline: string | null = null) => {
  const parsed = parseDeadline(deadline)
  if (parsed === null) throw new Error('a deadline')
  return { title, provider, deadline: parsed }
}

describe('two listings', () => {
  it.each([
    [
      of('Harbour Excellence Award', 'Harbour Trust'),
      of('Harbour Excellence Award', 'Harbour Trust'),
    ],
    [
      of('Harbour Excellence Award 2026', 'Harbour Trust', '2027-03-01'),
      of('The Harbour Excellence Award', 'Harbour Trust', '03-01'),
    ],
    [
      of('Harbour Excelence Award', 'Harbour Trust'),
      of('Harbour Excellence Award', 'Harbour Trust'),
    ],
    [
      of('Lighthouse Fellowship', 'Université de Montréal'),
      of('Lighthouse Fellowship', 'Universite de Montreal'),
    ],
  ])('that say the same are one award', (a, b) => {
    expect(likenessOf(a, b).verdict).toBe('same')
    expect(likenessOf(b, a)).toEqual(likenessOf(a, b))
  })

  it.each([
    [
      of('Harbour Excellence Award', 'Harbour Trust', '2027-03-01'),
      of('Harbour Excellence Award', 'Harbour Trust', '2027-09-01'),
    ],
    [
      of('Harbour Excellence Award', 'Harbour Trust'),
      of('Harbour Excellence Award', 'Harbour Trust and Friends of the Sea'),
    ],
  ])('that nearly say the same need a person', (a, b) => {
    expect(likenessOf(a, b).verdict).toBe('alike')
  })

  it.each([
    [
      of('Harbour Undergraduate Award', 'Harbour Trust'),
      of('Harbour Graduate Award', 'Harbour Trust'),
    ],
    [of('Harbour Award I', 'Harbour Trust'), of('Harbour Award II', 'Harbour Trust')],
    [
      of('International Student Scholarship', 'Ohio University'),
      of('International Student Scholarship', 'Iowa University'),
    ],
    [
      of('Presidential Scholarship', 'Ohio University'),
      of('Provost Scholarship', 'Ohio University'),
    ],
  ])('that state a difference are two awards', (a, b) => {
    expect(likenessOf(a, b).verdict).toBe('different')
  })
})

it('the comparison merges none of the shipped listings that is no duplicate of another', () => {
  const listings = ['scholarships', 'scholarships-unconfirmed'].flatMap((file) => {
    const url = new URL(`../../../data/${file}.json`, import.meta.url)
    const rows: unknown[] = JSON.parse(readFileSync(url, 'utf8'))
    return rows.flatMap((row) => {
      const mapped = mapShippedScholarship(row)
      return mapped.ok ? [mapped.value] : []
    })
  })
  expect(listings).toHaveLength(537)
  const doubles = listings.flatMap((a, n) =>
    listings
      .slice(n + 1)
      .filter((b) => likenessOf(a, b).verdict === 'same')
      .map((b) => `${a.title} | ${a.provider} = ${b.title} | ${b.provider}`),
  )
  // Both pairs are one award that two lists wrote down differently.
  expect(doubles).toEqual([
    'Damon Runyon Fellowship Award | Damon Runyon Cancer Research Foundation = Damon Runyon Fellowship | Damon Runyon Cancer Research Foundation',
    'OPEC Fund Scholarship | OPEC Fund for International Development = OPEC Fund Scholarship Award | OPEC Fund for International Development',
  ])
})

it('the comparison finds each shipped listing again when another source lists it', () => {
  const url = new URL('../../../data/scholarships.json', import.meta.url)
  const rows: unknown[] = JSON.parse(readFileSync(url, 'utf8'))
  const listings = rows.flatMap((row) => {
    const mapped = mapShippedScholarship(row)
    return mapped.ok ? [mapped.value] : []
  })
  const found = listings.filter((listing) => {
    const renewed = {
      ...listing,
      title: `${listing.title} 2027`,
      deadline: of('', '').deadline,
    }
    return likenessOf(listing, renewed).verdict === 'same'
  })
  // The rest have no distinctive word in the title, such as "International Student Scholarship".
  expect(found.length / listings.length).toBeGreaterThan(0.9)
})

it('the comparison looks for duplicates by words that not every title has', () => {
  expect(searchWordsOf('The Amelia Earhart Fellowship 2026')).toEqual(['earhart', 'amelia'])
  expect(searchWordsOf('International Student Scholarship')).toEqual([])
})
