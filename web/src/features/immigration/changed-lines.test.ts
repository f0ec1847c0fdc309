import { expect, it } from 'vitest'
import { changedLines, otherChange } from './changed-lines.ts'

const first = { key: 'closes.0', label: 'Closes: months from transferOut', value: 5 }
const form = {
  id: 'a',
  title: 'Begin classes after a transfer',
  says: 'The next classes begin within five months.',
  whenPast: 'Ask both DSOs.',
  documents: [] as string[],
  source: 'A school',
  verifiedOn: '2026-11-20',
  confidence: 'SECONDARY' as const,
  numbers: [first],
}
const next = { ...form, id: 'b' }
const second = { key: 'closes.1', label: 'Closes: months from programEnd', value: 5 }

it('shows what is another, and "none" where one form has no such figure', () => {
  const more = { ...next, numbers: [{ ...first, value: 4 }, second] }
  const lines = [
    { key: 'closes.0', label: first.label, before: '5', after: '4' },
    { key: 'closes.1', label: second.label, before: 'none', after: '5' },
  ]
  expect(changedLines({ before: form, after: more })).toEqual(lines)
  const back = changedLines({ before: more, after: form })
  expect(back.map(({ before, after }) => [before, after])).toEqual([
    ['4', '5'],
    ['5', 'none'],
  ])
  const listed = { ...next, documents: ['Passport', 'I-94'], whenPast: null }
  expect(changedLines({ before: form, after: listed })).toMatchObject([
    { before: 'Ask both DSOs.', after: 'none' },
    { before: 'none', after: 'Passport; I-94' },
  ])
})

it('shows where and when it was read, and how sure it is', () => {
  const after = {
    ...next,
    source: 'Another school',
    verifiedOn: '2026-11-28',
    confidence: 'CONFLICTING' as const,
  }
  expect(changedLines({ before: form, after })).toMatchObject([
    { label: 'Source', before: 'A school', after: 'Another school' },
    { label: 'Read on', before: '20 Nov 2026', after: '28 Nov 2026' },
    { before: 'from secondary sources', after: expect.stringMatching(/^sources disagree/) },
  ])
})

it('says in words what no table shows', () => {
  expect(changedLines({ before: form, after: next })).toEqual([])
  expect(otherChange({ before: form, after: next })).toMatch(/^Its conditions changed/)
  expect(otherChange({ before: form, after: form })).toBe(
    'A new rule. The next classes begin within five months.',
  )
})
