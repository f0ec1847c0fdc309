/**
 * `node scripts/check/schema.ts`: exits 1 when a subgraph's contract breaks a rule of the house:
 * a mutation takes one `input` and answers a `…Result`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { schemaFiles } from '@landfall/kit/graphql/read-schema'
import { findSchemaFaults } from './schema-rules.ts'

const services = join(import.meta.dirname, '../../services')
const files = readdirSync(services)
  .flatMap((name) => schemaFiles(pathToFileURL(join(services, name, 'src/'))))
  .concat(join(services, '_kit/src/graphql/common.graphql'))
const faults = files.flatMap((file) =>
  findSchemaFaults(readFileSync(file, 'utf8')).map(
    (fault) => `${relative(services, file)}: ${fault}`,
  ),
)
for (const fault of faults) process.stderr.write(`services/${fault}\n`)
process.stdout.write(`${files.length} schemas, ${faults.length} faults\n`)
process.exitCode = faults.length === 0 ? 0 : 1
