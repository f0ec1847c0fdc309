import { randomUUID } from 'node:crypto'
import { sealedLetterSchema } from '@landfall/proto-events/mail-requested'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** The letters that were asked for since the last call, opened. */
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

it('a confirmation link is looked up without reading all addresses, since anybody may send one', async () => {
  const client = await newsroom.postgres.pool.connect()
  try {
    // The few rows of a test are read whole otherwise.
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
