import type { Caller } from '@landfall/kit/identity/viewer'
import { times } from '@landfall/kit/testing/breadth'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type ApplicationState,
  canMove,
} from '../src/application/application/application-state.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM } from './_applications.ts'
import { fundsOn } from './_funds.ts'
import { movableClock } from './_reminders.ts'
import { userIdOf } from './_reviews.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof fundsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = fundsOn(app)
})
afterAll(() => app.stop())

/** The acts that move an application on, by state. */
const ON: Partial<Record<ApplicationState, readonly Act[]>> = {
  draft: ['submit'],
  submitted: ['IN_REVIEW', 'IN_REVIEW', 'withdraw'],
  in_review: ['SHORTLISTED', 'ask', 'WAITLISTED'],
  more_info: ['submit'],
  shortlisted: ['offer', 'offer', 'WAITLISTED'],
  waitlisted: ['SHORTLISTED', 'offer'],
  awarded: ['accept', 'decline', 'withdrawOffer'],
  turned_down: ['SHORTLISTED'],
  withdrawn: ['reopen'],
}

// prettier-ignore
const ACTS = [
  'save', 'submit', 'withdraw', 'reopen', 'remove', 'ask', 'IN_REVIEW', 'SHORTLISTED', 'WAITLISTED', 'DECLINED',
  'offer', 'accept', 'decline', 'withdrawOffer',
] as const
type Act = (typeof ACTS)[number]

/** One act that moves it on, and others at the same time. */
const aTurn = record({ on: nat(2), others: array(constantFrom(...ACTS), { maxLength: 2 }) })

type There = {
  student: Caller
  owner: Caller
  fundId: string
  scholarshipId: string
  /** The id of the newest application, which may be gone. */
  id: () => Promise<string>
}

/** Tries an act; if the rules refuse it, nothing changes. */
async function act(name: Act, { student, owner, fundId, scholarshipId, ...at }: There) {
  const id = await at.id()
  const form = { ...FORM, personalStatement: `After ${name}.` }
  switch (name) {
    case 'save':
      return run.save(student, { scholarshipId, form })
    case 'submit':
      return run.submit(student, { id })
    case 'withdraw':
      return run.withdraw(student, { id })
    case 'reopen':
      return run.reopen(student, { id })
    case 'remove':
      return run.remove(student, { id })
    case 'ask':
      return run.askForMore(owner, { id, message: 'Which wells?', answerBy: '2026-12-01' })
    case 'offer': {
      const facts = { amount: '1', currency: 'USD', answerBy: '2026-12-10', message: null }
      return run.offerAward(owner, { applicationId: id, fundId, ...facts })
    }
    case 'accept':
    case 'decline':
    case 'withdrawOffer': {
      const offerId = (await run.offerOf(student, id))?.offer?.id ?? id
      if (name === 'withdrawOffer')
        return run.withdrawOffer(owner, { id: offerId, reason: 'Wrong' })
      return run.answerOffer(student, {
        id: offerId,
        accept: name === 'accept',
        note: null,
      })
    }
    default:
      return run.move(owner, { id, to: name })
  }
}

async function begin(): Promise<There> {
  const { scholarshipId, ownerId } = await anOwnScholarship(app)
  const [student, owner] = [aStudent(), aMember(ownerId)]
  const fundId = await run.aFund(owner)
  await run.save(student, { scholarshipId, form: FORM })
  const id = async () => String((await ownRows(student))[0]?.id ?? scholarshipId)
  return { student, owner, fundId, scholarshipId, id }
}

type Row = { id: string; scholarship_id: string; status: ApplicationState }
type Step = { from: ApplicationState | null; to: ApplicationState; by: 'student' | 'owner' }

async function ownRows(student: Caller): Promise<Row[]> {
  const { rows } = await app.postgres.pool.query<Row>(
    'select id, scholarship_id, status from scholarship_applications where student_id = $1',
    [userIdOf(student)],
  )
  return rows
}

/**
 * Checks that the history begins with a draft, follows the diagram and ends in the current state; returns its states.
 */
async function expectStory({ id, status }: Row): Promise<ApplicationState[]> {
  const { rows } = await app.postgres.pool.query<Step>(
    'select from_status as "from", to_status as "to", by from application_steps where application_id = $1 order by version',
    [id],
  )
  expect(rows[0]).toMatchObject({ from: null, to: 'draft' })
  expect(rows.at(-1)?.to).toBe(status)
  for (const [n, { from, to, by }] of rows.slice(1).entries()) {
    expect(from).toBe(rows[n]?.to)
    expect([by, from, to, from !== null && canMove(by, from, to)]).toEqual([
      by,
      from,
      to,
      true,
    ])
  }
  return rows.map(({ to }) => to)
}

/** Checks that the figures last published for an application match a recount of its rows. */
async function expectPublishedAsCounted({ id, status }: Row): Promise<void> {
  const { rows } = await app.postgres.pool.query(
    `select (select jsonb_agg(submitted_at) from application_submissions where application_id = $1::uuid) as submitted,
       (select jsonb_agg(jsonb_build_object('to', to_status, 'at', at)) from application_steps where application_id = $1::uuid) as steps,
       (select jsonb_agg(body order by (body ->> 'aggregateversion')::int) from outbox
          where name = 'landfall.applications.application-figures.changed.v1' and body ->> 'subject' = ($1::uuid)::text) as published`,
    [id],
  )
  const { submitted, published } = rows[0]
  const steps = rows[0].steps as { to: string; at: string }[]
  const decisions = steps.filter(({ to }) => DECISIONS.has(to)).map(({ at }) => at)
  const counted = submitted && {
    applicationId: id,
    state: status,
    reached: [...new Set(steps.map(({ to }) => to))].toSorted(),
    submittedAt: earliest(submitted),
    decidedAt: earliest(decisions),
    country: 'NG',
  }
  const last = published && published.at(-1).data
  const shown = last && {
    applicationId: last.applicationId,
    state: last.state,
    reached: last.reached,
    submittedAt: Date.parse(last.submittedAt),
    decidedAt: last.decidedAt && Date.parse(last.decidedAt),
    country: last.country,
  }
  expect(shown).toEqual(counted)
}

const earliest = (times: readonly string[]) =>
  times.length === 0 ? null : Math.min(...times.map((at) => Date.parse(at)))

const DECISIONS = new Set(['awarded', 'accepted', 'turned_down', 'lapsed', 'declined'])

/** The full text of every submission, by id. */
async function submissionsOf(student: Caller): Promise<Map<string, string>> {
  const { rows } = await app.postgres.pool.query<{ id: string; content: string }>(
    'select id, to_jsonb(one)::text as content from application_submissions one where student_id = $1',
    [userIdOf(student)],
  )
  return new Map(rows.map(({ id, content }) => [id, content]))
}

it('an application follows the diagram, and a submission never changes, whatever people do at once', async () => {
  const seen = new Set<string>()
  await assert(
    asyncProperty(array(aTurn, { minLength: 8, maxLength: 16 }), async (turns) => {
      const there = await begin()
      let known = new Map<string, string>()
      for (const { on, others } of turns) {
        const [at] = await ownRows(there.student)
        const ways = ON[at?.status ?? 'withdrawn'] ?? ['save']
        const acts = [ways[on % ways.length] ?? 'save', ...others]
        await Promise.all(acts.map((name) => act(name, there)))
        const rows = await ownRows(there.student)
        expect(rows.length).toBeLessThanOrEqual(1)
        for (const row of rows) {
          for (const state of await expectStory(row)) seen.add(state)
          await expectPublishedAsCounted(row)
        }
        const submitted = await submissionsOf(there.student)
        // When a draft is removed, its submissions go with it.
        const kept = [...known].filter(([id]) => submitted.has(id) || rows.length > 0)
        expect(kept.map(([id]) => [id, submitted.get(id)])).toEqual(kept)
        known = submitted
      }
    }),
    { numRuns: times(4, 8) },
  )
  // The examples reach enough states to mean something.
  const reached = ['draft', 'submitted', 'in_review', 'shortlisted', 'awarded']
  expect([...seen]).toEqual(expect.arrayContaining(reached))
})
