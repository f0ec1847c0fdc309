import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Log } from '@landfall/kit/observability/log'
import type { Result } from '@landfall/kit/core/result'
import type { NewScholarship } from '../../record/scholarship/scholarship.ts'
import { besideOf } from './shipped-requirements.ts'
import { shippedListings } from './shipped-listings.ts'
import { mapShippedScholarship } from './shipped-scholarship.ts'
import { mapShippedUniversity } from './shipped-university.ts'
import { loadUniversities } from '../../record/university/load-universities.ts'
import type { NewUniversity } from '../../record/university/university.ts'
import type { Source } from './load-source.ts'
import { SCHOLARSHIPS_SOURCE } from '../sync-run/sync-run.ts'

/** Raise it when the mapping of the rows changes, so that installations map the same file again. */
const MAPPING_VERSION = 4

/** Reads the text of one of the shipped files. */
export type ReadShippedFile = (name: string) => Promise<string>

export type ShippedSources = {
  universities: Source<NewUniversity>
  scholarships: readonly Source<NewScholarship>[]
}

/** The files that the product ships with. */
export async function shippedSources(
  readFile: ReadShippedFile,
  log: Log,
): Promise<ShippedSources> {
  const asked = await readFile('scholarship-requirements.json')
  const corrected = await readFile('corrections.json')
  const beside = besideOf(asked, corrected)
  const map = (raw: unknown) => {
    const found = beside(raw)
    return mapShippedScholarship(found.row, found.asks)
  }
  const scholarships = async (file: string, name: string) => ({
    ...sourceOf(name, [await readFile(file), asked, corrected], map, log),
    target: 'scholarships' as const,
    ...shippedListings(name),
  })
  return {
    universities: {
      ...sourceOf(
        'shipped-universities',
        [await readFile('universities.json')],
        mapShippedUniversity,
        log,
      ),
      target: 'universities',
      writeBatch: (rows, stores, { now }) => loadUniversities(rows, stores, now),
    },
    scholarships: await Promise.all([
      scholarships('scholarships.json', SCHOLARSHIPS_SOURCE),
      scholarships('scholarships-unconfirmed.json', 'shipped-scholarships-unconfirmed'),
    ]),
  }
}

type Mapper<Row> = (raw: unknown) => Result<Row, { key: string; faults: readonly string[] }>

/** @param texts the file with the rows first, then the files that go with it */
function sourceOf<Row>(
  name: string,
  texts: readonly [string, ...string[]],
  map: Mapper<Row>,
  log: Log,
) {
  const hash = createHash('sha256').update(`${MAPPING_VERSION}\n`)
  for (const text of texts) hash.update(text)
  return {
    name,
    fileHash: hash.digest('hex'),
    readRows: async () => {
      const raws = z.array(z.unknown()).parse(JSON.parse(texts[0]))
      const mapped = raws.map(map)
      const rows = mapped.flatMap((row) => (row.ok ? [row.value] : []))
      const failed = raws.length - rows.length
      if (failed > 0) log.warn({ source: name, count: failed }, 'rows could not be read')
      return { rows, failed }
    },
  }
}
