/** `node scripts/check/imports.ts`: exits 1 when a file imports what it may not. */
import { join } from 'node:path'
import { findFaults } from './import-rules.ts'
import { readSources } from './source-imports.ts'

const root = join(import.meta.dirname, '../..')
const sources = readSources(root, ['proto-events', 'services', 'gateway', 'web'])
const faults = findFaults(sources)
for (const { path, specifier, rule } of faults) {
  process.stderr.write(`${path}: must not import ${specifier}\n    ${rule}\n`)
}
process.stdout.write(`${sources.length} files, ${faults.length} forbidden imports\n`)
process.exitCode = faults.length === 0 ? 0 : 1
