import { EXPLORER_COPY } from './explorer-copies.ts'

/** Modules that are bundled into one script. */
export type ChunkGroup = {
  name: string
  /** Files in src, without their extension. */
  files?: readonly string[]
  /** All files of this folder of src, except those whose names begin so. */
  folder?: { name: string; except: readonly string[] }
  /** Names of icons in lucide-react. */
  icons?: readonly string[]
  /** Packages, whole. */
  libraries?: readonly string[]
  /** Other module ids. */
  others?: RegExp
  /** Also bundles what its modules import, unless that is in another group. */
  isWhole?: true
  priority?: number
}

/**
 * Groups what nearly every page needs into a few files, because many small ones compress badly and the entry names
 * them all; and what a few kinds of pages share. The bundler places everything else.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'frame',
    libraries: ['react', 'react-dom', 'scheduler'],
    others: /rolldown\/runtime/,
    isWhole: true,
    priority: 2,
  },
  {
    // The parts around every page.
    name: 'parts',
    files: [
      'lib/browser/storage',
      'lib/browser/storage-keys',
      'lib/errors/build-id',
      'lib/errors/missing-chunk',
      'lib/format/format',
      'lib/format/reader-zone',
      'lib/format/use-in-own-zone',
      'lib/graphql/graphql-request',
      'lib/graphql/idempotency-keys',
      'lib/graphql/preloaded-results',
      'lib/graphql/show-error',
      'lib/messages',
      'lib/session/session',
      'page/lazy-page',
      'page/links',
      'page/page',
      'page/session-failed',
      'paths',
      'ui/badge',
      'ui/boundary',
      'ui/button',
      'ui/button-style',
      'ui/card',
      'ui/card-style',
      'ui/class-names',
      'ui/error-state',
      'ui/format-number',
      'ui/icon-button',
      'ui/illustration',
      'ui/illustrations',
      'ui/lazy-part',
      'ui/skeleton',
      'ui/spinner',
      'ui/stat',
    ],
    folder: {
      name: 'layout',
      except: ['signed-in', 'workspace-links', 'log-out-button', 'use-log-out'],
    },
    libraries: ['react-router', 'cookie', 'set-cookie-parser'],
    icons: ['circle-exclamation-point'],
    // The code that draws icons.
    others: /lucide-react\/dist\/esm\/(?!icons\/)|vite\/preload-helper/,
  },
  {
    // What a person's own lists show of a scholarship too.
    name: 'standing',
    files: [
      'entities/scholarship/apply-url',
      'entities/scholarship/is-soon',
      'entities/scholarship/listing-standing',
      'features/scholarships/deadline-text',
      'features/scholarships/eligibility-chip',
      'features/scholarships/scholarship-messages',
      'lib/browser/web-url',
    ],
    icons: ['calendar-days', 'external-link'],
  },
  {
    // What the lists of scholarships and the page of one share.
    name: 'listing',
    files: [
      'features/scholarships/returning-save',
      'features/scholarships/save-button',
      'features/scholarships/search-messages',
      'features/scholarships/use-save-toggle',
      'features/scholarships/use-saving',
    ],
  },
  {
    // The actions on a scholarship, on its page and in the menu of its card, and what a comparison says of it.
    name: 'acting',
    files: [
      'features/scholarships/absence',
      'features/scholarships/apply-messages',
      'features/scholarships/compare-choice-messages',
      'features/scholarships/compare-list',
      'features/scholarships/detail-messages',
      'features/scholarships/language-lines',
      'features/scholarships/levels-in-words',
      'features/scholarships/share-scholarship',
      'features/scholarships/use-applying',
      'features/scholarships/use-compared',
    ],
    icons: ['scale'],
  },
  {
    // What all pages of the forum share with the page that decides its cases.
    name: 'forum',
    files: [
      'features/community/action-line',
      'features/community/byline',
      'features/community/community-messages',
    ],
  },
  {
    // Used on the page of nearly every record.
    name: 'fold',
    files: ['ui/disclosure'],
    icons: ['chevron-right'],
  },
  {
    name: 'monogram',
    files: ['ui/monogram', 'ui/monogram-look'],
    isWhole: true,
  },
  {
    // The card of a scholarship.
    name: 'cards',
    files: [
      'entities/scholarship/short-deadline',
      'features/scholarships/card-date',
      'features/scholarships/card-highlights',
      'features/scholarships/card-specials',
      'features/scholarships/scholarship-card',
      'ui/menu',
    ],
    icons: ['ellipsis'],
  },
  {
    // What most pages beyond the first are made of.
    name: 'controls',
    files: [
      'entities/scholarship/coming-deadline',
      'entities/scholarship/format-deadline',
      'entities/scholarship/use-own-time',
      'lib/browser/focus-heading',
      'lib/format/format-money',
      'lib/format/own-zone',
      'lib/format/time-ago',
      'lib/forms/run-mutation',
      'lib/forms/server-errors',
      'lib/forms/validation-message',
      'lib/session/wish',
      'page/next-page',
      'page/query-state',
      'ui/checkbox',
      'ui/dialog',
      'ui/empty-state',
      'ui/field',
      'ui/found-count',
      'ui/notice',
      'ui/overlay-container',
      'ui/paged-list',
      'ui/part-failed',
      'ui/removable-badge',
      'ui/search-box',
      'ui/select-field',
      'ui/show-more',
      'ui/text-area',
      'ui/text-field',
      'ui/use-debounced',
      'ui/use-editable-copy',
    ],
    icons: [
      'arrow-left',
      'circle-check',
      'circle-question-mark',
      'circle-x',
      'clock',
      'graduation-cap',
      'heart',
      'info',
      'search',
      'share-2',
      'triangle-exclamation-point',
    ],
    others: /_calendar\/src\/words\./,
  },
  {
    // Lists that are read page by page, their empty state, and the look of their views.
    name: 'lists',
    files: [
      'entities/scholarship/find-scholarships',
      'page/paginated-list',
      'ui/tab-style',
    ],
    icons: ['pencil', 'trash'],
  },
  {
    // The header of signed-in people.
    name: 'signed-in',
    files: ['layout/log-out-button', 'layout/signed-in-actions', 'layout/use-log-out'],
    icons: ['bell', 'file-pen', 'user-round'],
  },
  {
    // The beginning of pages that are only for some members.
    name: 'members-only',
    files: ['page/forbidden', 'page/view-links'],
  },
  {
    // What the pages of an award and of an application tell each other.
    name: 'applying',
    files: [
      'entities/application/application-states',
      'entities/application/open-application',
    ],
  },
  {
    // Where an application stands, in a word.
    name: 'application-state',
    files: ['entities/application/application-badge', 'entities/application/state-labels'],
  },
  {
    name: 'data',
    files: ['gql/fragment-masking', 'gql/gql', 'gql/index'],
    libraries: ['@apollo', '@wry', 'graphql', 'optimism', 'rxjs', 'tslib'],
    isWhole: true,
  },
]

/** A group as Rolldown takes it. */
export function asSplitting({ name, isWhole, priority, ...of }: ChunkGroup) {
  return {
    name,
    test: patternOf(of),
    ...(priority !== undefined && { priority }),
    ...(!isWhole && { includeDependenciesRecursively: false }),
  }
}

/** Matches the ids of the group's modules; the explorer's copies are in no group. */
function patternOf({ files, folder, icons, libraries, others }: Omit<ChunkGroup, 'name'>) {
  const ways = [
    files && `/src/(?:${files.join('|')})\\.`,
    folder && `/src/${folder.name}/(?!${folder.except.join('|')})[\\w-]+\\.`,
    icons && `/lucide-react/dist/esm/icons/(?:${icons.join('|')})\\.`,
    libraries && `/node_modules/(?:${libraries.join('|')})/`,
    others?.source,
  ]
  return new RegExp(`^(?!.*${EXPLORER_COPY.source}).*(?:${ways.filter(Boolean).join('|')})`)
}
