import type { Caller } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aModerator, type Forum, idOf, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

const OWN = `query ($first: Int, $after: String) { ownForumActivity(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { id kind targetId createdAt level reason text isGranted answer } } } }`

const APPEALS = `{ forumAppeals(first: 5) { edges { node { id } } } }`
const DECISIONS = `{ ownDecisions(first: 5) { edges { node { id } } } }`

type Own = Record<string, unknown> & { kind: string; targetId: string }

/** The total that each page reported. */
const totals = new Set<number>()

/** Reads page by page, to the end. */
async function activityOf(by: Caller, first: number): Promise<Own[]> {
  const found: Own[] = []
  for (let after: string | null = null; ;) {
    const { ownForumActivity: page } = await forum.ask(by, OWN, { first, after })
    found.push(...page.edges.map(({ node }: { node: Own }) => node))
    totals.add(page.totalCount)
    if (!page.pageInfo.hasNextPage) return found
    after = page.pageInfo.endCursor
  }
}

describe('a person’s activity other than writing', () => {
  it('is readable only by that person, with what is stored for each kind', async () => {
    const [member, other, moderator] = [somebody(), somebody(), aModerator()]
    const theirs = await forum.post(other)
    const mine = await forum.post(member)
    await forum.act(member, 'setVote', { id: theirs.id, isUp: true })
    const disliked = await forum.post(other)
    const against = { id: disliked.id, isUp: false, isDown: true }
    await forum.act(member, 'setVote', against)
    await forum.act(member, 'recordPostView', { id: theirs.id })
    await forum.act(member, 'followPost', { postId: theirs.id, level: 'WATCH' })
    await forum.act(member, 'blockMember', { userId: idOf(other), isBlocked: true })
    const note = 'It sells essays.'
    await forum.act(member, 'reportContent', { id: theirs.id, reason: 'spam', note })
    await forum.act(moderator, 'decideCase', { entryId: theirs.id, decision: 'DISAGREE' })
    await forum.act(other, 'reportContent', { id: mine.id, reason: 'abuse' })
    await forum.act(moderator, 'decideCase', { entryId: mine.id, decision: 'AGREE' })
    const { ownDecisions } = await forum.ask(member, DECISIONS, {})
    const actionId = ownDecisions.edges[0].node.id
    await forum.act(member, 'appealDecision', { actionId, text: 'Please look again.' })

    const own = await activityOf(member, 50)
    expect([...totals]).toEqual([own.length])
    const at = (kind: string, targetId: string) =>
      own.find((one) => one.kind === kind && one.targetId === targetId)
    const createdAt = expect.stringMatching(/^2026-11-23T/)
    expect(at('VOTE', theirs.id)).toMatchObject({ createdAt, level: null, text: null })
    expect(at('DOWNVOTE', disliked.id)).toMatchObject({ createdAt, level: null })
    expect(at('VIEW', theirs.id)).toMatchObject({ createdAt: null })
    expect(at('FOLLOW', theirs.id)).toMatchObject({ level: 'WATCH' })
    expect(at('BLOCK', idOf(other))).toMatchObject({ createdAt })
    expect(at('REPORT', theirs.id)).toMatchObject({
      reason: 'SPAM',
      text: note,
    })
    expect(at('APPEAL', actionId)).toMatchObject({
      text: 'Please look again.',
      isGranted: null,
      answer: null,
    })
    const { forumAppeals } = await forum.ask(moderator, APPEALS, {})
    const [{ node: appeal }] = forumAppeals.edges
    const decided = { appealId: appeal.id, isGranted: true, answer: 'You are right.' }
    await forum.act(aModerator(), 'decideAppeal', decided)
    const after = await activityOf(member, 50)
    expect(after.find(({ kind }) => kind === 'APPEAL')).toMatchObject({
      isGranted: true,
      answer: 'You are right.',
    })
    for (const first of [1, 2]) expect(await activityOf(member, first)).toEqual(after)
    expect((await activityOf(other, 50)).map(({ kind }) => kind)).not.toContain('BLOCK')
    expect(await activityOf(somebody(), 50)).toEqual([])
    await expect(activityOf(testVisitor(), 50)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })
})
