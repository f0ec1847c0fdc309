import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ScholarshipPageQuery, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { award } from './scholarship-fixture.ts'

beforeEach(() => getApolloClient().clearStore())

const gpa = {
  __typename: 'EligibilityCriterion',
  code: 'gpa',
  label: 'GPA',
  isHard: true,
  result: 'FAIL',
  asked: '3.0 or higher',
  yours: '2.0',
  explanation: 'Your 2.0 is below 3.0.',
  profileField: 'gpa',
}

function serve(o: {
  viewer: SessionViewerQuery['viewer']
  eligibility?: object
  says?: object
}) {
  const scholarship = { ...award, eligibility: o.eligibility ?? null, ...o.says }
  fakeServer({
    SessionViewer: () => ({ viewer: o.viewer }) satisfies SessionViewerQuery,
    ScholarshipPage: () => ({ scholarship }) as unknown as ScholarshipPageQuery,
    SimilarScholarships: () => ({
      scholarship: { __typename: 'Scholarship', id: 's1', similar: [] },
    }),
    ScholarshipReminders: () => ({
      scholarship: { __typename: 'Scholarship', id: 's1', saved: null },
    }),
  })
}

const headings = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Coastal Award' })
  await screen.findByRole('heading', { name: 'Where this comes from' })
  await screen.findByRole('heading', { name: 'Contact Information' })
  const main = screen.getByRole('main')
  return within(main)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
}

it('shows the verdict, the requirements, the description and, last, the source', async () => {
  const eligibility = {
    __typename: 'Eligibility',
    verdict: 'NOT_ELIGIBLE',
    awaits: null,
    label: 'Not eligible: GPA',
    criteria: [gpa],
    requirements: [],
    steps: [],
    failed: ['GPA'],
    withProvider: [],
    questions: [],
  }
  serve({ viewer, eligibility })
  await renderApp('/scholarships/coastal')
  expect(await headings()).toEqual([
    'At a glance',
    'Requirements and you',
    'About this scholarship',
    'Contact Information',
    'Find others that fit you',
    'Where this comes from',
  ])
  const glance = screen.getByRole('region', { name: 'At a glance' })
  await within(glance).findByRole('link', { name: 'Find scholarships that fit you' })
  expect(glance.textContent).toMatch(
    /^At a glanceNot eligible: GPAFind scholarships that fit you.*New York.*US\$5,000 a year/,
  )
})

it('links to the profile field of a missing fact, and back to the award', async () => {
  const unknown = { ...gpa, result: 'TELL_US_MORE', yours: null, explanation: null }
  const eligibility = {
    __typename: 'Eligibility',
    verdict: 'ANSWER_QUESTIONS',
    awaits: null,
    label: 'Answer 1 question',
    criteria: [unknown],
    requirements: [],
    steps: [],
    failed: [],
    withProvider: [],
    questions: [],
  }
  serve({ viewer, eligibility })
  await renderApp('/scholarships/coastal')
  await headings()
  const add = screen.getByRole('link', { name: 'Add this to your profile' })
  expect(add.getAttribute('href')).toBe(
    '/profile?edit=gpa&returnTo=%2Fscholarships%2Fcoastal&award=s1',
  )
})

it('offers matching only to people who can use it', async () => {
  serve({ viewer: { ...viewer, accountType: 'DONOR' } })
  const ofDonor = await renderApp('/scholarships/coastal')
  expect(await headings()).not.toContain('Find others that fit you')
  ofDonor.unmount()
  await getApolloClient().clearStore()
  serve({ viewer: null })
  await renderApp('/scholarships/coastal')
  expect(await headings()).toContain('Find others that fit you')
})

it('ends with similar scholarships, and why they are similar', async () => {
  const { slug: _slug, ...like } = award
  fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    ScholarshipPage: () => ({ scholarship: award }) as unknown as ScholarshipPageQuery,
    SimilarScholarships: ({ id }) => ({
      scholarship: {
        __typename: 'Scholarship',
        id,
        similar: [
          {
            __typename: 'SimilarScholarship',
            fields: ['Engineering'],
            levels: ['PHD'],
            countries: [],
            isSameUniversity: false,
            scholarship: {
              ...like,
              deadline: {
                ...award.deadline,
                precision: 'EXACT',
                date: '2026-12-01',
                isRolling: false,
              },
              id: 's2',
              slug: 'inland',
              title: 'Inland Award',
              isWomenOnly: null,
            },
          },
        ],
      },
    }),
  })
  await renderApp('/scholarships/coastal')
  const section = within(
    await screen.findByRole('region', { name: 'Similar scholarships' }),
  )
  const card = await section.findByRole('article', { name: 'Inland Award' })
  expect(
    within(card).getByRole('link', { name: 'Inland Award' }).getAttribute('href'),
  ).toBe('/scholarships/inland')
  expect(section.getByText('In common: Engineering · PhD')).toBeTruthy()
})

it('shows notes about the data only with the source', async () => {
  serve({ viewer })
  await renderApp('/scholarships/coastal')
  await headings()
  const note = screen.getByText(/older page; up to/)
  expect(note.closest('section')?.getAttribute('aria-labelledby')).toBe('provenance')
})

it('names a source once, even if its address is written differently', async () => {
  const urls = ['https://coast.example/aid', 'https://coast.example/aid/?from=list']
  serve({ viewer, says: { provenance: { ...award.provenance, urls } } })
  await renderApp('/scholarships/coastal')
  await headings()
  const sources = screen.getAllByRole('link', { name: /^Source: / })
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Source: coast.example/aid',
  ])
})

it('shows the amount and the deadline once', async () => {
  serve({ viewer: null })
  await renderApp('/scholarships/coastal')
  await headings()
  expect(screen.getAllByText('US$5,000 a year')).toHaveLength(1)
  expect(screen.getAllByText(/1 Dec 2026, 23:59/)).toHaveLength(1)
  expect(screen.getByText('Not in our source: Fields of Study, English test.')).toBeTruthy()
})

it('says which round the facts are from, at the top and with the source', async () => {
  serve({ viewer, says: { asOf: '2019' } })
  await renderApp('/scholarships/coastal')
  await headings()
  const glance = screen.getByRole('region', { name: 'At a glance' })
  expect(glance.textContent).toContain('From the 2019 round.')
  expect(
    screen.getByText(/^Not checked by us yet; from A public list, 2025/).textContent,
  ).toBe(
    'Not checked by us yet; from A public list, 2025. Facts from the 2019 round; later rounds may differ.',
  )
})

it('links to the provider’s page when facts are missing', async () => {
  const deadline = { ...award.deadline, precision: 'NONE', label: 'Not in our source' }
  serve({ viewer, says: { deadline } })
  await renderApp('/scholarships/coastal')
  await headings()
  expect(
    screen.getByText(/^Not in our source: Fields of Study, English test\.$/),
  ).toBeDefined()
  const links = screen.getAllByRole('link', { name: /^Check the provider’s page/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://harbour.example/award',
    'https://harbour.example/award',
  ])
})

it('does not send readers to the source for a provider’s own listing', async () => {
  const provenance = { ...award.provenance, confidence: 'OWNER' }
  serve({ viewer, says: { provenance } })
  await renderApp('/scholarships/coastal')
  await headings()
  expect(screen.getByText(/^Not stated by the provider: /)).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Check the / })).toBeNull()
})

it.each([
  [{ status: 'CLOSED', closedReason: 'DEADLINE' }, 'Closed: the deadline has passed.'],
  [{ status: 'ARCHIVED' }, 'No longer listed here.'],
])('does not invite applications when closed or archived: %o', async (says, words) => {
  const eligibility = {
    __typename: 'Eligibility',
    verdict: 'ELIGIBLE',
    label: 'Eligible',
    awaits: null,
    criteria: [],
    requirements: [],
    steps: [],
    failed: [],
    withProvider: [],
    questions: [],
  }
  serve({ viewer, eligibility, says })
  await renderApp('/scholarships/coastal')
  // Above, and in place of the day: both come at once, or the page would move down while somebody reads it.
  expect(await screen.findAllByText(words)).toHaveLength(2)
  await headings()
  for (const gone of [/^Apply Now/, /^Next:/, /in 10 days/, /^Eligible$/])
    expect(screen.queryByText(gone)).toBeNull()
})

it('keeps the focus on its title when there is no such scholarship', async () => {
  const answer = Promise.withResolvers<{ scholarship: null }>()
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ScholarshipPage: () => answer.promise,
  })
  await renderApp('/scholarships/gone')
  const title = await screen.findByRole('heading', { level: 1 })
  title.focus()
  answer.resolve({ scholarship: null })
  await screen.findByRole('heading', { level: 1, name: 'Scholarship Not Found' })
  expect(document.activeElement).toBe(title)
})
