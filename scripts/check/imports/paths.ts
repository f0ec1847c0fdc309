/** Patterns that several rules share: where files of a role lie, and which packages do I/O. */
import type { IForbiddenRuleType } from 'dependency-cruiser'

export type Rule = IForbiddenRuleType

/** Tests are free to import what they test. */
export const TESTS = '(^|/)(test|e2e|testing)/|[.](test|bench)[.]tsx?$|/examples[.]ts$'

/** A folder of a service that holds modules: any but those with a role of their own. */
const AREA = '(?!(?:db|events|jobs|commands|composition|testing)/)[^/]+'
export const SERVICE_SOURCE = '^services/[^_/][^/]*/src'
/** `services/catalog/src/search/outlook`; the path within the module follows. */
export const MODULE = `${SERVICE_SOURCE}/${AREA}/[^/]+`

/** Files that speak to the outside: stores, the SQL and rows that stores are made of, clients of other systems. */
export const ADAPTERS = '[.](store|sql|row|client)[.]ts$'

const packages = (...names: string[]) => `(^|node_modules/)(${names.join('|')})(/|$)`

export const WEB_FRAMEWORKS = packages('react-router', '@apollo/[^/]+')
export const ZOD = packages('zod')
export const INPUT_LIBRARIES = packages('zod', 'graphql')
export const IO = [
  packages('drizzle-orm', 'mongoose', 'mongodb', 'pg'),
  packages(
    '@nats-io/[^/]+',
    'bullmq',
    'ioredis',
    'undici',
    'nodemailer',
    'rate-limiter-flexible',
  ),
  '^(node:)?(fs|net|http|https|child_process|dgram|tls|worker_threads)(/|$)',
]
