import { randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { testVisitor } from '@landfall/kit/testing/callers'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSweepPartnerExports } from '../src/partner/export/sweep-partner-exports.ts'
import { aMember, FORM, mutationsOn } from './_applications.ts'
import { exchange } from './_documents.ts'
import { aKey, linesOf, type RunningExports, startExports } from './_partner-exports.ts'
import { movableClock } from './_reminders.ts'

const START = '2026-11-23T12:00:00Z'
const clock = movableClock(START)
let run: RunningExports
let app: RunningExports['app']
beforeAll(async () => {
  run = await startExports(clock)
  app = run.app
})
afterAll(() => app.stop())
beforeEach(() => clock.set(START))

describe('a file of an organization', () => {
  it('holds all its applications, and who applied where they agreed, which they are told', async () => {
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    const agreed = [await run.submitted(ownerId), await run.submitted(ownerId), await run.submitted(ownerId)] // prettier-ignore
    const silent = await run.submitted(ownerId, { isShared: false })
    await run.submitted(randomUUID())
    const { export: begun } = await run.start(key)
    expect(begun).toMatchObject({ state: 'RUNNING', done: 0, download: null })
    await run.fill(begun.id)
    await run.fill(begun.id)

    expect(await run.list(key, ownerId)).toMatchObject([
      { id: begun.id, state: 'COMPLETED', done: 4, total: 4, hasApplicants: true },
    ])
    const answer = await run.take(key, ownerId)
    expect(answer.headers.get('content-disposition')).toContain('applications-2026-11-23.jsonl') // prettier-ignore
    const text = await answer.text()
    const records = linesOf(text)
    expect(records.map(({ id }) => id)).toEqual(
      [...agreed, silent].map(({ id }) => id).toSorted(),
    )
    const shared = { isShared: true, submission: { form: { email: FORM.email } } }
    const unshared = { isShared: false, submission: null }
    for (const record of records)
      expect(record).toMatchObject(record.id === silent.id ? unshared : shared)
    const opened = await mutationsOn(app).find(agreed[0]?.student ?? key, agreed[0]?.id ?? '') // prettier-ignore
    expect(opened.openedBy).toEqual([{ organizationId: ownerId }])

    const part = await run.take(key, ownerId, { range: 'bytes=5-700' })
    expect(part.status).toBe(206)
    expect(await part.text()).toBe(Buffer.from(text).subarray(5, 701).toString())
  })

  it('is a table too, in which no cell is a formula', async () => {
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    for (let count = 0; count < 3; count++)
      await run.submitted(ownerId, {
        form: {
          lastName: '=1+1',
          personalStatement: 'A, "b"\nc',
          otherScholarships: ['Harbour grant', 'City award'],
        },
      })
    const { export: begun } = await run.start(key, { format: 'CSV' })
    await run.fill(begun.id)
    const answer = await run.take(key, ownerId)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const rows = parse(await answer.text(), { columns: true, bom: true }) as object[]
    expect(rows).toHaveLength(3)
    for (const row of rows)
      expect(row).toMatchObject({
        state: 'SUBMITTED',
        isShared: 'true',
        'form.lastName': "'=1+1",
        'form.personalStatement': 'A, "b"\nc',
        'form.otherScholarships': 'Harbour grant; City award',
      })
  })

  it('holds all its programs, drafts too, and no other’s', async () => {
    const ownerId = randomUUID()
    const ids = []
    for (const status of ['draft', 'published', 'closed'] as const)
      ids.push(await app.knowScholarship(status, { ownerId, title: status }))
    const amount = { amount: '2500', currency: 'USD' }
    const degreeLevel = ['UNDERGRADUATE', 'GRADUATE']
    const program = { description: 'For =1+1', amount, degreeLevel, minToeflScore: null }
    ids.push(await app.knowScholarship('archived', { ownerId, title: 'told', program }))
    await app.knowScholarship('published', { ownerId: randomUUID() })
    const key = aKey(ownerId, { scopes: ['programs:read'], isVerified: false })
    const { export: begun } = await run.start(key, { kind: 'PROGRAMS' })
    await run.fill(begun.id)
    const records = linesOf(await (await run.take(key, ownerId)).text())
    expect(records.map(({ id }) => id)).toEqual(ids.toSorted())
    expect(new Set(records.map(({ status }) => status))).toEqual(
      new Set(['DRAFT', 'PUBLISHED', 'CLOSED', 'ARCHIVED']),
    )
    expect(records.find(({ title }) => title === 'told')).toMatchObject(program)
    // What catalog never published is absent, as null would mean that nobody stated it.
    expect(records.find(({ title }) => title === 'draft')).not.toHaveProperty('amount')

    const { export: table } = await run.start(key, { kind: 'PROGRAMS', format: 'CSV' })
    await run.fill(table.id)
    const csv = await (await run.take(key, ownerId)).text()
    const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[]
    expect(rows.find(({ title }) => title === 'told')).toMatchObject({
      description: 'For =1+1',
      'amount.amount': '2500',
      'amount.currency': 'USD',
      degreeLevel: 'UNDERGRADUATE; GRADUATE',
      minToeflScore: '',
    })
  })

  it('is empty where there is nothing to export', async () => {
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    const { export: begun } = await run.start(key)
    await run.fill(begun.id)
    expect(await (await run.take(key, ownerId)).text()).toBe('')
  })

  it('is told to the webhooks of its organization, once', async () => {
    const organizationId = randomUUID()
    const owner = aMember(organizationId)
    const add = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { __typename } }`
    const input = {
      organizationId,
      url: 'https://hooks.example.org/in',
      events: ['export.completed', 'export.failed'],
    }
    await app.ask(owner, add, { input })
    const { export: one } = await run.start(owner, { organizationId })
    await run.fill(one.id)
    await run.fill(one.id)
    const { export: two } = await run.start(owner, { organizationId, kind: 'PROGRAMS' })
    const broken = {
      ...run.storage.objects,
      put: () => Promise.reject(new Error('No disk')),
    }
    await expect(run.fill(two.id, broken, false)).rejects.toThrow('No disk')
    await expect(run.fill(two.id, broken)).rejects.toThrow('No disk')
    const log = `query ($id: ID!) { webhookEndpoints(organizationId: $id) { deliveries { edges { node { event body } } } } }`
    const [endpoint] = (await app.ask(owner, log, { id: organizationId })).webhookEndpoints
    const messages = endpoint.deliveries.edges.map(({ node }: { node: { body: string } }) => JSON.parse(node.body)) // prettier-ignore
    expect(messages.toSorted((a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'export.completed', data: { exportId: one.id, kind: 'APPLICATIONS', format: 'JSONL' } },
      { type: 'export.failed', data: { exportId: two.id, kind: 'PROGRAMS' } },
    ]) // prettier-ignore
  })
})

describe('a file, one at a time,', () => {
  it('is made: the same request gets the same file, others wait, however many come at once', async () => {
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    const wishes = await Promise.all([1, 2, 3].map(() => run.start(key)))
    const made = wishes.filter(({ __typename }) => __typename === 'PartnerExportStarted')
    expect(new Set(made.map((one) => one.export.id)).size).toBe(1)
    expect((await run.start(key)).export.id).toBe(made[0].export.id)
    expect((await run.start(key, { format: 'CSV' })).__typename).toBe('Conflict')
    // Without applicants, it is a different file.
    const narrow = aKey(ownerId, { scopes: ['applications:read'] })
    expect((await run.start(narrow)).__typename).toBe('Conflict')
    await run.fill(made[0].export.id)
    expect((await run.start(key, { format: 'CSV' })).__typename).toBe(
      'PartnerExportStarted',
    )
  })

  it('goes on where a try broke off', async () => {
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    for (let count = 0; count < 5; count++) await run.submitted(ownerId)
    const { export: begun } = await run.start(key)
    let puts = 0
    const breaking = {
      ...run.storage.objects,
      put: (id: string, bytes: Buffer) =>
        (puts += 1) === 2
          ? Promise.reject(new Error('No disk'))
          : run.storage.objects.put(id, bytes),
    }
    await expect(run.fill(begun.id, breaking, false)).rejects.toThrow('No disk')
    expect(await run.list(key, ownerId)).toMatchObject([
      { state: 'RUNNING', done: 2, total: 5 },
    ])
    await Promise.all([run.fill(begun.id), run.fill(begun.id)])
    const records = linesOf(await (await run.take(key, ownerId)).text())
    expect(new Set(records.map(({ id }) => id)).size).toBe(5)
    expect(records).toHaveLength(5)
  })

  it('is given up after an hour when its job was lost', async () => {
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    await run.start(key)
    clock.set('2026-11-23T13:00:01Z')
    await makeSweepPartnerExports({ ...app, clock })()
    expect(await run.list(key, ownerId)).toMatchObject([{ state: 'FAILED' }])
    expect((await run.start(key)).__typename).toBe('PartnerExportStarted')
  })

  it('is given up although another one can’t be', async () => {
    const owners = [randomUUID(), randomUUID(), randomUUID()]
    for (const ownerId of owners) await run.start(aKey(ownerId))
    const letGo = await stickRows(app.postgres.pool, {
      table: 'partner_exports',
      when: `new.organization_id = '${owners[1]}'`,
    })
    clock.set('2026-11-23T13:00:01Z')
    const sweep = makeSweepPartnerExports({ ...app, clock })
    const states = async () => {
      const lists = owners.map((ownerId) => run.list(aKey(ownerId), ownerId))
      return (await Promise.all(lists)).map(([one]) => one.state)
    }
    await expect(sweep()).rejects.toThrow('Failed query')
    expect(await states()).toEqual(['FAILED', 'RUNNING', 'FAILED'])
    await letGo()
    await sweep()
    expect(await states()).toEqual(['FAILED', 'FAILED', 'FAILED'])
  })
})

describe('access to a file', () => {
  it('is given to those who could have asked for it', async () => {
    const ownerId = randomUUID()
    await run.submitted(ownerId)
    const key = aKey(ownerId)
    const { export: begun } = await run.start(key)
    await run.fill(begun.id)
    expect(
      await run.list(aKey(ownerId, { scopes: ['applications:read'] }), ownerId),
    ).toEqual([])
    expect(await run.list(aKey(ownerId, { isVerified: false }), ownerId)).toEqual([])
    expect(await run.list(aKey(randomUUID()), ownerId)).toBeUndefined()
    const mine = `query ($id: ID!) { partnerExports(organizationId: $id) { id } }`
    const asked = { id: ownerId }
    expect((await app.ask(aMember(ownerId), mine, asked)).partnerExports).toEqual([{ id: begun.id }]) // prettier-ignore
    await expect(app.ask(aMember(ownerId, { role: 'editor' }), mine, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' }) // prettier-ignore
    await expect(app.ask(aMember(randomUUID()), mine, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' }) // prettier-ignore
  })

  it('stays within the scopes of the key', async () => {
    const ownerId = randomUUID()
    const refused = [
      await run.start(aKey(ownerId, { scopes: [] })),
      await run.start(aKey(ownerId, { isVerified: false })),
      await run.start(aKey(ownerId, { scopes: ['applications:read'] }), {
        kind: 'PROGRAMS',
      }),
      await run.start(aKey(ownerId), { organizationId: randomUUID() }),
      await run.start(aMember(ownerId, { role: 'reader' }), { organizationId: ownerId }),
      await run.start(aMember(ownerId)),
      await run.start(testVisitor(), { organizationId: ownerId }),
    ]
    expect(refused.map(({ __typename }) => __typename)).toEqual([
      'Forbidden',
      'Forbidden',
      'Forbidden',
      'NotFound',
      'Forbidden',
      'NotFound',
      'NotSignedIn',
    ])
  })

  it('uses an address that works for a quarter of an hour, and no other', async () => {
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    const { export: begun } = await run.start(key)
    await run.fill(begun.id)
    const [{ download }] = await run.list(key, ownerId)
    expect(download.expiresAt).toBe('2026-11-23T12:15:00.000Z')
    const statusOf = async (path: string) => (await exchange(app, testVisitor(), path)).status // prettier-ignore
    const sealer = createSealer(app.config.studentAnswersKey)
    const other = await sealer.seal({ until: '2027-01-01T00:00:00Z', webhook: begun.id })
    for (const token of ['', 'none', other])
      expect(await statusOf(`/api/partner-exports/content?token=${token}`)).toBe(404)
    clock.set('2026-11-23T12:15:00Z')
    expect(await statusOf(download.path)).toBe(200)
    clock.set('2026-11-23T12:15:01Z')
    expect(await statusOf(download.path)).toBe(404)
  })
})
