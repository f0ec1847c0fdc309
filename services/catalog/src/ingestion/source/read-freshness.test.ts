import { expect, test } from 'vitest'
import { freshnessInWords } from './read-freshness.ts'

const now = new Date('2026-11-28T12:00:00Z')
const at = new Date('2026-11-24T12:00:00Z')
const read = (instant: string) => ({ source: 'EducationUSA', at: new Date(instant) })

test.each([
  [{ read: null, loaded: null }, null],
  [{ read: null, loaded: { at, years: null } }, 'Loaded on 24 Nov 2026.'],
  [
    { read: null, loaded: { at, years: { first: 2025, last: 2025 } } },
    'Loaded on 24 Nov 2026 from lists of 2025.',
  ],
  [
    {
      read: read('2026-11-28T10:00:00Z'),
      loaded: { at, years: { first: 2021, last: 2026 } },
    },
    'Read EducationUSA 2 hours ago. Loaded on 24 Nov 2026 from lists of 2021 to 2026.',
  ],
  [{ read: read('2026-11-28T11:59:30Z'), loaded: null }, 'Read EducationUSA just now.'],
  [{ read: read('2026-11-27T11:00:00Z'), loaded: null }, 'Read EducationUSA 1 day ago.'],
])('%# names what happened, and when', (freshness, words) => {
  expect(freshnessInWords(freshness, now)).toBe(words)
})
