import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { type RunningApplications, startApplications } from './_app.ts'
import { fundsOn, ledgerFits } from './_funds.ts'
import { envelope, noticesFor, userIdOf } from './_reminders.ts'
import { aScoringPanel, reviewsOn, RUBRIC } from './_reviews.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

function hearErased(userId: string, version = 1) {
  const sealer = createSealer(app.config.studentAnswersKey)
  const time = new Date().toISOString()
  const o = { subject: userId, version, time, data: { userId } }
  const consumer = onUserErased(makeRecordWithLetters({ sealer }))
  return deliver(consumer, envelope(UserErased, o), app.unitOfWork)
}

/** Occurs in everything that others wrote about the student. */
const CANARY = 'Zebulon'

/** The tables that contain the word, except events published while it was there. */
async function tablesSaying() {
  const { outbox: _told, ...rows } = await rowsNaming(app.postgres, [CANARY])
  return Object.keys(rows)
}

it('erasing a student leaves only the points of what reviewers thought of them', async () => {
  const { submitted, ids, keys, chair, ann } = await aScoringPanel(app, [{}, {}])
  const [erasedId = '', otherStudentId = ''] = submitted.map(({ student }) =>
    userIdOf(student),
  )
  const [applicationId = '', otherId = ''] = ids
  const run = reviewsOn(app)
  const points = keys.map((key) => ({ key, points: 3, comment: `${CANARY} builds.` }))
  for (const one of [applicationId, otherId])
    await run.saveScore(ann, { applicationId: one, points, comment: CANARY, isFinal: true })
  expect(await tablesSaying()).toEqual(['review_scores'])
  for (const version of [1, 2]) {
    await hearErased(erasedId, version)
    expect(await rowsNaming(app.postgres, [CANARY])).toMatchObject({ review_scores: 1 })
  }
  await hearErased(otherStudentId)
  expect(await tablesSaying()).toEqual([])
  const { scores } = await run.open(chair, applicationId)
  expect(scores).toMatchObject([
    {
      comment: null,
      total: 75,
      points: keys.map((one) => ({ key: one, points: 3, comment: null })),
    },
  ])
})

it('erasing a student leaves the money of their award but no words, in the ledger too', async () => {
  const run = fundsOn(app)
  const { student, owner, fundId, offerId } = await run.anAward({ amount: '2500' })
  const instalments = [
    { dueOn: '2027-01-15', amount: '1500' },
    { dueOn: '2027-06-15', amount: '500' },
  ]
  const planned = await run.planInstalments(owner, { offerId, instalments })
  const [first, second] = planned.offer.instalments as { id: string }[]
  const pay = (instalmentId?: string) =>
    run.recordPayment(owner, { instalmentId, on: '2026-11-02', reference: `To ${CANARY}` })
  await pay(first?.id)
  await pay(second?.id)
  const reversal = { kind: 'REFUND', reason: `${CANARY} has moved` }
  await run.reversePayment(owner, { instalmentId: second?.id, ...reversal })
  await run.endAward(owner, { offerId, reason: `${CANARY} has left` })
  expect(await tablesSaying()).toEqual([
    'award_instalments',
    'award_offers',
    'ledger_entries',
  ])
  await run.recordPledge(owner, {
    fundId,
    amount: '5',
    on: '2026-11-03',
    note: 'From the gala',
  })
  const before = await run.read(owner, fundId)

  for (const version of [1, 2]) {
    await hearErased(userIdOf(student), version)
    expect(await tablesSaying()).toEqual([])
  }
  const after = await run.read(owner, fundId)
  const withoutNotes = (fund: typeof before) =>
    fund.ledger.edges.map(
      ({ node: { note: _note, ...rest } }: (typeof fund)['ledger']) => rest,
    )
  expect(withoutNotes(after)).toEqual(withoutNotes(before))
  expect(after.balance).toEqual(before.balance)
  expect(await ledgerFits(app, fundId)).toBe(true)
  // The owner's notes on the fund itself stay.
  expect(after.ledger.edges[0].node.note).toBe('From the gala')
})

it('erasure may change nothing in a ledger but its notes', async () => {
  const run = fundsOn(app)
  const { fundId } = await run.anAward()
  const change = async (set: string) => {
    const { pool } = app.postgres
    await pool.query(`begin; set local landfall.erasing = 'on';
      update ledger_entries set ${set} where fund_id = '${fundId}'; commit`)
  }
  for (const set of ['amount_minor = 1', "note = 'no'", 'note = null, number = number + 9'])
    await expect(change(set)).rejects.toThrow('never changed')
  await change('note = null')
  await expect(
    app.postgres.pool.query('update ledger_entries set note = null'),
  ).rejects.toThrow('never changed')
})

it('nothing new begins for a student whose account is erased: no step, no plan and no offer', async () => {
  const funds = fundsOn(app)
  const { student, owner, id, scholarshipId, fundId, offerId } = await funds.anOffer()
  await funds.answerOffer(student, { id: offerId, accept: false })
  await hearErased(userIdOf(student))
  const { submittedApplication } = await app.ask(
    owner,
    'query ($id: ID!) { submittedApplication(id: $id) { state isErased } }',
    { id },
  )
  expect(submittedApplication).toEqual({ state: 'TURNED_DOWN', isErased: true })

  const run = reviewsOn(app)
  const { number } = await run.open(owner, id)
  const facts = { applicationId: id, fundId, amount: '1', currency: 'USD' }
  const refused = {
    code: 'CONFLICT',
    message: expect.stringContaining('deleted their account'),
  }
  expect(await funds.move(owner, { id, to: 'SHORTLISTED' })).toMatchObject(refused)
  const offer = { ...facts, answerBy: '2099-12-20' }
  expect(await funds.offerAward(owner, offer)).toMatchObject(refused)
  const { rubric } = await run.find(owner, scholarshipId)
  expect(rubric).toEqual([])
  await run.saveRubric(owner, { scholarshipId, criteria: RUBRIC })
  for (const to of ['SCORING', 'DECIDING']) await run.move(owner, { scholarshipId, to })
  const plan = (to: string) => run.plan(owner, { scholarshipId, applicationIds: [id], to })
  expect(await plan('SHORTLISTED')).toMatchObject({
    code: 'CONFLICT',
    message: `Who submitted application ${number} has deleted their account. Leave that out, then plan again.`,
  })
})

/** Notices about awards to the owner's side, without the scholarship's title. */
const toldOfAwards = async (member: Caller) =>
  (await noticesFor(app, member))
    .filter(({ type }) => type === 'award-answered')
    .map(({ title }) => title.split(':')[0])

it('erasing the student ends an open offer, frees its money and tells the owner once', async () => {
  const funds = fundsOn(app)
  const { student, owner, id, fundId, offerId } = await funds.anOffer()
  for (const version of [1, 2]) {
    await hearErased(userIdOf(student), version)
    expect(await funds.submittedOffer(owner, id)).toMatchObject({
      state: 'LAPSED',
      offer: { state: 'LAPSED' },
    })
    const { balance } = await funds.read(owner, fundId)
    expect([balance.committed.amount, balance.available.amount]).toEqual([
      '0.00',
      '10000.00',
    ])
    expect(await ledgerFits(app, fundId)).toBe(true)
    expect(await toldOfAwards(owner)).toEqual(['An award offer has ended'])
  }
  const withdrawn = await funds.withdrawOffer(owner, { id: offerId, reason: 'A mistake.' })
  expect(withdrawn.code).toBe('CONFLICT')
})

it('erasing the student leaves an accepted award to be paid or ended, and asks nobody for reports', async () => {
  const funds = fundsOn(app)
  const { student, owner, fundId, offerId } = await funds.anAward({ amount: '2500' })
  const later = { offerId, dueOn: ['2099-01-10'] }
  expect((await funds.askForReports(owner, later)).offer.reports).toHaveLength(1)
  for (const version of [1, 2]) {
    await hearErased(userIdOf(student), version)
    expect(await toldOfAwards(owner)).toEqual([
      'An award is accepted',
      'The recipient of an award deleted their account',
    ])
  }
  expect(await funds.askForReports(owner, later)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('deleted their account'),
  })
  const instalments = [{ dueOn: '2027-01-15', amount: '1500' }]
  const { offer } = await funds.planInstalments(owner, { offerId, instalments })
  expect(offer.reports).toEqual([])
  const [one] = offer.instalments
  await funds.recordPayment(owner, {
    instalmentId: one.id,
    on: '2026-11-02',
    reference: 'Transfer 77',
  })
  const ended = await funds.endAward(owner, { offerId, reason: 'They have left.' })
  expect(ended.offer.state).toBe('ENDED')
  const { balance } = await funds.read(owner, fundId)
  expect(balance).toMatchObject({
    awarded: { amount: '1500.00' },
    disbursed: { amount: '1500.00' },
    available: { amount: '8500.00' },
  })
})
