import { readFileSync } from 'node:fs'
import { requirementSchema } from '@landfall/proto-events/catalog/scholarship-requirements'
import { z } from 'zod'

const file = new URL(
  '../../services/catalog/data/scholarship-requirements.json',
  import.meta.url,
)

/** The requirements that each shipped award has beyond its columns. */
export const BENCH_REQUIREMENTS = z
  .array(z.object({ requirements: z.array(requirementSchema) }))
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .map(({ requirements }) => requirements)
