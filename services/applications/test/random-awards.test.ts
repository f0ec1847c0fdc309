import { times } from '@landfall/kit/testing/breadth'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApplications, type RunningApplications } from './_app.ts'
import { fundsOn, ledgerFits } from './_funds.ts'
import { movableClock } from './_reminders.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof fundsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = fundsOn(app)
})
afterAll(() => app.stop())

const ACTS = [
  'pledge',
  'offer',
  'accept',
  'decline',
  'withdraw',
  'pay',
  'reverse',
  'end',
] as const

type Applicant = Awaited<ReturnType<typeof run.aShortlisted>>
type There = Awaited<ReturnType<typeof run.aShortlist>>

/** Tries an act; if the rules refuse it, nothing changes. */
async function act(
  name: (typeof ACTS)[number],
  amount: string,
  there: There,
  by: Applicant,
) {
  const { owner, fundId } = there
  const { offer } = await run.offerOf(by.student, by.id)
  const id = offer?.id ?? there.id
  const answer = { id, accept: name === 'accept', note: null }
  const [instalment] = offer?.instalments ?? []
  switch (name) {
    case 'pledge':
      return run.recordPledge(owner, { fundId, amount, on: '2026-11-20' })
    case 'offer': {
      const facts = { currency: 'USD', answerBy: '2026-12-10', message: null }
      return run.offerAward(owner, { applicationId: by.id, fundId, amount, ...facts })
    }
    case 'accept':
    case 'decline':
      return run.answerOffer(by.student, answer)
    case 'withdraw':
      return run.withdrawOffer(owner, { id, reason: 'Wrong' })
    case 'pay': {
      const instalments = [{ dueOn: '2027-01-15', amount: '1' }]
      const planned = await run.planInstalments(owner, { offerId: id, instalments })
      const open = planned.offer?.instalments.find(
        ({ paidOn }: { paidOn: unknown }) => !paidOn,
      )
      const payment = { on: '2027-01-14', reference: 'Transfer' }
      return run.recordPayment(owner, { instalmentId: open?.id ?? id, ...payment })
    }
    case 'reverse': {
      const how = { kind: 'REFUND', reason: 'It came back' }
      return run.reversePayment(owner, { instalmentId: instalment?.id ?? id, ...how })
    }
    case 'end':
      return run.endAward(owner, { offerId: id, reason: 'Not enrolled' })
  }
}

/** Checks that the balances last published for a fund are current, and that its ledger adds up to them. */
async function expectPublishedAsItStands(fundId: string): Promise<void> {
  const { rows } = await app.postgres.pool.query(
    `select pledged_minor::text as "pledgedMinor", committed_minor::text as "committedMinor",
       awarded_minor::text as "awardedMinor", disbursed_minor::text as "disbursedMinor",
       (select body -> 'data' from outbox where name = 'landfall.applications.fund.balance-changed.v1'
         and body ->> 'subject' = ($1::uuid)::text order by (body ->> 'aggregateversion')::int desc limit 1) as published
     from funds where id = $1::uuid`,
    [fundId],
  )
  const { published, ...stands } = rows[0]
  expect(published).toMatchObject(stands)
}

it('a ledger adds up to the balance after any sequence of actions, and promises no more than it has', async () => {
  const step = record({ name: constantFrom(...ACTS), who: nat(2), amount: nat(7) })
  await assert(
    asyncProperty(array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
      const there = await run.aShortlist({ amount: '10' })
      const { owner, scholarshipId } = there
      const others = [0, 1].map(() => run.aShortlisted(owner, scholarshipId))
      const applicants: Applicant[] = [there, ...(await Promise.all(others))]
      for (const { name, who, amount } of steps) {
        const by = applicants[who]
        if (by) await act(name, `${amount + 1}.50`, there, by)
        expect(await ledgerFits(app, there.fundId)).toBe(true)
        await expectPublishedAsItStands(there.fundId)
      }
      const { balance } = await run.read(owner, there.fundId)
      expect(Number(balance.available.amount)).toBeGreaterThanOrEqual(0)
      const paid = Number(balance.disbursed.amount)
      expect(paid).toBeLessThanOrEqual(Number(balance.awarded.amount))
    }),
    { numRuns: times(3, 6) },
  )
})
