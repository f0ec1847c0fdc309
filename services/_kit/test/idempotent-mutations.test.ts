import { mkdtemp, mkdir, writeFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../src/core/ids.ts'
import { createLog } from '../src/observability/log.ts'
import { migrate } from '../src/database/postgres-migrate.ts'
import { createPostgres, type Postgres } from '../src/database/postgres.ts'
import {
  createSubgraph,
  type Subgraph,
  type SubgraphContext,
} from '../src/graphql/subgraph.ts'
import { createTestSchema, type TestSchema } from '../src/testing/schema.ts'
import { testCaller } from '../src/testing/callers.ts'
import { makeUnitOfWork } from '../src/transaction/unit-of-work.ts'
import type { Caller } from '../src/identity/viewer.ts'

const log = createLog({ service: 'test', level: 'silent' })
let schema: TestSchema
let postgres: Postgres
let folder: string
let subgraph: Subgraph

beforeAll(async () => {
  schema = await createTestSchema('example')
  postgres = createPostgres({
    url: schema.url,
    schema: 'example',
    applicationName: 'test',
    poolSize: 5,
    log,
  })
  folder = await mkdtemp(join(tmpdir(), 'landfall-'))
  await mkdir(join(folder, 'meta'))
  const journal = { version: '7', dialect: 'postgresql', entries: [] }
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  await migrate(postgres, { folder })
  await postgres.db.execute(
    sql`create table notes (id serial primary key, text text not null)`,
  )
  subgraph = makeExample()
})

afterAll(async () => {
  await postgres.close()
  await schema.drop()
  await rm(folder, { recursive: true })
})

beforeEach(() => postgres.db.execute(sql`truncate notes restart identity`))

const sdl = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])
  type Query { ready: Boolean! }
  type Mutation { addNote(text: String!): AddNoteResult!  addPlainNote(text: String!): Note! }
  type Note { id: Int!  text: String!  madeAt: DateTime! }
  union AddNoteResult = Note | ValidationFailed
`

function makeExample(): Subgraph {
  const unitOfWork = makeUnitOfWork(postgres, (db) => ({
    notes: {
      async insert(text: string) {
        const { rows } = await db.execute<{ id: number }>(
          sql`insert into notes (text) values (${text}) returning id`,
        )
        return rows[0]?.id ?? 0
      },
    },
  }))
  const addNote = async (_: unknown, { text }: { text: string }, c: SubgraphContext) => {
    c.effects.session = { kind: 'set', token: `t-${text}`, expiresAt: new Date(0) }
    const id = await unitOfWork((tx) => tx.notes.insert(text))
    if (text === 'fails') throw new Error('after the commit')
    return { __typename: 'Note', id, text, madeAt: new Date('2026-11-21T00:00:00Z') }
  }
  return createSubgraph({
    name: 'example',
    sdl,
    resolvers: {
      Query: { ready: () => true },
      Mutation: { addNote, addPlainNote: addNote },
    },
    context: () => ({}),
    log,
    postgres,
  })
}

const selection = '... on Note { id text madeAt } ... on ValidationFailed { code }'
const addNote = `mutation ($text: String!) { addNote(text: $text) { ${selection} } }`

const run = (caller: Caller, text: string, query = addNote) =>
  subgraph.execute({ query, variables: { text }, caller })

const countNotes = async () =>
  Number((await postgres.db.execute(sql`select count(*) as n from notes`)).rows[0]?.['n'])

const keyed = (fingerprint = 'f1', userId = 'u1', key = 'key-1') =>
  testCaller({ userId, idempotencyKey: { key, fingerprint } })

/** A system of an organization, with a key of its own. */
const systemOf = (organizationId: string): Caller => ({
  ...keyed(),
  viewer: { kind: 'visitor' },
  partner: { keyId: newId(), organizationId, isVerified: true, scopes: [] },
})

it('the kit keeps one organization’s answers from another organization’s systems', async () => {
  const [ours, theirs] = [newId(), newId()]
  await run(systemOf(ours), 'a')
  await run(systemOf(theirs), 'a')
  expect(await countNotes()).toBe(2)
  // Another key of ours is still us.
  await run(systemOf(ours), 'a')
  expect(await countNotes()).toBe(2)
})

it('one key has one effect for fifty parallel calls, and one answer with its cookie for all', async () => {
  const caller = keyed('f1', 'parallel')
  const answers = await Promise.all(Array.from({ length: 50 }, () => run(caller, 'a')))
  expect(await countNotes()).toBe(1)
  const note = { id: 1, text: 'a', madeAt: '2026-11-21T00:00:00.000Z' }
  for (const answer of answers) {
    expect(answer.result).toEqual({ data: { addNote: note } })
    expect(answer.effects.session).toEqual({
      kind: 'set',
      token: 't-a',
      expiresAt: new Date(0),
    })
  }
})

it('one key is refused for another body or another mutation', async () => {
  await run(keyed('f1', 'reuse'), 'a')
  const other = await run(keyed('f2', 'reuse'), 'b')
  expect(other.result.data).toEqual({ addNote: { code: 'VALIDATION_FAILED' } })
  expect(other.effects.session).toBeNull()
  const plain = 'mutation ($text: String!) { addPlainNote(text: $text) { id } }'
  const elsewhere = await run(keyed('f3', 'reuse'), 'b', plain)
  // This field's type has no such member, so it is an error with the code.
  expect(elsewhere.result.errors?.[0]?.extensions?.['code']).toBe('VALIDATION_FAILED')
  expect(await countNotes()).toBe(1)
})

it('the keys of different people stay apart, and mutations work without a key', async () => {
  await run(keyed('f1', 'one'), 'a')
  await run(keyed('f1', 'two'), 'a')
  await run(testCaller(), 'a')
  await run(testCaller(), 'a')
  expect(await countNotes()).toBe(4)
})

it('two mutations of one document run under one key, each once', async () => {
  const query = `mutation ($text: String!) {
    first: addNote(text: $text) { ${selection} }
    second: addNote(text: $text) { ${selection} }
  }`
  const caller = keyed('f1', 'both')
  const once = await run(caller, 'a', query)
  const again = await run(caller, 'a', query)
  expect(again.result).toEqual(once.result)
  expect(await countNotes()).toBe(2)
})
