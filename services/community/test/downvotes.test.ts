import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Forum, idOf, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

describe('a vote', () => {
  it('can be against a text instead of for it, and does not lower the author’s trust', async () => {
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
  it('counts in favor of a text if a client sends both', async () => {
    const { id } = await forum.post(somebody())
    const both = { id, isUp: true, isDown: true }
    const { post } = await forum.act(somebody(), 'setVote', both)
    expect(post).toMatchObject({ upvotes: 1, downvotes: 0, hasMyDownvote: false })
  })

  it('counts once per person, however many requests arrive at once', async () => {
    const reader = somebody()
    const { id } = await forum.post(somebody())
    const wishes = [true, false, true, false].map((isUp) => ({ id, isUp, isDown: !isUp }))
    await Promise.all(wishes.map((wish) => forum.act(reader, 'setVote', wish)))
    const { rows } = await forum.postgres.pool.query(
      `select upvotes, downvotes, count(*) filter (where not is_down)::int as up,
          count(*) filter (where is_down)::int as down
        from posts join votes on entry_id = posts.id where posts.id = $1 group by posts.id`,
      [id],
    )
    const [row] = rows
    expect(row.upvotes + row.downvotes).toBe(1)
    expect([row.upvotes, row.downvotes]).toEqual([row.up, row.down])
  })
})
