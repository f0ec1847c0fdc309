import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApplications, type RunningApplications } from './_app.ts'
import { noticesFor } from './_reminders.ts'
import { aMember } from './_applications.ts'
import { aScoringPanel, reviewsOn, storeMembers, userIdOf } from './_reviews.ts'

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications()
  run = reviewsOn(app)
})
afterAll(() => app.stop())

type Reader = Parameters<typeof noticesFor>[1]
const noticesTo = async (reader: Reader) =>
  (await noticesFor(app, reader))
    .filter(({ type }) => type === 'review-message')
    .map(({ title, link }) => [title.split(':')[0], link])

describe('a panel hears', () => {
  it('of a question, and the reviewer of its answer; not what they wrote', async () => {
    const { scholarshipId, chair, ann, ben, ids } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const link = `/review/${scholarshipId}`
    const { number } = await run.open(chair, applicationId)
    await run.askChair(ann, { applicationId, text: 'Is the budget final?' })
    expect(await noticesTo(chair)).toEqual([
      [`A question about application ${number}`, link],
    ])
    expect([...(await noticesTo(ann)), ...(await noticesTo(ben))]).toEqual([])

    const { questions } = await run.open(chair, applicationId)
    await run.answer(chair, { questionId: questions[0].id, text: 'Yes, it is.' })
    expect(await noticesTo(ann)).toEqual([
      [`Your question about application ${number} was answered`, link],
    ])
    expect(await noticesTo(ben)).toEqual([])
    const words = JSON.stringify(await noticesFor(app, chair))
    expect(words).not.toContain('budget')
  })

  it('of no answer when the reviewer has left since', async () => {
    const { ownerId, members, chair, ann, ids } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    await run.askChair(ann, { applicationId, text: 'Is the budget final?' })
    const stay = members.filter(({ userId }) => userId !== userIdOf(ann))
    await storeMembers(app, ownerId, stay)
    const { questions } = await run.open(chair, applicationId)
    await run.answer(chair, { questionId: questions[0].id, text: 'Yes, it is.' })
    expect(await noticesTo(ann)).toEqual([])
  })

  it('of the conflict of somebody who was not to score it, in such words', async () => {
    const { ownerId, members, chair, ids } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const other = aMember(ownerId, { role: 'editor' })
    const editor = { userId: userIdOf(other), role: 'editor' } as const
    await storeMembers(app, ownerId, [...members, editor])
    await run.declareConflict(chair, { applicationId, reason: null })
    expect(await noticesTo(chair)).toEqual([])
    const told = await noticesFor(app, other)
    expect(told.map(({ body }) => body)).toEqual([
      'Someone on the panel who was not assigned to it declared a conflict of interest.',
    ])
  })

  it('of a conflict, once each time that it is declared', async () => {
    const { chair, ann, ids } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const declare = () => run.declareConflict(ann, { applicationId, reason: 'My nephew' })
    await declare()
    await declare()
    expect(await noticesTo(chair)).toHaveLength(1)
    const told = await noticesFor(app, chair)
    expect(JSON.stringify(told)).not.toContain('nephew')
    expect(told.at(-1)?.title).toMatch(/^A conflict of interest in application \d+: /)
  })
})
