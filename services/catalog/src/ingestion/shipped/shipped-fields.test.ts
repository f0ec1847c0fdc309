import { readFileSync } from 'node:fs'
import { parseFields } from '@landfall/matching/reference/fields'
import { expect, test } from 'vitest'

test('every value of the shipped data is on the tree or the rule', () => {
  const values = ['scholarships', 'scholarships-unconfirmed'].flatMap((file) => {
    const url = new URL(`../../../data/${file}.json`, import.meta.url)
    const rows: { fieldOfStudy: string[] }[] = JSON.parse(readFileSync(url, 'utf8'))
    return rows.flatMap((row) => row.fieldOfStudy)
  })
  expect(new Set(values).size).toBeGreaterThan(40)
  expect(values.filter((value) => parseFields([value]).unknown.length > 0)).toEqual([])
})
