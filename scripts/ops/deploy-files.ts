/**
 * Writes the files that run the platform in containers, from the declarations in each service's folder:
 * docker-compose.yml, by deploy/compose.template.yml, and the manifests in deploy/kubernetes.
 *
 *     node scripts/ops/deploy-files.ts           writes them
 *     node scripts/ops/deploy-files.ts --check   exits 1 when one is stale
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeployments } from '../declared/deployment.ts'
import { root } from '../dev/paths.ts'
import { discoverServices } from '../dev/services.ts'
import { composeFile } from './compose-services.ts'
import { platformManifests, provisionManifest } from './kubernetes-manifests.ts'

const services = readDeployments(discoverServices())
const template = readFileSync(join(root, 'deploy/compose.template.yml'), 'utf8')
const texts = {
  'docker-compose.yml': composeFile(template, services),
  'deploy/kubernetes/platform.yaml': platformManifests(services),
  'deploy/kubernetes/provision/provision.yaml': provisionManifest(services),
}

for (const [name, text] of Object.entries(texts)) {
  const file = join(root, name)
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
  } else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${name} is stale: npm run deploy-files\n`)
    process.exitCode = 1
  }
}
