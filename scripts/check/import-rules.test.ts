import { describe, expect, it } from 'vitest'
import { findFaults } from './import-rules.ts'
import { importsOf } from './source-imports.ts'

function faultsOf(path: string, text: string) {
  return findFaults([{ path, imports: importsOf(path, text) }]).map(
    ({ specifier }) => specifier,
  )
}

const session = 'services/mentoring/src/modules/session'

describe('the import rules', () => {
  it.each([
    ['zod in a domain file', `${session}/session.ts`, `import { z } from 'zod'`],
    [
      'graphql in a policy',
      `${session}/session.policy.ts`,
      `import { parse } from 'graphql'`,
    ],
    [
      'the bus in a domain file',
      `${session}/session.ts`,
      `import { createBus } from '@landfall/kit/messaging/bus'`,
    ],
    [
      'drizzle in a use case',
      `${session}/book-session.ts`,
      `import { eq } from 'drizzle-orm'`,
    ],
    [
      'a queue in a use case',
      `${session}/book-session.ts`,
      `import { Queue } from 'bullmq'`,
    ],
    [
      'the context in a use case',
      `${session}/book-session.ts`,
      `import type { Context } from '../../context.ts'`,
    ],
    [
      'a store by value in a use case',
      `${session}/book-session.ts`,
      `import { sessionStore } from './session.store.ts'`,
    ],
    [
      'a table in a use case',
      `${session}/book-session.ts`,
      `import { sessions } from '../../db/tables.ts'`,
    ],
    [
      "another module's store",
      `${session}/session.store.ts`,
      `import { mentorStore } from '../mentor/mentor.store.ts'`,
    ],
    [
      'a store in a resolver',
      `${session}/session.resolvers.ts`,
      `import { sessionStore } from './session.store.ts'`,
    ],
    [
      'a table in an event handler',
      'services/mentoring/src/events/on-x.ts',
      `import { sessions } from '../db/tables.ts'`,
    ],
    [
      'another service by path',
      'services/mentoring/src/app.ts',
      `import { createApp } from '../../catalog/src/app.ts'`,
    ],
    [
      'another service by name',
      'services/mentoring/src/app.ts',
      `import { createApp } from '@landfall/catalog/app'`,
    ],
    [
      'another service, late',
      'services/mentoring/src/app.ts',
      `const app = await import('@landfall/catalog/app')`,
    ],
    [
      'another service, passed on',
      'services/mentoring/src/app.ts',
      `export { createApp } from '@landfall/catalog/app'`,
    ],
    [
      'the gateway in a service',
      'services/mentoring/src/app.ts',
      `import { x } from '@landfall/gateway/app'`,
    ],
    [
      'an event of the domain in the kit',
      'services/_kit/src/messaging/bus.ts',
      `import { E } from '@landfall/proto-events/identity/student-saved.v1'`,
    ],
    [
      'a file in a score',
      'services/_matching/src/score/terms.ts',
      `import { readFileSync } from 'node:fs'`,
    ],
    [
      'a worker thread in a match',
      'services/_matching/src/match-listings.ts',
      `import { Worker } from 'node:worker_threads'`,
    ],
    [
      'a database in a criterion',
      'services/_matching/src/criteria/plan.ts',
      `import { sql } from 'drizzle-orm'`,
    ],
    [
      'the shipped vectors in a note',
      'services/_matching/src/notes/match-notes.ts',
      `import { loadWordVectors } from '../goals/load-word-vectors.ts'`,
    ],
    [
      'the kit in a contract',
      'proto-events/src/define-event.ts',
      `import { ok } from '@landfall/kit/core/result'`,
    ],
    [
      'a service in the gateway',
      'gateway/src/app.ts',
      `import { createApp } from '@landfall/catalog/app'`,
    ],
    [
      'contracts in the web client',
      'web/src/main.tsx',
      `import { E } from '@landfall/proto-events'`,
    ],
    [
      'a service in the web client',
      'web/src/main.tsx',
      `import { x } from '../../services/catalog/src/app.ts'`,
    ],
    ['the router in ui', 'web/src/ui/button.tsx', `import { Link } from 'react-router'`],
    [
      'Apollo in ui',
      'web/src/ui/button.tsx',
      `import { useQuery } from '@apollo/client/react'`,
    ],
    [
      'another feature',
      'web/src/features/saved/heart.tsx',
      `import { Card } from '../catalog/card.tsx'`,
    ],
    [
      'a page in a feature',
      'web/src/features/saved/heart.tsx',
      `import { P } from '../../pages/home.tsx'`,
    ],
  ])('refuse %s', (_, path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1)
  })

  it.each([
    [
      'a result in a domain file',
      `${session}/session.ts`,
      `import { ok } from '@landfall/kit/core/result'`,
    ],
    [
      'the type of a store in a use case',
      `${session}/book-session.ts`,
      `import type { SessionStore } from './session.store.ts'`,
    ],
    [
      'an event contract in a use case',
      `${session}/book-session.ts`,
      `import { E } from '@landfall/proto-events/mentoring/session-booked.v1'`,
    ],
    [
      'tables in a store',
      `${session}/session.store.ts`,
      `import { sessions } from '../../db/tables.ts'`,
    ],
    [
      'everything in app.ts',
      'services/mentoring/src/app.ts',
      `import { sessionStore } from './modules/session/session.store.ts'`,
    ],
    [
      'the kit in the gateway',
      'gateway/src/app.ts',
      `import { createLog } from '@landfall/kit/observability/log'`,
    ],
    [
      'a file where matching loads its vectors',
      'services/_matching/src/goals/load-word-vectors.ts',
      `import { readFileSync } from 'node:fs'`,
    ],
    [
      'an event contract in a score',
      'services/_matching/src/score/terms.ts',
      `import type { L } from '@landfall/proto-events/catalog/scholarship-criteria'`,
    ],
    [
      'the same feature',
      'web/src/features/saved/heart.tsx',
      `import { label } from './label.ts'`,
    ],
    [
      'another service in a test',
      'services/mentoring/test/a.test.ts',
      `import { x } from '@landfall/catalog/app'`,
    ],
  ])('allow %s', (_, path, text) => {
    expect(faultsOf(path, text)).toEqual([])
  })
})
