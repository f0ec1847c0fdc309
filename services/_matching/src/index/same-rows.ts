import { CODE_AT, GROUP_NAMES } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import type { IndexView } from './index-view.ts'
import { CODE_COLUMNS, HEAD, PAGE_ROWS } from './layout.ts'
import { findRow, idOfRow, idWords } from './row-table.ts'

/** Whether two indexes hold the same listings, in whatever order these got their rows and values. */
export function sameRows(one: IndexView, other: IndexView): boolean {
  if (one.regions.header[HEAD.rowCount] !== other.regions.header[HEAD.rowCount])
    return false
  if (one.regions.header[HEAD.openCount] !== other.regions.header[HEAD.openCount]) {
    return false
  }
  const end = (one.regions.header[HEAD.pageCount] ?? 0) * PAGE_ROWS
  for (let row = 0; row < end; row += 1) {
    if (one.regions.versions[row] === 0) continue
    const twin = findRow(other.regions, idWords(idOfRow(one.regions, row)))
    if (twin < 0 || rowText(one, row) !== rowText(other, twin)) return false
  }
  return sameTallies(one, other)
}

/** The whole content of a row, with values instead of numbers. */
function rowText({ regions, dictionary }: IndexView, row: number): string {
  const { bits, words, minima, codes, asks, versions } = regions
  const sets = dictionary
    .all('bitset')
    .filter((_, set) => ((bits[set * words + (row >>> 5)] ?? 0) >>> (row & 31)) & 1)
    .toSorted()
  const code = (at: number) => codes[row * CODE_COLUMNS + at] ?? 0
  return JSON.stringify([
    versions[row],
    sets,
    minimaText(dictionary, minima[row] ?? 0),
    dictionary.valueOf('award', code(CODE_AT.award)),
    dictionary.valueOf('due', code(CODE_AT.due)),
    dictionary.valueOf('state', code(CODE_AT.state)),
    dictionary.valueOf('requirementSet', asks[row] ?? 0),
  ])
}

/** The groups' values, because their numbers differ from index to index. */
function minimaText(dictionary: Dictionary, number: number): string {
  const groups = JSON.parse(dictionary.valueOf('minima', number)) as number[]
  return JSON.stringify(
    GROUP_NAMES.map((group, at) => dictionary.valueOf(group, groups[at] ?? 0)),
  )
}

function sameTallies(one: IndexView, other: IndexView): boolean {
  return JSON.stringify(talliesOf(one)) === JSON.stringify(talliesOf(other))
}

function talliesOf({ regions, dictionary }: IndexView): string[] {
  return dictionary
    .all('minima')
    .flatMap((_, number) => {
      const tally = regions.tallies[number] ?? 0
      return tally === 0 ? [] : `${minimaText(dictionary, number)} ${tally}`
    })
    .toSorted()
}
