import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Forum, idOf, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

describe('a vote', () => {
  it('may be against a text, instead of for it, and take no trust away', async () => {
    const [writer, reader, other] = [somebody(), somebody(), somebody()]
    const { id } = await forum.post(writer)
    const reply = await forum.reply(writer, id)
    const vote = async (by: typeof reader, entryId: string, wish: object) =>
      forum.act(by, 'setVote', { id: entryId, isUp: false, ...wish })
    const none = { upvotes: 0, downvotes: 0, hasMyVote: false, hasMyDownvote: false }
    const down = { ...none, downvotes: 1, hasMyDownvote: true }

    expect((await vote(reader, id, { isDown: true })).post).toMatchObject(down)
    expect((await vote(reader, id, { isDown: true })).post).toMatchObject(down)
    expect((await vote(other, id, { isUp: true })).post).toMatchObject({
      ...none,
      upvotes: 1,
      downvotes: 1,
      hasMyVote: true,
    })
    expect((await vote(reader, id, { isUp: true })).post).toMatchObject({
      ...none,
      upvotes: 2,
      hasMyVote: true,
    })
    expect((await vote(reader, id, { isDown: true })).post).toMatchObject({
      ...down,
      upvotes: 1,
    })
    expect((await vote(reader, id, {})).post).toMatchObject({ ...none, upvotes: 1 })
    expect((await vote(reader, reply.id, { isDown: true })).reply).toMatchObject(down)
    const { rows } = await forum.postgres.pool.query(
      'select votes_received as received from members where user_id = $1',
      [idOf(writer)],
    )
    expect(rows).toEqual([{ received: 1 }])
  })
})
