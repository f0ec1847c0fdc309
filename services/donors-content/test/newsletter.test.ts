import { randomUUID } from 'node:crypto'
import { sealedLetterSchema } from '@landfall/proto-events/mail-requested'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDecidePiece } from '../src/modules/content/decide-piece.ts'
import { anAdmin, idOf, spotlightForm, startNewsroom, storyForm } from './_newsroom.ts'
import { memberOf } from './_service.ts'

let newsroom: Awaited<ReturnType<typeof startNewsroom>>
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom.stop())

const WEEK = 60 * 24 * 8
const organization = randomUUID()
const owner = memberOf(organization)

/** The letters requested since the last call, unsealed. */
async function letters() {
  const mails = (await newsroom.outbox()).filter(({ name }) => name.includes('mail.'))
  return Promise.all(
    mails.map(async ({ body: { data } }) =>
      sealedLetterSchema.parse(await newsroom.sealer.open(data['sealed'] ?? '')),
    ),
  )
}

async function subscribe(email: string) {
  await newsroom.act(testCaller(), 'subscribeToNewsletter', { email })
  const token = (await letters())[0]?.action?.path.split('=')[1]
  await newsroom.act(testCaller(), 'confirmNewsletter', { token })
}

async function aStory() {
  const student = testCaller()
  const applicationId = await newsroom.accepted(idOf(student), organization)
  const form = storyForm(organization, applicationId)
  const { id, revisionId } = await newsroom.draft(owner, form)
  await newsroom.act(owner, 'submitContent', { id })
  await newsroom.act(student, 'answerStory', { id, revisionId, isGiven: true })
  await newsroom.act(anAdmin(), 'decideContent', { id, revisionId, isPublished: true })
}

it('the newsletter has the news of every kind, and says how many more there are', async () => {
  await subscribe('ama@reader.example')
  newsroom.pass(WEEK)
  await aStory()
  await newsroom.sendNewsletter()
  const [first] = await letters()
  expect(first?.paragraphs).toEqual(['These stories are new:', '- From the coast'])
  expect(first?.action?.path).toBe('/spotlights?view=stories')

  newsroom.pass(WEEK)
  await newsroom.published(owner, {
    organizationId: organization,
    kind: 'TESTIMONIAL',
    words: {
      category: 'IMPACT',
      sourceName: 'Wells Foundation',
      sourceType: 'DONOR',
      testimonial: 'We found students whom we would never have met.',
    },
  })
  for (let n = 1; n <= 11; n += 1)
    await newsroom.published(owner, spotlightForm(organization, { title: `News ${n}` }))
  newsroom.pass(1)
  await newsroom.sendNewsletter()
  const [second] = await letters()
  expect(second?.paragraphs[1]?.split('\n')).toHaveLength(10)
  expect(second?.paragraphs[2]).toBe('And 2 more on the site.')
  expect(second?.action?.path).toBe('/spotlights')

  newsroom.pass(WEEK)
  await newsroom.published(owner, spotlightForm(organization, { title: 'Older' }))
  newsroom.pass(1)
  await aStory()
  newsroom.pass(1)
  await newsroom.sendNewsletter()
  const [mixed] = await letters()
  expect(mixed?.paragraphs[1]).toBe('- From the coast\n- Older')
  expect(mixed?.action?.path).toBe('/spotlights?view=stories')
  newsroom.pass(WEEK)
  await newsroom.sendNewsletter()
  expect(await letters()).toEqual([])
})

/** Those of a week, at most one to each address. */
async function titlesTo(address: string) {
  const own = (await letters()).filter(({ to }) => to === address)
  return own.map(({ paragraphs }) => paragraphs[1])
}

async function nextWeek(address: string) {
  newsroom.pass(WEEK)
  await newsroom.sendNewsletter()
  return titlesTo(address)
}

it('tells of what is being published while the newsletter goes out, the next time', async () => {
  const address = 'binta@reader.example'
  await subscribe(address)
  newsroom.pass(WEEK)
  await newsroom.published(owner, spotlightForm(organization, { title: 'Before' }))
  const { id, revisionId } = await newsroom.draft(
    owner,
    spotlightForm(organization, { title: 'Meanwhile' }),
  )
  await newsroom.act(owner, 'submitContent', { id })
  const decide = makeDecidePiece({
    ...newsroom,
    unitOfWork: (work) =>
      newsroom.unitOfWork(async (tx) => {
        const decided = await work(tx)
        await newsroom.sendNewsletter()
        return decided
      }),
  })
  const admin = { userId: idOf(anAdmin()), checkedBy: 'policy' } as const
  expect((await decide(admin, { id, revisionId, isPublished: true, note: null })).ok).toBe(
    true,
  )
  expect(await titlesTo(address)).toEqual(['- Before'])
  expect(await nextWeek(address)).toEqual(['- Meanwhile'])
  expect(await nextWeek(address)).toEqual([])
})

it('tells once of what is published after the newsletter has begun', async () => {
  const address = 'chidi@reader.example'
  await subscribe(address)
  newsroom.pass(WEEK)
  const read = newsroom.readPublished
  const send = newsroom.sendNewsletterWith({
    ...read,
    async list(query) {
      newsroom.pass(1)
      await newsroom.published(owner, spotlightForm(organization, { title: 'Just now' }))
      return read.list(query)
    },
  })
  await send()
  expect(await titlesTo(address)).toEqual(['- Just now'])
  expect(await nextWeek(address)).toEqual([])
})

it('publishes each later than all before, also by a clock that is behind', async () => {
  for (const minutes of [0, 0, -5])
    await newsroom.unitOfWork(async ({ pieces }) => {
      newsroom.pass(minutes)
      const last = await pieces.publishingInstant(newsroom.clock.now())
      const [newest] = await pieces.publishedPage(
        { kind: null, category: null, isFeatured: null },
        null,
        1,
      )
      expect(last.getTime()).toBeGreaterThan(newest?.publishedAt?.getTime() ?? NaN)
    })
})

it('reaches the others where one address can’t be read', async () => {
  for (const address of ['stuck@reader.example', 'dele@reader.example'])
    await subscribe(address)
  await newsroom.postgres.pool.query(
    `update subscribers set sealed_email = 'unreadable', told_at = told_at - interval '1 hour'
     where id = (select id from subscribers order by confirmed_at desc, id limit 1)`,
  )
  await newsroom.act(testCaller(), 'subscribeToNewsletter', { email: 'no@reader.example' })
  await letters()
  newsroom.pass(WEEK)
  await newsroom.published(owner, spotlightForm(organization, { title: 'For all' }))
  await expect(newsroom.sendNewsletter()).rejects.toThrow('Invalid Compact JWE')
  const told = (await letters()).map(({ to }) => to)
  expect(told).toHaveLength(new Set(told).size)
  expect(told.length).toBeGreaterThan(1)
  // An address that nobody confirmed within a week is deleted nevertheless.
  const { rows } = await newsroom.postgres.pool.query(
    'select count(*)::int as count from subscribers where confirmed_at is null',
  )
  expect(rows).toEqual([{ count: 0 }])
})

it('mails no more addresses for one visitor than the limit, however many are asked for at once', async () => {
  const visitor = testCaller()
  const asked = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      newsroom.act(visitor, 'subscribeToNewsletter', { email: `a${n}@many.example` }),
    ),
  )
  const isRefused = Map.groupBy(asked, ({ code }) => code === 'TOO_MANY_REQUESTS')
  expect(isRefused.get(true)).toHaveLength(4)
  expect(await letters()).toHaveLength(10)
})

it('a link to confirm is looked up without reading all addresses: anybody may send one', async () => {
  const client = await newsroom.postgres.pool.connect()
  try {
    // Otherwise PostgreSQL would scan the few rows of a test.
    await client.query('set enable_seqscan = off')
    const waiting = `update subscribers set state = 'confirmed' where confirm_hash = 'x' and state = 'asked'`
    const known = `select id from subscribers where confirm_hash = 'x'`
    for (const asked of [waiting, known]) {
      const { rows } = await client.query(`explain ${asked}`)
      expect(JSON.stringify(rows)).toContain('subscribers_confirm')
    }
  } finally {
    client.release(true)
  }
})
