/** What the packages that services share, and the gateway, may import. */
import { inOrder } from './layers.ts'
import { IO, TESTS, ZOD, type Rule } from './paths.ts'

const kitRooms = [
  'core',
  'observability',
  'process',
  'database',
  'identity',
  'jobs',
  'transaction',
  'messaging',
  'http',
  'safe-fetch',
  'graphql',
  'service',
  'mail',
  'testing',
]

const gatewayRooms = [
  'subgraphs',
  'executor',
  'http',
  'session',
  'graphql',
  'ops',
  'rest',
  'subscriptions',
  'web',
]

const COMPUTES =
  '^services/_matching/src/((bitset|criteria|notes|reference|requirements|score)/|(asked|match)-[^/]+[.]ts$)'

export const packageRules: Rule[] = [
  {
    name: 'shared-package-knows-no-service',
    comment: 'What services share knows none of them.',
    severity: 'error',
    from: { path: '^services/_', pathNot: TESTS },
    to: { path: '^(gateway|web|scripts|services/[^_][^/]*)/' },
  },
  {
    name: 'kit-knows-no-domain',
    comment: 'The kit knows no event of the domain, and no package of it.',
    severity: 'error',
    from: { path: '^services/_kit/', pathNot: TESTS },
    to: {
      path: [
        '^proto-events/src/[^/]+/',
        '^services/_(calendar|immigration-rules|matching)/',
      ],
    },
  },
  {
    name: 'calendar-computes',
    comment: 'The calendar does no I/O.',
    severity: 'error',
    from: { path: '^services/_calendar/src/', pathNot: TESTS },
    to: { path: [...IO, '^(services/_(kit|matching)|proto-events)/'] },
  },
  {
    name: 'immigration-rules-compute',
    comment: 'The immigration rules do no I/O.',
    severity: 'error',
    from: { path: '^services/_immigration-rules/src/', pathNot: TESTS },
    to: { path: [...IO, '^(services/_(kit|matching)|proto-events)/'] },
  },
  {
    name: 'essays-compute',
    comment: 'Scoring an essay does no I/O and knows no kit; only the checker is loaded.',
    severity: 'error',
    from: { path: '^services/_essays/src/', pathNot: [TESTS, '/testing/'] },
    to: { path: [...IO, '^(services/_(kit|matching)|proto-events)/'] },
  },
  ...inOrder({
    name: 'kit',
    folder: 'services/_kit/src',
    rooms: kitRooms,
    comment: 'A room of the kit imports only rooms above it in services/_kit/README.md.',
  }),
  {
    name: 'matching-computes',
    comment: 'Matching does no I/O: no file, database, network or kit.',
    severity: 'error',
    from: { path: COMPUTES, pathNot: TESTS },
    to: { path: [...IO, '^services/_kit/', '/load-[^/]+[.]ts$'] },
  },
  {
    name: 'contracts-need-zod-only',
    comment: 'Event contracts import zod and each other only.',
    severity: 'error',
    from: { path: '^proto-events/src/', pathNot: TESTS },
    to: { pathNot: ['^proto-events/', ZOD] },
  },
  {
    name: 'gateway-knows-no-client',
    comment: 'The gateway imports nothing of the web client and no script.',
    severity: 'error',
    from: { path: '^gateway/src/', pathNot: TESTS },
    to: { path: '^(web|scripts)/' },
  },
  {
    name: 'gateway-asks-over-graphql',
    comment: 'The gateway reaches services over GraphQL only; it may know their types.',
    severity: 'error',
    from: { path: '^gateway/src/', pathNot: TESTS },
    to: { path: '^services/[^_]', dependencyTypesNot: ['type-only'] },
  },
  ...inOrder({
    name: 'gateway',
    folder: 'gateway/src',
    rooms: gatewayRooms,
    comment:
      'A room of the gateway imports only rooms before it, and no room what joins them.',
  }),
]
