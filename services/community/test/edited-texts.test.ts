import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aModerator, type Forum, somebody, startForum, THREAD } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

const LINKS = 'See https://a.example and https://b.example'
const MORE = `${LINKS} and https://c.example`

describe('editing a text', () => {
  it('allows no more links than a new text may have, but keeps existing ones', async () => {
    const writer = somebody()
    const { id } = await forum.post(writer, { content: 'I have an interview soon.' })
    const reply = await forum.reply(writer, id, { content: 'It takes a week.' })
    const change = (content: string) => forum.act(writer, 'updatePost', { id, content })
    const errors = [{ path: ['content'], message: expect.stringContaining('2 links') }]
    expect(await change(MORE)).toMatchObject({ code: 'VALIDATION_FAILED', errors })
    expect((await change(LINKS)).__typename).toBe('PostSuccess')
    const changed = await forum.act(writer, 'updateReply', { id: reply.id, content: MORE })
    expect(changed).toMatchObject({ code: 'VALIDATION_FAILED', errors })

    // Written when its writer was trusted more: they can still fix a typo.
    const set = 'update replies set content = $2 where id = $1'
    await forum.postgres.pool.query(set, [reply.id, MORE])
    const mended = { id: reply.id, content: `${MORE}!` }
    expect((await forum.act(writer, 'updateReply', mended)).__typename).toBe('ReplySuccess')
    const moderator = aModerator()
    const own = await forum.post(moderator)
    const { __typename } = await forum.act(moderator, 'updatePost', {
      id: own.id,
      content: MORE,
    })
    expect(__typename).toBe('PostSuccess')
  })

  it('does not mark it as edited when only its tags change', async () => {
    const writer = somebody()
    const { id } = await forum.post(writer, { title: 'When?', content: 'I wait for it.' })
    forum.pass(1)
    const form = { id, title: 'When?', content: 'I wait for it.', tags: ['opt'] }
    const { post } = await forum.act(writer, 'updatePost', form)
    expect(post).toMatchObject({ tags: ['opt'], editedAt: null, revisions: [] })
    const again = await forum.act(writer, 'updatePost', { ...form, title: 'When now?' })
    expect(again.post.editedAt).toBe(forum.clock.now().toISOString())
  })
})

describe('a text that was edited in another tab', () => {
  it('keeps the edit when an older text is saved, and takes the next one', async () => {
    const writer = somebody()
    const { id } = await forum.post(writer)
    forum.pass(1)
    const edit = (content: string, editedAt: string | null) =>
      forum.act(writer, 'updatePost', { id, content, editedAt })
    const first = await edit('The first tab was here.', null)
    expect(first.__typename).toBe('PostSuccess')
    forum.pass(1)
    const late = await edit('The second tab was here.', null)
    expect(late).toMatchObject({ __typename: 'Conflict', code: 'CONFLICT' })
    expect(late.message).toContain('edited since you opened it')
    const { post } = await forum.ask(writer, THREAD, { id })
    expect(post.content).toBe('The first tab was here.')
    const again = await edit('Both tabs were here.', post.editedAt)
    expect(again.post.content).toBe('Both tabs were here.')
    // Older clients do not say what they edited.
    const input = { id, content: 'An older client.' }
    const older = await forum.act(writer, 'updatePost', input)
    expect(older).toMatchObject({ post: { content: 'An older client.' } })
  })

  it('keeps the edit of a reply as well', async () => {
    const [asker, writer] = [somebody(), somebody()]
    const { id } = await forum.reply(writer, (await forum.post(asker)).id)
    forum.pass(1)
    const edit = (content: string, editedAt: string | null) =>
      forum.act(writer, 'updateReply', { id, content, editedAt })
    const { reply } = await edit('The first tab was here.', null)
    forum.pass(1)
    const late = await edit('The second tab was here.', null)
    expect(late.message).toContain('This reply was edited since you opened it')
    const again = await edit('Both tabs were here.', reply.editedAt)
    expect(again.reply.content).toBe('Both tabs were here.')
  })

  it('takes an edit although somebody has replied or voted since', async () => {
    const writer = somebody()
    const { id } = await forum.post(writer)
    await forum.reply(somebody(), id)
    await forum.act(somebody(), 'setVote', { id, isUp: true })
    const input = { id, content: 'It is about wells.', editedAt: null }
    expect((await forum.act(writer, 'updatePost', input)).__typename).toBe('PostSuccess')
  })
})

it('replies to a deleted post can still be edited and deleted by their authors', async () => {
  const [asker, helper] = [somebody(), somebody()]
  const { id } = await forum.post(asker)
  const [kept, gone] = [await forum.reply(helper, id), await forum.reply(helper, id)]
  await forum.act(asker, 'deletePost', { id })
  const content = 'It takes three days.'
  const changed = await forum.act(helper, 'updateReply', { id: kept.id, content })
  expect(changed.reply).toMatchObject({ content })
  expect((await forum.act(asker, 'deleteReply', { id: gone.id })).code).toBe('FORBIDDEN')
  expect(await forum.act(helper, 'deleteReply', { id: gone.id })).toMatchObject({
    __typename: 'DeletedReply',
  })
  const { post } = await forum.ask(somebody(), THREAD, { id })
  const states = post.replies.edges.map(
    ({ node }: { node: { state: string } }) => node.state,
  )
  expect(states.toSorted()).toEqual(['DELETED', 'SHOWN'])
})
