import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asModerator } from '../src/modules/member/forum.policy.ts'
import { makeUndoModeration } from '../src/modules/moderation/moderate.ts'
import { aModerator, type Forum, idOf, somebody, startForum, THREAD } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

type Caller = ReturnType<typeof somebody>

const report = (by: Caller, id: string) =>
  forum.act(by, 'reportContent', { id, reason: 'SPAM' })

/** Makes the calls queue for the thread's lock, so that they run in this order. */
async function inTurn(postId: string, calls: readonly (() => Promise<unknown>)[]) {
  const { pool } = forum.postgres
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from posts where id = $1 for update', [postId])
    const underWay = []
    for (const call of calls) {
      underWay.push(call())
      // Checked from outside the transaction, which would see the same waits until its end.
      await eventually(async () => {
        const { rows } = await pool.query(
          `select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows[0].count).toBe(underWay.length)
      })
    }
    await client.query('commit')
    await Promise.all(underWay)
  } finally {
    client.release(true)
  }
}

async function reported(times: number) {
  const [writer, asker] = [somebody(), somebody()]
  const { id: postId } = await forum.post(asker)
  const { id } = await forum.reply(writer, postId)
  await forum.reply(asker, postId)
  for (let count = 0; count < times; count += 1) await report(somebody(), id)
  const deletion = () => forum.act(writer, 'deleteReply', { id })
  return { postId, id, deletion }
}
const stateOf = async (postId: string, id: string) => {
  const { rows } = await forum.postgres.pool.query(
    `select replies.state, reply_count as count from replies
      join posts on posts.id = post_id where replies.id = $1 and post_id = $2`,
    [id, postId],
  )
  return rows[0]
}

describe('a text that its author deletes stays deleted', () => {
  it('when a report hides it at the same moment', async () => {
    const { postId, id, deletion } = await reported(5)
    await inTurn(postId, [deletion, () => report(somebody(), id)])
    expect(await stateOf(postId, id)).toEqual({ state: 'deleted', count: 1 })
  })

  it.each([
    ['AGREE', 1],
    ['DISAGREE', 6],
  ])('when a moderator decides at the same moment: %s', async (decision, times) => {
    const { postId, id, deletion } = await reported(times)
    const decide = () => forum.act(aModerator(), 'decideCase', { entryId: id, decision })
    await inTurn(postId, [deletion, decide])
    expect(await stateOf(postId, id)).toEqual({ state: 'deleted', count: 1 })
  })

  it('when its hiding is undone at the same moment', async () => {
    const { postId, id, deletion } = await reported(1)
    const moderator = aModerator()
    const hidden = await forum.act(moderator, 'decideCase', {
      entryId: id,
      decision: 'AGREE',
    })
    const undo = () =>
      forum.act(moderator, 'undoModeration', { actionId: hidden.action.id })
    await inTurn(postId, [deletion, undo])
    expect(await stateOf(postId, id)).toEqual({ state: 'deleted', count: 1 })
    const { post } = await forum.ask(somebody(), THREAD, { id: postId })
    expect(JSON.stringify(post)).not.toContain('"content":"Yes, for me it took"')
  })
})

it('an answer cannot be accepted while its author deletes it', async () => {
  const [writer, asker] = [somebody(), somebody()]
  const { id: postId } = await forum.post(asker)
  const { id } = await forum.reply(writer, postId)
  const answers: Record<string, unknown>[] = []
  await inTurn(postId, [
    () => forum.act(writer, 'deleteReply', { id }),
    async () =>
      answers.push(await forum.act(asker, 'acceptReply', { id, isAccepted: true })),
  ])
  expect(answers).toMatchObject([{ code: 'NOT_FOUND' }])
  const { post } = await forum.ask(asker, THREAD, { id: postId })
  expect(post.acceptedReplyId).toBeNull()
})

const decisionsOf = async (id: string) => {
  const { rows } = await forum.postgres.pool.query<{
    id: string
    undone_at: Date | null
  }>(
    'select id, undone_at from moderation_actions where entry_id = $1 order by created_at',
    [id],
  )
  return rows
}
const wordOf = async (query: string, id: string) =>
  Object.values<unknown>((await forum.postgres.pool.query(query, [id])).rows[0] ?? {})[0]
const isShown = async (id: string) =>
  (await wordOf('select state from replies where id = $1', id)) === 'shown'

/** An entry that reports hid, and then a moderator who agreed with them. */
async function hiddenTwice() {
  const { id } = await reported(6)
  forum.pass(1)
  const input = { entryId: id, decision: 'AGREE' }
  const { action } = await forum.act(aModerator(), 'decideCase', input)
  const [first] = await decisionsOf(id)
  return { id, byReports: first?.id ?? '', byModerator: action.id as string }
}

describe('a later decision', () => {
  it('stays in force when an earlier hiding is undone', async () => {
    const { id, byReports, byModerator } = await hiddenTwice()
    await undo(byReports)
    expect(await isShown(id)).toBe(false)
    await undo(byModerator)
    expect(await isShown(id)).toBe(true)
  })

  it('stays in force when earlier marks are undone', async () => {
    const { id } = await forum.post(somebody())
    const mark = async (marks: object) => {
      forum.pass(1)
      await forum.act(aModerator(), 'markPost', { postId: id, ...marks })
    }
    await mark({ isPinned: true, isSticky: false })
    await mark({ isPinned: false, isSticky: true })
    await undo((await decisionsOf(id))[0]?.id ?? '')
    const { post } = await forum.ask(somebody(), THREAD, { id })
    expect(post).toMatchObject({ isPinned: false, isSticky: true })
    await undo((await decisionsOf(id))[1]?.id ?? '')
    const { post: bare } = await forum.ask(somebody(), THREAD, { id })
    expect(bare).toMatchObject({ isPinned: false, isSticky: false })
  })

  it('leaves the text shown when both it and the earlier hiding are undone', async () => {
    const { id } = await reported(6)
    forum.pass(1)
    const input = { entryId: id, decision: 'DISAGREE' }
    const { action } = await forum.act(aModerator(), 'decideCase', input)
    expect(await isShown(id)).toBe(true)
    await undo((await decisionsOf(id))[0]?.id ?? '')
    await undo(action.id)
    expect(await isShown(id)).toBe(true)
  })

  it('gives way to the first hiding when the two decisions after it are undone', async () => {
    const { id } = await reported(6)
    const decide = async (decision: string) => {
      forum.pass(1)
      const input = { entryId: id, decision }
      return (await forum.act(aModerator(), 'decideCase', input)).action.id as string
    }
    const restored = await decide('DISAGREE')
    await report(somebody(), id)
    const hiddenAgain = await decide('AGREE')
    await undo(restored)
    expect(await isShown(id)).toBe(false)
    await undo(hiddenAgain)
    expect(await isShown(id)).toBe(false)
    await undo((await decisionsOf(id))[0]?.id ?? '')
    expect(await isShown(id)).toBe(true)
  })

  it('is undone with all other hidings when an appeal is granted', async () => {
    const { id, byReports, byModerator } = await hiddenTwice()
    const userId = String(await wordOf('select author_id from replies where id = $1', id))
    const writer = testCaller({ userId })
    await forum.act(writer, 'appealDecision', { actionId: byReports, text: 'It is true' })
    const appealOf = 'select id from moderation_appeals where action_id = $1'
    const appealId = await wordOf(appealOf, byReports)
    const granted = { appealId, isGranted: true, answer: 'Yes' }
    await forum.act(aModerator(), 'decideAppeal', granted)
    expect(await isShown(id)).toBe(true)
    expect((await decisionsOf(id)).every(({ undone_at }) => undone_at !== null)).toBe(true)
    const agreedOf = 'select agreed_reports from members where user_id = $1'
    expect(await wordOf(agreedOf, userId)).toBe(0)
    const again = await forum.act(aModerator(), 'undoModeration', { actionId: byModerator })
    expect(again.code).toBe('CONFLICT')
  })
})

const days = (count: number) =>
  new Date(forum.clock.now().getTime() + count * 86_400_000).toISOString()
const silence = async (writer: Caller, until: string) => {
  const input = { userId: idOf(writer), until, reason: 'ABUSE' }
  return (await forum.act(aModerator(), 'silenceMember', input)).action.id as string
}
async function somebodyWaits() {
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  expect((await forum.postgres.pool.query(waits)).rows).not.toEqual([])
}
const undo = (actionId: string) => forum.act(aModerator(), 'undoModeration', { actionId })
const silencedUntil = async (writer: Caller) =>
  (await forum.ask(writer, '{ forumStanding { silencedUntil } }')).forumStanding
    .silencedUntil as string | null

describe('undoing a silence', () => {
  it('keeps the one that was decided after it', async () => {
    const writer = somebody()
    const first = await silence(writer, days(3))
    forum.pass(1)
    const later = days(30)
    const second = await silence(writer, later)
    await undo(first)
    expect(await silencedUntil(writer)).toBe(later)
    await undo(second)
    expect(await silencedUntil(writer)).toBeNull()
  })

  it('keeps one that is decided at the same moment', async () => {
    const writer = somebody()
    const first = await silence(writer, days(3))
    forum.pass(1)
    const later = days(30)
    let deciding: Promise<unknown> = Promise.resolve()
    const undoModeration = makeUndoModeration({
      clock: forum.clock,
      newId,
      unitOfWork: (work) =>
        forum.unitOfWork((tx) => {
          const silenceOf: typeof tx.actions.silenceOf = async (targetId) => {
            const until = await tx.actions.silenceOf(targetId)
            // Another moderator's comes after what stands was read.
            deciding = silence(writer, later)
            await Promise.race([deciding, eventually(somebodyWaits)])
            return until
          }
          return work({ ...tx, actions: { ...tx.actions, silenceOf } })
        }),
    })
    const by = asModerator(aModerator().viewer)
    if (!by.ok) throw new Error(by.error.message)
    await undoModeration(by.value, { actionId: first })
    await deciding
    expect(await silencedUntil(writer)).toBe(later)
  })

  it('puts the previous one back in force', async () => {
    const writer = somebody()
    const first = days(3)
    await silence(writer, first)
    forum.pass(1)
    await undo(await silence(writer, days(30)))
    expect(await silencedUntil(writer)).toBe(first)
  })
})
