/**
 * Builds the web client when its sources, its packages, the schema or what it takes from the services has changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folders, root } from './paths.ts'
import { runOnce } from './run-once.ts'

const web = join(root, 'web')
const stampFile = join(root, '.landfall/web-stamp')
/** The build is a tenth larger than what is deployed, and takes half the time: nothing crosses a poor line here. */
const QUICK = '5'
const quality = process.env.WEB_BROTLI_QUALITY ?? QUICK
/** The parts of the servers' code that the client holds too (`scripts/check/imports/web-rules.ts`). */
const SHARED_FOLDERS = [
  'services/_calendar/src',
  'services/_matching/src/reference',
  'services/_reference/src',
]
const NOT_BUILT_IN = new Set(['dist', 'node_modules'])

export async function buildWeb(say: (text: string) => void): Promise<void> {
  const stamp = sourcesHash()
  const isBuilt = existsSync(join(folders.web, 'index.html'))
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const startedMs = Date.now()
  const { code, output } = await runOnce('vite', ['build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', WEB_BROTLI_QUALITY: quality },
  })
  if (code !== 0) throw new Error(`The web client does not build:\n${output.trimEnd()}`)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  say(`  ✓ web client built (${Math.round((Date.now() - startedMs) / 1000)} s)`)
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(quality)
  const schema = ['supergraph.graphql', 'api-schema.graphql'].map((name) =>
    join(root, 'gateway', name),
  )
  const shared = SHARED_FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))
  const files = [...filesBelow(web), ...shared, join(root, 'package-lock.json'), ...schema]
  for (const file of files) {
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return NOT_BUILT_IN.has(entry.name) ? [] : filesBelow(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}
