import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Log } from '@landfall/kit/observability/log'
import type { Result } from '@landfall/kit/core/result'
import type { NewScholarship } from '../../record/scholarship/scholarship.ts'
import { shippedListings } from './shipped-listings.ts'
import { mapShippedScholarship } from './shipped-scholarship.ts'
import { mapShippedUniversity } from './shipped-university.ts'
import { loadUniversities } from '../../record/university/load-universities.ts'
import type { NewUniversity } from '../../record/university/university.ts'
import type { Source } from './load-source.ts'
import { SCHOLARSHIPS_SOURCE } from '../sync-run/sync-run.ts'

/** Raise it when the mapping of the rows changes, so that installations map the same file anew. */
const MAPPING_VERSION = 3

/** Answers the text of one of the shipped files. */
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
  const scholarships = async (file: string, name: string) => ({
    ...sourceOf(name, await readFile(file), mapShippedScholarship, log),
    target: 'scholarships' as const,
    ...shippedListings(name),
  })
  return {
    universities: {
      ...sourceOf(
        'shipped-universities',
        await readFile('universities.json'),
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

function sourceOf<Row>(name: string, text: string, map: Mapper<Row>, log: Log) {
  const hash = createHash('sha256').update(`${MAPPING_VERSION}\n`).update(text)
  return {
    name,
    fileHash: hash.digest('hex'),
    readRows: async () => {
      const raws = z.array(z.unknown()).parse(JSON.parse(text))
      const mapped = raws.map(map)
      const rows = mapped.flatMap((row) => (row.ok ? [row.value] : []))
      const failed = raws.length - rows.length
      if (failed > 0) log.warn({ source: name, count: failed }, 'rows could not be read')
      return { rows, failed }
    },
  }
}
