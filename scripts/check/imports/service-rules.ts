/** What a file of a service may import follows from its role, which its name says, and from its area. */
import { inOrder } from './layers.ts'
import {
  ADAPTERS,
  INPUT_LIBRARIES,
  IO,
  MODULE,
  SERVICE_SOURCE,
  TESTS,
  type Rule,
} from './paths.ts'

const PURE_KIT =
  '^services/_kit/src/(core/(result|ids|problems|clock|retention)|identity/(viewer|student-policy|admin-policy)|graphql/paging)[.]ts$'

/** `jobs/send-mail.job.ts`; the job's work lies beside it, in `jobs/send-mail.ts`. */
const JOB_DEFINITIONS = `${SERVICE_SOURCE}/jobs/[^/]+[.]job[.]ts$`

const DOMAIN = {
  path: [
    `${MODULE.replace('/[^/]+', '.*')}/([^/]+)/\\1[.]ts$`,
    `${MODULE}/.*[.]policy[.]ts$`,
  ],
  pathNot: TESTS,
}
const USE_CASE = {
  path: `${MODULE}/`,
  pathNot: [TESTS, '[.](store|sql|row|client|resolvers|policy)[.]ts$'],
}
/** Schemas of resolvers' input, and the readers made of them. */
const INPUT = '[.]input[.]ts$'
const ENTRY = {
  path: [`${MODULE}/.*[.]resolvers[.]ts$`, `${SERVICE_SOURCE}/(events|jobs)/`],
  pathNot: TESTS,
}

export const serviceRules: Rule[] = [
  {
    name: 'domain-is-pure',
    comment:
      'A domain or policy file computes: no I/O, parser, table, context or resolver.',
    severity: 'error',
    from: DOMAIN,
    to: {
      path: [
        ...IO,
        INPUT_LIBRARIES,
        '/src/(db/|context[.]ts$)',
        '[.](store|sql|row|client|resolvers)[.]ts$',
      ],
    },
  },
  {
    name: 'domain-needs-little-of-the-kit',
    comment: 'A domain or policy file loads core/result, core/ids and its like only.',
    severity: 'error',
    from: DOMAIN,
    to: { path: '^services/_kit/', pathNot: PURE_KIT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'use-case-knows-no-driver',
    comment: 'A use case knows no driver, table, context or resolver.',
    severity: 'error',
    from: USE_CASE,
    to: { path: [...IO, '/src/(db/|context[.]ts$)', '[.]resolvers[.]ts$'] },
  },
  {
    name: 'use-case-takes-stores-by-type',
    comment: 'A use case is given its stores, so it imports their types only.',
    severity: 'error',
    from: USE_CASE,
    to: { path: ADAPTERS, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'store-keeps-to-its-module',
    comment: "A store does not reach into another module's store.",
    severity: 'error',
    from: { path: `(${MODULE})/.*[.]store[.]ts$`, pathNot: TESTS },
    to: { path: '[.]store[.]ts$', pathNot: '^$1/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'entry-knows-no-table',
    comment: 'Resolvers, event handlers and jobs call use cases, never tables.',
    severity: 'error',
    from: ENTRY,
    to: { path: '/src/db/' },
  },
  {
    name: 'entry-calls-use-cases',
    comment: 'Resolvers, event handlers and jobs call use cases, never stores.',
    severity: 'error',
    from: ENTRY,
    to: { path: ADAPTERS, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'job-definition-stands-alone',
    comment:
      'Whoever queues a job imports its definition, so that names nothing of its service.',
    severity: 'error',
    from: { path: JOB_DEFINITIONS, pathNot: TESTS },
    to: { path: `${SERVICE_SOURCE}/` },
  },
  {
    name: 'use-case-queues-by-definition',
    comment: 'A use case knows the definition of a job, never what the job does.',
    severity: 'error',
    from: USE_CASE,
    to: { path: `${SERVICE_SOURCE}/jobs/`, pathNot: JOB_DEFINITIONS },
  },
  {
    name: 'resolver-holds-no-store',
    comment:
      'A resolver and its context hold use cases and loaders, not even the type of a store: nobody reads past a policy.',
    severity: 'error',
    from: {
      path: [
        `${MODULE}/.*[.]resolvers[.]ts$`,
        `${SERVICE_SOURCE}/(graphql/.*|context)[.]ts$`,
      ],
      pathNot: TESTS,
    },
    to: { path: ['[.]store[.]ts$', '/src/(composition/)?stores[.]ts$'] },
  },
  {
    name: 'use-case-is-given-parsed-input',
    comment: 'Input is parsed at the edge; a use case knows the type of the result only.',
    severity: 'error',
    from: { ...USE_CASE, pathNot: [...USE_CASE.pathNot, INPUT] },
    to: { path: INPUT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'service-stands-alone',
    comment: 'A service never imports another service, the gateway, the web or scripts.',
    severity: 'error',
    from: { path: '^services/([^_/][^/]*)/', pathNot: TESTS },
    to: { path: '^(gateway|web|scripts|services/[^_][^/]*)/', pathNot: '^services/$1/' },
  },
  ...inOrder({
    name: 'catalog',
    folder: 'services/catalog/src',
    rooms: ['db', 'record', ['search', 'trust'], ['alerts', 'ingestion'], 'composition'],
    below: [JOB_DEFINITIONS],
    comment:
      'An area of the catalog imports only areas below it; ARCHITECTURE.md has the order.',
  }),
  ...inOrder({
    name: 'applications',
    folder: 'services/applications/src',
    rooms: ['student', 'application', 'review', ['fund', 'partner'], 'account'],
    // Tables name the types of their columns and belong to all areas.
    below: [
      JOB_DEFINITIONS,
      '^services/applications/src/db/',
      '^services/applications/src/[^/]+[.]ts$',
    ],
    comment:
      'An area of applications imports only areas below it; ARCHITECTURE.md has the order.',
  }),
]
