import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { MemberPage } from './member-pages.ts'
import { type PageHead, pageHeadsSchema } from './page-heads.ts'
import type { PageRenderer, VisitorPage } from './visitor-pages.ts'
import { type WebFile, tagOf } from './web-file.ts'

export type WebBuild = {
  /** By path from the root, for example /assets/index-Bx3f9a2c.js */
  files: ReadonlyMap<string, WebFile>
  /** Patterns of the client's routes; null when the build lists none. */
  routes: readonly string[] | null
  /** The HTML around the pages that can be made for visitors. */
  visitorPages: readonly VisitorPage[]
  /** The pages of signed-in people before their scripts run; a last `*` stands for all others. */
  memberPages: readonly MemberPage[]
  /** What link previews read of the pages for everybody. */
  pageHeads: readonly PageHead[]
  /** The client's GraphQL documents by the sha256 of their text. */
  documents: ReadonlyMap<string, string>
  /** sha256 sources for the inline scripts and styles of the pages, for the CSP. */
  inlineHashes: { script: string[]; style: string[] }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** Lists what the server must not hand out: the precompressed forms, maps and its own tables. */
const HIDDEN =
  /\.(br|gz|map)$|^\/(routes|visitor-pages|member-pages|page-heads|persisted-documents)\.json$|^\/renderer\//

/** The build's program that makes pages; null when it brings none. */
export async function loadPageRenderer(root: string): Promise<PageRenderer | null> {
  const file = join(root, 'renderer/visitor-renderer.js')
  if (!existsSync(file)) return null
  return (await import(pathToFileURL(file).href)) as PageRenderer
}

/** Reads a whole web build into memory, a few megabytes; null when there is none. */
export function loadWebBuild(root: string): WebBuild | null {
  if (!existsSync(join(root, 'index.html'))) return null
  const files = new Map<string, WebFile>()
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(root, file).split(sep).join('/')}`
    if (!HIDDEN.test(path)) files.set(path, readWebFile(file, path))
  }
  const visitorPages = readPages(join(root, 'visitor-pages.json'))
  const memberPages = readPages(join(root, 'member-pages.json'))
  const ownPages = [...files]
    .filter(([path]) => path.endsWith('.html'))
    .map(([, { bodies }]) => Buffer.from(bodies.identity).toString('utf8'))
  const made = [...visitorPages, ...memberPages].map(({ html }) => html)
  return {
    files,
    routes: readRoutes(root),
    visitorPages,
    memberPages,
    pageHeads: pageHeadsSchema.parse(readTable(join(root, 'page-heads.json'))),
    documents: readDocuments(root),
    inlineHashes: hashInline([...ownPages, ...made]),
  }
}

function readWebFile(file: string, path: string): WebFile {
  const identity = readFileSync(file)
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    bodies: { identity, br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) },
    etag: tagOf(identity),
    isHashed: path.startsWith('/assets/'),
  }
}

function readIfThere(file: string): Uint8Array | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

function readRoutes(root: string): string[] | null {
  const text = readIfThere(join(root, 'routes.json'))
  if (!text) return null
  const routes: unknown = JSON.parse(Buffer.from(text).toString('utf8'))
  return Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : null
}

const pages = z.array(z.object({ pattern: z.string(), html: z.string() }))

function readPages(file: string): z.output<typeof pages> {
  return pages.parse(readTable(file))
}

/** Empty when the build brings none. */
function readTable(file: string): unknown {
  const text = readIfThere(file)
  return text ? JSON.parse(Buffer.from(text).toString('utf8')) : []
}

const persistedDocuments = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string())

function readDocuments(root: string): WebBuild['documents'] {
  const text = readIfThere(join(root, 'persisted-documents.json'))
  const documents = text ? JSON.parse(Buffer.from(text).toString('utf8')) : {}
  return new Map(Object.entries(persistedDocuments.parse(documents)))
}

/** Browsers never run data with a type of its own. */
const RUNS_NOT = String.raw`[^>]*\s(?:src=|type="application/json")`

function hashInline(pages: readonly string[]): WebBuild['inlineHashes'] {
  const hashesOf = (tag: string) =>
    pages.flatMap((page) =>
      [...page.matchAll(new RegExp(`<${tag}(?!${RUNS_NOT})[^>]*>([^]*?)</${tag}>`, 'g'))]
        .map(([, text]) => text ?? '')
        .filter((text) => text.trim() !== '')
        .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    )
  return {
    script: [...new Set(hashesOf('script'))],
    style: [...new Set(hashesOf('style'))],
  }
}
