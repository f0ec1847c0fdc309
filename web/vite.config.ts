import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { adoptedStyles } from './build/adopted-styles.ts'
import { EXPLORER_COPY, explorerCopies } from './build/explorer-copies.ts'
import { countryFlags } from './build/country-flags.ts'
import { graphqlDocuments } from './build/graphql-documents.ts'
import { keepPreviousAssets } from './build/keep-previous-assets.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { earlyPages } from './build/early-pages.ts'
import { writeRoutes } from './build/write-routes.ts'

/** Where `npm run dev` finds the gateway. */
const gateway = 'http://localhost:4000'

const library = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)
const ownParts =
  /src\/(ui\/(badge|boundary|button|button-style|card|class-names|error-state|icon-button|illustrations?|lazy-part|skeleton|spinner|stat)|lib\/(messages|session\/session|graphql\/show-error|browser\/storage|browser\/storage-keys|errors\/build-id|errors\/missing-chunk|format\/(?:format|reader-zone|use-in-own-zone)|graphql\/graphql-request|graphql\/idempotency-keys|graphql\/preloaded-results)|page\/(lazy-page|links|page)|layout\/(?!signed-in|workspace-links|log-out-button|use-log-out)[\w-]+|paths)\./
/** What draws icons, and those that several pages share with the landing page. */
const firstIcons =
  /lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(circle-exclamation-point)\./
const controls =
  /src\/(ui\/(checkbox|empty-state|field|found-count|dialog|notice|overlay-container|part-failed|paged-list|removable-badge|search-box|select-field|show-more|text-area|text-field|use-debounced|use-draft)|lib\/(browser\/focus-heading|format\/format-money|format\/own-zone|format\/time-ago|forms\/run-mutation|forms\/server-errors|forms\/validation-message|session\/wish)|entities\/scholarship\/(?:coming-deadline|format-deadline|use-own-time)|page\/(next-page|query-state))\.|_calendar\/src\/words\.|lucide-react\/dist\/esm\/icons\/(circle-check|circle-question-mark|circle-x|info|search|triangle-exclamation-point|clock|heart|share-2|graduation-cap|arrow-left)\./
/** Lists that are read page by page, and what stands there without one. */
const lists =
  /src\/(entities\/scholarship\/find-scholarships|page\/paginated-list)\.|lucide-react\/dist\/esm\/icons\/(pencil|trash)\./
/** What the lists of scholarships and the page of one share. */
const listing =
  /src\/features\/scholarships\/(returning-save|save-button|search-messages|use-save-toggle|use-saving)\./
/** The card of a scholarship. */
const cards =
  /src\/(ui\/menu|entities\/scholarship\/short-deadline|features\/scholarships\/(card-(?:date|highlights|specials)|scholarship-card))\.|lucide-react\/dist\/esm\/icons\/ellipsis\./
/** What can be done with a scholarship on its page and from the menu of its card, and what comparing says of it. */
const acting =
  /src\/features\/scholarships\/(compare-(?:list|choice-messages)|detail-messages|language-lines|levels-in-words|share-scholarship|use-(?:applying|compared))\.|lucide-react\/dist\/esm\/icons\/scale\./
/** What all pages of the forum have, and the one where its cases are decided. */
const forum = /src\/features\/community\/(action-line|byline|community-messages)\./
/** A fold, on the page of nearly every record. */
const fold = /src\/ui\/disclosure\.|lucide-react\/dist\/esm\/icons\/chevron-right\./
/** What one's own lists show of a scholarship too. */
const standing =
  /src\/(lib\/browser\/web-url|entities\/scholarship\/apply-url)\.|src\/features\/scholarships\/(deadline-text|eligibility-chip|scholarship-messages)\.|lucide-react\/dist\/esm\/icons\/(calendar-days|external-link)\./
const dataLayer = /src\/gql\/(fragment-masking|gql|index)\./

/** What nearly every page needs is one file each: many small ones compress badly, and the entry names them all. */
const chunkGroups = [
  {
    name: 'frame',
    test: new RegExp(
      `${library('react', 'react-dom', 'scheduler').source}|rolldown/runtime`,
    ),
    priority: 2,
  },
  {
    name: 'parts',
    test: new RegExp(
      `${library('react-router', 'cookie', 'set-cookie-parser').source}|${firstIcons.source}|${ownParts.source}|vite/preload-helper`,
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'standing', test: standing, includeDependenciesRecursively: false },
  { name: 'listing', test: listing, includeDependenciesRecursively: false },
  { name: 'acting', test: acting, includeDependenciesRecursively: false },
  { name: 'forum', test: forum, includeDependenciesRecursively: false },
  { name: 'fold', test: fold, includeDependenciesRecursively: false },
  { name: 'monogram', test: /src\/ui\/monogram(?:-look)?\./ },
  { name: 'cards', test: cards, includeDependenciesRecursively: false },
  { name: 'controls', test: controls, includeDependenciesRecursively: false },
  { name: 'lists', test: lists, includeDependenciesRecursively: false },
  {
    name: 'data',
    test: new RegExp(
      `^(?!.*${EXPLORER_COPY.source}).*(?:${library('@apollo', '@wry', 'graphql', 'optimism', 'rxjs', 'tslib').source}|${dataLayer.source})`,
    ),
  },
]

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
    preloadFont(),
    countryFlags(),
    adoptedStyles(),
    explorerCopies(),
    earlyPages(),
    writeRoutes(),
    precompress(),
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
        codeSplitting: { groups: chunkGroups },
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
