import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from './_fake-subgraphs.ts'
import { type Site, startSite } from './_gateway.ts'

const documents = Array.from(
  { length: 6 },
  (_, index) => `query Page${index} { viewer { id } scholarshipStats { totalCount } }`,
)
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

let site: Site
let root: string
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'web-build-'))
  writeFileSync(join(root, 'index.html'), '<html></html>')
  const listed = Object.fromEntries(documents.map((text) => [hashOf(text), text]))
  writeFileSync(join(root, 'persisted-documents.json'), JSON.stringify(listed))
  const limits = { costPerMinute: 100_000, newOperationsPerMinute: 1 }
  const answers: Answers = {
    'Query.viewer': (_args, { caller: { viewer } }) =>
      viewer.kind === 'visitor' ? null : { __typename: 'User', id: viewer.userId },
  }
  site = await startSite({ config: { webRoot: root, limits }, answers })
})
afterAll(async () => {
  await site.stop()
  rmSync(root, { recursive: true })
})

const send = (sha256Hash: string, o: { query?: string; session?: string } = {}) =>
  site.call('POST', '/graphql', {
    session: o.session,
    body: { query: o.query, extensions: { persistedQuery: { version: 1, sha256Hash } } },
  })

describe("the web build's documents", () => {
  it('are run by hash or by text, and do not count toward the limit of new documents', async () => {
    const byHash = []
    for (const text of documents.slice(0, 4)) byHash.push((await send(hashOf(text))).status)
    const byText = await site.call('POST', '/graphql', { body: { query: documents[4] } })
    expect([...byHash, byText.status]).toEqual([200, 200, 200, 200, 200])
  })

  it('show what the viewer may see, and no more', async () => {
    const hash = hashOf(documents[5] ?? '')
    const student = await send(hash, { session: 'a-student' })
    const visitor = await send(hash)
    expect(student.body).toMatchObject({ data: { viewer: { id: 'student-1' } } })
    expect(visitor.body).toMatchObject({ data: { viewer: null } })
  })

  it('must be sent in full when the gateway does not know the hash', async () => {
    const unknown = await send('0'.repeat(64))
    expect(unknown.status).toBe(200)
    expect(unknown.body).toMatchObject({
      errors: [
        {
          message: 'PersistedQueryNotFound',
          extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
        },
      ],
    })
  })

  it('are the only known documents: another document sent with one of their hashes counts as new', async () => {
    const statuses = []
    for (let at = 0; at < 3; at++) {
      const known = hashOf(documents[0] ?? '')
      statuses.push(
        (await send(known, { query: `query Own${at} { scholarshipStats { totalCount } }` }))
          .status,
      )
    }
    expect(statuses).toEqual([200, 429, 429])
  })

  it('are not served as a file', async () => {
    expect((await site.call('GET', '/persisted-documents.json')).status).toBe(404)
  })
})
