import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from './_gateway.ts'
import { type LiveClient, eventClient, socketClient } from './_live-client.ts'
import { type FakeStudent, type LiveSite, startLiveSite, step } from './_live-site.ts'

let world: LiveSite
let site: Site
const clients: LiveClient[] = []

beforeAll(async () => {
  world = await startLiveSite()
  site = await world.start()
})

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

afterAll(async () => {
  await site.stop()
  await world.stop()
})

const counts = { query: 'subscription { savedScholarshipCounts { total } }' }
const stats = { query: 'subscription { scholarshipStats { totalCount } }' }
const progress = ({ runId }: FakeStudent, after = 0) => ({
  query: `subscription Progress($runId: ID!, $after: Int) {
    matchProgress(runId: $runId, after: $after) { sequence label isLast }
  }`,
  variables: { runId, after },
})
const shown = (student: FakeStudent, sequence: number, isLast = false) => {
  const { label } = step(student.runId, sequence)
  return { sequence, label, isLast }
}

function by(kind: string, o: Parameters<typeof socketClient>[1] = {}): LiveClient {
  const client = kind === 'socket' ? socketClient(site.url, o) : eventClient(site.url, o)
  clients.push(client)
  return client
}

describe.each(['socket', 'event stream'])('live updates over a %s', (kind) => {
  it('the state arrives immediately and after each change', async () => {
    const student = world.signIn()
    const watching = by(kind, student).watch(counts)
    await eventually(() => expect(watching.values()).toEqual([{ total: 0 }]))
    await world.save(student)
    await eventually(() => expect(watching.values()).toEqual([{ total: 0 }, { total: 1 }]))
  })

  it('one student’s changes reach nobody else', async () => {
    const [ada, bob] = [world.signIn(), world.signIn()]
    const watching = [ada, bob].map((student) => by(kind, student).watch(counts))
    await eventually(() => watching.every(({ results }) => results.length === 1))
    bob.savedCount = 41
    await world.save(ada)
    await eventually(() => expect(watching[0]?.values()).toHaveLength(2))
    await world.save(bob)
    await eventually(() =>
      expect(watching[1]?.values()).toEqual([{ total: 0 }, { total: 42 }]),
    )
    expect(watching[0]?.values()).toEqual([{ total: 0 }, { total: 1 }])
  })

  it('the public state is queried once, however many watch it', async () => {
    const connections = [by(kind), by(kind), by(kind)]
    const watching = Array.from({ length: 48 }, (_, index) =>
      connections[index % 3]?.watch(stats),
    )
    await eventually(() => watching.every((one) => one?.results.length === 1))
    await world.publishStatsChanged()
    await eventually(() => watching.every((one) => (one?.results.length ?? 0) > 1))
    const first = watching.map((one) => JSON.stringify(one?.values().slice(0, 2)))
    expect(new Set(first).size).toBe(1)
  })

  it('each step arrives once, from the first to the last', async () => {
    const student = world.signIn()
    await world.publishStep(student, 1)
    const watching = by(kind, student).watch(progress(student))
    await eventually(() => expect(watching.values()).toEqual([shown(student, 1)]))
    await world.publishStep(student, 2)
    await world.publishStep(student, 3, { isLast: true })
    expect(await watching.ended).toBe('completed')
    expect(watching.values()).toEqual([
      shown(student, 1),
      shown(student, 2),
      shown(student, 3, true),
    ])
  })

  it('steps continue after the last one seen, on another connection', async () => {
    const student = world.signIn()
    for (const sequence of [1, 2, 3]) await world.publishStep(student, sequence)
    const watching = by(kind, student).watch(progress(student, 2))
    await world.publishStep(student, 4, { isLast: true })
    await watching.ended
    expect(watching.values()).toEqual([shown(student, 3), shown(student, 4, true)])
  })

  it('steps end immediately for a viewer who has seen them all', async () => {
    const student = world.signIn()
    await world.publishStep(student, 1, { isLast: true })
    const watching = by(kind, student).watch(progress(student, 1))
    expect(await watching.ended).toBe('completed')
    expect(watching.values()).toEqual([])
  })

  it('the stored newest step replaces a last step that was never published', async () => {
    const student = world.signIn()
    student.runStatus = 'FINISHED'
    student.newestStep = step(student.runId, 9, { isLast: true })
    const watching = by(kind, student).watch(progress(student))
    expect(await watching.ended).toBe('completed')
    expect(watching.values()).toEqual([shown(student, 9, true)])
  })

  it('somebody else’s steps are not found', async () => {
    const [ada, bob] = [world.signIn(), world.signIn()]
    await world.publishStep(ada, 1)
    const watching = by(kind, bob).watch(progress(ada))
    await watching.ended
    expect(watching.codes()).toEqual(['NOT_FOUND'])
    expect(watching.values().filter(Boolean)).toEqual([])
  })

  it('a visitor is asked to sign in for what belongs to a person', async () => {
    for (const request of [counts, progress(world.signIn())]) {
      const watching = by(kind).watch(request)
      await watching.ended
      expect(watching.codes()).toEqual(['NOT_SIGNED_IN'])
    }
  })

  it.each([
    ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['two fields', `subscription { scholarshipStats { totalCount } savedScholarshipCounts { total } }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['a query', 'query { scholarshipStats { totalCount } }', 'BAD_USER_INPUT'],
    ['a missing variable', progress({} as FakeStudent).query, 'BAD_USER_INPUT'],
    ['too many aliases', `subscription { scholarshipStats { ${Array.from({ length: 31 }, (_, i) => `a${i}: totalCount`).join(' ')} } }`, 'OPERATION_TOO_LARGE'],
  ])('%s is answered and does not close the connection', async (_name, query, code) => {
    const client = by(kind)
    const good = client.watch(stats)
    await eventually(() => good.results.length > 0)
    const watching = client.watch({ query })
    await watching.ended
    expect(watching.codes()).toContain(code)
    const after = client.watch(stats)
    await eventually(() => after.results.length > 0)
    expect(client.closeCodes).toEqual([])
  }) // prettier-ignore

  it('a session that ends closes its own subscriptions immediately, and no others', async () => {
    const [ada, bob] = [world.signIn(), world.signIn()]
    const closing = by(kind, ada)
    const watching = closing.watch(counts)
    const other = by(kind, bob).watch(counts)
    await eventually(() => watching.results.length === 1 && other.results.length === 1)
    await world.signOut(ada)
    await watching.ended
    const reasons = [...closing.closeCodes, ...watching.codes()]
    expect(reasons).toEqual([kind === 'socket' ? 4401 : 'NOT_SIGNED_IN'])
    await world.save(bob)
    await eventually(() => expect(other.values()).toHaveLength(2))
  })

  it('a viewer’s access is checked again when their rights change', async () => {
    const student = world.signIn()
    await world.publishStep(student, 1)
    const watching = by(kind, student).watch(progress(student))
    await eventually(() => watching.results.length === 1)
    student.runId = 'gone'
    await world.publishViewerChanged(student)
    await watching.ended
    expect(watching.codes()).toEqual(['NOT_FOUND'])
  })
})
