import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { anAdmin, idOf, spotlightForm, startNewsroom, storyForm } from './_newsroom.ts'
import { memberOf } from './_service.ts'

const newsroom = await startNewsroom()
afterAll(() => newsroom.stop())

const { ask } = newsroom
const admin = anAdmin()
let organization = ''
let owner = memberOf(organization)

beforeEach(async () => {
  organization = randomUUID()
  owner = memberOf(organization)
  await newsroom.outbox()
})

const SLUG =
  'query ($slug: String!) { spotlight(slug: $slug) { id title isFeatured: featuredOnHomepage } }'
const read = async (slug: string) => (await ask(testVisitor(), SLUG, { slug })).spotlight
const spotlightOf = (title: string) => spotlightForm(organization, { title })

/** Changes the piece and hands it in again. */
async function edited(id: string, title: string): Promise<string> {
  const { revisionId } = await newsroom.draft(owner, { ...spotlightOf(title), id })
  await newsroom.act(owner, 'submitContent', { id })
  return revisionId
}

/** Published since the last call: deeds by their verbs, notices by their titles. */
async function published() {
  const left = await newsroom.outbox()
  const of = (name: string) => left.filter((one) => one.name.includes(name))
  return {
    deeds: of('audit.recorded').map(({ body }) => [
      body.data['verb'],
      body.data['actorId'],
      body.data['reason'],
    ]),
    notices: of('notice.requested').map(({ body }) => [
      body.data['userId'],
      body.data['title'],
      body.data['body'],
    ]),
    submitted: of('content.submitted').map(({ body }) => body.data['pieceId']),
  }
}

it('a published text stays when an edit of it is returned', async () => {
  const id = await newsroom.published(owner, spotlightOf('The first pump'))
  const revisionId = await edited(id, 'The second pump')
  await newsroom.outbox()
  const decision = { id, revisionId, isPublished: false, note: 'Name the village' }
  const { piece } = await newsroom.act(admin, 'decideContent', decision)
  expect(piece).toMatchObject({ state: 'DRAFT', isPublished: true })
  expect(await read('the-first-pump')).toMatchObject({ id, title: 'The first pump' })
  const { deeds, notices } = await published()
  expect(deeds).toEqual([['returned', idOf(admin), 'Name the village']])
  expect(notices).toEqual([
    [
      idOf(owner),
      'A story you wrote for your organization was returned to you',
      'Name the village\n\nThe earlier published version stays on the site.',
    ],
  ])
  const again = await newsroom.act(admin, 'decideContent', decision)
  expect(again.__typename).toBe('Conflict')
})

it('a text is taken off the site with a reason, which its author learns and the log keeps', async () => {
  const id = await newsroom.published(owner, spotlightOf('Wells for all'))
  await newsroom.act(admin, 'featureContent', { id, isFeatured: true })
  await newsroom.act(admin, 'featureContent', { id, isFeatured: true })
  expect(await read('wells-for-all')).toMatchObject({ isFeatured: true })
  const { deeds, submitted } = await published()
  expect(deeds.map(([verb]) => verb)).toEqual(['published', 'featured'])
  expect(submitted).toEqual([id])
  const without = await newsroom.act(admin, 'takeContentOff', { id, reason: '  ' })
  expect(without.__typename).toBe('ValidationFailed')
  const off = { id, reason: 'The figures are wrong' }
  const byOwner = await newsroom.act(owner, 'takeContentOff', off)
  expect(byOwner.__typename).toBe('Forbidden')
  const { piece } = await newsroom.act(admin, 'takeContentOff', off)
  expect(piece).toMatchObject({
    state: 'DRAFT',
    isPublished: false,
    isFeatured: false,
    decisionNote: 'The figures are wrong',
  })
  expect(await read('wells-for-all')).toBeNull()
  const after = await published()
  expect(after.deeds).toEqual([['taken-off', idOf(admin), 'The figures are wrong']])
  expect(after.notices).toEqual([
    [
      idOf(owner),
      'A story you wrote for your organization was taken down',
      'The figures are wrong',
    ],
  ])
  expect((await newsroom.act(admin, 'takeContentOff', off)).__typename).toBe('NotFound')
})

it('an edit stays in review when the published version is taken down', async () => {
  const id = await newsroom.published(owner, spotlightOf('Before'))
  const revisionId = await edited(id, 'After')
  const { piece } = await newsroom.act(admin, 'takeContentOff', { id, reason: 'Wrong' })
  expect(piece).toMatchObject({ state: 'IN_REVIEW', isPublished: false })
  await newsroom.act(admin, 'decideContent', { id, revisionId, isPublished: true })
  expect(await read('before')).toMatchObject({ title: 'After' })
})

it('lists come in pages: what an organization writes, what waits, and what is published', async () => {
  const ids: string[] = []
  for (const title of ['One', 'Two', 'Three']) {
    newsroom.pass(1)
    ids.push((await newsroom.draft(owner, spotlightOf(title))).id)
  }
  type Page = { edges: { node: { id: string } }[]; totalCount: number }
  const pages = async (by: typeof owner, field: string, args = '') => {
    const found: string[][] = []
    let after: string | null = null
    for (;;) {
      const query = `query ($after: String) { page: ${field}(first: 2, after: $after${args}) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`
      const { page } = (await ask(by, query, { after })) as {
        page: Page & { pageInfo: { hasNextPage: boolean; endCursor: string } }
      }
      found.push(page.edges.map(({ node }) => node.id))
      if (!page.pageInfo.hasNextPage) return { found, count: page.totalCount }
      after = page.pageInfo.endCursor
    }
  }
  const [one = '', two = '', three = ''] = ids
  const own = `, organizationId: "${organization}"`
  expect(await pages(owner, 'contentPieces', own)).toEqual({
    found: [[three, two], [one]],
    count: 3,
  })
  expect(await pages(owner, 'contentPieces', `${own}, kind: STORY`)).toEqual({
    found: [[]],
    count: 0,
  })
  for (const id of ids) {
    newsroom.pass(1)
    await newsroom.act(owner, 'submitContent', { id })
  }
  const queue = await pages(admin, 'contentQueue')
  expect(queue.found.flat().slice(-3)).toEqual([one, two, three])
  expect(queue.count).toBe(queue.found.flat().length)
  for (const id of ids) {
    newsroom.pass(1)
    const piece = await newsroom.stores.pieces.find(id)
    const decision = { id, revisionId: piece?.draftId, isPublished: true }
    await newsroom.act(admin, 'decideContent', decision)
  }
  const published = await pages(admin, 'publishedContent')
  expect(published.found.flat().slice(0, 3)).toEqual([three, two, one])
  await expect(pages(owner, 'publishedContent')).rejects.toThrow(/administrators/)
})

const words = (title: string) => ({ words: { title } })
const ABOUT_ME =
  '{ storiesAboutMe { id consent isInReview published { words { title } } handedIn { revisionId words { title } } } }'

it('people whom a text is about see what everybody reads and what was submitted, but no draft', async () => {
  const student = testCaller()
  const applicationId = await newsroom.accepted(idOf(student), organization)
  const form = storyForm(organization, applicationId)
  const written = async (title: string, id?: string) =>
    newsroom.draft(owner, { ...form, id, words: { ...form.words, title } })
  const mine = async () => (await ask(student, ABOUT_ME)).storiesAboutMe
  const first = await written('Handed in')
  const { id } = first
  expect(await mine()).toEqual([])
  await newsroom.act(owner, 'submitContent', { id })
  const yes = { id, revisionId: first.revisionId, isGiven: true }
  expect((await newsroom.act(student, 'answerStory', yes)).story).toMatchObject({
    consent: 'GIVEN',
    published: null,
    handedIn: words('Handed in'),
  })
  const { revisionId } = first
  await newsroom.act(admin, 'decideContent', { id, revisionId, isPublished: true })
  await written('A thought of the author', id)
  expect(await mine()).toMatchObject([
    { consent: 'GIVEN', published: words('Handed in'), handedIn: null, isInReview: false },
  ])
  const next = await written('Handed in again', id)
  await newsroom.act(owner, 'submitContent', { id })
  await newsroom.act(admin, 'decideContent', {
    id,
    revisionId: next.revisionId,
    isPublished: false,
  })
  await written('Another thought', id)
  expect(await mine()).toMatchObject([
    {
      consent: 'ASKED',
      published: words('Handed in'),
      handedIn: { revisionId: next.revisionId, ...words('Handed in again') },
      isInReview: false,
    },
  ])
  const no = { id, revisionId: next.revisionId, isGiven: false }
  expect((await newsroom.act(student, 'answerStory', no)).story).toMatchObject({
    consent: 'REFUSED',
    published: null,
  })
})

it('administrators can tell a story of any recipient for the site', async () => {
  const applicationId = await newsroom.accepted(randomUUID(), organization)
  const list = '{ storyRecipients { applicationId } }'
  expect((await ask(admin, list)).storyRecipients).toContainEqual({ applicationId })
  await expect(ask(owner, list)).rejects.toThrow(/administrators/)
  const form = storyForm(null, applicationId)
  const { id } = await newsroom.draft(admin, form)
  expect(await newsroom.stores.pieces.find(id)).toMatchObject({ applicationId })
})
