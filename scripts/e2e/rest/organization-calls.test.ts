/**
 * Calls of an organization's pages and of the site's administrators, with the payloads that the documentation gives,
 * on a whole platform.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { acceptAwardOf } from '../kit/accepted-award.ts'
import { listed, read, type Row } from '../kit/calls.ts'
import { eventually } from '../kit/eventually.ts'
import {
  expectStatus,
  nextYear,
  scholarshipForm,
  signInAdmin,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import { createClient, type Client } from '../kit/rest.ts'
import { featureStory, publishStory } from '../kit/stories.ts'

const visitor = createClient()
const IMPORTED = `Reference,Title,Amount,Description,Award type,Eligibility requirements,Deadline,Degree level,Field of study,Countries
X1,Xylem Award,2500,For students of engineering who want to build wells in dry regions.,annual,Enrolled full time,${nextYear()},graduate,Engineering,All countries`
let admin: Client
let donor: Awaited<ReturnType<typeof signUpDonor>>
let scholarshipId = ''

beforeAll(async () => {
  admin = (await signInAdmin()).client
  donor = await signUpDonor({ isVerified: true })
  const form = scholarshipForm({ status: 'published' })
  const answer = await donor.client.post<Row>('/api/scholarships', form)
  expectStatus(answer, 201)
  scholarshipId = answer.body.id
})

describe('the scholarships of an organization', () => {
  test('are listed at GET /api/donor-scholarships', async () => {
    const own = await listed(donor.client, '/api/donor-scholarships')
    expect(own.map(({ id }) => id)).toEqual([scholarshipId])
  })

  test('can be imported only from a file, by the organization itself, with POST /api/scholarship-imports', async () => {
    expect((await donor.client.post('/api/scholarship-imports', {})).status).toBe(415)
    const file = { raw: IMPORTED, headers: { 'content-type': 'text/csv' } }
    const path = '/api/scholarship-imports?fileName=a.csv'
    const taken = await donor.client.call('POST', path, file)
    expectStatus(taken, 201)
    const location = taken.headers.get('location') ?? ''
    await eventually(async () => {
      const { status, newCount } = await read(donor.client, location)
      return (status === 'ready' && newCount === 1) || null
    }, 'the file is read')
    const { client: other } = await signUpDonor({ isVerified: true })
    expect((await other.get(location)).status).toBe(404)
    expect((await other.post(`${location}/confirm`, {})).status).toBe(404)
  })

  test('are counted at GET /api/donor-metrics', async () => {
    const metrics = await read(donor.client, '/api/donor-metrics')
    expect(metrics).toEqual(expect.any(Object))
  })
})

describe('GET /api/spotlights, /api/success-stories and /api/testimonials/featured', () => {
  test('return what was published, and a spotlight by its slug', async () => {
    const title = `Wells of ${donor.organization.name}`
    const words = {
      category: 'IMPACT',
      title,
      story:
        'Three wells were dug in a dry summer.\n\nAll of them hold water, and two schools drink of them.',
    }
    const organizationId = donor.organization.id
    const writers = { donor: donor.client, admin }
    await publishStory(writers, { organizationId, kind: 'SPOTLIGHT', words })
    const spotlights = await listed(visitor, '/api/spotlights')
    const ours = spotlights.find((one) => one['title'] === title)
    expect(ours).toMatchObject({ donor: { organizationName: donor.organization.name } })
    expect(await read(visitor, `/api/spotlights/${String(ours?.['slug'])}`)).toEqual(ours)
    expect((await visitor.get('/api/spotlights/no-such-slug')).status).toBe(404)
  })

  test('return the stories of recipients who agreed, and featured testimonials', async () => {
    const student = await signUp('student')
    const applicationId = await acceptAwardOf(donor, student, scholarshipId)
    const organizationId = donor.organization.id
    const writers = { donor: donor.client, admin, student: student.client }
    const title = `From the coast to ${donor.organization.name}`
    const story = 'Two years without water, until somebody asked why the pump was dry.'
    const about = { organizationId, applicationId }
    const words = { title, studentName: 'Amina', studentCountry: 'Kenya', story }
    await publishStory(writers, { ...about, kind: 'STORY', words })
    const said = {
      category: 'IMPACT',
      sourceName: `Amina of ${donor.organization.name}`,
      sourceType: 'STUDENT',
      testimonial: 'It paid for my first year, and the pump.',
      rating: 5,
    }
    const id = await publishStory(writers, {
      ...about,
      kind: 'TESTIMONIAL',
      words: said,
    })
    const stories = await listed(visitor, '/api/success-stories')
    expect(stories.find((one) => one['title'] === title)).toMatchObject({
      studentName: 'Amina',
      studentCountry: 'Kenya',
      story,
      viewCount: 0,
    })
    const featured = '/api/testimonials/featured'
    expect((await listed(visitor, featured)).map((one) => one.id)).not.toContain(id)
    await featureStory(admin, id)
    expect((await listed(visitor, featured)).find((one) => one.id === id)).toMatchObject({
      sourceName: said.sourceName,
      testimonial: said.testimonial,
      rating: 5,
    })
    const own = await listed(student.client, '/api/own-stories')
    expect(own).toContainEqual(
      expect.objectContaining({
        consent: 'given',
        published: { title, text: story },
        handedIn: null,
      }),
    )
  })
})

describe('POST /api/scholarships/sync-external', () => {
  test('tells everybody how fresh the catalog is when no outside source is enabled', async () => {
    for (const client of [visitor, admin]) {
      const { body } = await client.post<Row>('/api/scholarships/sync-external')
      expect(body).toMatchObject({ isStarted: false, count: expect.any(Number) })
      expect(body['count']).toBeGreaterThan(400)
      expect(body['message']).toMatch(/^Loaded on /)
    }
  })
})
