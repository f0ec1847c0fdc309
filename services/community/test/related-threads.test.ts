import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Forum, somebody, startForum } from './_app.ts'

let forum: Forum
// Word frequencies are cached for a while.
beforeEach(async () => {
  forum = await startForum()
})
afterEach(() => forum.stop())

const SIMILAR = `query ($title: String!) { similarPosts(title: $title, first: 3) { id } }`

it('a new thread is found, however many older ones share a word with it', async () => {
  // As many as a forum collects over years: more than are ranked.
  await forum.postgres.pool.query(`
    insert into posts (id, author_id, category, title, content, tags, state, created_at, last_active_at, search)
    select gen_random_uuid(), gen_random_uuid(), 'question', title, 'Please tell me', '{}', 'shown', at, at,
      setweight(to_tsvector('english', title), 'A')
    from generate_series(1, 400) as number,
      lateral (select 'Visa question ' || number as title, timestamptz '2024-01-01' + number * interval '1 hour' as at) as old`)
  const title = 'Visa interview in Lagos: how long until the passport is back?'
  const { id } = await forum.post(somebody(), { title })
  const { similarPosts } = await forum.ask(somebody(), SIMILAR, { title })
  expect(similarPosts[0]).toEqual({ id })
  // A rare word is found however old its thread is.
  const found = await forum.ask(somebody(), SIMILAR, { title: 'Visa question 7' })
  expect(found.similarPosts).toHaveLength(3)
})

it('threads are related by the rarer words in their full texts', async () => {
  const frequent = 'Please tell me how the stipend of a student is paid'
  const ask = (title: string, content: string) => forum.post(somebody(), { title, content })
  for (let number = 0; number < 12; number += 1) await ask(`Paid late, ${number}`, frequent)
  const mine = await ask('A word of advice', `${frequent} through a vacuolar bank.`)
  const other = await ask('Nobody answers', 'Has anybody heard of vacuolar banks?')
  const { post } = await forum.ask(
    somebody(),
    `query ($id: ID!) { post(id: $id) { related(first: 3) { id } } }`,
    { id: mine.id },
  )
  expect(post.related[0]).toEqual({ id: other.id })
  expect(post.related).toHaveLength(3)
  expect(post.related).not.toContainEqual({ id: mine.id })
})
