import { afterAll, beforeAll, expect, it } from 'vitest'
import { aModerator, type Forum, idOf, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

/** The kinds of work that were queued since the last call. */
const queued = async () =>
  (await forum.outbox())
    .filter(({ name }) => name === 'landfall.community.work.queued.v1')
    .map(({ body }) => body.data['kind'])

it('moderators are told of the first report of a case, and of the first one after its decision', async () => {
  const { id } = await forum.post(somebody())
  const report = () => forum.act(somebody(), 'reportContent', { id, reason: 'SPAM' })
  await report()
  await report()
  expect(await queued()).toEqual(['forum-case'])
  const decision = 'DISAGREE'
  await forum.act(aModerator(), 'decideCase', { entryId: id, decision })
  await report()
  expect(await queued()).toEqual(['forum-case'])
  await forum.act(aModerator(), 'decideCase', { entryId: id, decision })
})

it('moderators are told of no other report while a case waits', async () => {
  const reporter = somebody()
  const posts = [await forum.post(somebody()), await forum.post(somebody())]
  const report = ({ id }: { id: string }) =>
    forum.act(reporter, 'reportContent', { id, reason: 'SPAM' })
  for (const post of posts)
    expect((await report(post)).__typename).toBe('ReportContentSuccess')
  expect(await queued()).toEqual(['forum-case'])
  for (const { id: entryId } of posts)
    await forum.act(aModerator(), 'decideCase', { entryId, decision: 'IGNORE' })
  await report(await forum.post(somebody()))
  expect(await queued()).toEqual(['forum-case'])
})

it('moderators are told of an appeal once', async () => {
  const writer = somebody()
  await forum.post(writer)
  const { action } = await forum.act(aModerator(), 'silenceMember', {
    userId: idOf(writer),
    until: new Date(forum.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    reason: 'SPAM',
  })
  const appeal = { actionId: action.id, text: 'I wrote none of them.' }
  await forum.outbox()
  await forum.act(writer, 'appealDecision', appeal)
  await forum.act(writer, 'appealDecision', appeal)
  expect(await queued()).toEqual(['forum-appeal'])
})
