/**
 * Folders form a directed acyclic graph, for dependency-cruiser: modules of a service, rooms of a
 * package, features of the web. What puts them together lies outside: files beside them, and a
 * service's composition, events, jobs and tables.
 */
import { options } from './config.ts'
import { TESTS } from './paths.ts'

/**
 * Services whose modules still need each other. The list only shrinks: `knots.test.ts` fails when
 * one is not needed any more.
 */
export const knots: readonly string[] = []

/** @param excused services whose folders may need each other */
export function foldersConfig(excused: readonly string[]) {
  const pathNot = excused.map((name) => `^services/${name}/`)
  return {
    forbidden: [
      {
        name: 'no-cycle-of-folders',
        comment: 'Two folders that need each other are one, or lack a third below them.',
        severity: 'error',
        scope: 'folder',
        from: pathNot.length > 0 ? { pathNot } : {},
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
}

export default foldersConfig(knots)
