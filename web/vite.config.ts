import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { graphqlDocuments } from './build/graphql-documents.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { writeRoutes } from './build/write-routes.ts'

/** Where `npm run dev` finds the gateway. */
const gateway = 'http://localhost:4000'

export default defineConfig({
  plugins: [
    graphqlDocuments(),
    react(),
    tailwindcss(),
    preloadFont(),
    writeRoutes(),
    precompress(),
  ],
  build: {
    // Nothing may be inlined as data: URL: the content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    port: 7300,
    proxy: {
      '/graphql': { target: gateway, changeOrigin: false },
      '/api': { target: gateway, changeOrigin: false },
      '/dev/mail': { target: gateway, changeOrigin: false },
    },
  },
})
