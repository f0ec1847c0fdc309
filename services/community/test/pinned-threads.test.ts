import { afterAll, beforeAll, expect, it } from 'vitest'
import { aModerator, type Forum, idOf, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

it('the list can leave out pinned threads, and neither shows texts of blocked members', async () => {
  const [writer, reader] = [somebody(), somebody()]
  const form = { category: 'discussion' }
  const { id: pinned } = await forum.post(writer, form)
  const { id: sticky } = await forum.post(writer, form)
  const { id: other } = await forum.post(somebody(), form)
  const mark = { isPinned: false, isSticky: false }
  await forum.act(aModerator(), 'markPost', { ...mark, postId: pinned, isPinned: true })
  await forum.act(aModerator(), 'markPost', { ...mark, postId: sticky, isSticky: true })
  const ids = async (withoutPinned: boolean) => {
    const { pinnedPosts, posts } = await forum.ask(
      reader,
      `query ($without: Boolean) {
        pinnedPosts(category: DISCUSSION) { id }
        posts(category: DISCUSSION, withoutPinned: $without) { totalCount edges { node { id } } } }`,
      { without: withoutPinned },
    )
    type Node = { id: string }
    return {
      top: pinnedPosts.map((one: Node) => one.id),
      list: posts.edges.map(({ node }: { node: Node }) => node.id),
      total: posts.totalCount,
    }
  }
  const whole = await ids(false)
  expect(whole.list).toEqual(expect.arrayContaining([pinned, sticky, other]))
  const apart = await ids(true)
  expect(apart.top).toEqual([pinned, sticky])
  expect(apart.list).toEqual(
    whole.list.filter((id: string) => ![pinned, sticky].includes(id)),
  )
  expect(apart.total).toBe(whole.total - 2)

  await forum.act(reader, 'blockMember', { userId: idOf(writer), isBlocked: true })
  expect((await ids(true)).top).toEqual([])
})
