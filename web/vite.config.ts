import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { graphqlDocuments } from './build/graphql-documents.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { writeRoutes } from './build/write-routes.ts'

/** Where `npm run dev` finds the gateway. */
const gateway = 'http://localhost:4000'

const library = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)
const ownParts =
  /src\/(ui\/(badge|button|button-style|card|class-names|empty-state|skeleton|spinner|stat)|lib\/(format|links|page|screen)|paths)\./

/** What nearly every page needs is one file each: many small ones compress badly, and the entry names them all. */
const chunkGroups = [
  { name: 'frame', test: library('react', 'react-dom', 'scheduler'), priority: 2 },
  { name: 'parts', test: ownParts },
  {
    name: 'data',
    test: library('@apollo', '@wry', 'graphql', 'optimism', 'rxjs', 'tslib'),
  },
]

export default defineConfig({
  plugins: [
    graphqlDocuments(),
    react(),
    tailwindcss(),
    preloadFont(),
    writeRoutes(),
    precompress(),
  ],
  // RxJS, which Apollo is built on, ships ES5 unless asked for its modern build.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    // Nothing may be inlined as data: URL: the content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
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
