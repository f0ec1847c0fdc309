/**
 * Who may import whom. ARCHITECTURE.md tells why; this is the same as a table that is checked.
 * Tests are free to import what they test.
 */
import type { Import, SourceFile } from './source-imports.ts'

type Rule = {
  readonly name: string
  readonly files: RegExp
  /** Files that another, more special rule covers. */
  readonly except?: RegExp
  readonly forbids: (imported: Import, from: string) => boolean
}

export type Fault = {
  readonly path: string
  readonly specifier: string
  readonly rule: string
}

const TEST_FILE = /(^|\/)(test|e2e|testing)\/|\.(test|bench)\.tsx?$|\/examples\.ts$/
const DATABASES = /^(drizzle-orm|mongoose|mongodb|pg)(\/|$)/
const NETWORK = /^(@nats-io\/|bullmq|ioredis|undici|nodemailer|rate-limiter-flexible)/
const SYSTEM = /^node:(fs|net|http|https|child_process|dgram|tls|worker_threads)(\/|$)/
const PURE_KIT =
  /^services\/_kit\/src\/(?:core\/(?:result|ids|problems|clock)|identity\/(?:viewer|student-policy)|graphql\/paging)\.ts$/
const AREA = '(?:modules|record|search|ingestion|trust|alerts|student)'
const MODULE = new RegExp(`^services/[^_/][^/]*/src/${AREA}/`)
/** What speaks to the outside: stores, the SQL and rows they are made of, clients of other systems. */
const ADAPTER = /\.(store|sql|row|client)\.ts$/

const rules: Rule[] = [
  {
    name: 'a domain or policy file is pure: kit/result, kit/ids and its like only',
    files: new RegExp(
      `^services/[^_/][^/]*/src/${AREA}/(?:.*/)?(?:([^/]+)/\\1|[^/]+\\.policy)\\.ts$`,
    ),
    forbids: ({ specifier, path, isType }) =>
      isIo(specifier) ||
      /^(zod|graphql)(\/|$)/.test(specifier) ||
      (isKit(path) && !isType && !PURE_KIT.test(path ?? '')) ||
      /\/src\/(db\/|context\.ts)|\.(store|sql|row|client|resolvers)\.ts$/.test(path ?? ''),
  },
  {
    name: 'a use case knows no driver, table, context or resolver, and its stores by type only',
    files: MODULE,
    except: /\.(store|sql|row|client|resolvers|policy)\.ts$/,
    forbids: ({ specifier, path, isType }) =>
      isIo(specifier) ||
      /\/src\/(db\/|context\.ts)|\.resolvers\.ts$/.test(path ?? '') ||
      (!isType && ADAPTER.test(path ?? '')),
  },
  {
    name: "a store does not reach into another module's store",
    files: new RegExp(`/src/${AREA}/.*\\.store\\.ts$`),
    forbids: ({ path, isType }, from) =>
      !isType &&
      (path ?? '').endsWith('.store.ts') &&
      moduleOf(path ?? '') !== moduleOf(from),
  },
  {
    name: 'resolvers, event handlers and jobs call use cases, never stores or tables',
    files: new RegExp(
      `^services/[^_/][^/]*/src/(?:${AREA}/.*\\.resolvers\\.ts|events/|jobs/)`,
    ),
    forbids: ({ path, isType }) =>
      /\/src\/db\//.test(path ?? '') || (!isType && ADAPTER.test(path ?? '')),
  },
  {
    name: 'a service never imports another service, the gateway, the web or scripts',
    files: /^services\/[^_/]/,
    forbids: ({ path }, from) =>
      /^(gateway|web|scripts)\//.test(path ?? '') ||
      (/^services\/[^_]/.test(path ?? '') && serviceOf(path ?? '') !== serviceOf(from)),
  },
  {
    name: 'the kit knows no service and no event of the domain',
    files: /^services\/_kit\//,
    forbids: ({ path }) =>
      /^(gateway|web|scripts|services\/[^_])/.test(path ?? '') ||
      /^proto-events\/src\/[^/]+\/.+/.test(path ?? ''),
  },
  {
    name: 'matching computes and does no IO: no file, database, network or kit',
    files:
      /^services\/_matching\/src\/(?:(?:criteria|reference|score|notes)\/|match-[^/]+\.ts$)/,
    forbids: ({ specifier, path }) =>
      isIo(specifier) || isKit(path) || /\/load-[^/]+\.ts$/.test(path ?? ''),
  },
  {
    name: 'event contracts import zod and each other only',
    files: /^proto-events\/src\//,
    forbids: ({ specifier, path }) =>
      path === null ? specifier !== 'zod' : !path.startsWith('proto-events/'),
  },
  {
    name: 'the gateway reaches services over GraphQL only',
    files: /^gateway\/src\//,
    forbids: ({ path, isType }) =>
      /^(web|scripts)\//.test(path ?? '') ||
      (!isType && /^services\/[^_]/.test(path ?? '')),
  },
  {
    name: 'the web client imports nothing of the servers',
    files: /^web\/src\//,
    forbids: ({ path }) => path !== null && !path.startsWith('web/'),
  },
  {
    name: 'ui knows no router, no Apollo, no feature and no page',
    files: /^web\/src\/ui\//,
    forbids: ({ specifier, path }) =>
      /^(react-router|@apollo\/)/.test(specifier) ||
      /^web\/src\/(features|pages|gql)\//.test(path ?? ''),
  },
  {
    name: 'a feature never imports another feature or a page: pages compose',
    files: /^web\/src\/features\//,
    forbids: ({ path }, from) =>
      (path ?? '').startsWith('web/src/pages/') ||
      ((path ?? '').startsWith('web/src/features/') &&
        featureOf(path ?? '') !== featureOf(from)),
  },
]

/** Every import that breaks a rule, with the rule. */
export function findFaults(sources: readonly SourceFile[]): Fault[] {
  return sources
    .filter(({ path }) => !TEST_FILE.test(path))
    .flatMap(({ path, imports }) =>
      rules
        .filter(({ files, except }) => files.test(path) && !except?.test(path))
        .flatMap(({ name, forbids }) =>
          imports
            .filter((imported) => forbids(imported, path))
            .map(({ specifier }) => ({ path, specifier, rule: name })),
        ),
    )
}

function isIo(specifier: string): boolean {
  return DATABASES.test(specifier) || NETWORK.test(specifier) || SYSTEM.test(specifier)
}

function isKit(path: string | null): boolean {
  return path?.startsWith('services/_kit/') ?? false
}

function serviceOf(path: string): string | undefined {
  return path.split('/')[1]
}

function moduleOf(path: string): string | undefined {
  return new RegExp(`/src/${AREA}/([^/]+)/`).exec(path)?.[1]
}

function featureOf(path: string): string | undefined {
  return /^web\/src\/features\/([^/]+)/.exec(path)?.[1]
}
