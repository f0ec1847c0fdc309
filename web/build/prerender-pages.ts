import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { VisitorPage } from '../src/prerender.tsx'
import { graphqlDocuments } from './graphql-documents.ts'
import { filesOf, type Manifest } from './page-files.ts'

/**
 * Writes dist/visitor-pages.json: for the pages that visitors open most, the whole HTML without data,
 * and the questions whose answers the gateway puts in place of `<!--first-answers-->`.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'landfall:prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      const outDir = resolve(config.root, config.build.outDir)
      const template = await readFile(join(outDir, 'index.html'), 'utf8')
      const listed = await readFile(join(outDir, '.vite/manifest.json'), 'utf8')
      const manifest = JSON.parse(listed) as Manifest
      const pages = await renderAll(config.root, outDir)
      const written = pages.map(({ path, questions, ...page }) => ({
        path,
        html: fillTemplate(template, page, filesOf(manifest, page.modules).js),
        questions,
      }))
      await writeFile(join(outDir, 'visitor-pages.json'), JSON.stringify(written))
    },
  }
}

async function renderAll(root: string, outDir: string): Promise<VisitorPage[]> {
  const folder = await mkdtemp(join(outDir, '.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [graphqlDocuments(), react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        copyPublicDir: false,
        // Named as the site's own build names them, never inlined.
        assetsInlineLimit: 0,
        minify: false,
        emptyOutDir: false,
      },
    })
    const address = pathToFileURL(join(folder, 'prerender.js')).href
    const module = (await import(address)) as { prerenderPages(): Promise<VisitorPage[]> }
    return await module.prerenderPages()
  } finally {
    await rm(folder, { recursive: true })
  }
}

function fillTemplate(
  template: string,
  page: { title: string; markup: string },
  scripts: ReadonlySet<string>,
): string {
  // Those of the frame are in the template already.
  const preloads = [...scripts]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .filter((link) => !template.includes(link))
  const filled = [
    ['<title>Landfall</title>', `<title>${escapeHtml(page.title)}</title>`],
    ['</head>', `${preloads.join('')}</head>`],
    ['<div id="root"></div>', `<div id="root">${page.markup}</div><!--first-answers-->`],
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
