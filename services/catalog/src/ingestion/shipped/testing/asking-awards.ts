/** The shipped scholarships with what they ask, for tests. */
import { readFileSync } from 'node:fs'
import type { AskingAward } from '@landfall/matching/requirements/judge-award'
import { z } from 'zod'
import {
  correctionSchema,
  correctRow,
  shippedRequirementsSchema,
} from '../shipped-requirements.ts'
import { mapShippedScholarship } from '../shipped-scholarship.ts'

const rowSchema = z.looseObject({ id: z.string() })

function read<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
  const url = new URL(`../../../../data/${file}.json`, import.meta.url)
  return z.array(schema).parse(JSON.parse(readFileSync(url, 'utf8')))
}

/** The shipped files as they are. */
export function readShipped() {
  return {
    rows: read('scholarships', rowSchema),
    asked: read('scholarship-requirements', shippedRequirementsSchema),
    corrections: read('corrections', correctionSchema),
  }
}

/** Every shipped award, corrected, with its requirements; its id is the slug. */
export function askingAwards() {
  const { rows, asked, corrections } = readShipped()
  return rows.map((row, at) => {
    const mapped = mapShippedScholarship(correctRow(row, corrections))
    if (!mapped.ok) throw new Error(mapped.error.faults.join())
    const requirements = asked[at]?.requirements ?? []
    return { id: row.id, criteria: mapped.value, requirements } satisfies AskingAward
  })
}
