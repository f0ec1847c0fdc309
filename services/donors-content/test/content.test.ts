import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { sealedLetterSchema } from '@landfall/proto-events/mail-requested'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { anAdmin, idOf, spotlightForm, startNewsroom, storyForm } from './_newsroom.ts'
import { memberOf } from './_service.ts'

const newsroom = await startNewsroom()
afterAll(() => newsroom.stop())

const { ask } = newsroom
const visitor = () => testVisitor()
const refusal = (answer: { __typename: string; message?: string }) => [
  answer.__typename,
  answer.message,
]

async function spotlight(slug: string) {
  const query = `query ($slug: String!) { spotlight(slug: $slug) { id title story viewCount likeCount hasMyLike
    readTime publishedAt heroImage { alt url srcSet width height } donor { id }
    successStories { id title } } }`
  return (await ask(visitor(), query, { slug })).spotlight
}

it('a text is open to everybody once an administrator publishes it, and stays so until the next review', async () => {
  const organization = randomUUID()
  const owner = memberOf(organization)
  const form = spotlightForm(organization, { title: 'Café São João: Wasser für alle!' })
  const { id, revisionId } = await newsroom.draft(owner, form)
  const slug = 'cafe-sao-joao-wasser-fur-alle'
  expect(await spotlight(slug)).toBeNull()
  const read = { id, revisionId, isPublished: true }
  expect(refusal(await newsroom.act(anAdmin(), 'decideContent', read))).toEqual([
    'Conflict',
    'It has not been submitted',
  ])
  await newsroom.act(owner, 'submitContent', { id })
  const queue = await ask(anAdmin(), '{ contentQueue { edges { node { id } } } }')
  expect(queue.contentQueue.edges).toContainEqual({ node: { id } })
  await newsroom.act(anAdmin(), 'decideContent', read)
  expect(await spotlight(slug)).toMatchObject({
    id,
    readTime: 1,
    donor: { id: organization },
  })

  const changed = spotlightForm(organization, { title: 'Another title' })
  const next = await newsroom.draft(owner, { ...changed, id })
  expect((await spotlight(slug)).title).toBe(form.words.title)
  const stale = await newsroom.act(owner, 'saveContent', { ...changed, id, version: 1 })
  expect(stale.__typename).toBe('Conflict')
  await newsroom.act(owner, 'submitContent', { id })
  const old = await newsroom.act(anAdmin(), 'decideContent', read)
  expect(old.__typename).toBe('Conflict')
  const newer = { ...read, revisionId: next.revisionId }
  await newsroom.act(anAdmin(), 'decideContent', newer)
  expect((await spotlight(slug)).title).toBe('Another title')
})

it('a text has an address of its own, even when many with one title are written at once', async () => {
  const title = 'A well for Kisumu'
  const drafts = await Promise.all(
    [1, 2, 3, 4].map(() => {
      const organization = randomUUID()
      return newsroom.draft(memberOf(organization), spotlightForm(organization, { title }))
    }),
  )
  const slugs = drafts.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(4)
  expect(slugs.filter((slug) => slug === 'a-well-for-kisumu')).toHaveLength(1)
})

it('a text is written by owners and editors of a verified organization, and is hidden from others', async () => {
  const organization = randomUUID()
  const form = spotlightForm(organization)
  const { id } = await newsroom.draft(memberOf(organization, { role: 'editor' }), form)
  const named = async (
    who: Parameters<typeof newsroom.act>[0],
    name: string,
    input: object,
  ) => (await newsroom.act(who, name, input)).__typename
  const reviewer = memberOf(organization, { role: 'reviewer' })
  const unverified = memberOf(organization, { isVerified: false })
  const stranger = memberOf(randomUUID())
  expect(await named(visitor(), 'saveContent', form)).toBe('NotSignedIn')
  expect(await named(reviewer, 'saveContent', form)).toBe('Forbidden')
  expect(await named(stranger, 'saveContent', { ...form, id })).toBe('Forbidden')
  const own = { ...spotlightForm(idOf(stranger)), id }
  expect(await named(stranger, 'saveContent', own)).toBe('Forbidden')
  for (const name of ['submitContent', 'removeContent'])
    expect(await named(stranger, name, { id })).toBe('NotFound')
  expect(await named(unverified, 'submitContent', { id })).toBe('Forbidden')
  const decision = { id, revisionId: id, isPublished: true }
  expect(await named(memberOf(organization), 'decideContent', decision)).toBe('Forbidden')
  const query = 'query ($id: ID!) { contentPiece(id: $id) { id } }'
  expect((await ask(stranger, query, { id })).contentPiece).toBeNull()
  await expect(ask(reviewer, '{ contentQueue { totalCount } }')).rejects.toThrow(
    /administrators/,
  )
})

it('a text belongs to its spotlight until somebody says otherwise', async () => {
  const organization = randomUUID()
  const owner = memberOf(organization)
  const { id: spotlightId } = await newsroom.draft(owner, spotlightForm(organization))
  const applicationId = await newsroom.accepted(randomUUID(), organization)
  const form = storyForm(organization, applicationId)
  const { id } = await newsroom.draft(owner, { ...form, spotlightId })
  const saved = async (more: object) => {
    await newsroom.draft(owner, { ...form, id, ...more })
    const query = 'query ($id: ID!) { contentPiece(id: $id) { spotlightId } }'
    return (await ask(owner, query, { id })).contentPiece.spotlightId
  }
  expect(await saved({})).toBe(spotlightId)
  await newsroom.act(owner, 'removeContent', { id: spotlightId })
  expect(await saved({})).toBeNull()
  const other = await newsroom.draft(owner, spotlightForm(organization))
  expect(await saved({ spotlightId: other.id })).toBe(other.id)
  expect(await saved({ spotlightId: null })).toBeNull()
})

it('a story tells of a recipient only what they agreed to, for as long as they agree', async () => {
  const organization = randomUUID()
  const owner = memberOf(organization)
  const student = testCaller()
  const applicationId = await newsroom.accepted(idOf(student), organization)
  const form = storyForm(organization, applicationId)
  const ofOthers = {
    ...form,
    applicationId: await newsroom.accepted(idOf(student), randomUUID()),
  }
  expect((await newsroom.act(owner, 'saveContent', ofOthers)).errors).toMatchObject([
    { path: ['applicationId'] },
  ])
  const { id, revisionId } = await newsroom.draft(owner, form)
  await newsroom.outbox()
  await newsroom.act(owner, 'submitContent', { id })
  await newsroom.act(owner, 'submitContent', { id })
  const asked = (await newsroom.outbox()).filter(({ name }) => name.includes('notice'))
  expect(asked.map(({ body }) => [body.data['userId'], body.data['type']])).toEqual([
    [idOf(student), 'story-consent'],
  ])
  // After a refusal there is nothing to approve until it is submitted again.
  expect(asked[0]?.body.data['body']).toContain('withdraw your approval at any time')
  const read = { id, revisionId, isPublished: true }
  const early = await newsroom.act(anAdmin(), 'decideContent', read)
  expect(early.__typename).toBe('Conflict')
  const yes = { id, revisionId, isGiven: true }
  const notMine = await newsroom.act(testCaller(), 'answerStory', yes)
  expect(notMine.__typename).toBe('NotFound')
  await newsroom.act(student, 'answerStory', yes)

  // Changed words need a new answer.
  const words = { ...form.words, title: 'From the coast to the top' }
  const changed = await newsroom.draft(owner, { ...form, id, words })
  await newsroom.act(owner, 'submitContent', { id })
  const newer = { ...read, revisionId: changed.revisionId }
  expect((await newsroom.act(anAdmin(), 'decideContent', newer)).__typename).toBe(
    'Conflict',
  )
  expect((await newsroom.act(student, 'answerStory', yes)).__typename).toBe('Conflict')
  await newsroom.act(student, 'answerStory', { ...yes, revisionId: changed.revisionId })
  await newsroom.act(anAdmin(), 'decideContent', newer)
  const list = '{ successStories { edges { node { id title } } } }'
  const found = async () => (await ask(visitor(), list)).successStories.edges.length
  expect(await found()).toBe(1)
  const no = { ...yes, revisionId: changed.revisionId, isGiven: false }
  await newsroom.act(student, 'answerStory', no)
  expect(await found()).toBe(0)
})

it('pictures are kept in sizes, without where they were taken, and shown only with words for them', async () => {
  const organization = randomUUID()
  const owner = memberOf(organization)
  const photo = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#234' },
  })
    .withExif({ IFD0: { Copyright: 'Zebulon', Artist: 'Zebulon' } })
    .jpeg()
    .toBuffer()
  const send = (body: Buffer, caller = owner) =>
    newsroom.answerFile?.({
      caller,
      log: newsroom.log,
      request: new Request(`http://x/api/content-images?organizationId=${organization}`, {
        method: 'POST',
        body: new Uint8Array(body),
      }),
    })
  expect((await send(Buffer.from('<svg/>')))?.status).toBe(422)
  expect((await send(photo, memberOf(randomUUID())))?.status).toBe(403)
  const sent = await send(photo)
  const { id } = (await (sent ?? new Response('{}')).json()) as { id: string }
  const withoutAlt = spotlightForm(organization, { heroImage: { id, alt: ' ' } })
  expect((await newsroom.act(owner, 'saveContent', withoutAlt)).__typename).toBe(
    'ValidationFailed',
  )
  const form = spotlightForm(organization, {
    title: 'Seen',
    heroImage: { id, alt: 'A pump' },
  })
  await newsroom.published(owner, form)
  const { heroImage } = await spotlight('seen')
  expect(heroImage).toMatchObject({ alt: 'A pump', width: 1200, height: 800 })
  const address = heroImage.srcSet.split(' ')[0]
  const answer = await newsroom.answerFile?.({
    caller: visitor(),
    log: newsroom.log,
    request: new Request(`http://x${address}`),
  })
  const bytes = Buffer.from(await (answer ?? new Response()).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480 })
  expect(bytes.includes('Zebulon')).toBe(false)
})

it('the newsletter goes to confirmed addresses, once a week at most, until they leave with one click', async () => {
  const email = 'Ama@Reader.example'
  const letters = async () =>
    Promise.all(
      (await newsroom.outbox())
        .filter(({ name }) => name.includes('mail.requested'))
        .map(async ({ body }) =>
          sealedLetterSchema.parse(await newsroom.sealer.open(body.data['sealed'] ?? '')),
        ),
    )
  await newsroom.outbox()
  await newsroom.act(visitor(), 'subscribeToNewsletter', { email })
  await newsroom.act(visitor(), 'subscribeToNewsletter', { email: email.toLowerCase() })
  const asked = await letters()
  expect(asked.map(({ to }) => to)).toEqual(['ama@reader.example'])
  const token = asked[0]?.action?.path.split('=')[1]
  const organization = randomUUID()
  const form = spotlightForm(organization, { title: 'News' })
  newsroom.pass(60 * 24)
  await newsroom.published(memberOf(organization), form)
  newsroom.pass(60 * 24 * 8)
  await newsroom.sendNewsletter()
  expect(await letters()).toEqual([])
  await newsroom.act(visitor(), 'subscribeToNewsletter', { email })
  const again = (await letters())[0]?.action?.path.split('=')[1]
  expect(again).not.toBe(token)
  await newsroom.act(visitor(), 'confirmNewsletter', { token: again })
  newsroom.pass(60 * 24 * 8)
  await newsroom.published(
    memberOf(organization),
    spotlightForm(organization, { title: 'Newer' }),
  )
  await newsroom.outbox()
  await Promise.all([newsroom.sendNewsletter(), newsroom.sendNewsletter()])
  const [news, ...more] = await letters()
  expect(more).toEqual([])
  expect(news?.paragraphs.join()).toContain('- Newer')
  expect(news?.paragraphs.join()).not.toContain('- News\n')
  const leave = { token: news?.leavePath?.split('=')[1] }
  for (const _ of [1, 2]) await newsroom.act(visitor(), 'leaveNewsletter', leave)
  expect(await rowsNaming(newsroom.postgres, ['reader.example'])).toEqual({})
  const { rows } = await newsroom.postgres.pool.query('select from subscribers')
  expect(rows).toEqual([])
})

it('nothing names a person whose account is erased', async () => {
  const organization = randomUUID()
  const owner = memberOf(organization)
  const student = testCaller()
  const applicationId = await newsroom.accepted(idOf(student), organization)
  const { id, revisionId } = await newsroom.draft(
    owner,
    storyForm(organization, applicationId),
  )
  await newsroom.act(owner, 'submitContent', { id })
  await newsroom.act(student, 'answerStory', { id, revisionId, isGiven: true })
  await newsroom.act(anAdmin(), 'decideContent', { id, revisionId, isPublished: true })
  const spotlightId = await newsroom.published(
    owner,
    spotlightForm(organization, { title: 'It stays' }),
  )
  await newsroom.act(student, 'recordContentView', { id: spotlightId })
  await newsroom.outbox()
  const ids = [idOf(student), idOf(owner)]
  for (const userId of ids) await newsroom.hearErased(userId)
  expect(await rowsNaming(newsroom.postgres, ids)).toEqual({})
  expect(await newsroom.revisions.find(revisionId)).toBeNull()
  expect(await spotlight('it-stays')).toMatchObject({ id: spotlightId, viewCount: 1 })
})
