import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { developmentPatterns } from '../src/paths.ts'
import { filesOf, type Manifest } from './page-files.ts'

const dist = join(import.meta.dirname, '../dist')
/** Limits in gzipped bytes. A plain route, such as signing in, has no data layer. */
const limits = {
  firstRoute: 100_000,
  plainRoute: 120_000,
  anyRoute: 170_000,
  css: 15_000,
}
/**
 * What a page loads once it is shown, beyond its own weight. GraphiQL's editor is Monaco, which comes whole; people
 * who do not want it have the form at /developers. Parts that wait for a click are counted too.
 */
const laterParts = [
  {
    page: 'src/pages/developers/explorer-page.tsx',
    part: 'src/pages/developers/explorer/load-explorer.ts',
    js: 1_400_000,
    css: 40_000,
  },
]
const landing = 'src/pages/landing/landing-page.tsx'
/** Loaded together with every page that reads through Apollo, see src/page/lazy-page.tsx. */
const dataLayer = 'src/lib/apollo/data-provider.tsx'

/** The tables that name pages; all but the entry's own table are loaded before the page. */
const tables = [
  'src/routes.tsx',
  'src/member-screens.tsx',
  'src/occasional-screens.tsx',
  'src/further-routes.tsx',
].map((file) => ({
  file,
  text: readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
}))
const manifest = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
) as Manifest

function gzipBytes(files: Iterable<string>): number {
  let sum = 0
  for (const file of files)
    sum += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return sum
}

/** Counts one page as a browser would load it; returns its name if it is over its limits. */
function checkPage(entry: string, page: string): string[] {
  const importCall = `import('./${page.slice('src/'.length)}')`
  const table = tables.find(({ text }) => text.includes(importCall))
  if (!table) throw new Error(`No table of screens names ${page}`)
  // The formatter may break the call, so the text before it is searched without spaces.
  const before = table.text.slice(0, table.text.indexOf(importCall)).replaceAll(/\s/g, '')
  const usesData = before.endsWith('lazyApolloPage(()=>')
  const keys = [
    entry,
    page,
    ...(table.file === 'src/routes.tsx' ? [] : [table.file]),
    ...(usesData ? [dataLayer] : []),
  ]
  const route = page === landing ? 'firstRoute' : usesData ? 'anyRoute' : 'plainRoute'
  return weigh(page, filesOf(manifest, keys), { js: limits[route], css: limits.css })
}

/**
 * Counts what a page loads later, with everything that this may load in turn; returns its name if it is over its
 * limits.
 */
function checkPart(entry: string, part: (typeof laterParts)[number]): string[] {
  const before = filesOf(manifest, [entry, part.page])
  const later = filesOf(manifest, keysFrom(part.part, before.js))
  const added = {
    js: [...later.js].filter((file) => !before.js.has(file)),
    css: [...later.css].filter((file) => !before.css.has(file)),
  }
  return weigh(part.part, added, part)
}

/** Prints what the files weigh; returns the name if that is over the limits. */
function weigh(
  name: string,
  files: { js: Iterable<string>; css: Iterable<string> },
  limit: { js: number; css: number },
): string[] {
  const js = gzipBytes(files.js)
  const css = gzipBytes(files.css)
  const isOver = js > limit.js || css > limit.css
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${kilobytes(js)} script of ${kilobytes(limit.js)}, ${kilobytes(css)} style of ${kilobytes(limit.css)}  ${name}`,
  )
  return isOver ? [name] : []
}

/** The keys of a module and of all that it imports, at once or later, except what is loaded already. */
function keysFrom(key: string, there: Set<string>, found: string[] = []): string[] {
  const chunk = manifest[key]
  if (!chunk || there.has(chunk.file) || found.includes(key)) return found
  found.push(key)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    keysFrom(next, there, found)
  return found
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
if (!entry) throw new Error('The build has no entry; run vite build first')
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*-page\.tsx$/.test(key))
const over = [
  ...pages.flatMap((page) => checkPage(entry, page)),
  ...laterParts.flatMap((part) => checkPart(entry, part)),
]
if (over.length > 0) {
  console.error(`Too heavy: ${over.join(', ')}`)
  process.exitCode = 1
}
const traces = [...developmentKeys(), ...developmentAddresses()]
if (traces.length > 0) {
  console.error(`Not for a production build: ${traces.join(', ')}`)
  process.exitCode = 1
}

/** Test tools of development builds, which must not be in this build, neither as a page nor as an address. */
function developmentKeys(): string[] {
  return Object.keys(manifest).filter((key) => key.startsWith('src/pages/dev/'))
}

function developmentAddresses(): string[] {
  const scripts = Object.values(manifest).map(({ file }) => file)
  return [...new Set(scripts)].filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8')
    return Object.values(developmentPatterns).some((address) => text.includes(address))
  })
}
