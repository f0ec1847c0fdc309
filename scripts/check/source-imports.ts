/** What each source file imports, read by a real parser. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { parseSync } from 'vite'

export type Import = {
  readonly specifier: string
  /** Path from the repository's folder, for what lies in it; null for packages. */
  readonly path: string | null
  /** Only types are taken: nothing is loaded. */
  readonly isType: boolean
}

export type SourceFile = { readonly path: string; readonly imports: readonly Import[] }

const SOURCE = /\.(ts|tsx|mts|mjs)$/
const SKIPPED = new Set(['node_modules', 'dist', 'gql', '.landfall'])

export function readSources(root: string, folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => {
      const path = relative(root, file).split(sep).join('/')
      return { path, imports: importsOf(path, readFileSync(file, 'utf8')) }
    })
}

/** @param path from the repository's folder, with forward slashes */
export function importsOf(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text)
  const fatal = errors.find((error) => error.severity === 'Error')
  if (fatal) throw new Error(`${path}: ${fatal.message}`)
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    )
  const late = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((expression) => /^(['"])(.*)\1$/.exec(expression)?.[2] ?? [])
    .map((specifier) => ({ specifier, isType: false }))
  return [...named, ...passedOn, ...late].map(({ specifier, isType }) => ({
    specifier,
    isType,
    path: resolve(path, specifier),
  }))
}

/** Our own packages are resolved too: `@landfall/kit/transaction/outbox` lies in services/_kit/src. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  const own = /^@landfall\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (!own) return null
  const [, name = '', rest] = own
  const folders: Record<string, string> = {
    calendar: 'services/_calendar',
    kit: 'services/_kit',
    matching: 'services/_matching',
    'proto-events': 'proto-events',
    gateway: 'gateway',
    web: 'web',
  }
  const folder = folders[name] ?? `services/${name}`
  return rest ? `${folder}/src/${rest}.ts` : `${folder}/src`
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}
