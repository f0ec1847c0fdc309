import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Membership } from '@landfall/kit/identity/viewer'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Site } from './_gateway.ts'
import { type LiveClient, type Watching, socketClient } from './_live-client.ts'
import { type FakeStudent, type LiveSite, startLiveSite } from './_live-site.ts'

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

const signIn = (organizationId: string, role: Membership['role'] = 'owner') =>
  world.signIn([{ organizationId, role, kind: 'donor', isVerified: true, name: 'Wells' }])

function watch(
  { session }: FakeStudent,
  organizationId: string,
  selection = 'version',
): Watching {
  const client = socketClient(site.url, { session })
  clients.push(client)
  const query = `subscription Figures($id: ID!) { donorMetrics(organizationId: $id) { ${selection} } }`
  return client.watch({ query, variables: { id: organizationId } })
}

const versions = ({ values }: Watching) =>
  values().map((figures) => (figures as { version: number } | null)?.version)
const allHave = (watching: readonly Watching[], expected: unknown[]) =>
  eventually(() => expect(watching.map(versions)).toEqual(watching.map(() => expected)))

it('an organization’s figures are queried once, however many members of one role watch them', async () => {
  const id = newId()
  const watching = [1, 2, 3].map(() => watch(signIn(id), id))
  await allHave(watching, [0])
  const asked = world.metrics.asked
  await world.publishMetrics(id)
  await allHave(watching, [0, 1])
  expect(world.metrics.asked - asked).toBe(1)
})

it('figures for another role, or that depend on the viewer, are queried separately', async () => {
  const id = newId()
  const saved = 'version scholarships { scholarship { id saved { id } } }'
  const watching = [
    watch(signIn(id), id),
    watch(signIn(id, 'reader'), id),
    watch(signIn(id), id, saved),
    watch(signIn(id), id, saved),
  ]
  await allHave(watching, [0])
  const asked = world.metrics.asked
  await world.publishMetrics(id)
  await allHave(watching, [0, 1])
  expect(world.metrics.asked - asked).toBe(4)
})

it('a person who is not a member receives nothing of what members share', async () => {
  const id = newId()
  const member = watch(signIn(id), id)
  const other = watch(signIn(newId()), id)
  await allHave([member], [0])
  await eventually(() => expect(other.values()).toEqual([null]))
  await world.publishMetrics(id)
  await allHave([member], [0, 1])
  expect(other.values()).toEqual([null])
})

it('a member who loses the role is disconnected, even the one whose access the shared query used; the others continue', async () => {
  const id = newId()
  const people = [signIn(id), signIn(id), signIn(id)]
  const watching = people.map((person) => watch(person, id))
  await allHave(watching, [0])
  for (const gone of people.slice(0, 2)) {
    gone.memberships = []
    await world.publishViewerChanged(gone)
  }
  expect(await watching[0]?.ended).toBe('completed')
  expect(await watching[1]?.ended).toBe('completed')
  await world.publishMetrics(id)
  await allHave(watching.slice(2), [0, 1])
  expect(watching.slice(0, 2).map(versions)).toEqual([[0], [0]])
})
