import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  MatchingLatestQuery,
  SessionViewerQuery,
  StartMatchMutation,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import {
  common,
  match,
  matchingServer,
  nobody,
  overMatch,
  runWith,
  viewer,
} from './matching-fixtures.ts'

// The site keeps one client for good, but each test is a new visit.
beforeEach(async () => {
  await getApolloClient().clearStore()
  sessionStorage.clear()
  localStorage.clear()
})

type User = Awaited<ReturnType<typeof renderApp>>['user']

const grade = () => screen.getByLabelText(/^Your grade/)

/** Fills in what the stored profile lacks. */
async function fillInTheRest(user: User) {
  await screen.findByText('GPA out of 4.0', { selector: 'option' })
  await user.selectOptions(screen.getByLabelText(/^Your grading scale/), 'gpa-4')
  await user.type(grade(), '3.1')
  await user.selectOptions(screen.getByLabelText('Financial need'), 'high')
  await user.click(screen.getByLabelText('Career goals'))
  await user.paste('Measure the wind at sea.')
}

async function submit(user: User) {
  await user.click(screen.getByRole('button', { name: 'Find My Matches' }))
}

/** The page of a student whose match is over. @param run has the fields that the page asks for, whatever they are */
function openResult(run: object) {
  fakeServer({
    ...matchingServer(run as ReturnType<typeof runWith>),
    MatchingLatest: () => ({ latestMatchRun: run }) as MatchingLatestQuery,
  })
  return renderApp('/ai-matching')
}

describe('a student', () => {
  it('sees the progress, the celebration, the dialog and the whole result', async () => {
    const server = fakeServer(matchingServer(runWith([match]), 1))
    const { user } = await renderApp('/ai-matching')
    await fillInTheRest(user)
    expect(screen.getByLabelText('Country of citizenship')).toHaveProperty('value', 'KE')
    await user.type(screen.getByLabelText(/^Amount you need a year/), 'US$12,500')
    await submit(user)
    await screen.findByRole('progressbar')
    expect(
      await screen.findByText('Checking 8 scholarships against your profile', {
        selector: '[role=status]',
      }),
    ).toBeTruthy()
    expect(
      server.requests.find((one) => one.operation === 'StartMatch')?.variables,
    ).toEqual({
      input: {
        profile: {
          academicField: 'Physics',
          degreeLevel: 'phd',
          gradeScale: 'gpa-4',
          gradeOriginal: '3.1',
          country: 'KE',
          englishProficiency: 'ielts_7',
          financialNeed: 'high',
          careerGoals: 'Measure the wind at sea.',
          minAmount: '12500',
        },
      },
    })

    const party = await screen.findByRole('dialog', { name: 'Excellent Matches' })
    await user.click(party)
    const dialog = await screen.findByRole('dialog', {
      name: 'Your AI Scholarship Matches',
    })
    expect(dialog.textContent).toContain('84%')
    expect(dialog.textContent).toContain('It is open to Kenya.')
    expect(dialog.textContent).not.toContain('A third reason.')
    within(dialog).getByRole('button', { name: 'Save Wind Award' })
    expect(screen.queryByText('1 match found')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'See the whole result' }))
    await screen.findByText('1 match found')
    const card = await screen.findByRole('article', { name: 'Wind Award' })
    expect(card.textContent).not.toContain('A third reason.')
    await user.click(within(card).getByText('Why, and what it takes'))
    expect(await within(card).findByText('A third reason.')).toBeTruthy()
    expect(card.textContent).toContain('on 6 of 10 points of comparison')
    expect(card.textContent).toContain('Write an essay of two pages.')
    await user.click(within(card).getByText('How it compares'))
    expect(await within(card).findByText('7.2 of 12')).toBeTruthy()
    await user.click(screen.getByText('The figures, and how to get more matches'))
    expect(await screen.findByText('At GPA 3.5 you qualify for 4 more.')).toBeTruthy()
    expect(screen.getByText(/Computed by rules from your profile\./)).toBeTruthy()
  })

  it('sees no celebration if fewer than three matches have an upcoming deadline', async () => {
    fakeServer(matchingServer(runWith([match], 2)))
    const { user } = await renderApp('/ai-matching')
    await fillInTheRest(user)
    await submit(user)
    await screen.findByRole('dialog', { name: 'Your AI Scholarship Matches' })
    expect(screen.queryByRole('dialog', { name: 'Excellent Matches' })).toBeNull()
  })

  it('sees undecided awards separately, with their questions and without a score', async () => {
    const open = {
      ...match,
      verdict: 'ANSWER_QUESTIONS',
      label: 'Answer 1 question',
      scholarship: { ...match.scholarship, id: 's2', title: 'Tide Award' },
      questions: [
        { __typename: 'MatchQuestion', question: 'Are you an orphan?', profileField: null },
      ],
    }
    const run = runWith([])
    const result = { ...run.result, toAnswerCount: 1, toAnswer: [open] }
    await openResult({ ...run, result })
    const list = await screen.findByRole('region', { name: 'Answer a question first' })
    const card = within(list).getByRole('article', { name: 'Tide Award' })
    expect(card.textContent).toContain('Answer 1 question')
    expect(card.textContent).toContain('Are you an orphan?')
    expect(card.textContent).not.toContain('84')
    expect(screen.queryByRole('region', { name: 'Check with the provider' })).toBeNull()
  })

  it('is told that a list is shortened, and where to find the rest', async () => {
    const run = runWith([match])
    const [, ...more] = Array.from({ length: 20 }, (_, n) => ({
      ...match,
      scholarship: { ...match.scholarship, id: `open-${n}`, title: `Award ${n}` },
    }))
    const result = { ...run.result, matchCount: 60, toCheckCount: 33, toCheck: more }
    const { user } = await openResult({ ...run, result })
    const matches = await screen.findByRole('region', { name: 'Matches' })
    expect(matches.textContent).toContain('We keep the best 1 of these 60.')
    const name = 'Search for the others'
    const link = within(matches).getByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/scholarships?eligibleOnly=true')
    const open = screen.getByRole('region', { name: 'Check with the provider' })
    await user.click(within(open).getByText('Check with the provider (33)'))
    expect(open.textContent).toContain('We keep the best 19 of these 33.')
  })

  it('sees why an award with a better score is last: its round is over', async () => {
    await openResult(runWith([match, { ...overMatch, score: 97 }]))
    const group = await screen.findByRole('region', {
      name: 'Waiting for their next round',
    })
    const cards = within(group).getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Tide Award',
    ])
    expect(cards[0]?.textContent).toContain('Eligible by last round’s rules')
  })

  it('sees that a match needs a nomination first, in the dialog and on its card', async () => {
    const label = 'Eligible once nominated'
    const nominated = { ...match, label, awaits: 'NOMINATION' as const }
    fakeServer(matchingServer(runWith([nominated])))
    const { user } = await renderApp('/ai-matching')
    await fillInTheRest(user)
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'See my matches' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(label)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'See the whole result' }))
    const card = screen.getByRole('article', { name: 'Wind Award' })
    expect(within(card).getByText(label)).toBeTruthy()
  })

  it('is told that there is no match, without a celebration', async () => {
    fakeServer(matchingServer(runWith([])))
    const { user } = await renderApp('/ai-matching')
    await fillInTheRest(user)
    await submit(user)
    expect(await screen.findByText('No match yet')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/found$/)).toBeNull()
    expect(screen.getByText('At GPA 3.5 you qualify for 4 more.')).toBeTruthy()
  })

  it('is told that answers were filled in only if the profile had some', async () => {
    const filledIn = /^We filled in what your profile already has\./
    fakeServer(common)
    const { unmount } = await renderApp('/ai-matching')
    expect(await screen.findByText(filledIn)).toBeTruthy()
    unmount()
    await getApolloClient().clearStore()
    fakeServer({ ...common, MatchingStudent: () => ({ student: null }) })
    await renderApp('/ai-matching')
    expect(await screen.findByText(/^What you type stays in this tab/)).toBeTruthy()
    expect(screen.queryByText(filledIn)).toBeNull()
  })

  it('keeps what was typed when the server cannot be reached, and is told why', async () => {
    fakeServer(common)
    const { user, unmount } = await renderApp('/ai-matching')
    await fillInTheRest(user)
    await submit(user)
    expect(await screen.findByText('Profile Creation Failed')).toBeTruthy()
    const sentence = 'Network connection error. Please refresh the page and try again.'
    expect(screen.getAllByText(sentence)).toHaveLength(2)
    expect(grade()).toHaveProperty('value', '3.1')
    unmount()
    await renderApp('/ai-matching')
    expect(await screen.findByText('We kept what you typed last time.')).toBeTruthy()
    expect(grade()).toHaveProperty('value', '3.1')
  })

  it('sees the server’s messages next to their fields', async () => {
    fakeServer({
      ...common,
      StartMatch: () =>
        ({
          startMatch: {
            __typename: 'ValidationFailed',
            code: 'VALIDATION_FAILED',
            message: 'Some fields are not right',
            errors: [{ path: ['profile', 'gradeOriginal'], message: 'No such grade' }],
          },
        }) satisfies StartMatchMutation,
    })
    const { user } = await renderApp('/ai-matching')
    await fillInTheRest(user)
    await submit(user)
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('No such grade')
    expect(grade().getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a visitor', () => {
  it('is told what to correct before being asked to sign up', async () => {
    visitorServer()
    const { user } = await renderApp('/ai-matching')
    await user.type(await screen.findByLabelText(/^Your grade/), '4.2')
    await submit(user)
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Please choose your grading scale')
    expect(screen.queryByText('Sign Up Required')).toBeNull()
    expect(screen.getByRole('button', { name: 'Find My Matches' })).toBeTruthy()
  })

  it('signs up with the filled-in form, and the match then runs by itself', async () => {
    const before = visitorServer()
    const visit = await renderApp('/ai-matching')
    await fillInAll(visit.user)
    await submit(visit.user)
    expect(await screen.findByText('Sign Up Required')).toBeTruthy()
    const sentence = 'Please sign up for free to use AI scholarship matching.'
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })
    expect(back.getAttribute('href')).toContain('returnTo=%2Fai-matching')
    const operations = before.requests.map(({ operation }) => operation)
    expect(operations).not.toContain('StartMatch')
    visit.unmount()

    const server = fakeServer(matchingServer(runWith([match])))
    await renderApp('/ai-matching')
    expect(await screen.findByRole('progressbar')).toBeTruthy()
    const started = server.requests.filter(({ operation }) => operation === 'StartMatch')
    expect(started).toHaveLength(1)
    expect(started[0]?.variables).toMatchObject({
      input: { profile: { gradeOriginal: '3.1', careerGoals: 'Measure the wind at sea.' } },
    })
  })
})

function visitorServer() {
  return fakeServer({ ...common, SessionViewer: nobody })
}

async function fillInAll(user: User) {
  await fillInTheRest(user)
  await user.selectOptions(screen.getByLabelText('Field of study'), 'Physics')
  await user.selectOptions(screen.getByLabelText('Degree level'), 'phd')
  await user.selectOptions(screen.getByLabelText('Country of citizenship'), 'KE')
  await user.selectOptions(screen.getByLabelText('English proficiency'), 'ielts_7')
}

it('a donor is told who the page is for', async () => {
  fakeServer({
    ...common,
    SessionViewer: () =>
      ({ viewer: { ...viewer, accountType: 'DONOR' } }) satisfies SessionViewerQuery,
  })
  await renderApp('/ai-matching')
  expect(await screen.findByText('Matching is for student accounts')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Find My Matches' })).toBeNull()
})
