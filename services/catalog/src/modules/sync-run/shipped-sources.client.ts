import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Log } from '@landfall/kit/log'
import type { Result } from '@landfall/kit/result'
import { makeCloseMissing, makeLoadScholarships } from '../scholarship/load-scholarships.ts'
import type { NewScholarship } from '../scholarship/scholarship.ts'
import { mapShippedScholarship } from '../shipped/shipped-scholarship.ts'
import { mapShippedUniversity } from '../shipped/shipped-university.ts'
import { loadUniversities } from '../university/load-universities.ts'
import type { NewUniversity } from '../university/university.ts'
import type { Source } from './load-source.ts'

/** Raise it when the mapping of the rows changes, so that installations map the same file anew. */
const MAPPING_VERSION = 1

export type ShippedSources = {
  universities: Source<NewUniversity>
  scholarships: readonly Source<NewScholarship>[]
}

/** The files that the product ships with. @param folder the service's data folder, ends in a slash */
export async function shippedSources(folder: URL, log: Log): Promise<ShippedSources> {
  const scholarships = async (file: string, name: string) => ({
    ...(await readSource(new URL(file, folder), name, mapShippedScholarship, log)),
    writeBatch: makeLoadScholarships(name),
    closeMissing: makeCloseMissing(name),
  })
  return {
    universities: {
      ...(await readSource(
        new URL('universities.json', folder),
        'shipped-universities',
        mapShippedUniversity,
        log,
      )),
      writeBatch: loadUniversities,
    },
    scholarships: await Promise.all([
      scholarships('scholarships.json', 'shipped-scholarships'),
      scholarships('scholarships-unconfirmed.json', 'shipped-scholarships-unconfirmed'),
    ]),
  }
}

type Mapper<Row> = (raw: unknown) => Result<Row, { key: string; faults: readonly string[] }>

async function readSource<Row>(file: URL, name: string, map: Mapper<Row>, log: Log) {
  const text = await readFile(file, 'utf8')
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
