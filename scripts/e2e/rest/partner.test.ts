/**
 * An institution's own system, written by what /developers says: a key, pages, limits, a stored operation, webhooks.
 */
import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isThorough } from '@landfall/kit/testing/breadth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BULK_EXPORT_SCRIPT } from '../../../web/src/pages/developers/bulk-export-script.ts'
import { beginApplication, submitApplication } from '../kit/applications.ts'
import { site } from '../kit/config.ts'
import { eventually } from '../kit/eventually.ts'
import { startHookReceiver } from '../kit/hook-receiver.ts'
import { scholarshipForm, signUp, signUpDonor } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

type Receiver = Awaited<ReturnType<typeof startHookReceiver>>
type Donor = Awaited<ReturnType<typeof signUpDonor>>
type Page = {
  pageInfo: { hasNextPage: boolean; endCursor: string }
  edges: { node: { id: string } }[]
}
type Answer = {
  status: number
  retryAfter: number
  data: { partner: { applications?: Page; application?: object | null } }
  errors?: { extensions: { code: string } }[]
  extensions: { cost: { requested: number; remaining: number } }
}

const SCOPES = ['PROGRAMS_READ', 'APPLICATIONS_READ', 'APPLICANTS_READ', 'METRICS_READ']

let receiver: Receiver
let ours: Donor
let theirs: Donor
beforeAll(async () => {
  // In a thorough run the receiver fails once, and gets the message again 5 seconds later.
  receiver = await startHookReceiver({ failures: isThorough ? 1 : 0 })
  ;[ours, theirs] = await Promise.all([
    signUpDonor({ isVerified: true }),
    signUpDonor({ isVerified: true }),
  ])
})
afterAll(() => receiver.stop())

test('a partner’s system lists its own applicants only, is told when to slow down, and is notified of a submission', async () => {
  const [key, otherKey] = await Promise.all([makeKey(ours), makeKey(theirs)])
  receiver.trust(await addWebhook(ours, receiver.url))
  const { body: award } = await ours.client.post<{ id: string }>(
    '/api/scholarships',
    scholarshipForm({ status: 'published' }),
  )
  const shared = await apply(award.id, true)
  const silent = await apply(award.id, false)

  // The system reads until the message is sent again.
  await eventually(
    async () => receiver.failuresLeft() === 0 || null,
    'the first try failed',
  )
  const found = await readAll(key)
  expect(found.map(({ id }) => id).toSorted()).toEqual([shared, silent].toSorted())
  expect(await readOne(key, shared)).toMatchObject({
    submission: { form: { lastName: 'Okonkwo' } },
  })
  expect(await readOne(key, silent)).toMatchObject({ submission: null })
  expect(await readAll(otherKey)).toEqual([])
  expect(await readOne(otherKey, shared)).toBeNull()
  await takeAlong(key, otherKey, [shared, silent])
  expect(await takeProgramsByScript(key)).toEqual([award.id])
  await readFigures(key, 2)
  await slowedDown(key)

  // Messages of two submissions and two files.
  await eventually(
    async () => receiver.taken.length === 4 || null,
    'all messages are there',
  )
  const messages = receiver.taken.filter(({ type }) => type === 'application.submitted')
  expect(messages.map(({ data }) => data['applicationId']).toSorted()).toEqual(
    [shared, silent].toSorted(),
  )
})

/** Reads by the operation's hash, a page at a time. */
async function readAll(key: string, first = 1): Promise<{ id: string }[]> {
  const found: { id: string }[] = []
  for (let after: string | null = null; ;) {
    const { data } = await runStored(key, 'list-applications', { first, after })
    const { edges, pageInfo } = data.partner.applications as Page
    found.push(...edges.map(({ node }) => node))
    if (!pageInfo.hasNextPage) return found
    after = pageInfo.endCursor
  }
}

test('a partner tests with invented applicants that nobody else sees', async () => {
  const testKey = await makeKey(ours, { isSandbox: true })
  expect(testKey).toMatch(/^lfk_test_/)
  const [one] = await readAll(testKey, 12)
  const id = one?.id ?? ''
  expect(await readOne(testKey, id)).toMatchObject({ id })
  const { client, organization } = ours
  const hooks = await client.post<{ data: { webhookEndpoints: { id: string }[] } }>(
    '/graphql',
    {
      query: 'query ($id: ID!) { webhookEndpoints(organizationId: $id) { id } }',
      variables: { id: organization.id },
    },
  )
  const hookId = hooks.body.data.webhookEndpoints[0]?.id
  const input = { organizationId: organization.id, id: hookId }
  const query = `mutation ($input: WebhookEndpointInput!) { it: sendTestApplication(input: $input) { __typename } }`
  const sent = await client.post('/graphql', { query, variables: { input } })
  expect(sent.body).toEqual({ data: { it: { __typename: 'TestApplicationSent' } } })
  const message = await eventually(
    async () => receiver.taken.find(({ data }) => data['isSandbox'] === 'true') ?? null,
    'the test application came',
  )
  const applicationId = message.data['applicationId'] ?? ''
  expect(await readOne(testKey, applicationId)).toMatchObject({ id: applicationId })
  for (const real of [await makeKey(ours), await makeKey(theirs)])
    expect(await readOne(real, applicationId)).toBeNull()
})

async function readOne(key: string, id: string) {
  return (await runStored(key, 'read-application', { id })).data.partner.application
}

async function runStored(key: string, name: string, variables: object): Promise<Answer> {
  const known = await fetch(`${site.url}/graphql/partner-operations.json`)
  const { operations } = (await known.json()) as {
    operations: { name: string; sha256Hash: string }[]
  }
  const sha256Hash = operations.find((one) => one.name === name)?.sha256Hash
  return ask(key, { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
}

/** Asks for more than its limit, waits as it is told to, and goes on. */
async function slowedDown(key: string) {
  const query = `{ a: scholarships(first: 100) { edges { node { id } } }
    b: scholarships(first: 100) { edges { node { id } } } }`
  const dear = { query }
  let answer = await ask(key, dear)
  for (let count = 0; answer.status === 200 && count < 5; count++)
    answer = await ask(key, dear)
  expect(answer.status).toBe(429)
  expect(answer.extensions.cost.remaining).toBeLessThan(answer.extensions.cost.requested)
  await wait(1_000 * answer.retryAfter)
  expect((await ask(key, dear)).status).toBe(200)
}

/** The figures follow a moment later; with two applications, all countries count among the others. */
async function readFigures(key: string, count: number) {
  const metrics = await eventually(async () => {
    const { data } = await runStored(key, 'read-metrics', {})
    const found = (data.partner as { metrics?: Figures }).metrics
    return found?.totalApplications === count ? found : null
  }, 'the figures have followed')
  expect(metrics.countries).toEqual({ groups: [], other: count })
}

type Figures = {
  totalApplications: number
  countries: { groups: object[]; other: number }
}

type File = { state: string; done: number; download: { path: string } | null }

/**
 * Exports everything in one file, by hash too; the address
 * needs no key, and another organization's key finds no file.
 */
async function takeAlong(key: string, otherKey: string, ids: readonly string[]) {
  const kind = { kind: 'APPLICATIONS', format: 'JSONL' }
  const started = (await runStored(key, 'start-export', kind)) as unknown as {
    data: { startPartnerExport: { export: { id: string } } }
  }
  const { id } = started.data.startPartnerExport.export
  const fileFor = async (by: string) => {
    const { partner } = (await runStored(by, 'read-export', { id })).data
    return (partner as { export?: File }).export ?? null
  }
  const file = await eventually(async () => {
    const found = await fileFor(key)
    return found?.state === 'COMPLETED' ? found : null
  }, 'the file is whole')
  expect(await fileFor(otherKey)).toBeNull()
  const content = await fetch(`${site.url}${file.download?.path}`)
  const lines = (await content.text()).trimEnd().split('\n')
  const records = lines.map((line) => JSON.parse(line) as { id: string })
  expect(records.map((one) => one.id).toSorted()).toEqual(ids.toSorted())
  await eventually(
    async () => receiver.taken.find(({ type, data }) => type === 'export.completed' && data['exportId'] === id) ?? null,
    'the webhook told of the file',
  ) // prettier-ignore
}

/** Runs the script that the guide shows, which asks for applications, for programs. */
async function takeProgramsByScript(key: string): Promise<string[]> {
  const script = BULK_EXPORT_SCRIPT.replace("kind: 'APPLICATIONS'", "kind: 'PROGRAMS'")
  const args = ['--input-type=module', '--eval', script, '--', 'export.mjs', site.url, key]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const lines = stdout.trimEnd().split('\n')
  return lines.map((line) => (JSON.parse(line) as { id: string }).id)
}

/** Asks as any GraphQL client does. */
async function ask(key: string, body: object): Promise<Answer> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    status: response.status,
    retryAfter,
    ...((await response.json()) as object),
  } as Answer
}

async function mutate(client: Client, field: string, type: string, input: object) {
  const made = field === 'createApiKey' ? 'ApiKeyCreated' : 'WebhookEndpointCreated'
  const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename ... on ${made} { secret } } }`
  const { body } = await client.post<{ data: { it: { secret: string } } }>('/graphql', {
    query,
    variables: { input },
  })
  return body.data.it.secret
}

const makeKey = ({ client, organization }: Donor, wish: object = {}) =>
  mutate(client, 'createApiKey', 'CreateApiKeyInput', {
    organizationId: organization.id,
    name: 'Our CRM',
    scopes: SCOPES,
    ...wish,
  })

const addWebhook = ({ client, organization }: Donor, url: string) =>
  mutate(client, 'createWebhookEndpoint', 'CreateWebhookEndpointInput', {
    organizationId: organization.id,
    url,
    events: ['application.submitted', 'export.completed'],
  })

/** A student applies, and the organization's systems may read it or not. */
async function apply(scholarshipId: string, isShared: boolean): Promise<string> {
  const student = await signUp('student')
  const id = await beginApplication(student, scholarshipId, { currentGpa: '3.5' })
  await submitApplication(student, id, { isShared })
  return id
}
