/** The web client's layers, and the journeys that drive it. */
import { inOrder } from './layers.ts'
import { TESTS, WEB_FRAMEWORKS, type Rule } from './paths.ts'

export const webRules: Rule[] = [
  {
    name: 'web-stands-alone',
    comment:
      'The web client imports nothing of the servers but the fields of study and what the calendar knows without zones.',
    severity: 'error',
    from: { path: '^web/src/', pathNot: TESTS },
    to: {
      path: '^(services|gateway|proto-events|scripts)/',
      // Time zones need Temporal, whose polyfill weighs more than a page may.
      pathNot:
        '^services/(_calendar/src/(day|words)|_matching/src/reference/field-rows)[.]ts$',
    },
  },
  {
    name: 'ui-is-generic',
    comment: 'A ui component knows no router, no Apollo and no document of ours.',
    severity: 'error',
    from: { path: '^web/src/ui/', pathNot: TESTS },
    to: { path: [WEB_FRAMEWORKS, '^web/src/gql/'] },
  },
  {
    name: 'feature-stands-alone',
    comment: 'A feature never imports another feature: pages compose them.',
    severity: 'error',
    from: { path: '^web/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  ...inOrder({
    name: 'web',
    folder: 'web/src',
    rooms: ['gql', 'ui', 'lib', 'page', 'entities', 'features', 'layout', 'pages'],
    below: ['^web/src/paths[.]ts$', '^web/src/workspace-paths[.]ts$'],
    comment: 'pages → layout → features → entities → page → lib → ui: downwards only.',
  }),
  {
    name: 'e2e-kit-knows-no-journey',
    comment: 'Journeys and faults stand on the kit, never the other way round.',
    severity: 'error',
    from: { path: '^scripts/e2e/kit/' },
    to: { path: '^scripts/e2e/(journeys|faults|rest)/' },
  },
]
