import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Forum, idOf, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

it('an author is notified once that an answer is accepted, unless they muted the thread or accepted their own', async () => {
  const [asker, helper, muted] = [somebody(), somebody(), somebody()]
  const { id } = await forum.post(asker, { title: 'When is the interview?' })
  const [answer, quiet, own] = [
    await forum.reply(helper, id),
    await forum.reply(muted, id),
    await forum.reply(asker, id),
  ]
  await forum.act(muted, 'followPost', { postId: id, level: 'MUTE' })
  await forum.outbox()
  const accept = (replyId: string, isAccepted = true) =>
    forum.act(asker, 'acceptReply', { id: replyId, isAccepted })
  await accept(answer.id)
  await accept(answer.id, false)
  await accept(answer.id)
  await accept(quiet.id)
  await accept(own.id)
  const told = (await forum.outbox())
    .filter(({ name }) => name.includes('notice.requested'))
    .map(({ body }) => body.data)
  expect(new Set(told.map(({ noticeId }) => noticeId)).size).toBe(1)
  expect(told[0]).toMatchObject({
    userId: idOf(helper),
    type: 'forum-accepted',
    title: 'Your answer was accepted: When is the interview?',
    link: `/community/${id}?reply=${answer.id}`,
  })
})
