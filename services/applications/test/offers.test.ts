import { createSealer } from '@landfall/kit/core/sealed'
import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeLapseOffers } from '../src/fund/offer/lapse-offers.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship } from './_applications.ts'
import { fundsOn, ledgerFits } from './_funds.ts'
import { movableClock, noticesFor, userIdOf } from './_reminders.ts'

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

function sweep() {
  const sealer = createSealer(app.config.studentAnswersKey)
  const recordApplication = makeRecordWithLetters({ sealer })
  return makeLapseOffers({ unitOfWork: app.unitOfWork, recordApplication, clock, newId })()
}

async function factsOf(offerId: string): Promise<string[]> {
  const events = await app.outboxEvents()
  return events
    .filter(({ body }) => (body.data as { offerId?: string }).offerId === offerId)
    .map(({ name }) => name)
}

/** Another student on the same shortlist. */
async function anotherShortlisted(them: Caller, id: string) {
  const application = await app.stores.applications.find(userIdOf(them), id)
  if (!application) throw new Error(`No application ${id}`)
  const student = aStudent()
  const other = { ...application, id: randomUUID(), studentId: userIdOf(student) }
  await app.stores.applications.insertIfNew(other)
  return { id: other.id, student }
}

const input = (o: { id: string; fundId: string }, change: object = {}) => ({
  applicationId: o.id,
  fundId: o.fundId,
  amount: '2500.50',
  currency: 'USD',
  answerBy: '2026-12-10',
  ...change,
})

describe('an offer', () => {
  it('keeps the amount, tells the student, and stands until its day ends where the owner is', async () => {
    const { owner, student, id, fundId, offerId } = await run.anOffer()
    expect(await run.offerOf(student, id)).toMatchObject({
      state: 'AWARDED',
      offer: {
        state: 'OFFERED',
        amount: { amount: '2500.50', currency: 'USD' },
        answerEndsAt: '2026-12-11T05:00:00.000Z',
        message: 'Well done.',
      },
    })
    expect((await run.submittedOffer(owner, id)).offer.id).toBe(offerId)
    const { balance, ledger } = await run.read(owner, fundId)
    expect(balance).toMatchObject({
      committed: { amount: '2500.50' },
      available: { amount: '7499.50' },
    })
    expect(ledger.edges[0].node).toMatchObject({ kind: 'COMMITTED', offerId })
    const [notice] = (await noticesFor(app, student))
      .filter(({ type }) => type === 'application-moved')
      .slice(-1)
    expect(notice?.title).toBe('You have been offered an award: Coastal Engineering Award')
    expect(notice?.body).toContain('$2,500.50')
    expect(await factsOf(offerId)).toEqual(['landfall.applications.award.offered.v1'])
  })

  it('is one, however often it is sent', async () => {
    const there = await run.aShortlist()
    const { owner } = there
    const first = await run.offerAward(owner, input(there))
    const again = await run.offerAward(owner, input(there))
    expect(again.offer).toEqual(first.offer)
    const more = await run.offerAward(owner, input(there, { amount: '3000' }))
    expect(more.code).toBe('CONFLICT')
    expect((await run.read(owner, there.fundId)).balance.committed.amount).toBe('2500.50')
  })

  it.each([
    ['another currency', { currency: 'EUR' }, 'VALIDATION_FAILED'],
    ['a day that is over', { answerBy: '2026-11-21' }, 'VALIDATION_FAILED'],
    ['parts of a cent', { amount: '1.005' }, 'VALIDATION_FAILED'],
    ['more than the fund has', { amount: '10000.01' }, 'CONFLICT'],
    ['a fund of nobody', { fundId: randomUUID() }, 'NOT_FOUND'],
  ])('is not made with %s', async (_what, change, code) => {
    const there = await run.aShortlist()
    expect((await run.offerAward(there.owner, input(there, change))).code).toBe(code)
    expect((await run.offerOf(there.student, there.id)).state).toBe('SHORTLISTED')
  })

  it('goes only to people on the shortlist', async () => {
    const there = await run.aShortlist()
    await run.move(there.owner, { id: there.id, to: 'DECLINED' })
    expect((await run.offerAward(there.owner, input(there))).code).toBe('CONFLICT')
  })

  it('comes out of a fund of the same organization that pays for the scholarship', async () => {
    const there = await run.aShortlist()
    const foreign = await run.aFund(aMember(randomUUID()))
    const other = await anOwnScholarship(app, { ownerId: there.ownerId })
    const { owner } = there
    expect((await run.offerAward(owner, input(there, { fundId: foreign }))).code).toBe(
      'NOT_FOUND',
    )
    const pays = (scholarshipId: string) =>
      run.setFundScholarships(owner, {
        fundId: there.fundId,
        scholarshipIds: [scholarshipId],
      })
    await pays(other.scholarshipId)
    expect((await run.offerAward(owner, input(there))).code).toBe('CONFLICT')
    await pays(there.scholarshipId)
    expect((await run.offerAward(owner, input(there))).__typename).toBe('OfferChanged')
  })

  it('shows the applicant’s name in a fund’s list only to people who decide about applications', async () => {
    const { owner, ownerId, fundId, offerId } = await run.anOffer()
    const query = `query ($id: ID!) { fund(id: $id) { offers { edges { node { id applicantName message } } } } }`
    const listed = async (by: Caller) =>
      (await app.ask(by, query, { id: fundId })).fund.offers.edges[0].node
    const { applicantName } = await listed(owner)
    expect(applicantName).toMatch(/^\S+ \S+/)
    const hidden = { id: offerId, applicantName: null, message: null }
    expect(await listed(aMember(ownerId, { role: 'reader' }))).toEqual(hidden)
  })

  it('cannot be made, withdrawn or answered by others', async () => {
    const there = await run.anOffer()
    const { ownerId, offerId: id, owner, student } = there
    const withdrawal = { id, reason: 'No' }
    const other = aMember(randomUUID())
    expect((await run.withdrawOffer(other, withdrawal)).code).toBe('NOT_FOUND')
    expect((await run.offerAward(other, input(there))).code).toBe('NOT_FOUND')
    for (const role of ['reviewer', 'reader'] as const) {
      const member = aMember(ownerId, { role })
      expect((await run.withdrawOffer(member, withdrawal)).code).toBe('FORBIDDEN')
      expect((await run.offerAward(member, input(there))).code).toBe('FORBIDDEN')
    }
    expect((await run.answerOffer(aStudent(), { id, accept: true })).code).toBe('NOT_FOUND')
    expect((await run.answerOffer(owner, { id, accept: true })).code).toBe('FORBIDDEN')
    expect((await run.withdrawOffer(student, withdrawal)).code).toBe('FORBIDDEN')
  })

  it('is withdrawn before it is answered, and by no other move', async () => {
    const { owner, student, id, fundId, offerId } = await run.anOffer()
    expect((await run.move(owner, { id, to: 'SHORTLISTED' })).code).toBe('CONFLICT')
    const withdrawal = { id: offerId, reason: 'The amount was wrong.' }
    expect((await run.withdrawOffer(owner, withdrawal)).offer.state).toBe('WITHDRAWN')
    expect((await run.withdrawOffer(owner, withdrawal)).offer.version).toBe(2)
    expect(await run.offerOf(student, id)).toMatchObject({
      state: 'SHORTLISTED',
      offer: { closingNote: 'The amount was wrong.' },
    })
    expect((await run.read(owner, fundId)).balance.committed.amount).toBe('0.00')
    expect((await run.answerOffer(student, { id: offerId, accept: true })).code).toBe(
      'CONFLICT',
    )
    // A new offer has its own id.
    const again = await run.offerAward(owner, input({ id, fundId }))
    expect(again.offer.id).not.toBe(offerId)
  })
})

describe('an answer', () => {
  it('awards what was kept, and tells the organization', async () => {
    const { owner, student, id, fundId, offerId } = await run.anOffer()
    await run.answerOffer(student, { id: offerId, accept: true, note: 'Thank you!' })
    expect(await run.offerOf(student, id)).toMatchObject({ state: 'ACCEPTED' })
    const { balance } = await run.read(owner, fundId)
    expect(balance).toMatchObject({
      committed: { amount: '0.00' },
      awarded: { amount: '2500.50' },
    })
    const [notice] = await noticesFor(app, owner)
    expect(notice).toMatchObject({ type: 'award-answered', link: `/funds/${fundId}` })
    expect(notice?.body).not.toContain('Thank you!')
    expect((await factsOf(offerId)).at(-1)).toBe('landfall.applications.award.accepted.v1')
    expect(await ledgerFits(app, fundId)).toBe(true)
  })

  it('frees what was declined', async () => {
    const { owner, student, id, fundId, offerId } = await run.anOffer()
    await run.answerOffer(student, { id: offerId, accept: false })
    expect((await run.offerOf(student, id)).state).toBe('TURNED_DOWN')
    expect((await run.read(owner, fundId)).balance.available.amount).toBe('10000.00')
    expect((await run.answerOffer(student, { id: offerId, accept: true })).code).toBe(
      'CONFLICT',
    )
  })

  it('counts once of 50 at once', async () => {
    const { owner, student, fundId, offerId } = await run.anOffer()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        run.answerOffer(student, { id: offerId, accept: true }),
      ),
    )
    expect(answers.every(({ offer }) => offer?.version === 2)).toBe(true)
    expect((await run.read(owner, fundId)).ledger.totalCount).toBe(3)
    expect(await ledgerFits(app, fundId)).toBe(true)
  })

  it('comes too late once the day is over', async () => {
    const { student, offerId } = await run.anOffer()
    clock.set('2026-12-11T05:00:00Z')
    expect((await run.answerOffer(student, { id: offerId, accept: true })).code).toBe(
      'CONFLICT',
    )
  })
})

describe('a fund with 50 offers at once', () => {
  it('offers and awards no more than it has', async () => {
    const { owner, fundId, id, student } = await run.aShortlist({ amount: '7' })
    const others = Array.from({ length: 49 }, () => anotherShortlisted(student, id))
    const applicants = [{ id, student }, ...(await Promise.all(others))]
    const offered = await Promise.all(
      applicants.map(({ id }) =>
        run.offerAward(owner, input({ id, fundId }, { amount: '1' })),
      ),
    )
    const made = offered.filter(({ __typename }) => __typename === 'OfferChanged')
    expect(made).toHaveLength(7)
    expect(offered.filter(({ code }) => code === 'CONFLICT')).toHaveLength(43)
    const byId = new Map(applicants.map(({ id, student }) => [id, student]))
    const accepted = await Promise.all(
      made.map(({ offer }) => {
        const student = byId.get(offer.applicationId)
        if (!student) throw new Error('An offer to nobody')
        return run.answerOffer(student, { id: offer.id, accept: true })
      }),
    )
    expect(accepted.every(({ offer }) => offer.state === 'ACCEPTED')).toBe(true)
    const { balance } = await run.read(owner, fundId)
    expect(balance).toMatchObject({
      committed: { amount: '0.00' },
      awarded: { amount: '7.00' },
      available: { amount: '0.00' },
    })
    expect(await ledgerFits(app, fundId)).toBe(true)
  })
})

describe('an offer that nobody answers', () => {
  it('gets reminders three days and one day before its last and on it, in the student’s morning', async () => {
    const { student } = await run.anOffer()
    for (const day of ['07', '08', '09', '10']) {
      // Not before nine o’clock; a student without a time zone has UTC.
      clock.set(`2026-12-${day}T08:59:00Z`)
      await sweep()
      clock.set(`2026-12-${day}T09:00:00Z`)
      await Promise.all([sweep(), sweep()])
      await sweep()
    }
    const told = (await noticesFor(app, student)).filter(({ type }) => type === 'award-due')
    expect(told.map(({ occurredAt, isUrgent }) => [occurredAt, isUrgent])).toEqual([
      ['2026-12-07T09:00:00.000Z', false],
      ['2026-12-09T09:00:00.000Z', true],
      ['2026-12-10T09:00:00.000Z', true],
    ])
  })

  it('lapses once, and both sides hear of it once', async () => {
    const { owner, student, id, fundId, offerId } = await run.anOffer()
    clock.set('2026-12-08T05:00:00Z')
    await sweep()
    await sweep()
    clock.set('2026-12-11T05:00:00Z')
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await run.offerOf(student, id)).toMatchObject({
      state: 'LAPSED',
      offer: { state: 'LAPSED', version: 2 },
    })
    expect((await run.read(owner, fundId)).balance.available.amount).toBe('10000.00')
    const titles = (await noticesFor(app, student)).map(({ title }) => title.split(':')[0])
    expect(titles.slice(-3)).toEqual([
      'You have been offered an award',
      'Answer your award',
      'An award was not answered in time',
    ])
    expect(await noticesFor(app, owner)).toHaveLength(1)
    expect((await factsOf(offerId)).at(-1)).toBe('landfall.applications.award.lapsed.v1')
    expect(await ledgerFits(app, fundId)).toBe(true)
  })

  it('holds up no other offer when it cannot lapse', async () => {
    const broken = await run.anOffer({ answerBy: '2026-12-09' })
    const other = await run.anOffer()
    const next = await run.anOffer({ answerBy: '2026-12-13' })
    const spoil = 'update funds set committed_minor = 0 where id = $1'
    await app.postgres.pool.query(spoil, [broken.fundId])
    clock.set('2026-12-11T05:00:00Z')
    await expect(sweep()).rejects.toThrow(broken.offerId)
    expect((await run.offerOf(other.student, other.id)).state).toBe('LAPSED')
    const titles = (await noticesFor(app, next.student)).map(({ title }) => title)
    expect(titles.at(-1)).toContain('Answer your award')
  })
})
