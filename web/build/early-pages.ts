import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { earlyPage } from './early-page.ts'
import { graphqlDocuments } from './graphql-documents.ts'
import { memberPagesOf } from './member-pages.ts'
import { filesOf, type Manifest } from './page-files.ts'

type Renderer = {
  visitorPages: { pattern: string; modules: readonly string[] }[]
  renderMemberFrame(): Promise<string>
  pageHeads: readonly object[]
}

/**
 * For the pages that visitors open most, writes dist/renderer, the program with which the gateway renders them, and
 * dist/visitor-pages.json, the HTML around each, in which `<!--page-->` marks the place of its markup and first data.
 * For signed-in people it writes dist/member-pages.json, each page's HTML with the frame in it. For everybody's pages
 * it writes dist/page-heads.json, which holds what link previews read.
 */
export function earlyPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'landfall:early-pages',
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
        html: earlyPage(template, {
          root: '<!--page-->',
          scripts: filesOf(manifest, modules).js,
        }),
      }))
      await writeFile(join(outDir, 'visitor-pages.json'), JSON.stringify(written))
      await writeFile(join(outDir, 'page-heads.json'), JSON.stringify(renderer.pageHeads))
      const frame = await renderer.renderMemberFrame()
      const members = memberPagesOf({ template, frame, manifest })
      await writeFile(join(outDir, 'member-pages.json'), JSON.stringify(members))
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
      // Assets are named as in the site's own build, and never inlined.
      assetsInlineLimit: 0,
      // Minified, because comments are no part of the site: the renderer is searched for claims like the site's
      // scripts.
      minify: true,
      emptyOutDir: false,
      // The explorer's editor is half of all code, and no visitor's page is rendered with it.
      rolldownOptions: { external: (id) => id.endsWith('/load-explorer.ts') },
    },
  })
  const address = pathToFileURL(join(outDir, 'visitor-renderer.js')).href
  return (await import(address)) as Renderer
}
