/** The calls of an organization's pages and of who runs the site, with the payloads that the documentation gives, on a whole platform. */
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, listed, read, type Row } from '../kit/calls.ts'
import { expectStatus, scholarshipForm, signInAdmin, signUpDonor } from '../kit/people.ts'
import { createClient, type Client } from '../kit/rest.ts'

const visitor = createClient()
let admin: Client
let donor: Awaited<ReturnType<typeof signUpDonor>>
let scholarshipId = ''

beforeAll(async () => {
  admin = (await signInAdmin()).client
  donor = await signUpDonor({ isVerified: true, admin })
  const form = scholarshipForm({ status: 'published' })
  const answer = await donor.client.post<Row>('/api/scholarships', form)
  expectStatus(answer, 201)
  scholarshipId = answer.body.id
})

describe('what an organization has', () => {
  test('GET /api/donor-scholarships lists its own', async () => {
    const own = await listed(donor.client, '/api/donor-scholarships')
    expect(own.map(({ id }) => id)).toEqual([scholarshipId])
  })

  test('GET /api/donor-metrics counts them', async () => {
    const metrics = await read(donor.client, '/api/donor-metrics')
    expect(metrics).toEqual(expect.any(Object))
  })
})

describe('GET /api/spotlights, /api/success-stories and /api/testimonials/featured', () => {
  test('tell what was published, a spotlight also by its slug', async () => {
    const title = `Wells of ${donor.organization.name}`
    const words = {
      category: 'IMPACT',
      title,
      story:
        'Three wells were dug in a dry summer.\n\nAll of them hold water, and two schools drink of them.',
    }
    const saved = await ask(
      donor.client,
      'mutation ($input: SaveContentInput!) { answer: saveContent(input: $input) { ... on ContentSuccess { piece { id revisionId } } } }',
      { organizationId: donor.organization.id, kind: 'SPOTLIGHT', words },
    )
    const { id, revisionId } = saved['piece'] as { id: string; revisionId: string }
    await ask(
      donor.client,
      'mutation ($input: ContentIdInput!) { answer: submitContent(input: $input) { __typename } }',
      { id },
    )
    await ask(
      admin,
      'mutation ($input: DecideContentInput!) { answer: decideContent(input: $input) { __typename } }',
      { id, revisionId, isPublished: true },
    )
    const spotlights = await listed(visitor, '/api/spotlights')
    const ours = spotlights.find((one) => one['title'] === title)
    expect(ours).toMatchObject({ donor: { organizationName: donor.organization.name } })
    expect(await read(visitor, `/api/spotlights/${String(ours?.['slug'])}`)).toEqual(ours)
    expect((await visitor.get('/api/spotlights/no-such-slug')).status).toBe(404)
  })

  test('nobody’s story is told who did not agree', async () => {
    expect(await listed(visitor, '/api/success-stories')).toEqual([])
    expect(await listed(visitor, '/api/testimonials/featured')).toEqual([])
  })
})

describe('POST /api/scholarships/sync-external', () => {
  test('tells everybody how fresh the catalogue is, where no outside source is switched on', async () => {
    for (const client of [visitor, admin]) {
      const { body } = await client.post<Row>('/api/scholarships/sync-external')
      expect(body).toMatchObject({ isStarted: false, count: expect.any(Number) })
      expect(body['count']).toBeGreaterThan(400)
      expect(body['message']).toMatch(/^Up to date: refreshed /)
    }
  })
})
