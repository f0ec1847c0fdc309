import { createSealer } from '@landfall/kit/core/sealed'
import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import type { EventEnvelope } from '@landfall/proto-events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consumers } from '../src/events/consumers.ts'
import { makeLapseOffers } from '../src/fund/offer/lapse-offers.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { aMember } from './_applications.ts'
import { fundsOn, ledgerFits } from './_funds.ts'
import { movableClock, noticesFor, userIdOf } from './_reminders.ts'
import { storeMembers } from './_reviews.ts'

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

type There = Awaited<ReturnType<typeof run.anOffer>>
const reason = 'It was a mistake.'

/** What ends an offer, or the award from it, by the resulting event. */
const ENDS = {
  lapsed: async () => {
    clock.set('2026-12-11T05:00:00Z')
    const sealer = createSealer(app.config.studentAnswersKey)
    const recordApplication = makeRecordWithLetters({ sealer })
    const { unitOfWork } = app
    await makeLapseOffers({ unitOfWork, recordApplication, clock, newId })()
  },
  declined: ({ student, offerId }: There) =>
    run.answerOffer(student, { id: offerId, accept: false }),
  withdrawn: ({ owner, offerId }: There) =>
    run.withdrawOffer(owner, { id: offerId, reason }),
  ended: async ({ student, owner, offerId }: There) => {
    await run.answerOffer(student, { id: offerId, accept: true })
    await run.endAward(owner, { offerId, reason })
  },
}

it.each(['lapsed', 'declined'] as const)(
  'an offer that was %s can be made again from the shortlist',
  async (end) => {
    const there = await run.anOffer()
    const { owner, student, id, fundId, offerId } = there
    await ENDS[end](there)
    const facts = { applicationId: id, fundId, amount: '2500.50', currency: 'USD' }
    const again = { ...facts, answerBy: '2026-12-20' }
    expect((await run.offerAward(owner, again)).code).toBe('CONFLICT')
    await run.move(owner, { id, to: 'SHORTLISTED' })
    await run.move(owner, { id, to: 'SHORTLISTED' })
    const titles = (await noticesFor(app, student)).map(({ title }) => title.split(':')[0])
    expect(titles.filter((title) => title === 'Shortlisted')).toHaveLength(2)
    const { offer } = await run.offerAward(owner, again)
    expect(offer.id).not.toBe(offerId)
    const { balance } = await run.read(owner, fundId)
    expect([balance.committed.amount, balance.available.amount]).toEqual([
      '2500.50',
      '7499.50',
    ])
    await run.answerOffer(student, { id: offer.id, accept: true })
    expect(await run.offerOf(student, id)).toMatchObject({
      state: 'ACCEPTED',
      offer: { id: offer.id, state: 'ACCEPTED' },
    })
    expect(await ledgerFits(app, fundId)).toBe(true)
  },
)

it('an answer goes to the people who lead now, not to somebody who made the offer and left', async () => {
  const { owner, ownerId, student, offerId } = await run.anOffer()
  const [next, editor, reader] = [aMember(ownerId), aMember(ownerId), aMember(ownerId)]
  await storeMembers(app, ownerId, [
    { userId: userIdOf(next), role: 'owner' },
    { userId: userIdOf(editor), role: 'editor' },
    { userId: userIdOf(reader), role: 'reader' },
  ])
  await run.answerOffer(student, { id: offerId, accept: true })
  await run.answerOffer(student, { id: offerId, accept: true })
  for (const chair of [next, editor])
    expect(await noticesFor(app, chair)).toMatchObject([{ type: 'award-answered' }])
  for (const other of [owner, reader]) expect(await noticesFor(app, other)).toEqual([])
})

describe('the organization’s own systems', () => {
  const CREATE = `mutation ($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) { __typename } }`
  const LOG = `query ($id: ID!) { webhookEndpoints(organizationId: $id) {
    deliveries { edges { node { event body } } } } }`

  it.each(['lapsed', 'withdrawn', 'ended'] as const)(
    'are told once that it is %s',
    async (end) => {
      const there = await run.anOffer()
      const { owner, ownerId: organizationId, id: applicationId, offerId } = there
      const url = 'https://harbour.example/hook'
      const input = { organizationId, url, events: [`award.${end}`] }
      await app.ask(owner, CREATE, { input })
      await ENDS[end](there)
      const fact = (await app.outboxEvents()).findLast(
        ({ name, body }) =>
          name === `landfall.applications.award.${end}.v1` &&
          (body.data as { offerId: string }).offerId === offerId,
      )
      const event = fact?.body as EventEnvelope<unknown>
      const consumer = consumers.find((one) => one.event.type === event.type)
      if (!consumer) throw new Error(`${event.type} has no consumer`)
      await deliver(consumer, event, app.unitOfWork)
      await deliver(consumer, event, app.unitOfWork)
      const { webhookEndpoints } = await app.ask(owner, LOG, { id: organizationId })
      const { edges } = webhookEndpoints[0].deliveries
      expect(edges).toHaveLength(1)
      expect(edges[0].node.event).toBe(`award.${end}`)
      expect(JSON.parse(edges[0].node.body).data).toEqual({
        offerId,
        applicationId,
        programId: there.scholarshipId,
      })
    },
  )
})
