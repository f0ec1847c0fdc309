/**
 * `node scripts/check/schema.ts`: exits 1 when a subgraph's contract breaks a rule of the house:
 * a mutation takes one `input` and answers a `…Result`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSchemaFaults } from './schema-rules.ts'

const services = join(import.meta.dirname, '../../services')
const files = readdirSync(services)
  .map((name) => `${name}/src/schema.graphql`)
  .concat('_kit/src/graphql/common.graphql')
  .filter((file) => existsSync(join(services, file)))
const faults = files.flatMap((file) =>
  findSchemaFaults(readFileSync(join(services, file), 'utf8')).map(
    (fault) => `${file}: ${fault}`,
  ),
)
for (const fault of faults) process.stderr.write(`services/${fault}\n`)
process.stdout.write(`${files.length} schemas, ${faults.length} faults\n`)
process.exitCode = faults.length === 0 ? 0 : 1
