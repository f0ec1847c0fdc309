import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { graphqlDocuments } from './build/graphql-documents.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { prerenderPages } from './build/prerender-pages.ts'
import { writeRoutes } from './build/write-routes.ts'

/** Where `npm run dev` finds the gateway. */
const gateway = 'http://localhost:4000'

const library = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Which modules share a file; which of our own those are follows from who imports them. */
const chunkGroups = [
  {
    name: 'frame',
    test: new RegExp(
      `${library('react', 'react-dom', 'scheduler').source}|rolldown/runtime`,
    ),
    priority: 3,
  },
  // What every page has around it.
  { name: 'parts', tags: ['$initial' as const], priority: 2 },
  {
    name: 'data',
    test: library('@apollo', '@wry', 'graphql', 'optimism', 'rxjs', 'tslib'),
    priority: 1,
  },
  // Many small files compress badly; what only few pages use is no burden to the others.
  {
    name: 'shared',
    test: /\/web\/src\/|lucide-react/,
    minShareCount: 12,
    includeDependenciesRecursively: false,
  },
]

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
    preloadFont(),
    prerenderPages(),
    writeRoutes(),
    precompress(),
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
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    port: 7300,
    proxy: {
      '/graphql': { target: gateway, changeOrigin: false, ws: true },
      '/api': { target: gateway, changeOrigin: false },
      '/dev/mail': { target: gateway, changeOrigin: false },
    },
  },
})
