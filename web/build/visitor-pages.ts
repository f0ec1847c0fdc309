import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { graphqlDocuments } from './graphql-documents.ts'
import { filesOf, type Manifest } from './page-files.ts'

type Renderer = { visitorPages: { pattern: string; modules: readonly string[] }[] }

/**
 * For the pages that visitors open most: writes dist/renderer, the program that the gateway makes them
 * with, and dist/visitor-pages.json, the HTML around each. `<!--page-->` stands where its markup and
 * first data go.
 */
export function visitorPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'landfall:visitor-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      const outDir = resolve(config.root, config.build.outDir)
      const template = await readFile(join(outDir, 'index.html'), 'utf8')
      const listed = await readFile(join(outDir, '.vite/manifest.json'), 'utf8')
      const manifest = JSON.parse(listed) as Manifest
      const renderer = await buildRenderer(config.root, join(outDir, 'renderer'))
      const written = renderer.visitorPages.map(({ pattern, modules }) => ({
        pattern,
        html: fillTemplate(template, filesOf(manifest, modules).js),
      }))
      await writeFile(join(outDir, 'visitor-pages.json'), JSON.stringify(written))
    },
  }
}

async function buildRenderer(root: string, outDir: string): Promise<Renderer> {
  await rm(outDir, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [graphqlDocuments(), react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/visitor-renderer.tsx',
      outDir,
      copyPublicDir: false,
      // Named as the site's own build names them, never inlined.
      assetsInlineLimit: 0,
      // Comments are no part of a site: they are looked through for claims as its scripts are.
      minify: true,
      emptyOutDir: false,
    },
  })
  const address = pathToFileURL(join(outDir, 'visitor-renderer.js')).href
  return (await import(address)) as Renderer
}

function fillTemplate(template: string, scripts: ReadonlySet<string>): string {
  // Those of the frame are in the template already.
  const preloads = [...scripts]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .filter((link) => !template.includes(link))
  const filled = [
    ['</head>', `${preloads.join('')}</head>`],
    ['<div id="root"></div>', '<!--page-->'],
  ].reduce((html, [from = '', to = '']) => {
    if (!html.includes(from)) throw new Error(`index.html holds no ${from}`)
    return html.replace(from, () => to)
  }, template)
  return startLate(filled)
}

/** The page stands without its scripts: style and font come first, and public/start.js runs the others. */
function startLate(html: string): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  if (!entry.test(html)) throw new Error('index.html holds no script')
  const late =
    '<script type="module" src="/start.js"></script><link rel="modulepreload" crossorigin href="$1" data-main>'
  return html
    .replace(entry, late)
    .replaceAll(
      /<(link rel="modulepreload"|script type="module")/g,
      '<$1 fetchpriority="low"',
    )
}
