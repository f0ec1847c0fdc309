import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRemindOfPromises } from '../src/review/report/remind-of-promises.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, mutationsOn } from './_applications.ts'
import { fundsOn } from './_funds.ts'
import { movableClock, type RequestedNotice } from './_reminders.ts'
import {
  aScoringPanel,
  makeApplyMarkedOn,
  reviewsOn,
  storeMembers,
  userIdOf,
} from './_reviews.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = reviewsOn(app)
})
afterAll(() => app.stop())

const applyMarked = () => makeApplyMarkedOn(app, clock)()
const stateOf = async (ownerId: string, id: string) =>
  (await app.stores.submittedApplications.find([ownerId], id))?.state
async function movedNotices(ids: readonly string[]): Promise<RequestedNotice[]> {
  return (await app.outboxEvents())
    .filter(({ name }) => name === 'landfall.applications.notice.requested.v1')
    .map(({ body }) => body.data as RequestedNotice)
    .filter(
      ({ type, link }) =>
        type === 'application-moved' && ids.some((id) => link.endsWith(id)),
    )
}

async function aDecidingPanel(count = 3) {
  const panel = await aScoringPanel(
    app,
    Array.from({ length: count }, () => ({})),
  )
  await run.move(panel.chair, { scholarshipId: panel.scholarshipId, to: 'DECIDING' })
  return panel
}
const PLANNED = `plannedDecisions { totalCount edges { node {
  applicationId from to subject text problem isApplying message } } }`

describe('decisions', () => {
  it('are planned, shown as the mail that each sends, and taken back, all without telling anybody', async () => {
    const { scholarshipId, chair, ann, ids, ownerId } = await aDecidingPanel()
    const input = {
      scholarshipId,
      applicationIds: ids,
      to: 'DECLINED',
      message: 'Thank you.',
    }
    expect((await run.plan(chair, input)).review.counts.planned).toBe(3)
    const applicationIds = ids.slice(0, 1)
    await run.plan(chair, { ...input, applicationIds, to: 'SHORTLISTED', message: null })
    const { plannedDecisions } = await run.find(chair, scholarshipId, PLANNED)
    expect(plannedDecisions.totalCount).toBe(3)
    const [shortlisted] = plannedDecisions.edges.filter(
      ({ node }: { node: { to: string } }) => node.to === 'SHORTLISTED',
    )
    expect(shortlisted.node).toMatchObject({
      from: 'SUBMITTED',
      subject: 'Shortlisted: Coastal Engineering Award',
      problem: null,
    })
    expect(await run.find(ann, scholarshipId, `${PLANNED} audit { totalCount } exports { id }`)).toEqual({ plannedDecisions: null, audit: null, exports: null }) // prettier-ignore
    expect((await run.undo(chair, { scholarshipId, applicationIds: ids })).review.counts).toMatchObject({ planned: 0 }) // prettier-ignore
    expect((await run.apply(chair, { scholarshipId })).__typename).toBe('Conflict')
    expect(await stateOf(ownerId, ids[0] ?? '')).toBe('submitted')
    expect(await movedNotices(ids)).toEqual([])
  })

  it('are applied once, with one mail each, however often the chair asks', async () => {
    const { scholarshipId, chair, ids, ownerId } = await aDecidingPanel()
    const [first = '', ...others] = ids
    const to = {
      scholarshipId,
      applicationIds: others,
      to: 'DECLINED',
      message: 'Thank you.',
    }
    await run.plan(chair, to)
    await run.plan(chair, { scholarshipId, applicationIds: [first], to: 'SHORTLISTED' })
    await run.apply(chair, { scholarshipId })
    await run.apply(chair, { scholarshipId })
    const jobs = await Promise.all([applyMarked(), applyMarked(), applyMarked()])
    expect(jobs.reduce((sum, { applied }) => sum + applied, 0)).toBe(3)
    expect(await applyMarked()).toEqual({ applied: 0, leftOut: 0 })
    expect(await stateOf(ownerId, first)).toBe('shortlisted')
    expect(await stateOf(ownerId, others[0] ?? '')).toBe('declined')
    const notices = await movedNotices(ids)
    expect(notices.map(({ link }) => link).toSorted()).toEqual(
      ids.map((id) => `/applications/${id}`).toSorted(),
    )
    expect((await run.apply(chair, { scholarshipId })).__typename).toBe('Conflict')
  })

  it('skip applications that have changed since, and say why', async () => {
    const { scholarshipId, chair, ids, submitted, ownerId } = await aDecidingPanel(2)
    const [gone = '', kept = ''] = ids
    await run.plan(chair, { scholarshipId, applicationIds: ids, to: 'DECLINED' })
    const { withdraw } = mutationsOn(app)
    if (submitted[0]) await withdraw(submitted[0].student, { id: gone })
    await run.apply(chair, { scholarshipId })
    expect(await applyMarked()).toEqual({ applied: 1, leftOut: 1 })
    expect(await stateOf(ownerId, kept)).toBe('declined')
    expect(await stateOf(ownerId, gone)).toBe('withdrawn')
    const { plannedDecisions } = await run.find(chair, scholarshipId, PLANNED)
    expect(plannedDecisions.edges).toMatchObject([
      { node: { applicationId: gone, isApplying: false, problem: expect.stringContaining('withdrawn') } }, // prettier-ignore
    ])
    expect(await movedNotices([gone])).toEqual([])
  })

  it('are the chair’s, at their stage, about this review alone; awards need funds', async () => {
    const { scholarshipId, chair, ann, ids } = await aDecidingPanel(1)
    const other = await aScoringPanel(app, [{}])
    const input = { scholarshipId, applicationIds: ids, to: 'DECLINED' }
    for (const [caller, name] of [
      [testVisitor(), 'NotSignedIn'],
      [aStudent(), 'Forbidden'],
      [ann, 'Forbidden'],
      [aMember(randomUUID()), 'NotFound'],
    ] as const)
      for (const operation of ['plan', 'undo', 'apply'] as const)
        expect((await run[operation](caller, operation === 'plan' ? input : operation === 'undo' ? { scholarshipId, applicationIds: ids } : { scholarshipId })).__typename).toBe(name) // prettier-ignore
    const theirs = { ...input, applicationIds: other.ids }
    expect((await run.plan(chair, theirs)).__typename).toBe('NotFound')
    const early = {
      ...input,
      scholarshipId: other.scholarshipId,
      applicationIds: other.ids,
    }
    expect((await run.plan(other.chair, early)).__typename).toBe('Conflict')
    expect((await run.plan(chair, { ...input, to: 'IN_REVIEW' })).__typename).toBe(
      'ValidationFailed',
    )
  })
})

describe('awards in bulk', () => {
  it('are offered out of a fund, and what it cannot pay stays planned with the reason', async () => {
    const { scholarshipId, chair, ids } = await aDecidingPanel(3)
    const fundId = await fundsOn(app).aFund(chair, { amount: '2500' })
    const award = { fundId, amount: '1000', currency: 'USD', answerBy: '2031-01-01' }
    const input = { scholarshipId, applicationIds: ids }
    expect(
      await run.plan(chair, {
        ...input,
        to: 'AWARDED',
        award: { ...award, amount: '0.001' },
      }),
    ).toMatchObject({ __typename: 'ValidationFailed' })
    await run.plan(chair, { ...input, to: 'SHORTLISTED' })
    await run.apply(chair, { scholarshipId })
    await applyMarked()

    await run.plan(chair, { ...input, to: 'AWARDED', award })
    const planned = await run.find(chair, scholarshipId, PLANNED)
    expect(planned.plannedDecisions.edges[0].node).toMatchObject({
      subject: expect.stringContaining('You have been offered an award'),
      text: expect.stringContaining('US$1,000'),
    })
    await run.apply(chair, { scholarshipId })
    expect(await applyMarked()).toEqual({ applied: 2, leftOut: 1 })
    expect(await applyMarked()).toEqual({ applied: 0, leftOut: 0 })
    const left = (await run.find(chair, scholarshipId, PLANNED)).plannedDecisions
    expect(left.totalCount).toBe(1)
    expect(left.edges[0].node.problem).toContain('US$500 left')
    const notices = await movedNotices(ids)
    expect(
      notices.filter(({ title }) => title.startsWith('You have been offered')),
    ).toHaveLength(2)
  })
})

describe('what students see of a review', () => {
  const ASK = /* GraphQL */ `
    query ($id: ID!) {
      application(id: $id) {
        decisionPromisedOn
        reviewSummary {
          reviewCount
          criteria {
            name
            averagePoints
            ofPoints
            anchor
          }
        }
      }
    }
  `
  it('includes the promised day, and the rubric’s averages once decided, where the owner shares them', async () => {
    const { scholarshipId, chair, ann, ben, ids, submitted, score } = await aScoringPanel(
      app,
      [{}],
    )
    const [id = ''] = ids
    const student = submitted[0]?.student ?? testVisitor()
    const see = async () => (await app.ask(student, ASK, { id })).application
    await run.saveSettings(chair, { scholarshipId, decisionPromisedOn: '2027-02-01', sharesSummary: true }) // prettier-ignore
    expect(await see()).toEqual({ decisionPromisedOn: '2027-02-01', reviewSummary: null })
    await score(ann, id, 4)
    await score(ben, id, 1)
    await run.move(chair, { scholarshipId, to: 'DECIDING' })
    expect((await see()).reviewSummary).toBeNull()
    await run.plan(chair, { scholarshipId, applicationIds: ids, to: 'DECLINED' })
    await run.apply(chair, { scholarshipId })
    await applyMarked()
    expect((await see()).reviewSummary).toEqual({
      reviewCount: 2,
      criteria: [
        { name: 'Idea', averagePoints: 2.5, ofPoints: 4, anchor: 'Level 2' },
        { name: 'Plan', averagePoints: 2.5, ofPoints: 4, anchor: 'Level 2' },
      ],
    })
    await run.saveSettings(chair, { scholarshipId, sharesSummary: false })
    expect((await see()).reviewSummary).toBeNull()
  })

  it('never includes one reviewer’s opinion', async () => {
    const { scholarshipId, chair, ann, ids, submitted, score } = await aScoringPanel(app, [
      {},
    ])
    await run.saveSettings(chair, { scholarshipId, sharesSummary: true })
    await score(ann, ids[0] ?? '', 4)
    await run.move(chair, { scholarshipId, to: 'DECIDING' })
    await run.plan(chair, { scholarshipId, applicationIds: ids, to: 'DECLINED' })
    await run.apply(chair, { scholarshipId })
    await applyMarked()
    const student = submitted[0]?.student ?? testVisitor()
    const { application } = await app.ask(student, ASK, { id: ids[0] })
    expect(application.reviewSummary).toBeNull()
  })
})

describe('a promised day that passes', () => {
  it('reminds owners and editors once, while an application waits', async () => {
    const panel = await aScoringPanel(app, [{}, {}])
    const { scholarshipId, ownerId, chair, ann, members, submitted } = panel
    const editor = aMember(ownerId, { role: 'editor' })
    await storeMembers(app, ownerId, [
      ...members,
      { userId: userIdOf(editor), role: 'editor' },
    ])
    const settle = (day: string) =>
      run.saveSettings(chair, { scholarshipId, decisionPromisedOn: day })
    const remind = makeRemindOfPromises({ unitOfWork: app.unitOfWork, clock })
    const remindedOf = async () =>
      (await app.outboxEvents())
        .map(({ body }) => body.data as RequestedNotice)
        .filter(
          ({ type, link }) => type === 'review-overdue' && link.endsWith(scholarshipId),
        )
    await settle('2026-11-21')
    clock.set('2026-11-22T11:00:00Z')
    await remind()
    // Somewhere it is still that day.
    expect(await remindedOf()).toEqual([])
    clock.set('2026-11-22T12:00:00Z')
    await Promise.all([remind(), remind()])
    await remind()
    const notices = await remindedOf()
    expect(notices.map(({ userId }) => userId).toSorted()).toEqual(
      [chair, editor].map(userIdOf).toSorted(),
    )
    expect(notices[0]?.body).toContain('2 applications are still waiting')
    expect(notices.map(({ userId }) => userId)).not.toContain(userIdOf(ann))
    const [applied] = submitted
    const query =
      '{ applications { edges { node { decisionPromisedOn ownerRemindedAt } } } }'
    const seen = applied && (await app.ask(applied.student, query)).applications.edges
    const ownerRemindedAt = '2026-11-22T12:00:00.000Z'
    expect(seen).toEqual([{ node: { decisionPromisedOn: '2026-11-21', ownerRemindedAt } }])
    await settle('2026-11-20')
    await remind()
    expect(await remindedOf()).toHaveLength(4)
  })
})
