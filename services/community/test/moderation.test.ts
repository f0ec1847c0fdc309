import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOBODY } from '../src/modules/entry/entry.ts'
import { makeNotifyFollowers } from '../src/modules/reply/notify-followers.ts'
import {
  aModerator,
  type Forum,
  idOf,
  postForm,
  somebody,
  startForum,
  THREAD,
} from './_app.ts'
import { busyMember, hearErased, SECRET } from './_erasure.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

type Caller = ReturnType<typeof somebody>
type Row = Record<string, never>

const stateFor = async (by: Caller | ReturnType<typeof testVisitor>, id: string) => {
  const { post } = await forum.ask(by, THREAD, { id })
  return post === null ? null : (post.state as string)
}
const report = (by: Caller, id: string, reason = 'SPAM') =>
  forum.act(by, 'reportContent', { id, reason, note: 'Please look' })
const noticesTo = async (caller: Caller) =>
  (await forum.outbox())
    .map(({ body }) => body.data)
    .filter(
      (data) => data?.['userId'] === idOf(caller) && data['type'] === 'forum-decision',
    )

async function ownDecisions(by: Caller): Promise<Row[]> {
  const { ownDecisions: list } = await forum.ask(
    by,
    '{ ownDecisions { edges { node { id mayAppeal isGranted answer action { kind reason undoneAt } } } } }',
  )
  return list.edges.map(({ node }: { node: Row }) => node)
}

describe('reports', () => {
  it('hide a text by their total weight until a moderator agrees, disagrees or ignores them', async () => {
    const writer = somebody()
    const { id } = await forum.post(writer)
    const reporters = Array.from({ length: 6 }, somebody)
    for (const one of reporters.slice(0, 5)) await report(one, id)
    expect(await stateFor(testVisitor(), id)).toBe('SHOWN')
    expect((await report(reporters[0] ?? writer, id)).code).toBe('CONFLICT')
    expect((await report(writer, id)).code).toBe('CONFLICT')
    await forum.outbox()
    await report(reporters[5] ?? writer, id, 'ABUSE')
    expect(await stateFor(testVisitor(), id)).toBeNull()
    expect(await stateFor(writer, id)).toBe('HIDDEN')
    expect(await noticesTo(writer)).toHaveLength(1)
    const moderator = aModerator()
    const QUEUE =
      '{ forumCases { totalCount edges { node { entry { id content state } weight reports { reason note } } } } }'
    const { forumCases } = await forum.ask(moderator, QUEUE)
    expect(forumCases.totalCount).toBe(1)
    expect(forumCases.edges[0].node).toMatchObject({
      weight: 6,
      entry: { id, state: 'HIDDEN' },
    })
    expect(forumCases.edges[0].node.reports).toHaveLength(6)
    await expect(forum.ask(writer, QUEUE)).rejects.toThrow('Only moderators')
    const decide = (decision: string, by = moderator) =>
      forum.act(by, 'decideCase', { entryId: id, decision })
    expect((await decide('AGREE', somebody())).code).toBe('FORBIDDEN')
    const { action } = await decide('DISAGREE')
    expect(action).toMatchObject({ kind: 'RESTORE', reason: 'SPAM' })
    expect(await stateFor(testVisitor(), id)).toBe('SHOWN')
    expect((await decide('AGREE')).code).toBe('NOT_FOUND')
    // A later report opens it again, with its own weight alone.
    await report(somebody(), id)
    expect(await stateFor(testVisitor(), id)).toBe('SHOWN')
    expect((await decide('IGNORE')).action.kind).toBe('IGNORE')
  })

  it('hide a text for good if a moderator agrees; the decision can be undone, and is logged without names', async () => {
    const [writer, moderator] = [somebody(), aModerator()]
    const { id: postId } = await forum.post(somebody())
    const { id } = await forum.reply(writer, postId)
    await report(somebody(), id, 'MISINFORMATION')
    const { action } = await forum.act(moderator, 'decideCase', {
      entryId: id,
      decision: 'AGREE',
      note: 'Wrong fee',
    })
    const contentFor = async (by: Caller) =>
      (await forum.ask(by, THREAD, { id: postId })).post.replies.edges[0].node.content
    expect(await contentFor(somebody())).toBeNull()
    expect(await contentFor(writer)).not.toBeNull()
    const { post } = await forum.ask(somebody(), THREAD, { id: postId })
    expect(post.replyCount).toBe(0)
    const undone = await forum.act(moderator, 'undoModeration', { actionId: action.id })
    expect(undone.action.undoneAt).not.toBeNull()
    expect(await contentFor(somebody())).not.toBeNull()
    expect(
      (await forum.act(moderator, 'undoModeration', { actionId: action.id })).code,
    ).toBe('CONFLICT')
    const { moderationLog } = await forum.ask(
      testVisitor(),
      '{ moderationLog { edges { node { id kind reason entryKind undoneAt } } } }',
    )
    const [newest] = moderationLog.edges
    expect(newest.node).toMatchObject({
      id: action.id,
      kind: 'HIDE',
      reason: 'MISINFORMATION',
      entryKind: 'REPLY',
    })
    const text = JSON.stringify(moderationLog)
    for (const secret of [idOf(writer), idOf(moderator), 'Wrong fee'])
      expect(text).not.toContain(secret)
  })
})

describe('silencing a member', () => {
  it('blocks their posts until it ends or another moderator grants an appeal', async () => {
    const [writer, moderator, other] = [somebody(), aModerator(), aModerator()]
    await forum.post(writer)
    const until = new Date(forum.clock.now().getTime() + 3 * 86_400_000).toISOString()
    const input = { userId: idOf(writer), until, reason: 'ABUSE' }
    expect((await forum.act(somebody(), 'silenceMember', input)).code).toBe('FORBIDDEN')
    const past = { ...input, until: '2020-01-01T00:00:00Z' }
    expect((await forum.act(moderator, 'silenceMember', past)).errors).toEqual([
      { path: ['until'], message: 'Please choose a time in the future' },
    ])
    const { action } = await forum.act(moderator, 'silenceMember', input)
    expect(await noticesTo(writer)).toHaveLength(1)
    const refused = await forum.act(writer, 'createPost', postForm())
    expect(refused.message).toContain('2026-11-26')
    const { forumStanding } = await forum.ask(writer, '{ forumStanding { silencedUntil } }')
    expect(forumStanding.silencedUntil).toBe(until)
    const appeal = { actionId: action.id, text: 'It was a quote' }
    expect((await forum.act(somebody(), 'appealDecision', appeal)).code).toBe('NOT_FOUND')
    expect((await forum.act(writer, 'appealDecision', appeal)).__typename).toBe(
      'AppealSuccess',
    )
    expect((await forum.act(writer, 'appealDecision', appeal)).code).toBe('CONFLICT')
    const { forumAppeals } = await forum.ask(
      other,
      '{ forumAppeals { edges { node { id text action { kind } } } } }',
    )
    const [{ node }] = forumAppeals.edges
    expect(node).toMatchObject({ text: 'It was a quote', action: { kind: 'SILENCE' } })
    const decision = { appealId: node.id, isGranted: true, answer: 'You are right' }
    expect((await forum.act(moderator, 'decideAppeal', decision)).code).toBe('FORBIDDEN')
    await forum.act(other, 'decideAppeal', decision)
    expect((await ownDecisions(writer))[0]).toMatchObject({
      mayAppeal: false,
      isGranted: true,
      answer: 'You are right',
    })
    await forum.post(writer)
  })
})

describe('limits', () => {
  it('apply per day, grow with trust, and hold for simultaneous posts', async () => {
    const writer = somebody()
    const many = Array.from({ length: 8 }, () =>
      forum.act(writer, 'createPost', postForm()),
    )
    const answers = await Promise.all(many)
    const posted = answers.filter(({ __typename }) => __typename === 'PostSuccess')
    expect(posted).toHaveLength(3)
    const refused = answers.find(({ code }) => code === 'TOO_MANY_REQUESTS')
    expect(refused.retryAfterSeconds).toBe(86_400)
    const links = 'https://a.example https://b.example https://c.example'
    const withLinks = { postId: posted[0].post.id, content: links }
    const tooMany = await forum.act(writer, 'createReply', withLinks)
    expect(tooMany.errors[0].path).toEqual(['content'])
    // A day and three texts later they are no new account anymore.
    forum.pass(24 * 60)
    const { forumStanding } = await forum.ask(
      writer,
      '{ forumStanding { level postsPerDay } }',
    )
    expect(forumStanding).toEqual({ level: 1, postsPerDay: 8 })
    expect((await forum.act(writer, 'createReply', withLinks)).__typename).toBe(
      'ReplySuccess',
    )
  })

  it('refuse a nearly identical text, for new accounts even if somebody else wrote it', async () => {
    const content = `Win a scholarship today without any effort, I did it and so can you, ask me how ${forum.clock.now().getTime()}`
    await forum.post(somebody(), { content })
    const again = postForm({ content: `${content}!!` })
    const copied = await forum.act(somebody(), 'createPost', again)
    expect(copied.code).toBe('CONFLICT')
  })

  it('hold back personal data until it is removed or confirmed', async () => {
    const writer = somebody()
    const content = 'Hello all, my SEVIS is N0012345678 and the portal does not take it.'
    const form = postForm({ content })
    const held = await forum.act(writer, 'createPost', form)
    expect(held).toMatchObject({
      __typename: 'PersonalDataFound',
      findings: [{ kind: 'sevis', field: 'content' }],
    })
    for (const { from, to, excerpt } of held.findings)
      expect(content.slice(from, to)).toBe(excerpt)
    const confirmed = await forum.act(writer, 'createPost', {
      ...form,
      confirmPersonalData: true,
    })
    expect(confirmed.__typename).toBe('PostSuccess')
  })
})

describe('pinning', () => {
  it('puts a post on top, and only moderators can do it', async () => {
    const { id } = await forum.post(somebody(), { category: 'tip' })
    const input = { postId: id, isPinned: false, isSticky: true }
    expect((await forum.act(testCaller(), 'markPost', input)).code).toBe('FORBIDDEN')
    await forum.act(aModerator(), 'markPost', input)
    const marked = async (category: string | null) =>
      (
        await forum.ask(
          testVisitor(),
          'query ($c: PostCategory) { pinnedPosts(category: $c) { id } }',
          { c: category },
        )
      ).pinnedPosts.map(({ id: pinned }: { id: string }) => pinned)
    expect(await marked('TIP')).toEqual([id])
    expect(await marked(null)).toEqual([])
  })
})

it('texts stay without a name after their author’s account is erased, even if the event is delivered twice', async () => {
  const [other, moderator] = [somebody(), aModerator()]
  const { member, postId, asked } = await busyMember(forum, { other, moderator })
  const voter = somebody()
  await forum.act(voter, 'setVote', { id: asked, isUp: true })
  const named = Object.keys(await rowsNaming(forum.postgres, [idOf(member)]))
  expect(named).toEqual([
    'blocks',
    'follows',
    'members',
    'moderation_actions',
    'moderation_appeals',
    'posts',
    'replies',
    'reports',
    'views',
    'votes',
  ])
  for (const one of [member, voter, moderator]) await hearErased(forum, one)

  for (const one of [member, voter, moderator])
    expect(await rowsNaming(forum.postgres, [idOf(one)])).toEqual({})
  // Only the row of the tag is left, which nobody uses.
  expect(await rowsNaming(forum.postgres, [SECRET])).toEqual({ tags: 1 })
  const { post } = await forum.ask(aModerator(), THREAD, { id: postId })
  expect(post).toMatchObject({
    content: 'Tell me here about the interview.',
    upvotes: 1,
    revisions: [{ content: 'Write to me here about the interview.' }],
  })
  const query = 'query ($id: ID!) { post(id: $id) { author { id } } }'
  const seen = await forum.ask(testVisitor(), query, { id: postId })
  expect(seen.post.author).toEqual({ id: NOBODY })
  // `NOBODY` is no participant, cannot be mentioned and gets no notice.
  const people = 'query ($id: ID!) { post(id: $id) { participants { id } } }'
  const there = (await forum.ask(testVisitor(), people, { id: postId })).post.participants
  expect(there).not.toContainEqual({ id: NOBODY })
  const mention = { postId, content: 'Are you still there?', mentions: [NOBODY] }
  expect((await forum.act(other, 'createReply', mention)).code).toBe('VALIDATION_FAILED')
  const late = await forum.reply(other, postId)
  await forum.outbox()
  await makeNotifyFollowers(forum)(late.id)
  const published = (await forum.outbox()).map(({ body }) => JSON.stringify(body.data))
  expect(published.join()).not.toContain(NOBODY)
  const { rows } = await forum.postgres.pool.query(
    'select upvotes, (select count(*)::int from votes where entry_id = posts.id) as votes from posts where id = $1',
    [asked],
  )
  expect(rows).toEqual([{ upvotes: 2, votes: 2 }])
  const queue = '{ forumCases { edges { node { entry { id } reports { reason note } } } } }'
  const { forumCases } = await forum.ask(aModerator(), queue)
  expect(forumCases.edges.map(({ node }: { node: Row }) => node)).toContainEqual({
    entry: { id: asked },
    reports: [{ reason: 'SPAM', note: null }],
  })
})
