/**
 * Who may import whom, for dependency-cruiser: ARCHITECTURE.md says why. Aliases and workspace
 * packages are resolved, and imports of types count.
 */
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'
import { packageRules } from './package-rules.ts'
import { serviceRules } from './service-rules.ts'
import { webRules } from './web-rules.ts'

export const options: ICruiseOptions = {
  // TypeScript 7 has no API for dependency-cruiser; swc reads imports of types as well.
  parser: 'swc',
  // Skips what no rule asks for, which saves a third of the time.
  skipAnalysisNotInRules: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|[.]landfall)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
}

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    comment: 'Files form a directed acyclic graph, types included.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unknown-import',
    comment: 'An import that leads nowhere would escape all other rules.',
    severity: 'error',
    from: {},
    // A package of types alone, which codegen's preset brings along.
    to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
  },
]

export default {
  forbidden: [...everywhere, ...serviceRules, ...packageRules, ...webRules],
  options,
}
