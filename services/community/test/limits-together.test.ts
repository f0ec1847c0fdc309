import { newId } from '@landfall/kit/core/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BLOCKED_MAX } from '../src/modules/member/member.ts'
import { ANSWERS_MAX } from '../src/modules/reply/reply.ts'
import { bindStores } from '../src/stores.ts'
import { type Forum, idOf, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

const TOGETHER = 10

it('members who are blocked together do not pass the limit', async () => {
  const reader = somebody()
  await forum.postgres.pool.query(
    `insert into blocks (user_id, blocked_id, created_at)
     select $1, gen_random_uuid(), now() from generate_series(1, $2)`,
    [idOf(reader), BLOCKED_MAX - 1],
  )
  const block = () => forum.act(reader, 'blockMember', { userId: newId(), isBlocked: true })
  await Promise.all(Array.from({ length: TOGETHER }, block))
  const { rows } = await forum.postgres.pool.query(
    'select from blocks where user_id = $1',
    [idOf(reader)],
  )
  expect(rows).toHaveLength(BLOCKED_MAX)
})

it('answers to one reply that people write together do not pass the limit', async () => {
  const { id: postId } = await forum.post(somebody())
  const { id: parentId } = await forum.reply(somebody(), postId)
  const { replies } = bindStores(forum.postgres.db)
  const parent = await replies.find(parentId)
  if (!parent) throw new Error('The reply was not kept')
  for (let count = 1; count < ANSWERS_MAX; count += 1)
    await replies.insert({ ...parent, id: newId(), parentId })
  const answer = (index: number) => {
    const content = `For me it took ${index} weeks.`
    return forum.act(somebody(), 'createReply', { postId, parentId, content })
  }
  await Promise.all(Array.from({ length: TOGETHER }, (_, index) => answer(index)))
  expect(await replies.countAnswers(parentId)).toBe(ANSWERS_MAX)
})
