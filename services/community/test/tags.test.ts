import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aModerator, type Forum, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

const suggested = async (text: string) =>
  (await forum.ask(somebody(), `{ tagSuggestions(text: "${text}") }`))
    .tagSuggestions as string[]
const countOf = async (name: string) =>
  (await forum.postgres.pool.query('select post_count from tags where name = $1', [name]))
    .rows[0]?.post_count

describe('tags', () => {
  it('are suggested as long as a readable post has them', async () => {
    const [writer, moderator] = [somebody(), aModerator()]
    const { id } = await forum.post(writer, { tags: ['buy essays'] })
    await forum.act(somebody(), 'reportContent', { id, reason: 'SPAM' })
    const decision = { entryId: id, decision: 'AGREE' }
    const { action } = await forum.act(moderator, 'decideCase', decision)
    expect(await suggested('buy')).toEqual([])
    // Tags of a post that nobody can read do not count, whatever is done to it.
    await forum.act(writer, 'updatePost', { id, tags: ['buy essays', 'buy more'] })
    expect(await suggested('buy')).toEqual([])
    await forum.act(moderator, 'undoModeration', { actionId: action.id })
    expect(await suggested('buy')).toEqual(['buy essays', 'buy more'])
    await forum.act(writer, 'updatePost', { id, tags: ['buy more'] })
    expect(await suggested('buy')).toEqual(['buy more'])

    await forum.post(somebody(), { tags: ['buy more'] })
    await forum.act(somebody(), 'reportContent', { id, reason: 'SPAM' })
    await forum.act(moderator, 'decideCase', decision)
    await forum.act(writer, 'deletePost', { id })
    expect(await countOf('buy more')).toBe(1)
  })
})
