import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dropPictureJob } from '../src/jobs/drop-picture.job.ts'
import { makeSweepPictures } from '../src/modules/content/sweep-pictures.ts'
import { createPictureDocuments } from '../src/modules/picture/picture-document.store.ts'
import { anAdmin, idOf, spotlightForm, startNewsroom, storyForm } from './_newsroom.ts'
import { memberOf } from './_service.ts'

let newsroom: Awaited<ReturnType<typeof startNewsroom>>
let sweep: () => Promise<number>
const organizationId = randomUUID()
const owner = memberOf(organizationId)
const DAY_MINUTES = 24 * 60

beforeAll(async () => {
  newsroom = await startNewsroom()
  const { clock } = newsroom
  sweep = makeSweepPictures({ ...newsroom, clock })
})

beforeEach(async () => {
  await newsroom.outbox()
})

afterAll(() => newsroom.stop())

async function upload(by = owner, ofId = organizationId): Promise<string> {
  const create = { width: 600, height: 400, channels: 3, background: '#234' } as const
  const body = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
  const address = `http://x/api/content-images?organizationId=${ofId}`
  const answer = await newsroom.answerFile?.({
    caller: by,
    log: newsroom.log,
    request: new Request(address, { method: 'POST', body }),
  })
  return ((await (answer ?? new Response('{}')).json()) as { id: string }).id
}

const draft = (id: string, o: object = {}) =>
  newsroom.draft(
    owner,
    spotlightForm(organizationId, { heroImage: { id, alt: 'A pump' }, ...o }),
  )

/** Pictures whose bytes are to be deleted. */
async function dropped(): Promise<string[]> {
  return (await newsroom.outbox())
    .filter(({ name }) => name.endsWith(dropPictureJob.name))
    .map(({ body }) => String(body.payload['id']))
}

it('the sweep deletes what no text shows after a day, once, and keeps what one shows', async () => {
  const [shown, forgotten] = [await upload(), await upload()]
  await draft(shown)
  expect(await sweep()).toBe(0)
  newsroom.pass(DAY_MINUTES + 1)
  const fresh = await upload()
  expect(await sweep()).toBe(1)
  expect(await sweep()).toBe(0)
  expect(await dropped()).toEqual([forgotten])
  const kept = await newsroom.stores.pictures.findAll([shown, forgotten, fresh])
  expect([...kept.keys()].toSorted()).toEqual([shown, fresh].toSorted())
})

it('the sweep keeps a picture while an older revision, or another text, still shows it', async () => {
  const [older, shared] = [await upload(), await upload()]
  const first = await draft(older)
  await newsroom.draft(owner, { ...spotlightForm(organizationId), id: first.id })
  const second = await draft(shared)
  const third = await draft(shared)
  newsroom.pass(DAY_MINUTES + 1)
  await newsroom.act(owner, 'removeContent', { id: third.id })
  await sweep()
  const both = await newsroom.stores.pictures.findAll([older, shared])
  expect(both.size).toBe(2)
  for (const { id } of [first, second]) {
    await newsroom.act(owner, 'removeContent', { id })
  }
  await sweep()
  expect((await dropped()).toSorted()).toEqual(expect.arrayContaining([older, shared]))
})

it('the sweep deletes pictures of one organization although it can’t read the texts of another', async () => {
  const elsewhere = randomUUID()
  const hidden = await draft(await upload())
  // More than a batch, and older than the picture of the other organization.
  await newsroom.postgres.pool.query(
    `insert into pictures (id, organization_id, width, height, sizes, created_at)
     select gen_random_uuid(), $1, 600, 400, '{480}', $2 from generate_series(1, 200)`,
    [organizationId, newsroom.clock.now()],
  )
  newsroom.pass(1)
  const forgotten = await upload(memberOf(elsewhere), elsewhere)
  newsroom.pass(DAY_MINUTES + 1)
  const find: typeof newsroom.revisions.find = (id) =>
    id === hidden.revisionId
      ? Promise.reject(new Error('unreadable'))
      : newsroom.revisions.find(id)
  const { clock } = newsroom
  const stuck = makeSweepPictures({ ...newsroom, revisions: { find }, clock })
  await expect(stuck()).rejects.toThrow('unreadable')
  expect(await dropped()).toEqual([forgotten])
  expect(await sweep()).toBe(200)
})

it('no draft can name a picture that was deleted', async () => {
  const id = await upload()
  newsroom.pass(DAY_MINUTES + 1)
  await sweep()
  const form = spotlightForm(organizationId, { heroImage: { id, alt: 'A pump' } })
  expect(await newsroom.act(owner, 'saveContent', form)).toMatchObject({
    __typename: 'ValidationFailed',
  })
})

it('the bytes of all sizes are deleted, however often that is asked', async () => {
  const id = await upload()
  const documents = createPictureDocuments(
    async () => (await newsroom.documents.model()).pictures,
  )
  expect(await documents.find(id, 480)).not.toBeNull()
  for (const _ of [1, 2]) await documents.removeAll(id, [480])
  expect(await documents.find(id, 480)).toBeNull()
})

/** The status, the caching headers, and the ETag to revalidate with. */
async function seen(id: string, by: Caller, etag?: string) {
  const headers = etag ? { 'if-none-match': etag } : {}
  const request = new Request(`http://x/api/content-images/${id}?width=480`, { headers })
  const answer = await newsroom.answerFile?.({ caller: by, log: newsroom.log, request })
  const { status, headers: about } = answer ?? new Response()
  return { status, cache: about.get('cache-control'), etag: about.get('etag') ?? '' }
}

it('a published picture is open to everybody, and before and after to those whom it concerns', async () => {
  const student = testCaller()
  const applicationId = await newsroom.accepted(idOf(student), organizationId)
  const picture = await upload()
  const profileImage = { id: picture, alt: 'Ada at the pump' }
  const form = storyForm(organizationId, applicationId)
  const words = { ...form.words, profileImage }
  const { id, revisionId } = await newsroom.draft(owner, { ...form, words })
  const statuses = async () => {
    const all = [testVisitor(), testCaller(), student, owner, anAdmin()]
    const answers = await Promise.all(all.map((by) => seen(picture, by)))
    return answers.map(({ status }) => status)
  }
  expect(await statuses()).toEqual([404, 404, 404, 200, 200])
  await newsroom.act(owner, 'submitContent', { id })
  expect(await statuses()).toEqual([404, 404, 200, 200, 200])
  expect((await seen(picture, owner)).cache).toBe('private, no-cache')
  await newsroom.act(student, 'answerStory', { id, revisionId, isGiven: true })
  await newsroom.act(anAdmin(), 'decideContent', { id, revisionId, isPublished: true })
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  const { cache, etag } = await seen(picture, testVisitor())
  expect(cache).toBe('public, max-age=300, must-revalidate')
  expect((await seen(picture, testVisitor(), etag)).status).toBe(304)
  await newsroom.act(student, 'answerStory', { id, revisionId, isGiven: false })
  expect(await statuses()).toEqual([404, 404, 200, 200, 200])
  expect((await seen(picture, testVisitor(), etag)).status).toBe(404)
})

it('a picture that was published before pictures were noted is still shown', async () => {
  const picture = await upload()
  const words = { title: 'An older one', heroImage: { id: picture, alt: 'A pump' } }
  const id = await newsroom.published(owner, spotlightForm(organizationId, words))
  await newsroom.postgres.pool.query(
    'update pieces set published_pictures = null where id = $1',
    [id],
  )
  for (const _ of [1, 2])
    expect(await seen(picture, testVisitor())).toMatchObject({ status: 200 })
  expect(await newsroom.stores.pieces.find(id)).toMatchObject({
    publishedPictures: [picture],
  })
})
