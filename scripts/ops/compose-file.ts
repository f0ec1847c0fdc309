/**
 * Writes docker-compose.yml: deploy/compose.template.yml with what each service's folder says.
 *
 *     node scripts/ops/compose-file.ts           writes it
 *     node scripts/ops/compose-file.ts --check   exits 1 when it is stale
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeployments } from '../declared/deployment.ts'
import { root } from '../dev/paths.ts'
import { discoverServices } from '../dev/services.ts'
import { composeFile } from './compose-services.ts'

const file = join(root, 'docker-compose.yml')
const services = readDeployments(discoverServices())
const template = readFileSync(join(root, 'deploy/compose.template.yml'), 'utf8')
const text = composeFile(template, services)

if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('docker-compose.yml is stale: npm run compose-file\n')
  process.exitCode = 1
}
