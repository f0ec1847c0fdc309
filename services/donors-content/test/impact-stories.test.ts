import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, expect, it } from 'vitest'
import { anAdmin, idOf, startNewsroom, storyForm } from './_newsroom.ts'
import { wordsOf } from '@landfall/kit/testing/pdf-words'
import { memberOf } from './_service.ts'

const newsroom = await startNewsroom()
afterAll(() => newsroom.stop())

const QUERY = `query ($id: ID!, $filter: DonorMetricsFilter) {
  donorMetrics(organizationId: $id, filter: $filter) { stories { title studentName donor { id } } } }`

async function titlesFor(reader: Caller, id: string, filter: object = {}) {
  const { donorMetrics } = await newsroom.ask(reader, QUERY, { id, filter })
  return donorMetrics.stories.map((story: { title: string }) => story.title)
}

async function reportOf(reader: Caller, organizationId: string): Promise<string> {
  const address = `http://x/api/donor-metrics/report?organizationId=${organizationId}`
  const call = { caller: reader, request: new Request(address), log: newsroom.log }
  const answer = await newsroom.answerFile?.(call)
  if (answer?.status !== 200) throw new Error('There is no report')
  const printed = wordsOf(Buffer.from(await answer.arrayBuffer()))
  // The PDF breaks lines anywhere.
  return printed.replaceAll(/\s+/g, ' ')
}

/** Publishes a story by this author that the recipient has agreed to. */
async function publishStory(author: Caller, student: Caller, form: object) {
  const { id, revisionId } = await newsroom.draft(author, form)
  await newsroom.act(author, 'submitContent', { id })
  await newsroom.act(student, 'answerStory', { id, revisionId, isGiven: true })
  const read = { id, revisionId, isPublished: true }
  const { __typename } = await newsroom.act(anAdmin(), 'decideContent', read)
  expect(__typename).toBe('ContentSuccess')
  return { id, revisionId }
}

it('a recipient’s story is in the report of the award’s organization, for as long as they agree', async () => {
  const [organization, other] = [randomUUID(), randomUUID()]
  const [owner, reader] = [
    memberOf(organization),
    memberOf(organization, { role: 'reader' }),
  ]
  const student = testCaller()
  const applicationId = await newsroom.accepted(idOf(student), organization)
  const form = storyForm(organization, applicationId)
  const none = 'No recipient’s story has been published for these awards yet'

  const { id, revisionId } = await newsroom.draft(owner, form)
  await newsroom.act(owner, 'submitContent', { id })
  expect(await titlesFor(owner, organization)).toEqual([])
  await newsroom.act(student, 'answerStory', { id, revisionId, isGiven: true })
  expect(await titlesFor(owner, organization)).toEqual([])
  expect(await reportOf(reader, organization)).toContain(none)

  await newsroom.act(anAdmin(), 'decideContent', { id, revisionId, isPublished: true })
  expect(await titlesFor(reader, organization)).toEqual(['From the coast'])
  expect(await titlesFor(memberOf(other), other)).toEqual([])
  const printed = await reportOf(reader, organization)
  expect(printed).toContain('Recipients’ stories')
  expect(printed).toContain('From the coast')
  expect(printed).toContain('The pump in the village was dry for two years')
  expect(printed).not.toContain(none)
  expect(await reportOf(memberOf(other), other)).not.toContain('From the coast')

  // Changed words need a new answer: the old ones stay until the new ones are published.
  const words = { ...form.words, title: 'From the hills' }
  const next = await newsroom.draft(owner, { ...form, id, words })
  await newsroom.act(owner, 'submitContent', { id })
  expect(await titlesFor(owner, organization)).toEqual(['From the coast'])
  const early = { id, revisionId: next.revisionId, isPublished: true }
  expect((await newsroom.act(anAdmin(), 'decideContent', early)).__typename).toBe(
    'Conflict',
  )

  await newsroom.act(student, 'answerStory', { id, revisionId, isGiven: false })
  expect(await titlesFor(owner, organization)).toEqual([])
  expect(await reportOf(owner, organization)).not.toContain('From the coast')
})

it('a story belongs to its award, whoever wrote it, and to the scholarship that is chosen', async () => {
  const organization = randomUUID()
  const owner = memberOf(organization)
  const [water, wells] = [randomUUID(), randomUUID()]
  const [ada, ben] = [testCaller(), testCaller()]
  const ofWater = await newsroom.accepted(idOf(ada), organization, water)
  const ofWells = await newsroom.accepted(idOf(ben), organization, wells)
  await publishStory(owner, ada, storyForm(organization, ofWater))
  newsroom.pass(1)
  const forSite = storyForm(null, ofWells)
  const words = { ...forSite.words, title: 'At the well', studentName: 'Ben' }
  await publishStory(anAdmin(), ben, { ...forSite, words })

  expect(await titlesFor(owner, organization)).toEqual(['At the well', 'From the coast'])
  expect(await titlesFor(owner, organization, { scholarshipId: water })).toEqual([
    'From the coast',
  ])
  const late = { from: '2030-01-01', scholarshipId: wells }
  expect(await titlesFor(owner, organization, late)).toEqual(['At the well'])
  const unknown = { scholarshipId: randomUUID() }
  expect(await titlesFor(owner, organization, unknown)).toEqual([])

  await newsroom.hearErased(idOf(ben))
  expect(await titlesFor(owner, organization)).toEqual(['From the coast'])
})

it('stories are refused to people who may not read the figures', async () => {
  const organization = randomUUID()
  const stranger = memberOf(randomUUID())
  const variables = { id: organization }
  expect((await newsroom.ask(stranger, QUERY, variables)).donorMetrics).toBeNull()
  await expect(newsroom.ask(testVisitor(), QUERY, variables)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  })
})
