/** A session, and what a person changed, holds at both gateways. */
import { eventually } from '@landfall/kit/testing/eventually'
import { beforeAll, describe, expect, it } from 'vitest'
import { site } from '../kit/config.ts'
import { followToItsEnd, type Transport } from '../kit/live.ts'
import {
  expectStatus,
  scholarshipForm,
  signInAdmin,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'
import { atSecond, bothAreUp, gateways, secondUrl } from '../kit/two-gateways.ts'

const SUSPEND = `mutation ($input: SetSuspensionInput!) {
  setSuspension(input: $input) { __typename }
}`
const NOTICES = 'subscription { noticeCounts { unread } }'
const WRONG = 'not-the-password-4711'
/** Failed tries of one account from one address. */
const TRIES = 5

describe.runIf(site.second)('two gateways', () => {
  beforeAll(bothAreUp)

  it('both accept a session, and both forget it when it ends at one', async () => {
    const { client } = await signUp('student')
    const there = atSecond(client)
    // From here on, the second gateway remembers the session.
    expect((await there.get('/api/auth/user')).status).toBe(200)
    const watching = watchEverywhere(client)
    await watching.isOpen()
    const forgotten = atSecond({ ...client, jar: new Map(client.jar) })
    expectStatus(await client.post('/api/auth/logout'), 200)
    expect(await watching.ends()).toEqual([4401, 'NOT_SIGNED_IN', 4401, 'NOT_SIGNED_IN'])
    expect((await forgotten.get('/api/auth/user')).status).toBe(401)
  })

  it('both close a suspended person’s connections and refuse new ones', async () => {
    const student = await signUp('student')
    const admin = await signInAdmin()
    const watching = watchEverywhere(student.client)
    await watching.isOpen()
    const input = { userId: student.user.id, isSuspended: true, reason: 'Spam' }
    const suspended = await admin.client.post('/graphql', {
      query: SUSPEND,
      variables: { input },
    })
    expect(suspended.text).toContain('AccountSuccess')
    expect(await watching.ends()).toEqual([4401, 'NOT_SIGNED_IN', 4401, 'NOT_SIGNED_IN'])
    expect(await atBoth(student, ({ get }) => get('/api/auth/user'))).toEqual([401, 401])
    const { username, password } = student.person
    const again = await atBoth(student, ({ post }) =>
      post('/api/auth/login', { username, password }),
    )
    expect(again).toEqual([403, 403])
  })

  it('both accept changes with the same session, but only from their own pages', async () => {
    const { client } = await signUp('student')
    const there = atSecond(client)
    const change = { body: { timeZone: 'Africa/Nairobi' } }
    expectStatus(await there.call('PATCH', '/api/preferences', change), 200)
    const foreign = { ...change, headers: { origin: 'https://elsewhere.example' } }
    expectStatus(await there.call('PATCH', '/api/preferences', foreign), 403)
  })

  it('count failed sign-ins together', async () => {
    const { person } = await signUp('student')
    const tryAt = async (url: string, password: string) => {
      const { username } = person
      const tried = await createClient(url).post('/api/auth/login', { username, password })
      return tried.status
    }
    const statuses: number[] = []
    for (let count = 0; count < TRIES; count += 1)
      statuses.push(await tryAt(gateways[count % 2] ?? '', WRONG))
    expect(statuses).toEqual(Array.from({ length: TRIES }, () => 401))
    // Even the right password is refused.
    expect(await tryAt(gateways[0] ?? '', person.password)).toBe(429)
    expect(await tryAt(gateways[1] ?? '', person.password)).toBe(429)
  })

  it('immediately show what was changed at the other', async () => {
    const donor = await signUpDonor({ isVerified: false })
    const there = atSecond(donor.client)
    const verified = async () =>
      (await there.get<{ user: SignedIn['user'] }>('/api/auth/user')).text
    expect(await verified()).toContain('pending')
    const { client: admin } = await signInAdmin()
    const path = `/api/admin/organizations/${donor.organization.id}/verification`
    expectStatus(await admin.post(path, { decision: 'verified' }), 200)
    await eventually(async () => expect(await verified()).toContain('verified'))

    const form = scholarshipForm({ status: 'published' })
    const made = await donor.client.post<{ id: string }>('/api/scholarships', form)
    expectStatus(made, 201)
    const address = `/api/scholarships/${made.body.id}`
    expect((await there.get<{ title: string }>(address)).body.title).toBe(form.title)
    expect(await findAt(secondUrl, form.title)).toEqual([made.body.id])
    const title = `${form.title} renamed`
    expectStatus(await there.patch(address, { title }), 200)
    expect((await donor.client.get<{ title: string }>(address)).body.title).toBe(title)
    expect(await findAt(site.url, title)).toEqual([made.body.id])
    expectStatus(await donor.client.post(`${address}/close`), 200)
    expect((await there.get<{ status: string }>(address)).body.status).toBe('closed')
  })
})

async function findAt(url: string, title: string): Promise<string[]> {
  const path = `/api/scholarships?query=${encodeURIComponent(`"${title}"`)}`
  const found = await createClient(url).get<{ id: string; title: string }[]>(path)
  return found.body.filter((one) => one.title === title).map(({ id }) => id)
}

type Client = SignedIn['client']

async function atBoth(
  { client }: SignedIn,
  ask: (client: Client) => Promise<{ status: number }>,
): Promise<number[]> {
  const clients = gateways.map((url) => createClient(url, new Map(client.jar)))
  const answers = await Promise.all(clients.map(ask))
  return answers.map(({ status }) => status)
}

/** Opens a socket and an event stream at each gateway. */
function watchEverywhere(client: Client) {
  const signal = AbortSignal.timeout(60_000)
  const lines = gateways.flatMap((gateway) =>
    (['socket', 'event-stream'] as const).map((transport: Transport) => {
      const answers: unknown[] = []
      const onAnswer = ({ data }: { data?: unknown }) => void (data && answers.push(data))
      const o = { query: NOTICES, onAnswer, signal, gateway, transport }
      return { answers, ended: followToItsEnd(client, o) }
    }),
  )
  return {
    isOpen: () => eventually(() => lines.every(({ answers }) => answers.length > 0)),
    ends: () => Promise.all(lines.map(({ ended }) => ended)),
  }
}
