import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember } from './_applications.ts'
import {
  aScoringPanel,
  reviewsOn,
  submitTo,
  storeMembers,
  countReviewViewChanges,
  userIdOf,
} from './_reviews.ts'

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications()
  run = reviewsOn(app)
})
afterAll(() => app.stop())

const STATEMENT =
  'My name is ZOË ADEYEMI. I left the University of Ibadan in Nigeria for Ghana. Write to zoe@example.org.'
const FORM = {
  firstName: 'Zoë',
  lastName: 'Adeyemi',
  email: 'zoe@example.org',
  currentInstitution: 'University of Ibadan',
  personalStatement: STATEMENT,
}
type Piece = { text: string; isBlock: boolean }
type Field = { name: string; isBlind: boolean; pieces: Piece[] }

describe('a reviewer', () => {
  it('reads assigned applications, without anything that tells who wrote them', async () => {
    const { ids, ann, chair } = await aScoringPanel(app, [FORM])
    const opened = await run.open(ann, ids[0] ?? '')
    expect(opened).toMatchObject({ isMine: true, isBlinded: true, applicantName: null })
    const text = JSON.stringify(opened)
    for (const word of ['zo', 'adeyemi', 'ibadan', 'nigeria', 'ghana', 'example.org'])
      expect(text.toLowerCase()).not.toContain(word)
    const fields: Field[] = opened.form.fields
    expect(fields.find(({ name }) => name === 'firstName')).toMatchObject({ isBlind: true })
    expect(fields.find(({ name }) => name === 'personalStatement')?.pieces[0]).toEqual({
      text: 'My name is ',
      isBlock: false,
      kind: null,
    })
    // The chair does not score it, so they read all of it.
    expect(JSON.stringify(await run.open(chair, ids[0] ?? ''))).toContain(STATEMENT)
    const [mine] = await app.stores.submissions
      .findOpenings(ids)
      .then((all) => all.get(ids[0] ?? '') ?? [])
    expect(mine).toBeDefined()
  })

  it('reads nothing unassigned, before the scoring, or after leaving the panel', async () => {
    const { ids, ann, ownerId, scholarshipId, chair } = await aScoringPanel(app, [{}, {}])
    const [id = ''] = ids
    const userId = userIdOf(ann)
    await run.unassign(chair, { applicationId: id, userId })
    expect(await run.open(ann, id)).toBeNull()
    expect((await run.list(ann, scholarshipId)).totalCount).toBe(1)
    const stranger = aMember(ownerId, { role: 'reviewer' })
    expect(await run.open(stranger, ids[1] ?? '')).toBeNull()
    const submitted = `query ($id: ID!) { submittedApplication(id: $id) { id } }`
    await expect(app.ask(ann, submitted, { id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    // Somebody who left the organization no longer has its membership.
    const { viewer } = ann
    const left: Caller = { ...ann, viewer: { ...viewer, memberships: [] } as never }
    await expect(run.open(left, ids[1] ?? '')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const elsewhere = aMember(randomUUID(), { role: 'reviewer' })
    const moved: Caller = {
      ...elsewhere,
      viewer: { ...elsewhere.viewer, userId } as never,
    }
    expect(await run.open(moved, ids[1] ?? '')).toBeNull()
    await run.move(chair, { scholarshipId, to: 'SETUP' })
    expect(await run.open(ann, ids[1] ?? '')).toBeNull()
    expect((await run.list(ann, scholarshipId)).totalCount).toBe(0)
  })

  it('is kept away where they have a conflict, declared or by their institution', async () => {
    const { ids, ann, ben, chair, scholarshipId } = await aScoringPanel(app, [
      { currentInstitution: 'The University of Jos' },
      { currentInstitution: 'Kyambogo University' },
    ])
    const [jos = '', kyambogo = ''] = ids
    const declared = await run.declareConflict(ann, {
      applicationId: kyambogo,
      reason: 'A friend',
    })
    expect(declared).toMatchObject({ __typename: 'ConflictDeclared', nextId: jos })
    expect(await run.open(ann, kyambogo)).toBeNull()
    const institutions = ['university of jos']
    expect(await run.saveAffiliations(ben, { scholarshipId, institutions })).toMatchObject({
      review: { myAffiliations: institutions, counts: { applications: 1 } },
    })
    expect(await run.open(ben, jos)).toBeNull()
    const score = await run.saveScore(ben, { applicationId: jos, comment: 'Fine' })
    expect(score.__typename).toBe('NotFound')

    // Assigning again does not bring them back; lifting does.
    await run.assignAll(chair, { scholarshipId })
    expect(await run.open(ann, kyambogo)).toBeNull()
    const annOf = { applicationId: kyambogo, userId: userIdOf(ann) }
    expect((await run.assign(chair, annOf)).__typename).toBe('Conflict')
    expect((await run.liftConflict(ann, annOf)).__typename).toBe('Forbidden')
    expect((await run.liftConflict(chair, annOf)).application.reviewers).not.toContainEqual(
      expect.objectContaining({ hasConflict: true }),
    )
    expect((await run.assign(chair, annOf)).__typename).toBe('ReviewApplicationChanged')
    expect((await run.open(ann, kyambogo)).isMine).toBe(true)
    await run.liftConflict(chair, { applicationId: jos, userId: userIdOf(ben) })
    expect((await run.open(ben, jos)).isMine).toBe(true)
  })

  it('asks the chair, who answers, and sees no other reviewer’s question', async () => {
    const { ids, ann, ben, chair } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const asked = await run.askChair(ann, { applicationId, text: 'Is the school public?' })
    expect(asked.application.questions).toMatchObject([{ answer: null, askedBy: null }])
    const questionId = asked.application.questions[0].id
    expect((await run.open(ben, applicationId)).questions).toEqual([])
    for (const [caller, name] of [
      [ann, 'Forbidden'],
      [aMember(randomUUID()), 'NotFound'],
      [aStudent(), 'Forbidden'],
      [testVisitor(), 'NotSignedIn'],
    ] as const)
      expect((await run.answer(caller, { questionId, text: 'Yes' })).__typename).toBe(name)
    const answered = await run.answer(chair, { questionId, text: 'Yes' })
    expect(answered.application.questions).toMatchObject([
      { askedBy: { id: userIdOf(ann) } },
    ])
    expect((await run.open(ann, applicationId)).questions).toMatchObject([
      { answer: 'Yes' },
    ])
  })
})

describe('scores', () => {
  it('of others, and what follows from them, stay hidden until one’s own is final', async () => {
    const { ids, ann, ben, chair, score, keys, scholarshipId } = await aScoringPanel(app, [
      {},
      {},
    ])
    const [id = ''] = ids
    expect(await score(ann, id, 4)).toMatchObject({
      application: { myScore: { total: 100, isFinal: true }, scores: [{ isMine: true }] },
    })
    expect(await run.waiting(ben)).toMatchObject([{ scholarshipId }])
    const before = await run.open(ben, id)
    expect(before).toMatchObject({
      scores: null,
      rawScore: null,
      rank: null,
      reviewCount: 1,
    })
    const [row] = (await run.list(ben, scholarshipId)).edges
    expect(row.node).toMatchObject({ scores: null, rawScore: null, reviewers: null })

    const half = await run.saveScore(ben, {
      applicationId: id,
      points: [{ key: keys[0], points: 2 }],
    })
    expect(half.application).toMatchObject({ scores: null, myScore: { total: null } })
    // Nobody else sees a draft, so nobody is told of it.
    const published = await countReviewViewChanges(app, scholarshipId)
    await run.saveScore(ben, { applicationId: id, comment: 'Not yet' })
    expect(await countReviewViewChanges(app, scholarshipId)).toBe(published)
    await score(ben, id, 2)
    expect(await countReviewViewChanges(app, scholarshipId)).toBe(published + 1)
    const after = await run.open(ben, id)
    expect(after).toMatchObject({ rawScore: 75, rank: 1, scores: [{}, {}] })
    // Whose scores they are stays hidden.
    const others = after.scores.filter(({ isMine }: { isMine: boolean }) => !isMine)
    expect(others).toMatchObject([{ total: 100, reviewer: null }])
    expect((await run.open(chair, id)).scores).toContainEqual(
      expect.objectContaining({ reviewer: { id: userIdOf(ann) } }),
    )
    expect((await run.queue(ben)).edges).toMatchObject([{ node: { id: ids[1] } }])
    expect(await run.waiting(ben)).toMatchObject([{ counts: { mineToDo: 1, mineDone: 1 } }])
  })

  it('are weighed, saved in parts, final only when whole, and taken back while scoring', async () => {
    const { ids, ann, keys, chair, scholarshipId } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const [idea, plan] = keys
    const partly = { applicationId, points: [{ key: idea, points: 4 }], isFinal: true }
    expect((await run.saveScore(ann, partly)).__typename).toBe('ValidationFailed')
    for (const points of [[{ key: 'other', points: 1 }], [{ key: idea, points: 5 }]])
      expect((await run.saveScore(ann, { applicationId, points })).__typename).toBe(
        'ValidationFailed',
      )
    await run.saveScore(ann, {
      applicationId,
      points: [{ key: idea, points: 4, comment: 'Good' }],
    })
    const submitted = async () =>
      (await run.list(ann, scholarshipId, '(filter: { isSubmitted: true })')).totalCount
    expect(await submitted()).toBe(0)
    const points = [{ key: plan, points: 0 }]
    const final = await run.saveScore(ann, { applicationId, points, isFinal: true })
    expect(final.application.myScore).toMatchObject({ total: 75, isFinal: true })
    expect(await submitted()).toBe(1)
    expect((await run.saveScore(ann, { applicationId, comment: 'Late' })).__typename).toBe(
      'Conflict',
    )
    const back = await run.saveScore(ann, {
      applicationId,
      isFinal: false,
      comment: 'Late',
    })
    expect(back.application.myScore).toMatchObject({ isFinal: false, comment: 'Late' })
    await run.move(chair, { scholarshipId, to: 'DECIDING' })
    const late = await run.saveScore(ann, { applicationId, isFinal: true })
    expect(late.__typename).toBe('Conflict')
  })

  it('are stored as one row, whatever comes at once', async () => {
    const { ids, ann, keys } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const saves = Array.from({ length: 20 }, (_unused, n) =>
      run.saveScore(ann, { applicationId, points: [{ key: keys[n % 2], points: n % 5 }] }),
    )
    const names = (await Promise.all(saves)).map(({ __typename }) => __typename)
    expect(new Set(names)).toEqual(new Set(['ReviewApplicationChanged']))
    const rows = await app.stores.reviewScores.ofApplication(applicationId)
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0]?.points ?? {}).toSorted()).toEqual(keys.toSorted())
  })

  it('freeze the figures of the rubric, but not its words', async () => {
    const { ids, ann, chair, scholarshipId, score } = await aScoringPanel(app, [{}])
    await score(ann, ids[0] ?? '', 3)
    const { rubric } = await run.find(chair, scholarshipId)
    const reworded = rubric.map((one: object) => ({ ...one, name: 'Other words' }))
    const criteria = { scholarshipId, criteria: reworded }
    expect((await run.saveRubric(chair, criteria)).review).toMatchObject({
      isRubricFixed: true,
      rubric: [{ name: 'Other words' }, {}],
    })
    const [first, second] = rubric
    const weighed = [
      { ...first, weight: 50 },
      { ...second, weight: 50 },
    ]
    expect(
      (await run.saveRubric(chair, { scholarshipId, criteria: weighed })).__typename,
    ).toBe('Conflict')
  })
})

describe('assigning', () => {
  it('is even, adds what came since, and reassigns what members left undone', async () => {
    const { ann, ben, chair, ownerId, scholarshipId, members, score, ids } = await aScoringPanel(app, [{}, {}, {}]) // prettier-ignore
    await run.saveSettings(chair, { scholarshipId, reviewsPerApplication: 1 })
    await submitTo(app, scholarshipId, [{}, {}, {}])
    await run.assignAll(chair, { scholarshipId })
    await run.assignAll(chair, { scholarshipId })
    const assigned = await app.stores.reviewAssignments.findAll(scholarshipId)
    expect(assigned).toHaveLength(3 * 2 + 3)
    const loadOf = (caller: Caller) =>
      assigned.filter(({ reviewerId }) => reviewerId === userIdOf(caller)).length
    expect(Math.abs(loadOf(ann) - loadOf(ben))).toBe(1)

    await score(ann, ids[0] ?? '', 2)
    await storeMembers(
      app,
      ownerId,
      members.filter(({ userId }) => userId !== userIdOf(ann)),
    )
    await run.assignAll(chair, { scholarshipId })
    const after = await app.stores.reviewAssignments.findAll(scholarshipId)
    const anns = after.filter(({ reviewerId }) => reviewerId === userIdOf(ann))
    expect(anns.map(({ applicationId }) => applicationId)).toEqual([ids[0]])
    expect(new Set(after.map(({ applicationId }) => applicationId)).size).toBe(6)
  })

  it('is shown to the chair: who has what, and what is done', async () => {
    const { ann, ben, chair, scholarshipId, score, ids } = await aScoringPanel(app, [
      {},
      {},
    ])
    await score(ann, ids[0] ?? '', 2)
    const ask = 'reviewers { user { id } role isMember assigned done conflicts leniency }'
    const { reviewers } = await run.find(chair, scholarshipId, ask)
    const none = { isMember: true, conflicts: 0, leniency: null }
    expect(reviewers).toHaveLength(3)
    for (const [member, role, assigned, done] of [
      [ann, 'REVIEWER', 2, 1],
      [ben, 'REVIEWER', 2, 0],
      [chair, 'OWNER', 0, 0],
    ] as const)
      expect(reviewers).toContainEqual({
        user: { id: userIdOf(member) },
        role,
        assigned,
        done,
        ...none,
      })
    expect((await run.find(ann, scholarshipId, ask)).reviewers).toBeNull()
  })

  it('accepts only members of this organization who score', async () => {
    const { ids, ann, chair } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const to = { applicationId, userId: randomUUID() }
    expect((await run.assign(chair, to)).__typename).toBe('ValidationFailed')
    expect((await run.assign(ann, to)).__typename).toBe('Forbidden')
    expect((await run.assign(aMember(randomUUID()), to)).__typename).toBe('NotFound')
    const own = { applicationId, userId: userIdOf(chair) }
    // A chair who scores is as blind as the others until they have scored.
    const { application } = await run.assign(chair, own)
    expect(application).toMatchObject({ isMine: true, applicantName: null, scores: null })
  })
})
