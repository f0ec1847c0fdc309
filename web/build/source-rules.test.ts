import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/^gql|^testing|\.test\./.test(file),
)

/** The files that match `wanted` but not `without`, except those that are named with a reason. */
function filesWith(wanted: RegExp, o: { without?: RegExp; but: Record<string, string> }) {
  return files.filter((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    return wanted.test(text) && !o.without?.test(text) && !(file in o.but)
  })
}

it('no script is loaded but as a page or as a part that stands in a boundary of its own', () => {
  const makers = {
    'page/lazy-page.tsx': 'makes pages',
    'ui/lazy-part.tsx': 'makes parts',
  }
  expect(filesWith(/import \{[^}]*\blazy\b[^}]*\} from 'react'/, { but: makers })).toEqual(
    [],
  )
  const contained = {
    ...makers,
    'routes.tsx': 'pages, in the boundary of the route',
    'further-routes.tsx': 'the same',
    'member-screens.tsx': 'the same',
    'occasional-screens.tsx': 'the same',
    'pages/donor/organization-dashboard.tsx': 'in the boundary of each tab',
  }
  const loading = /\b(?:lazyPart|lazyPage|lazyApolloPage)\(/
  expect(filesWith(loading, { without: /<LazyPart\b/, but: contained })).toEqual([])
})

it('no day is cut out of an instant: that would be the day of UTC', () => {
  const but = {
    'lib/format/today.ts': 'of UTC on purpose, where the zone is not known yet',
    'features/mentors/slot-picker.tsx': 'where the device has no such zone',
  }
  expect(filesWith(/\.slice\(0, 10\)/, { but })).toEqual([])
})

it('no box hides what was typed in it: of a number that cannot be read, browsers give nothing', () => {
  expect(filesWith(/type="number"/, { but: {} })).toEqual([])
})

it('the look of a card is written once', () => {
  const but = { 'ui/card-style.ts': 'is it' }
  const written =
    /(?<=['"`])(?=[^'"`\n]*\bborder-line\b)(?=[^'"`\n]*\bbg-surface\b)(?![^'"`\n]*\bshadow-)[^'"`\n]*\brounded /
  expect(filesWith(written, { but })).toEqual([])
})
