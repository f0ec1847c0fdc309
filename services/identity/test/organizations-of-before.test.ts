import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'
import { organizationActs } from './_organizations.ts'

const MIGRATION = new URL(
  '../src/db/migrations/0019_organizations_of_before.sql',
  import.meta.url,
)

let identity: Identity
let admin: Awaited<ReturnType<Identity['admin']>>
beforeAll(async () => {
  identity = await startIdentity()
  admin = await identity.admin()
})
afterAll(() => identity.stop())

const { act, decide, donor } = organizationActs(
  () => identity,
  () => admin.caller,
)
const query = (text: string, values: unknown[] = []) =>
  identity.postgres.pool.query(text, values)

async function migrate() {
  for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
    await query(statement)
}

/** The organization as it was stored when a new name still cleared the day of its verification. */
async function renamed(decisions: readonly string[]) {
  const owner = await donor()
  const { organizationId } = owner
  for (const decision of decisions) {
    await decide(organizationId, decision, decision === 'declined' ? 'No website' : null)
    identity.clock.forward(60_000)
  }
  const input = { id: organizationId, name: 'Harbour Trust' }
  await act(owner.caller, 'updateOrganization', input)
  await query('update organizations set verified_at = null where id = $1', [organizationId])
  return owner
}
const mayFinish = async (owner: { token: string }) => {
  const { viewer } = await identity.callerOf(owner.token)
  return viewer.kind === 'user' && viewer.memberships[0]?.mayFinish
}

it('the upgrade queues nothing where there is no organization', async () => {
  await migrate()
  const jobs = await query(`select 1 from outbox where name like 'identity-republish%'`)
  expect(jobs.rows).toEqual([])
})

it('the upgrade lets a verified organization that changed its name go on, and nobody else', async () => {
  const verified = await renamed(['verified'])
  const declinedSince = await renamed(['verified', 'declined'])
  const never = await renamed([])
  const all = [verified, declinedSince, never]
  expect(await Promise.all(all.map(mayFinish))).toEqual([false, false, false])
  for (let times = 0; times < 2; times += 1) await migrate()
  expect(await Promise.all(all.map(mayFinish))).toEqual([true, false, false])
})

it('the upgrade publishes the standing of each organization again, with the version that it has', async () => {
  const { organizationId } = await donor()
  await decide(organizationId, 'declined', 'No website')
  await migrate()
  await identity.runJobs()
  const told = (await identity.events('organization.updated')).filter(
    ({ subject }) => subject === organizationId,
  )
  expect(told.at(-1)).toMatchObject({
    aggregateversion: 2,
    data: { organizationId, verification: 'declined' },
  })
})
