import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type {
  HomeDeadlinesQuery,
  HomeMatchesQuery,
  HomeProfileQuery,
  NewestMatchesQuery,
  NextQuestionCardQuery,
  StudentProgressLineQuery,
  StudentProgressQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import {
  cards,
  counts,
  experienced,
  newcomers,
  none,
  profile,
  progressOf,
  saved,
} from '#testing/home-answers.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => getApolloClient().clearStore())

const orphan = {
  __typename: 'AskedFact' as const,
  key: 'orphan',
  fact: 'orphan',
  scholarshipId: null,
  text: 'Are you an orphan?',
  topic: 'Background',
  isSensitive: true,
  awardCount: 12,
  awards: [
    { __typename: 'AskingAward' as const, id: 's1', slug: 'wind', title: 'Wind Award' },
  ],
}
const decides = { opens: 12, closes: 0 }
const question = {
  __typename: 'NextQuestion' as const,
  fact: orphan,
  yes: decides,
  no: decides,
}
const columnOf = (card: HTMLElement) =>
  /lg:col-start-\d/.exec(card.closest('[class*="lg:col-start-"]')?.className ?? '')?.[0]

it('shows a new student one list of steps instead of empty cards', async () => {
  fakeServer(newcomers)
  await renderApp('/')
  expect(await screen.findByText('1 of 4 steps done.')).toBeTruthy()
  await waitFor(() => expect(cards()).toEqual(['Get started']))
  expect(document.querySelector('main use[href$="#coast"]')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create your profile' })).toBeTruthy()
})

it.each([
  ['beside', 'has a profile and nothing else', newcomers.HomeCounts, newcomers.HomeMatches],
  ['below', 'has matched and saved', experienced.HomeCounts, experienced.HomeMatches],
])(
  'shows the next question %s “What to do today” for a student who %s',
  async (place, _who, HomeCounts, HomeMatches) => {
    fakeServer({
      ...experienced,
      HomeCounts,
      HomeMatches,
      NextQuestionCard: () =>
        ({ nextQuestions: [question] }) satisfies NextQuestionCardQuery,
    })
    await renderApp('/')
    const today = await screen.findByRole('region', { name: 'What to do today' })
    const card = await screen.findByRole('region', { name: 'Next best question' })
    expect(columnOf(card) === columnOf(today)).toBe(place === 'below')
  },
)

it('shows today’s tasks, deadlines and saved scholarships to a student who has started', async () => {
  const { promise } = Promise.withResolvers<never>()
  fakeServer({
    ...experienced,
    // Another area's card, which may be slow.
    NewestMatches: () => promise,
    HomeDeadlines: () =>
      ({
        notApplied: { ...none, totalCount: 1, edges: [saved] },
        planned: none,
      }) as unknown as HomeDeadlinesQuery,
    HomeVerdicts: ({ ids }) => ({ scholarships: verdictsOf(ids) }),
  })
  await renderApp('/')
  expect(await screen.findByRole('heading', { name: 'What to do today' })).toBeTruthy()
  expect(await screen.findByText('Not eligible: GPA')).toBeTruthy()
  expect(document.querySelector('main use[href$="#coast"]')).toBeNull()
  expect(cards()).toEqual([
    'What to do today',
    'Next deadlines',
    'Your progress',
    'Your saved scholarships',
  ])
  const ring = screen.getByRole('progressbar', { name: 'Your profile' })
  expect(ring.getAttribute('aria-valuetext')).toBe(
    'Your profile has 1 of the 12 facts we check.',
  )
})

it('does not list an award first that the student is not eligible for', async () => {
  const { deadline, ...award } = saved.node.scholarship
  const later = { ...deadline, date: '2027-06-01' }
  const scholarship = { ...award, id: 's2', title: 'River Award', deadline: later }
  const node = { ...saved.node, id: 'k2', scholarship }
  const notApplied = { ...none, totalCount: 2, edges: [saved, { ...saved, node }] }
  fakeServer({
    ...experienced,
    HomeDeadlines: () => ({ notApplied, planned: none }) as unknown as HomeDeadlinesQuery,
    HomeVerdicts: () => ({ scholarships: verdictsOf(['s1']) }),
  })
  await renderApp('/')
  const card = await screen.findByRole('region', { name: 'Next deadlines' })
  const [first, second] = within(card).getAllByRole('listitem')
  expect(first?.textContent).toContain('River Award')
  expect(second?.textContent).toContain('Not eligible: GPA')
})

it('does not show an award that closed after it was saved', async () => {
  const { deadline, ...award } = saved.node.scholarship
  const scholarship = { ...award, id: 's2', status: 'CLOSED', title: 'Held' }
  const node = { ...saved.node, id: 'k2', scholarship: { ...scholarship, deadline } }
  const notApplied = { ...none, totalCount: 2, edges: [saved, { ...saved, node }] }
  fakeServer({
    ...experienced,
    HomeDeadlines: () => ({ notApplied, planned: none }) as unknown as HomeDeadlinesQuery,
  })
  await renderApp('/')
  expect(await screen.findByText('Coastal Award')).toBeTruthy()
  expect(screen.queryByText(/Held/)).toBeNull()
})

it('counts awards without a date only when all saved ones are loaded', async () => {
  const deadline = { ...saved.node.scholarship.deadline, precision: 'NONE', date: null }
  const scholarship = { ...saved.node.scholarship, id: 's2', deadline }
  const undated = { ...saved, node: { ...saved.node, id: 'k2', scholarship } }
  let totalCount = 2
  fakeServer({
    ...experienced,
    HomeDeadlines: () =>
      ({
        notApplied: { ...none, totalCount, edges: [saved, undated] },
        planned: none,
      }) as unknown as HomeDeadlinesQuery,
  })
  const whole = await renderApp('/')
  expect(
    await screen.findByText('One saved scholarship has no announced date.'),
  ).toBeTruthy()
  whole.unmount()
  await getApolloClient().clearStore()
  totalCount = 61
  await renderApp('/')
  expect(await screen.findByText('Coastal Award')).toBeTruthy()
  expect(screen.queryByText(/no announced date/)).toBeNull()
})

const newestMatch = (id: string, said: object) => ({
  __typename: 'ScholarshipMatch',
  verdict: 'ELIGIBLE',
  score: 84,
  scoreBase: 'on 6 of 10 points of comparison',
  scholarship: {
    __typename: 'Scholarship',
    id,
    slug: id,
    title: id,
    provider: 'Sea Fund',
  },
  ...said,
})

it('says for the newest matches what must happen before an application', async () => {
  const matches = [
    newestMatch('Wind', { label: 'Eligible', awaits: null }),
    newestMatch('Tide', { label: 'Eligible once nominated', awaits: 'NOMINATION' }),
  ]
  const openOnes = { toAnswerCount: 0, toCheckCount: 0 }
  const latestMatchRun = {
    __typename: 'MatchRun',
    id: 'r1',
    finishedAt: '2026-11-20T10:00:00Z',
    cause: 'STUDENT',
    changes: null,
    result: { __typename: 'MatchResult', matchCount: 2, ...openOnes, matches },
  }
  fakeServer({
    ...newcomers,
    HomeProfile: () => ({ student: profile }) as unknown as HomeProfileQuery,
    HomeCounts: () => counts(2),
    HomeMatches: () =>
      ({ latestMatchRun: { __typename: 'MatchRun', id: 'r1' } }) as HomeMatchesQuery,
    NewestMatches: () => ({ latestMatchRun }) as unknown as NewestMatchesQuery,
  })
  await renderApp('/')
  const card = await screen.findByRole('region', { name: 'Your newest matches' })
  const [wind, tide] = await within(card).findAllByRole('listitem')
  expect(wind?.textContent).not.toContain('Eligible')
  expect(tide?.textContent).toContain('Eligible once nominated')
})

it('says that gender is not given and offers to add it, but does not count it as missing', async () => {
  const student = {
    ...profile,
    intendedDegreeLevel: 'PHD',
    fieldOfInterest: ['Physics'],
    gpa: '3.6',
    englishProficiency: 'NATIVE',
    visaType: 'F-1',
    citizenshipStatus: 'None',
    hasUsHighSchoolDiploma: false,
    usPermanentResident: false,
    needsFinancialAid: true,
    intendedUniversityIds: ['u1'],
    dateOfBirth: '2001-02-03',
  }
  fakeServer({
    ...experienced,
    HomeProfile: () => ({ student }) as unknown as HomeProfileQuery,
  })
  await renderApp('/')
  expect(await screen.findByText(/every fact we check except your gender/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Add your gender (optional)' })
  expect(link.getAttribute('href')).toBe('/profile?edit=gender')
  expect(screen.queryByRole('link', { name: /missing fact/ })).toBeNull()
})

const progressed = {
  StudentProgressLine: () =>
    ({ studentProgress: progressOf(150) }) as unknown as StudentProgressLineQuery,
}

it.each([
  ['Get started', newcomers],
  ['Your progress', experienced],
])('has one progress ring, in "%s", with a line of points', async (name, parts) => {
  fakeServer({ ...parts, ...progressed })
  await renderApp('/')
  const card = within(await screen.findByRole('region', { name }))
  expect(await card.findByText('Level 1 · 150 points · 2 days in a row')).toBeTruthy()
  const link = card.getByRole('link', { name: 'Points, goals and achievements' })
  expect(link.getAttribute('href')).toBe('/progress')
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
})

it('shows the progress on its own page', async () => {
  fakeServer({
    SessionViewer: newcomers.SessionViewer,
    StudentProgress: () =>
      ({ studentProgress: progressOf(150) }) as unknown as StudentProgressQuery,
  })
  await renderApp('/progress')
  expect(await screen.findByText(/850 points to level 2 · 2 days in a row/)).toBeTruthy()
  expect(screen.getByText('+50 pts')).toBeTruthy()
  const done = screen.getByRole('progressbar', { name: 'Applications started or sent' })
  expect(done.getAttribute('aria-valuenow')).toBe('100')
  expect(done.getAttribute('aria-valuetext')).toBe('3 (goal: 2)')
})

it('says which part failed to load, and that there may be more to do', async () => {
  const { HomeDeadlines: _, ...others } = newcomers
  fakeServer(others)
  await renderApp('/')
  expect(await screen.findByText('Failed to load your deadlines')).toBeTruthy()
  expect(screen.getByText(/^Part of this page did not load/)).toBeTruthy()
})

it('retries everything with one button when nothing could be loaded', async () => {
  fakeServer({ SessionViewer: newcomers.SessionViewer })
  const { user } = await renderApp('/')
  expect(await screen.findByText('Failed to load your home page')).toBeTruthy()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('region')).toBeNull()
  fakeServer(newcomers)
  await user.click(retry)
  expect(await screen.findByText('1 of 4 steps done.')).toBeTruthy()
  await waitFor(() => expect(cards()).toEqual(['Get started']))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

const verdictsOf = (ids: unknown) => ({
  __typename: 'ScholarshipConnection',
  edges: [ids].flat().map((id) => ({
    __typename: 'ScholarshipEdge',
    cursor: id,
    node: {
      __typename: 'Scholarship',
      id,
      eligibility: {
        __typename: 'Eligibility',
        verdict: 'NOT_ELIGIBLE',
        label: 'Not eligible: GPA',
        awaits: null,
      },
    },
  })),
})
