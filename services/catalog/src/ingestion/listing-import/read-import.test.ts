import { fixedClock } from '@landfall/kit/core/clock'
import { describe, expect, it } from 'vitest'
import { IMPORT_COLUMNS, mapColumns, templateCsv } from './import-columns.ts'
import { judgeRow } from './judge-row.ts'
import type { ImportRow, ListingImport } from './listing-import.ts'
import { readCsv } from './read-csv.ts'
import { makeReadImport } from './read-import.ts'
import { readImportRow, rowKey } from './read-import-row.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Rows of a file that can be read. */
async function rowsOf(bytes: Uint8Array) {
  const file = await readCsv(bytes)
  if (!file.ok) throw new Error(file.error)
  return file.value
}

describe('a file', () => {
  it.each([
    ['commas', 'Title,Amount\nHarbour Award,2500\n'],
    ['semicolons', 'Title;Amount\r\nHarbour Award;2500\r\n'],
    ['tabs', 'Title\tAmount\nHarbour Award\t2500'],
    ['bars', 'Title|Amount\nHarbour Award|2500'],
  ])('is read with %s', async (_name, text) => {
    const { header, rows } = await rowsOf(utf8(text))
    expect(header).toEqual(['Title', 'Amount'])
    expect(rows).toEqual([{ rowNumber: 2, cells: ['Harbour Award', '2500'] }])
  })

  it.each([
    ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('Title\nÉtude\n'))],
    ['Windows-1252', Uint8Array.of(...utf8('Title\n'), 0xc9, ...utf8('tude\n'))],
    ['UTF-16', Buffer.from('\ufeffTitle\nÉtude\n', 'utf16le')],
  ])('is read in %s', async (_name, bytes) => {
    const { header, rows } = await rowsOf(bytes)
    expect(header).toEqual(['Title'])
    expect(rows[0]?.cells).toEqual(['Étude'])
  })

  it('keeps breaks and quotes in a cell, and counts rows as a spreadsheet does', async () => {
    const { rows } = await rowsOf(
      utf8('Title,Description\nOne,"two\nlines, ""quoted"""\n\nTwo,x\n'),
    )
    expect(rows).toEqual([
      { rowNumber: 2, cells: ['One', 'two\nlines, "quoted"'] },
      { rowNumber: 4, cells: ['Two', 'x'] },
    ])
  })

  it.each([
    ['nothing', '', 'The file is empty'],
    ['only a header', 'Title\n', 'The file has no rows below its header'],
    ['quotes that do not match', 'Title\n"open', 'quotes do not match'],
    ['no text', 'PK\u0000\u0003', 'This file is not CSV'],
    ['very many columns', `${'Title,'.repeat(201)}\nx\n`, 'not a header'],
    ['a column with a very long name', `Title${'!'.repeat(200)}\nx\n`, 'not a header'],
  ])('with %s is refused', async (_name, text, reason) => {
    const file = await readCsv(utf8(text))
    expect(file.ok ? 'read' : file.error).toContain(reason)
  })

  it('with more rows than one import takes is refused', async () => {
    const file = await readCsv(utf8(`Title\n${'x\n'.repeat(5_001)}`))
    expect(file).toEqual({
      ok: false,
      error: 'The file has more than 5,000 rows. Split it and upload the parts',
    })
  })
})

describe('columns', () => {
  it('are known by their names, their synonyms and the names of the API', () => {
    const { columns, ignored, faults } = mapColumns([
      'Scholarship Name',
      'closing date',
      'eligibleCountries',
      'Color',
    ])
    expect(columns.map((column) => column?.field ?? null)).toEqual([
      'title',
      'applicationDeadline',
      'eligibleCountries',
      null,
    ])
    expect(ignored).toEqual(['Color'])
    expect(faults).toEqual([])
  })

  it('that mean the same, or no title, are refused', () => {
    expect(mapColumns(['Title', 'Name']).faults).toHaveLength(1)
    expect(mapColumns(['Amount']).faults).toHaveLength(1)
  })

  it('have headers and synonyms that mean one thing each', () => {
    for (const { header, synonyms, field } of IMPORT_COLUMNS) {
      for (const name of [header, ...synonyms]) {
        expect([name, mapColumns([name]).columns[0]?.field]).toEqual([name, field])
      }
    }
  })
})

describe('rows', () => {
  const mapped = mapColumns(['Title', 'Essay', 'Degree level', 'TOEFL', 'Deadline', 'Ref'])
  const key = (cells: string[]) => rowKey(readImportRow(cells, mapped))

  it('have lists in one cell; an empty cell says nothing', () => {
    const cells = ['Harbour Award', 'No', 'Graduate; PhD', '90', '', '']
    expect(readImportRow(cells, mapped)).toMatchObject({
      reference: null,
      form: {
        title: 'Harbour Award',
        requiresEssay: 'No',
        degreeLevel: ['Graduate', ' PhD'],
        minToeflScore: '90',
      },
      faults: [],
    })
  })

  it('name the column that cannot be read', () => {
    const row = readImportRow(['A', 'maybe', '', 'high', '', ''], mapped)
    const { faults } = judgeRow(
      row,
      null,
      { ownerName: null },
      {
        now: new Date(),
        facts: new Map(),
      },
    )
    expect(faults).toEqual([
      {
        column: 'Minimum TOEFL',
        message: 'Minimum TOEFL score must be a whole number from 0 to 120',
      },
      { column: 'Essay required', message: 'Essay required must be yes or no' },
    ])
  })

  it('have no cell that is longer than any text of a listing', () => {
    const { form, faults } = readImportRow(['A'.repeat(10_001), '', '', '', '', ''], mapped)
    expect(form).toEqual({})
    expect(faults).toEqual([
      { column: 'Title', message: 'Title is longer than 10,000 characters' },
    ])
  })

  it('have no reference that is longer than a key may be', () => {
    const { columns } = mapColumns(['Reference', 'Title'])
    const { faults } = readImportRow(['r'.repeat(201), 'Harbour Award'], { columns })
    expect(faults).toEqual([
      {
        column: 'Your reference',
        message: 'Your reference is longer than 200 characters',
      },
    ])
  })

  it('are the same award by their reference, else by title and deadline', () => {
    expect(key(['A', '', '', '', '2027-01-01', 'X1'])).toBe('ref:x1')
    expect(key(['An  Award', '', '', '', '2027-01-01', ''])).toBe(
      'title:an award|2027-01-01',
    )
    expect(key(['', '', '', '', '', ''])).toBeNull()
  })
})

it('ships a template whose example is refused when it is left in', async () => {
  const { header, rows } = await rowsOf(utf8(templateCsv()))
  const mapped = mapColumns(header)
  expect(mapped.faults).toEqual([])
  expect(mapped.ignored).toEqual([])
  const read = readImportRow(rows[0]?.cells ?? [], mapped)
  expect(read.faults).toEqual([
    { column: 'Title', message: expect.stringContaining('example') },
  ])
})

it('looks at a long file in turns with everything else', async () => {
  const lines = Array.from({ length: 5_000 }, (_, n) => `Award ${n},2500`)
  const content = Buffer.from(`Title,Amount\n${lines.join('\n')}\n`)
  const stored = { status: 'reading', rows: 0 }
  const found = { id: 'i1', ...uploaded, status: 'reading' }
  const listingImports = {
    find: async () => found,
    findForUpdate: async () => found,
    fileOf: async () => content,
    dropFile: async () => {},
    references: async () => new Map(),
    ownTitles: async () => [],
    put: async ({ status }: ListingImport) => void (stored.status = status),
    putRows: async (rows: readonly ImportRow[]) => void (stored.rows = rows.length),
  }
  const tx = {
    listingImports,
    scholarships: { findByIds: async () => new Map() },
    universities: { idsOfKeys: async () => new Map() },
  }
  const unitOfWork = ((work: (given: unknown) => unknown) => work(tx)) as never
  const read = makeReadImport({ unitOfWork, clock: fixedClock('2026-11-22T12:00:00Z') })(
    'i1',
  )
  let turns = 0
  const count = () => {
    turns += 1
    if (stored.status === 'reading') setImmediate(count)
  }
  setImmediate(count)
  expect(await read).toEqual({ read: 5_000 })
  expect(stored).toEqual({ status: 'ready', rows: 5_000 })
  // The stores answer at once, so only the reading itself can yield.
  expect(turns).toBeGreaterThanOrEqual(100)
})

const uploaded: Omit<ListingImport, 'id' | 'status'> = {
  scope: 'platform',
  ownerId: null,
  ownerName: null,
  createdBy: 'u1',
  confirmedBy: null,
  fileName: 'awards.csv',
  ignoredColumns: [],
  publishes: false,
  changesPublished: false,
  createdAt: new Date(),
  appliedAt: null,
  undoneAt: null,
}
