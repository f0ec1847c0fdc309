import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { adoptedStyles } from './build/adopted-styles.ts'
import { asSplitting, chunkGroups } from './build/chunk-groups.ts'
import { explorerCopies } from './build/explorer-copies.ts'
import { countryFlags } from './build/country-flags.ts'
import { graphqlDocuments } from './build/graphql-documents.ts'
import { inlineTheme } from './build/inline-scripts.ts'
import { keepPreviousAssets } from './build/keep-previous-assets.ts'
import { plainIcons } from './build/plain-icons.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { earlyPages } from './build/early-pages.ts'
import { writeRoutes } from './build/write-routes.ts'

/** Who builds for one machine alone asks for less than what is deployed. */
const quality = process.env.WEB_BROTLI_QUALITY

/** Where `npm run dev` finds the gateway. */
const gateway = 'http://localhost:4000'

/** The entry lists what every page loads beside itself, by name: most names only cost there, and the manifest tells them. */
const named = new Set(['frame', 'parts', 'rolldown-runtime', 'toast-stack'])
const chunkName = ({ name }: { name: string }) =>
  named.has(name) ? 'assets/[name]-[hash].js' : 'assets/c-[hash:7].js'

/** The page itself names the frame's files, and they are there before any import asks for them. */
const beyondFrame = (_: string, files: string[], { hostType }: { hostType: string }) =>
  hostType === 'html'
    ? files
    : files.filter((file) => !/\/(frame|index|parts|rolldown-runtime)-/.test(file))

export default defineConfig({
  plugins: [
    graphqlDocuments(),
    react(),
    tailwindcss(),
    inlineTheme(),
    preloadFont(),
    countryFlags(),
    plainIcons(),
    adoptedStyles(),
    explorerCopies(),
    earlyPages(),
    writeRoutes(),
    precompress(quality === undefined ? undefined : Number(quality)),
    keepPreviousAssets(),
  ],
  // RxJS, which Apollo is built on, ships ES5 unless asked for its modern build.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    // Nothing may be inlined as data: URL: the content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: beyondFrame },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // Hints in libraries to a compiler that does not run here.
      onLog: (level, log, handle) =>
        log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log),
      output: {
        chunkFileNames: chunkName,
        codeSplitting: { groups: chunkGroups.map(asSplitting) },
      },
    },
  },
  // The explorer's workers load parts of theirs when they are needed.
  worker: { format: 'es' },
  server: {
    port: 7300,
    proxy: {
      '/graphql': { target: gateway, changeOrigin: false, ws: true },
      '/api': { target: gateway, changeOrigin: false },
      '/dev/mail': { target: gateway, changeOrigin: false },
    },
  },
})
