import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship } from './_applications.ts'
import { fundsOn } from './_funds.ts'
import { movableClock } from './_reminders.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof fundsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = fundsOn(app)
})
afterAll(() => app.stop())

const pledge = (fundId: string, amount: string) => ({ fundId, amount, on: '2026-11-20' })

describe('a fund', () => {
  it('holds what is pledged, in its own currency', async () => {
    const owner = aMember(randomUUID(), { role: 'editor', isVerified: false })
    const fundId = await run.aFund(owner, { amount: '1500.50', currency: 'eur' })
    const { fund } = await run.recordPledge(owner, {
      ...pledge(fundId, '10'),
      note: 'More',
    })
    expect(fund).toMatchObject({
      name: 'Wells',
      currency: 'EUR',
      isKeptByViewer: true,
      balance: {
        pledged: { amount: '1510.50', currency: 'EUR' },
        available: { amount: '1510.50' },
      },
    })
    const facts = (await app.outboxEvents())
      .filter(({ name }) => name === 'landfall.applications.fund.balance-changed.v1')
      .map(({ body }) => body.data)
      .filter((data) => (data as { fundId: string }).fundId === fundId)
    expect(facts.map((data) => (data as { pledgedMinor: string }).pledgedMinor)).toEqual([
      '0',
      '150050',
      '151050',
    ])
  })

  it.each([
    ['USD', '10.005'],
    ['JPY', '10.5'],
    ['USD', '0'],
    ['USD', '-5'],
  ])('in %s takes no %s', async (currency, amount) => {
    const owner = aMember(randomUUID())
    const fundId = await run.aFund(owner, { currency, amount: '100' })
    expect(await run.recordPledge(owner, pledge(fundId, amount))).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: ['amount'] }],
    })
  })

  it('needs a currency that exists', async () => {
    const organizationId = randomUUID()
    const input = { organizationId, name: 'Wells', currency: 'ABC' }
    const refused = await run.createFund(aMember(organizationId), input)
    expect(refused).toMatchObject({ errors: [{ path: ['currency'] }] })
  })

  it('is read by owners, editors and readers of its organization, and by nobody else', async () => {
    const ownerId = randomUUID()
    const fundId = await run.aFund(aMember(ownerId))
    const reader = aMember(ownerId, { role: 'reader' })
    expect(await run.read(reader, fundId)).toMatchObject({ isKeptByViewer: false })
    expect(await run.read(aMember(randomUUID()), fundId)).toBeNull()
    for (const caller of [aMember(ownerId, { role: 'reviewer' }), aStudent()])
      await expect(run.read(caller, fundId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(run.read(testVisitor(), fundId)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('is changed by owners and editors of its organization only', async () => {
    const ownerId = randomUUID()
    const fundId = await run.aFund(aMember(ownerId))
    const input = pledge(fundId, '1')
    const other = aMember(randomUUID())
    expect((await run.recordPledge(other, input)).code).toBe('NOT_FOUND')
    const none = { fundId, scholarshipIds: [] }
    expect((await run.setFundScholarships(other, none)).code).toBe('NOT_FOUND')
    for (const role of ['reader', 'reviewer'] as const)
      expect((await run.recordPledge(aMember(ownerId, { role }), input)).code).toBe(
        'FORBIDDEN',
      )
    const theirs = { organizationId: ownerId, name: 'Mine', currency: 'USD' }
    expect((await run.createFund(other, theirs)).code).toBe('NOT_FOUND')
    expect((await run.createFund(aStudent(), theirs)).code).toBe('FORBIDDEN')
    expect((await run.createFund(testVisitor(), theirs)).code).toBe('NOT_SIGNED_IN')
  })

  it('pays only for scholarships of its organization', async () => {
    const { scholarshipId, ownerId } = await anOwnScholarship(app)
    const owner = aMember(ownerId)
    const fundId = await run.aFund(owner)
    const { fund } = await run.setFundScholarships(owner, {
      fundId,
      scholarshipIds: [scholarshipId, scholarshipId],
    })
    expect(fund.scholarships).toEqual([{ id: scholarshipId }])
    const strange = await anOwnScholarship(app)
    const input = { fundId, scholarshipIds: [strange.scholarshipId] }
    expect(await run.setFundScholarships(owner, input)).toMatchObject({
      errors: [{ path: ['scholarshipIds'] }],
    })
  })
})

describe('a ledger', () => {
  it('reverses a pledge by an entry of its own, once', async () => {
    const owner = aMember(randomUUID())
    const fundId = await run.aFund(owner, { amount: '100' })
    const [{ node }] = (await run.read(owner, fundId)).ledger.edges
    const input = { fundId, entryId: node.id, reason: 'Typed twice' }
    const { fund } = await run.correctPledge(owner, input)
    expect(fund.balance.pledged.amount).toBe('0.00')
    expect((await run.correctPledge(owner, input)).code).toBe('CONFLICT')
    const { ledger } = await run.read(owner, fundId)
    const lines = ledger.edges.map((edge: { node: object }) => edge.node)
    expect(lines).toMatchObject([
      { number: 2, kind: 'PLEDGED', amount: { amount: '-100.00' }, correctsId: node.id },
      { number: 1, kind: 'PLEDGED', amount: { amount: '100.00' }, correctsId: null },
    ])
  })

  it('keeps a pledge that is promised to somebody', async () => {
    const { owner, fundId } = await run.anOffer({ amount: '9000' })
    const { ledger } = await run.read(owner, fundId, 'kinds: [PLEDGED]')
    const entryId = ledger.edges[0].node.id
    const refused = await run.correctPledge(owner, { fundId, entryId, reason: 'Oops' })
    expect(refused).toMatchObject({ code: 'CONFLICT' })
  })

  it('never changes, whoever asks the database', async () => {
    const owner = aMember(randomUUID())
    const fundId = await run.aFund(owner)
    for (const statement of [
      'update ledger_entries set amount_minor = 1 where fund_id = $1',
      'delete from ledger_entries where fund_id = $1',
    ])
      await expect(app.postgres.pool.query(statement, [fundId])).rejects.toThrow(
        'rows of ledger_entries are never changed',
      )
    await expect(app.postgres.pool.query('truncate ledger_entries')).rejects.toThrow(
      'rows of ledger_entries are never changed',
    )
  })

  it.each([
    ['committed_minor = pledged_minor + 1', 'funds_never_over_awarded'],
    ['disbursed_minor = 1', 'funds_never_over_disbursed'],
    ['pledged_minor = -1', 'funds_never'],
  ])('has a balance where the database refuses %s', async (change, constraint) => {
    const fundId = await run.aFund(aMember(randomUUID()))
    const statement = `update funds set ${change} where id = $1`
    await expect(app.postgres.pool.query(statement, [fundId])).rejects.toThrow(constraint)
  })

  it('exports as CSV without formulas', async () => {
    const owner = aMember(randomUUID())
    const fundId = await run.aFund(owner, { amount: '5' })
    await run.recordPledge(owner, { ...pledge(fundId, '7'), note: '=HYPERLINK("x")' })
    const { ledgerCsv } = await run.read(owner, fundId)
    expect(ledgerCsv.split('\r\n')).toEqual([
      'number,recorded,date,kind,amount,currency,note',
      '1,2026-11-22T12:00:00.000Z,2026-11-01,pledged,5.00,USD,',
      `2,2026-11-22T12:00:00.000Z,2026-11-20,pledged,7.00,USD,"'=HYPERLINK(""x"")"`,
      '',
    ])
  })
})
