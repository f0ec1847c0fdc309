import { times } from '@landfall/kit/testing/breadth'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeNotifyFollowers } from '../src/modules/reply/notify-followers.ts'
import { type Forum, idOf, postForm, somebody, startForum, THREAD } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

const LIST = `query List($search: String, $category: PostCategory, $tag: String, $country: ID, $degreeLevel: DegreeLevel,
    $visaStage: VisaStage, $sort: PostSort, $first: Int, $after: String) {
  posts(search: $search, category: $category, tag: $tag, country: $country, degreeLevel: $degreeLevel,
    visaStage: $visaStage, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`

async function idsOf(by: Parameters<Forum['ask']>[0], args: object): Promise<string[]> {
  const { posts } = await forum.ask(by, LIST, args)
  return posts.edges.map(({ node }: { node: { id: string } }) => node.id)
}

describe('a thread', () => {
  it('can be read by everybody, with replies one level deep', async () => {
    const [asker, helper] = [somebody(), somebody()]
    const form = { tags: ['F-1, Visa', '#visa'], country: 'Ghana', degreeLevel: 'graduate' }
    const { id } = await forum.post(asker, { ...form, visaStage: 'interview' })
    const first = await forum.reply(helper, id)
    const answer = await forum.reply(asker, id, { parentId: first.id })
    const beside = await forum.reply(helper, id, { parentId: answer.id })
    const { post } = await forum.ask(testVisitor(), THREAD, { id })
    expect(post).toMatchObject({
      category: 'QUESTION',
      tags: ['f-1', 'visa'],
      country: { code: 'GH' },
      degreeLevel: 'GRADUATE',
      visaStage: 'INTERVIEW',
      replyCount: 3,
      isOwn: false,
      myFollow: null,
    })
    expect(post.replies.totalCount).toBe(1)
    const [{ node }] = post.replies.edges
    expect(node.id).toBe(first.id)
    expect(node.answers.map(({ id: answerId }: { id: string }) => answerId)).toEqual([
      answer.id,
      beside.id,
    ])
  })

  it('reports everything that is missing, and needs a verified address', async () => {
    const refused = await forum.act(somebody(), 'createPost', { title: ' ', content: '' })
    expect(refused.errors).toEqual([
      { path: ['title'], message: 'Please enter a title' },
      { path: ['content'], message: 'Please write your post' },
      { path: ['category'], message: 'Please select a category' },
    ])
    const unverified = testCaller({ isEmailVerified: false })
    const { __typename } = await forum.act(unverified, 'createPost', postForm())
    expect(__typename).toBe('Forbidden')
    expect((await forum.act(testVisitor(), 'createPost', postForm())).code).toBe(
      'NOT_SIGNED_IN',
    )
  })

  it('has one accepted answer, which only its author can choose', async () => {
    const [asker, helper] = [somebody(), somebody()]
    const { id } = await forum.post(asker)
    const reply = await forum.reply(helper, id)
    const input = { id: reply.id, isAccepted: true }
    expect((await forum.act(helper, 'acceptReply', input)).code).toBe('FORBIDDEN')
    const { post } = await forum.act(asker, 'acceptReply', input)
    expect(post.acceptedReplyId).toBe(reply.id)
    const published = (await forum.outbox()).filter(({ name }) =>
      name.includes('reply.accepted'),
    )
    expect(published.map(({ body }) => body['data'])).toEqual([
      { replyId: reply.id, postId: id, authorId: idOf(helper) },
    ])
    // A reply that its writer deletes is no longer the accepted answer.
    await forum.act(helper, 'deleteReply', { id: reply.id })
    const after = await forum.ask(asker, THREAD, { id })
    expect(after.post).toMatchObject({ acceptedReplyId: null, replyCount: 0 })
    expect(after.post.replies.edges[0].node).toMatchObject({
      state: 'DELETED',
      content: null,
    })
    const tip = await forum.post(asker, { category: 'tip' })
    const thanks = await forum.reply(helper, tip.id)
    expect(
      (await forum.act(asker, 'acceptReply', { id: thanks.id, isAccepted: true })).code,
    ).toBe('CONFLICT')
  })

  it('keeps its edit history, but hides removed personal data from others', async () => {
    const [writer, reader] = [somebody(), somebody()]
    const before = 'My number is 212-456-7890 and the embassy has not called yet this week.'
    const { id } = await forum.post(writer, { content: before, confirmPersonalData: true })
    await forum.act(writer, 'updatePost', {
      id,
      content: 'The embassy has not called yet.',
    })
    await forum.act(writer, 'updatePost', { id, content: 'The embassy called.' })
    const seenBy = async (caller: typeof writer) =>
      (await forum.ask(caller, THREAD, { id })).post.revisions.map(
        ({ content }: { content: string | null }) => content,
      )
    expect(await seenBy(reader)).toEqual([null, 'The embassy has not called yet.'])
    expect(await seenBy(writer)).toEqual([before, 'The embassy has not called yet.'])
    expect((await forum.act(reader, 'updatePost', { id, title: 'Mine' })).code).toBe(
      'FORBIDDEN',
    )
    await forum.act(writer, 'deletePost', { id })
    const { post } = await forum.ask(reader, THREAD, { id })
    expect(post).toMatchObject({
      title: 'Deleted post',
      content: null,
      revisions: [],
      tags: [],
    })
    expect((await forum.act(writer, 'updatePost', { id, title: 'Back' })).code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('the list of threads', () => {
  it('sorts, filters and searches, page by page, each thread once', async () => {
    const [writer, other] = [somebody(), somebody()]
    const mark = 'zanzibarite'
    const topics = [
      { title: `${mark} fee`, country: 'KE', tags: ['fees'] },
      { title: 'Which fee is it', content: `For the ${mark} form.`, visaStage: 'applying' },
      { title: `A tip on ${mark}`, category: 'tip', degreeLevel: 'phd' },
    ]
    const [fee, form, tip] = await Promise.all(
      topics.map(async (topic, index) => {
        const by = [writer, other, somebody()][index] ?? writer
        return (await forum.post(by, topic)).id
      }),
    )
    // Written at one instant: ids break the tie, and a later reply makes one active.
    forum.pass(5)
    await forum.reply(writer, String(form))
    await forum.act(other, 'setVote', { id: fee, isUp: true })
    const reader = somebody()
    const search = mark
    expect((await idsOf(reader, { search, sort: 'ACTIVE' }))[0]).toBe(form)
    expect((await idsOf(reader, { search, sort: 'TOP' }))[0]).toBe(fee)
    expect((await idsOf(reader, { search, sort: 'UNANSWERED' })).toSorted()).toEqual(
      [fee, tip].toSorted(),
    )
    // A word in the title weighs more than one in the text.
    expect((await idsOf(reader, { search })).at(-1)).toBe(form)
    expect(await idsOf(reader, { search, country: 'Kenya' })).toEqual([fee])
    expect(await idsOf(reader, { search, visaStage: 'APPLYING' })).toEqual([form])
    expect(await idsOf(reader, { search, degreeLevel: 'PHD' })).toEqual([tip])
    expect(await idsOf(reader, { search, category: 'TIP' })).toEqual([tip])
    expect(await idsOf(reader, { search, tag: 'Fees' })).toEqual([fee])
    for (const sort of ['NEW', 'ACTIVE', 'TOP', 'RELEVANCE', 'UNANSWERED']) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const { posts } = await forum.ask(reader, LIST, { search, sort, first: 1, after })
        seen.push(...posts.edges.map(({ node }: { node: { id: string } }) => node.id))
        after = posts.pageInfo.hasNextPage ? posts.pageInfo.endCursor : null
        expect(posts.totalCount).toBe(sort === 'UNANSWERED' ? 2 : 3)
      } while (after !== null)
      const atOnce = await idsOf(reader, { search, sort })
      expect({ sort, seen }).toEqual({ sort, seen: atOnce })
    }
    const byNew = await forum.ask(reader, LIST, { search, sort: 'NEW', first: 1 })
    const ofOther = { search, sort: 'TOP', after: byNew.posts.pageInfo.endCursor }
    await expect(forum.ask(reader, LIST, ofOther)).rejects.toThrow(
      'not a cursor of this list',
    )
    // A reader does not see posts of somebody they blocked.
    await forum.act(reader, 'blockMember', { userId: idOf(writer), isBlocked: true })
    expect((await idsOf(reader, { search })).toSorted()).toEqual([form, tip].toSorted())
    const { similarPosts, tagSuggestions } = await forum.ask(
      reader,
      '{ similarPosts(title: "What is the zanzibarite fee?") { id } tagSuggestions(text: "fe") }',
    )
    expect(similarPosts[0].id).toBe(fee)
    expect(tagSuggestions).toContain('fees')
  })
})

describe('the search', () => {
  it('finds a thread by a readable reply, after threads whose own words match', async () => {
    const [asker, helper, reader] = [somebody(), somebody(), somebody()]
    const { id: byReply } = await forum.post(asker)
    const first = await forum.reply(helper, byReply, {
      content: 'Ask the Kwaratonga office for the paper.',
    })
    const second = await forum.reply(asker, byReply, {
      content: 'Kwaratonga answered, thank you.',
    })
    const { id: byText } = await forum.post(somebody(), {
      content: 'Where do I find the office of Kwaratonga in Accra?',
    })
    const search = 'kwaratonga'
    const found = (more: object = {}) => idsOf(reader, { search, ...more })
    expect(await found()).toEqual([byText, byReply])
    expect((await found({ sort: 'NEW' })).toSorted()).toEqual([byText, byReply].toSorted())
    expect(await found({ search: 'kwaratonga paper' })).toEqual([byReply])
    expect(await found({ search: 'kwaratonga -paper', sort: 'TOP' })).toHaveLength(2)
    const { posts } = await forum.ask(reader, LIST, { search, first: 1 })
    expect(posts.totalCount).toBe(2)
    const after = posts.pageInfo.endCursor
    expect(await found({ first: 1, after })).toEqual([byReply])

    // The search follows edits, and finds nothing in replies that the reader may not read.
    await forum.act(helper, 'updateReply', { id: first.id, content: 'Ask another office.' })
    await forum.act(reader, 'blockMember', { userId: idOf(asker), isBlocked: true })
    expect(await found()).toEqual([byText])
    expect((await idsOf(somebody(), { search })).toSorted()).toEqual(
      [byText, byReply].toSorted(),
    )
    await forum.act(asker, 'deleteReply', { id: second.id })
    expect(await idsOf(somebody(), { search })).toEqual([byText])
  })
})

describe('votes', () => {
  /** All of them wait for one row: more would run into the database timeout on a busy machine. */
  const MANY = times(16, 40)

  it('count once per person, however many come at one moment', async () => {
    const { id } = await forum.post(somebody())
    const voters = Array.from({ length: MANY }, somebody)
    // Each voter sends their vote twice, and a quarter remove it twice.
    const vote = (isUp: boolean) => (voter: (typeof voters)[number]) =>
      forum.act(voter, 'setVote', { id, isUp })
    await Promise.all([...voters, ...voters].map(vote(true)))
    const gone = voters.slice(0, MANY / 4)
    const answers = await Promise.all([...gone, ...gone].map(vote(false)))
    expect(answers.every(({ __typename }) => __typename === 'SetVoteSuccess')).toBe(true)
    const { post } = await forum.ask(voters.at(-1) ?? somebody(), THREAD, { id })
    expect(post).toMatchObject({ upvotes: (MANY * 3) / 4, hasMyVote: true })
    const { rows } = await forum.postgres.pool.query(
      'select count(*)::int as rows from votes where entry_id = $1',
      [id],
    )
    expect(rows).toEqual([{ rows: (MANY * 3) / 4 }])
  })

  it('and views count once per signed-in person, and not for the author', async () => {
    const writer = somebody()
    const { id } = await forum.post(writer)
    const view = (by: typeof writer) => forum.act(by, 'recordPostView', { id })
    const readers = Array.from({ length: MANY }, somebody)
    await Promise.all([...readers, ...readers, writer].map(view))
    expect(await view(writer)).toEqual({ __typename: 'PostViews', id, viewCount: MANY })
    expect((await view(testVisitor())).code).toBe('NOT_SIGNED_IN')
  })

  it('cannot be given to one’s own texts', async () => {
    const writer = somebody()
    const { id } = await forum.post(writer)
    expect((await forum.act(writer, 'setVote', { id, isUp: true })).code).toBe('CONFLICT')
  })
})

describe('a reply', () => {
  it('notifies watchers and mentioned people once, unless they muted the thread or blocked its author', async () => {
    const [asker, helper] = [somebody(), somebody()]
    const [watcher, muted, deaf, named] = [somebody(), somebody(), somebody(), somebody()]
    const { id } = await forum.post(asker)
    for (const one of [watcher, muted, deaf, named]) await forum.reply(one, id)
    await forum.act(watcher, 'followPost', { postId: id, level: 'WATCH' })
    await forum.act(deaf, 'followPost', { postId: id, level: 'WATCH' })
    await forum.act(muted, 'followPost', { postId: id, level: 'MUTE' })
    await forum.act(deaf, 'blockMember', { userId: idOf(helper), isBlocked: true })
    const stranger = { postId: id, content: 'Look here', mentions: [idOf(somebody())] }
    expect((await forum.act(helper, 'createReply', stranger)).errors).toEqual([
      {
        path: ['mentions'],
        message: 'Please mention only people who have written in this thread',
      },
    ])
    await forum.outbox()
    const reply = await forum.reply(helper, id, { mentions: [named, muted].map(idOf) })
    const left = await forum.outbox()
    expect(left.filter(({ name }) => name.includes('notify-followers'))).toHaveLength(1)
    const notify = makeNotifyFollowers(forum)
    expect([await notify(reply.id), await notify(reply.id)]).toEqual([3, 3])
    const notices = (await forum.outbox()).map(({ body }) => body.data)
    const recipients = notices.map(({ userId, type }) => `${userId} ${type}`)
    expect([...new Set(recipients)].toSorted()).toEqual(
      [
        `${idOf(asker)} forum-reply`,
        `${idOf(watcher)} forum-reply`,
        `${idOf(named)} forum-mention`,
      ].toSorted(),
    )
    // Requested twice, the notices are the same.
    expect(new Set(notices.map(({ noticeId }) => noticeId)).size).toBe(3)
  })
})
