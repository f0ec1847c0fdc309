import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeRemindOfReports } from '../src/fund/award/keep-award.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember } from './_applications.ts'
import { fundsOn, ledgerFits } from './_funds.ts'
import { movableClock, noticesFor } from './_reminders.ts'

const NOW = '2026-11-22T12:00:00Z'
const clock = movableClock(NOW)

let app: RunningApplications
let run: ReturnType<typeof fundsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = fundsOn(app)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

const TWO = [
  { dueOn: '2027-01-15', amount: '1500' },
  { dueOn: '2027-06-15', amount: '1000' },
]

async function aPlan() {
  const there = await run.anAward({ amount: '2500' })
  const { offerId } = there
  const { offer } = await run.planInstalments(there.owner, { offerId, instalments: TWO })
  const [first, second] = offer.instalments as { id: string }[]
  if (!first || !second) throw new Error('Nothing was planned')
  return { ...there, first: first.id, second: second.id }
}
const paid = (instalmentId: string) => ({
  instalmentId,
  on: '2027-01-14',
  reference: 'Transfer 77',
})

it('an award is paid in its planned parts, which its student confirms', async () => {
  const { owner, student, fundId, first } = await aPlan()
  const payment = paid(first)
  expect((await run.confirmReceipt(student, { id: first })).code).toBe('CONFLICT')
  await run.recordPayment(owner, payment)
  await run.recordPayment(owner, payment)
  const other = { ...payment, reference: 'Transfer 78' }
  expect((await run.recordPayment(owner, other)).code).toBe('CONFLICT')
  const { balance, ledger } = await run.read(owner, fundId)
  expect(balance).toMatchObject({
    awarded: { amount: '2500.00' },
    disbursed: { amount: '1500.00' },
  })
  expect(ledger.edges[0].node).toMatchObject({
    kind: 'DISBURSED',
    happenedOn: '2027-01-14',
    note: 'Transfer 77',
  })
  const told = (await noticesFor(app, student)).filter(({ type }) => type === 'award-paid')
  expect(told).toHaveLength(1)
  expect(told[0]?.title).toMatch(/^A payment was recorded/)
  expect(told[0]?.body).toMatch(/US\$1,500 on 14 Jan 2027.*confirm it/)
  expect(told[0]?.body).not.toContain('Transfer')
  await run.confirmReceipt(student, { id: first })
  const { offer } = await run.confirmReceipt(student, { id: first })
  expect(offer.instalments).toMatchObject([
    { paidOn: '2027-01-14', receivedAt: '2026-11-22T12:00:00.000Z' },
    { paidOn: null },
  ])
})

it('an award has no plan above its amount, and a new plan leaves what is paid', async () => {
  const { owner, offerId, first } = await aPlan()
  await run.recordPayment(owner, paid(first))
  const plan = (amount: string) =>
    run.planInstalments(owner, { offerId, instalments: [{ dueOn: '2027-03-01', amount }] })
  expect(await plan('1000.01')).toMatchObject({ errors: [{ path: ['instalments'] }] })
  expect(await plan('10.005')).toMatchObject({
    errors: [{ path: ['instalments', '0', 'amount'] }],
  })
  const { offer } = await plan('1000')
  expect(offer.instalments).toMatchObject([
    { id: first, paidOn: '2027-01-14' },
    { dueOn: '2027-03-01', amount: { amount: '1000.00' }, paidOn: null },
  ])
  // Fully paid, so there is nothing left to end.
  await run.recordPayment(owner, paid(offer.instalments[1].id))
  const whole = await run.endAward(owner, { offerId, reason: 'Over' })
  expect(whole).toMatchObject({ code: 'CONFLICT', message: 'This award is fully paid.' })
})

it.each([
  ['MISTAKE', { kind: 'DISBURSED', amount: { amount: '-1500.00' } }],
  ['REFUND', { kind: 'REFUNDED', amount: { amount: '1500.00' } }],
])('an award is paid again after a %s, and the ledger keeps both', async (kind, line) => {
  const { owner, student, fundId, first } = await aPlan()
  await run.recordPayment(owner, paid(first))
  await run.confirmReceipt(student, { id: first })
  const reversal = { instalmentId: first, kind, reason: 'The account was closed' }
  const { offer } = await run.reversePayment(owner, reversal)
  expect(offer.instalments[0]).toMatchObject({ paidOn: null, reference: null })
  expect((await run.reversePayment(owner, reversal)).code).toBe('CONFLICT')
  const { balance, ledger } = await run.read(owner, fundId)
  expect(balance.disbursed.amount).toBe('0.00')
  const note = 'The account was closed (Confirmed as received on 22 Nov 2026.)'
  expect(ledger.edges[0].node).toMatchObject({ ...line, note })
  const told = (await noticesFor(app, student)).filter(({ type }) => type === 'award-paid')
  expect(told.map(({ title }) => title.split(':')[0])).toEqual([
    'A payment was recorded',
    'A payment was reversed',
  ])
  expect(told.at(-1)?.body).toContain('You confirmed on 22 Nov 2026 that you received it.')
  await run.recordPayment(owner, paid(first))
  expect((await run.read(owner, fundId)).balance.disbursed.amount).toBe('1500.00')
})

it('an award ends with what was not paid back in the fund', async () => {
  const { owner, student, id, fundId, offerId, first } = await aPlan()
  await run.recordPayment(owner, paid(first))
  const reason = 'You are not enrolled any more.'
  expect((await run.endAward(owner, { offerId, reason })).offer.state).toBe('ENDED')
  expect((await run.endAward(owner, { offerId, reason })).code).toBe('CONFLICT')
  expect((await run.read(owner, fundId)).balance).toMatchObject({
    awarded: { amount: '1500.00' },
    disbursed: { amount: '1500.00' },
    available: { amount: '8500.00' },
  })
  expect((await run.offerOf(student, id)).offer).toMatchObject({
    closingNote: reason,
    instalments: [{ id: first }],
  })
  expect((await noticesFor(app, student)).at(-1)?.title).toMatch(/^An award has ended/)
})

it.each(['MISTAKE', 'REFUND'])(
  'an award that has ended frees in the fund what a %s brings back',
  async (kind) => {
    const { owner, student, id, fundId, offerId, first } = await aPlan()
    await run.recordPayment(owner, paid(first))
    await run.endAward(owner, { offerId, reason: 'Not enrolled' })
    // A payment that was on its way may still be confirmed.
    await run.confirmReceipt(student, { id: first })
    const reversal = { instalmentId: first, kind, reason: 'The account was closed' }
    const { offer } = await run.reversePayment(owner, reversal)
    expect(offer).toMatchObject({ state: 'ENDED', instalments: [] })
    expect((await run.reversePayment(owner, reversal)).code).toBe('NOT_FOUND')
    const { balance, ledger } = await run.read(owner, fundId)
    expect(balance).toMatchObject({
      awarded: { amount: '0.00' },
      disbursed: { amount: '0.00' },
      available: { amount: '10000.00' },
    })
    expect(ledger.edges[0].node).toMatchObject({
      kind: 'RETURNED',
      amount: { amount: '1500.00' },
    })
    expect(await ledgerFits(app, fundId)).toBe(true)
    const { title } = (await noticesFor(app, student)).at(-1) ?? {}
    expect(title).toMatch(/^A payment was reversed/)
    expect((await run.offerOf(student, id)).offer.closingNote).toBe('Not enrolled')
    // Nothing else can be done with an ended award.
    const again = await run.planInstalments(owner, { offerId, instalments: TWO })
    expect(again.code).toBe('CONFLICT')
  },
)

it('an award keeps the enrollment proof, the thanks and the reports for both sides', async () => {
  const { owner, ownerId, student, id, fundId, offerId } = await run.anAward()
  const shown = { offerId, on: '2026-11-20', evidence: 'Letter of the registrar' }
  await run.confirmEnrollment(owner, shown)
  await run.writeThanks(student, { offerId, text: 'Thank you for the well.' })
  const asked = await run.askForReports(owner, {
    offerId,
    dueOn: ['2027-06-01', '2027-01-10'],
  })
  const [report] = asked.offer.reports
  expect(report.dueOn).toBe('2027-01-10')
  await run.writeReport(student, { id: report.id, text: 'It goes well.' })
  const both = [await run.offerOf(student, id), await run.submittedOffer(owner, id)]
  for (const { offer } of both)
    expect(offer).toMatchObject({
      enrollmentEvidence: 'Letter of the registrar',
      thanks: 'Thank you for the well.',
      reports: [{ text: 'It goes well.' }, { text: null }],
    })
  const instalments = [{ dueOn: '2027-01-15', amount: '2500.50' }]
  const planned = await run.planInstalments(owner, { offerId, instalments })
  await run.recordPayment(owner, paid(planned.offer.instalments[0].id))
  // Other members of the organization can read neither what the two wrote nor the ledger's notes on an award.
  const query = `query ($id: ID!) { fund(id: $id) { offers { edges { node {
    state message thanks enrollmentEvidence enrollmentConfirmedOn reports { dueOn text }
    instalments { paidOn reference } } } } } }`
  const reader = aMember(ownerId, { role: 'reader' })
  const { fund } = await app.ask(reader, query, { id: fundId })
  expect(fund.offers.edges[0].node).toMatchObject({
    state: 'ACCEPTED',
    enrollmentConfirmedOn: '2026-11-20',
    message: null,
    thanks: null,
    enrollmentEvidence: null,
    reports: [{ dueOn: '2027-01-10', text: null }, { text: null }],
    instalments: [{ paidOn: '2027-01-14', reference: null }],
  })
  const notesIn = async (caller: Caller) => {
    const { ledger, ledgerCsv } = await run.read(caller, fundId)
    const [{ node }] = ledger.edges
    return [node.kind, node.note, ledgerCsv.includes('Transfer 77')]
  }
  expect(await notesIn(owner)).toEqual(['DISBURSED', 'Transfer 77', true])
  expect(await notesIn(reader)).toEqual(['DISBURSED', null, false])
  // New requests leave written reports in place.
  const anew = await run.askForReports(owner, { offerId, dueOn: [] })
  expect(anew.offer.reports).toMatchObject([{ text: 'It goes well.' }])
})

it('the student hears at once of requested reports, and no report is due by a day that is over', async () => {
  const { owner, student, offerId } = await run.anAward()
  const ask = (...dueOn: string[]) => run.askForReports(owner, { offerId, dueOn })
  const told = async () =>
    (await noticesFor(app, student))
      .filter(({ title }) => title.startsWith('Your award provider asks'))
      .map(({ body }) => body)
  expect(await ask('2026-11-21')).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: ['dueOn', '0'], message: 'Please choose today or a later date' }],
  })
  await ask('2026-11-22')
  const today = 'They would like to know how it is going. Please write by 22 Nov 2026.'
  expect(await told()).toEqual([today])
  clock.set('2026-11-24T12:00:00Z')
  // A report that was already requested may stay, and sends no notice.
  await ask('2026-11-22')
  const { offer } = await ask('2026-11-22', '2027-06-01', '2027-01-10')
  expect(offer.reports).toHaveLength(3)
  expect(await told()).toEqual([
    today,
    'They would like to know how it is going. Please write one by each of these days: 10 Jan 2027, 1 Jun 2027.',
  ])
})

it('reminders of a report come a week before its day and on it, each once', async () => {
  const { owner, student, offerId } = await run.anAward()
  await run.askForReports(owner, { offerId, dueOn: ['2027-01-10'] })
  const remind = makeRemindOfReports({ unitOfWork: app.unitOfWork, clock })
  const countReminders = async () =>
    (await noticesFor(app, student)).filter(({ title }) => title.startsWith('A report'))
      .length
  for (const [at, count] of [
    ['2027-01-02T12:00:00Z', 0],
    ['2027-01-03T12:00:00Z', 1],
    ['2027-01-05T12:00:00Z', 1],
    ['2027-01-10T12:00:00Z', 2],
    ['2027-01-12T12:00:00Z', 2],
  ] as const) {
    clock.set(at)
    await remind()
    await remind()
    expect([at, await countReminders()]).toEqual([at, count])
  }
})

it('an award is hidden from everybody else, and is nothing before it is accepted', async () => {
  const { owner, ownerId, student, offerId, first } = await aPlan()
  const { reports } = (await run.askForReports(owner, { offerId, dueOn: ['2027-06-01'] }))
    .offer
  const byOwner = [
    () => [run.confirmEnrollment, { offerId, on: '2026-11-20', evidence: 'x' }] as const,
    () => [run.planInstalments, { offerId, instalments: TWO }] as const,
    () => [run.recordPayment, paid(first)] as const,
    () =>
      [run.reversePayment, { instalmentId: first, kind: 'REFUND', reason: 'x' }] as const,
    () => [run.askForReports, { offerId, dueOn: [] }] as const,
    () => [run.endAward, { offerId, reason: 'x' }] as const,
  ]
  for (const ask of byOwner) {
    const [mutate, input] = ask()
    expect((await mutate(aMember(randomUUID()), input)).code).toBe('NOT_FOUND')
    expect((await mutate(aMember(ownerId, { role: 'reader' }), input)).code).toBe(
      'FORBIDDEN',
    )
    expect((await mutate(student, input)).code).toBe('FORBIDDEN')
  }
  const byStudent = [
    [run.confirmReceipt, { id: first }],
    [run.writeThanks, { offerId, text: 'x' }],
    [run.writeReport, { id: reports[0].id, text: 'x' }],
  ] as const
  for (const [mutate, input] of byStudent) {
    expect((await mutate(aStudent(), input)).code).toBe('NOT_FOUND')
    expect((await mutate(owner, input)).code).toBe('FORBIDDEN')
  }
  const open = await run.anOffer()
  const early = { offerId: open.offerId, instalments: [] }
  expect((await run.planInstalments(open.owner, early)).code).toBe('CONFLICT')
  const thanks = { offerId: open.offerId, text: 'x' }
  expect((await run.writeThanks(open.student, thanks)).code).toBe('CONFLICT')
})
