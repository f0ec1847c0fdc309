import type { Caller } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aModerator, type Forum, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

const OWN = `query ($first: Int, $after: String) { ownForumEntries(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { id kind postId title content state editedAt revisions { title content } } } } }`

type Own = Record<string, unknown> & { id: string }

/** The total that each page reported. */
const totals: number[] = []

/** Reads page by page, to the end. */
async function ownOf(by: Caller, first: number): Promise<Own[]> {
  const found: Own[] = []
  for (let after: string | null = null; ;) {
    const { ownForumEntries: page } = await forum.ask(by, OWN, { first, after })
    found.push(...page.edges.map(({ node }: { node: Own }) => node))
    totals.push(page.totalCount)
    if (!page.pageInfo.hasNextPage) return found
    after = page.pageInfo.endCursor
  }
}

describe('a person’s own texts', () => {
  it('are listed only for that person, posts and replies together, including hidden and deleted ones', async () => {
    const [writer, other] = [somebody(), somebody()]
    const mine = await forum.post(writer, { title: 'How deep is a well?' })
    forum.pass(1)
    const theirs = await forum.post(other)
    const reply = await forum.reply(writer, theirs.id, { content: 'Thirty meters.' })
    // At the same instant as the reply: ids break the tie.
    const deleted = await forum.post(writer, {
      title: 'Never mind',
      content: 'It was dry.',
    })
    forum.pass(1)
    await forum.act(writer, 'updatePost', { id: mine.id, content: 'How deep, in Ghana?' })
    await forum.act(writer, 'deletePost', { id: deleted.id })
    const moderator = aModerator()
    await forum.act(other, 'reportContent', { id: reply.id, reason: 'spam' })
    await forum.act(moderator, 'decideCase', { entryId: reply.id, decision: 'AGREE' })

    const own = await ownOf(writer, 20)
    const byId = new Map(own.map((entry) => [entry.id, entry]))
    expect(own.map(({ id }) => id)).toEqual([
      ...[reply.id, deleted.id].toSorted().toReversed(),
      mine.id,
    ])
    expect(byId.get(reply.id)).toMatchObject({
      kind: 'REPLY',
      postId: theirs.id,
      title: null,
      content: 'Thirty meters.',
      state: 'HIDDEN',
    })
    expect(byId.get(deleted.id)).toMatchObject({
      kind: 'POST',
      title: 'Never mind',
      content: 'It was dry.',
      state: 'DELETED',
    })
    expect(byId.get(mine.id)).toMatchObject({
      content: 'How deep, in Ghana?',
      state: 'SHOWN',
      editedAt: '2026-11-23T09:02:00.000Z',
      revisions: [{ title: 'How deep is a well?' }],
    })
    expect(totals).toEqual([3])
    for (const first of [1, 2]) expect(await ownOf(writer, first)).toEqual(own)
    expect(await ownOf(other, 20)).toMatchObject([{ id: theirs.id }])
    expect(await ownOf(somebody(), 20)).toEqual([])
    await expect(ownOf(testVisitor(), 20)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
