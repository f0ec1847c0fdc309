/**
 * Folders form a directed acyclic graph, for dependency-cruiser: modules of a service, rooms of a package, features
 * of the web. The files that put them together lie outside: those beside the folders, and a service's composition,
 * events, jobs and tables.
 */
import { options } from './config.ts'
import { TESTS } from './paths.ts'

export default {
  forbidden: [
    {
      name: 'no-cycle-of-folders',
      comment: 'Two folders that need each other are one, or lack a third below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: '^(services/[^/]+|gateway|proto-events|web)/src/[^/]+/',
    exclude: {
      path: [TESTS, '^services/[^_/][^/]*/src/(db|events|jobs|commands|composition)/'],
    },
  },
}
