import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readScore } from '#features/scoring/kept-score.ts'
import { scoreOf } from '#features/scoring/score-values.ts'
import type { SaveScoreInput, Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview, fakeReviewApplication } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(async () => {
  localStorage.clear()
  await getApolloClient().clearStore()
})

type Application = Partial<Scoring_ReviewApplicationFragment>

/** Opens the page with a server that takes scores and shows others' scores once one is final. */
async function open(o: { application?: Application; review?: object } = {}) {
  const server = {
    isDown: false,
    saves: [] as SaveScoreInput[],
    application: fakeReviewApplication(o.application),
  }
  const review = fakeReview(o.review)
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewApplicationPage: ({ id }) => ({
      review,
      reviewApplication:
        id === 'a1'
          ? server.application
          : fakeReviewApplication({ id: 'a2', number: 9, nextId: null }),
    }),
    ReviewPage: () => ({ review }),
    OwnQueue: () => ({ reviewQueue: nothing }),
    SubmittedScores: () => ({ review: { ...review, applications: nothing } }),
    SaveScore: ({ input }) => {
      if (server.isDown) throw new TypeError('no connection')
      const save = input as SaveScoreInput
      if (save.submissionNumber !== server.application.submissionNumber)
        return { saveScore: submittedAgain }
      server.saves.push(save)
      server.application = saved(server.application, save)
      return {
        saveScore: {
          __typename: 'ReviewApplicationChanged',
          application: server.application,
        },
      }
    },
    AskChair: () => ({
      askChair: {
        __typename: 'ReviewApplicationChanged',
        application: server.application,
      },
    }),
  })
  const app = await renderApp('/review/s1/a1')
  await screen.findByRole('heading', { level: 1, name: 'Application 7' })
  await screen.findByRole('heading', { name: 'Your score' })
  return { ...app, server, requests, review }
}

const submittedAgain = {
  __typename: 'Conflict',
  code: 'CONFLICT',
  message: 'The applicant has submitted again since you opened this application.',
}

const nothing = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 0,
}

function saved(before: ReturnType<typeof fakeReviewApplication>, save: SaveScoreInput) {
  const given = new Map(before.myScore?.points.map((one) => [String(one.key), one]))
  for (const { key, points, comment } of save.points ?? [])
    given.set(String(key), {
      key: String(key),
      points: points ?? null,
      comment: comment ?? null,
    })
  const isFinal = save.isFinal ?? before.myScore?.isFinal ?? false
  const myScore = {
    points: [...given.values()],
    comment: save.comment ?? before.myScore?.comment ?? null,
    isFinal,
    isOutdated: false,
    total: 50,
    savedAt: '2026-11-22T12:00:00Z',
  }
  const other = { ...myScore, reviewer: null, isMine: false, comment: 'Plain and true.' }
  const scores = isFinal ? [other] : null
  const reviewers = before.reviewers?.map((one) => ({ ...one, isDone: isFinal })) ?? null
  return { ...before, myScore, scores, reviewers } as typeof before
}

function criterion(name: string): HTMLElement {
  const found = screen.getByText(name, { selector: 'legend' }).closest('fieldset')
  if (!found) throw new Error(`${name} is no criterion`)
  return found
}

const level = (name: string, words: RegExp) =>
  within(criterion(name)).getByLabelText<HTMLInputElement>(words)

it('is scored, submitted and left by keyboard alone, and then shows the other scores', async () => {
  const { user, server } = await open()
  screen.getByText('You can see the other scores once you submit yours.')
  await user.keyboard('2')
  expect(level('Need', /^2 points/)).toBe(document.activeElement)
  await user.keyboard('j')
  expect(criterion('Purpose').contains(document.activeElement)).toBe(true)
  await user.keyboard('3')
  screen.getByText('Purpose: 3. Much')
  expect(level('Purpose', /^3 points/).checked).toBe(true)
  await user.keyboard('c')
  await user.keyboard('sn 1')
  expect(screen.getByLabelText('Comment on Purpose')).toHaveProperty('value', 'sn 1')
  await user.keyboard('{Escape}k')
  expect(criterion('Need').contains(document.activeElement)).toBe(true)
  await user.keyboard('s')
  await screen.findByText('Plain and true.')
  expect(server.saves.at(-1)).toEqual({
    applicationId: 'a1',
    submissionNumber: 1,
    isFinal: true,
  })
  const given = server.saves.flatMap(({ points }) => points ?? [])
  expect(given).toContainEqual({ key: 'c2', points: 3, comment: 'sn 1' })
  await user.keyboard('n')
  await screen.findByRole('heading', { level: 1, name: 'Application 9' })
})

it('tells a chair who scores that they have scored, and links back to the list', async () => {
  const me = { user: viewer, isAssigned: true, hasConflict: false, conflictReason: null }
  const { user } = await open({
    review: { isChair: true },
    application: { reviewers: [{ ...me, isDone: false }] },
  })
  await screen.findByText('Has not scored yet')
  await user.keyboard('2j3s')
  expect(await screen.findByText('Scored')).toBeTruthy()
  expect(screen.queryByText('Has not scored yet')).toBeNull()
  const back = screen.getByRole('link', { name: 'All applications' })
  expect(back.getAttribute('href')).toBe('/review/s1?tab=applications')
})

it('is not submitted without all points, says which are missing and moves there', async () => {
  const { user, server } = await open()
  await user.click(level('Need', /^1 point/))
  await user.keyboard('s')
  screen.getByText('No points yet: Purpose')
  expect(criterion('Purpose').contains(document.activeElement)).toBe(true)
  expect(server.saves.filter(({ isFinal }) => isFinal)).toEqual([])
})

it('saves automatically, and keeps unsent scores on the device', async () => {
  const { user, server, review } = await open()
  server.isDown = true
  await user.keyboard('1')
  await screen.findAllByText('Not saved yet: kept on this device')
  const empty = scoreOf(review.rubric, null)
  expect(readScore(viewer.id, 'a1', empty)?.points).toEqual({ c1: 1, c2: null })
  server.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/^Saved \d\d:\d\d$/)
  expect(server.saves).toEqual([
    {
      applicationId: 'a1',
      submissionNumber: 1,
      points: [{ key: 'c1', points: 1, comment: null }],
    },
  ])
  expect(readScore(viewer.id, 'a1', empty)).toBeNull()
})

it('ignores the keys once they are turned off in the dialog', async () => {
  const { user } = await open()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Score by keyboard' })
  await user.click(within(dialog).getByLabelText('Use these keys'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await user.keyboard('2')
  expect(level('Need', /^2 points/).checked).toBe(false)
})

it('shows hidden words as blocks, which let the reviewer ask the chair', async () => {
  const toasts = watchToasts()
  const { user, requests } = await open()
  expect(screen.queryByText(/^I learned.*school/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'school hidden. Ask the chair' }))
  const question = await screen.findByLabelText('Question')
  await user.type(question, 'Is it a boarding school?')
  await user.click(screen.getByRole('button', { name: 'Send question', hidden: true }))
  await waitFor(() => expect(toasts.last()?.title).toBe('Question sent to the chair'))
  const { variables } = requests.find(({ operation }) => operation === 'AskChair') ?? {}
  expect(variables).toEqual({
    input: {
      applicationId: 'a1',
      text: 'About “I learned to dig wells at [school hidden] with my brother.” in Personal statement: Is it a boarding school?',
    },
  })
})

it.each([
  [{ review: { stage: 'DECIDING' } }, 'Scoring is closed: the chair is deciding.'],
  [
    { application: { state: 'DECLINED' } },
    'This application is decided, so its scores stay.',
  ],
] as const)('can no longer be changed once %j', async (given, words) => {
  const { user, server } = await open(given)
  screen.getByText(words)
  await user.keyboard('2s')
  expect(level('Need', /^2 points/).checked).toBe(false)
  expect(server.saves).toEqual([])
})

const textPiece = (words: string) => ({
  __typename: 'TextPiece' as const,
  text: words,
  isBlock: false,
  kind: null,
})

it('says that a score was for an earlier version, and lets it be submitted again', async () => {
  const myScore = {
    points: [
      { key: 'c1', points: 2, comment: null },
      { key: 'c2', points: 3, comment: null },
    ],
    comment: null,
    isFinal: false,
    isOutdated: true,
    total: 75,
    savedAt: '2026-11-22T12:00:00Z',
  }
  const { user, server } = await open({ application: { myScore } })
  screen.getByText(/submitted this application again after you scored it/)
  await user.keyboard('s')
  await screen.findByText('Plain and true.')
  expect(server.saves).toEqual([
    { applicationId: 'a1', submissionNumber: 1, isFinal: true },
  ])
})

it('does not submit an outdated score by keyboard, and keeps it for the new version', async () => {
  const toasts = watchToasts()
  const { user, server, requests } = await open()
  const openings = () =>
    requests.filter(({ operation }) => operation === 'ReviewApplicationPage').length
  const before = openings()
  await user.keyboard('2j3c')
  await user.keyboard('Plain.{Escape}')
  await screen.findByText(/^Saved \d\d:\d\d$/)
  const [field] = server.application.form.fields
  const pieces = [textPiece('I build wells now.')]
  server.application = {
    ...server.application,
    submissionNumber: 2,
    form: { ...server.application.form, fields: field ? [{ ...field, pieces }] : [] },
  }
  await user.keyboard('s')
  await waitFor(() => expect(toasts.last()?.description).toBe(submittedAgain.message))
  const button = screen.getByRole('button', { name: 'Read the new version' })
  expect(document.activeElement).toBe(button)
  expect(server.saves.some(({ isFinal }) => isFinal)).toBe(false)
  expect(openings()).toBe(before)

  await user.keyboard('{Enter}')
  await screen.findByText('I build wells now.')
  screen.getByText(/^This is the new version/)
  expect(screen.queryByRole('button', { name: 'Read the new version' })).toBeNull()
  expect(level('Purpose', /^3 points/).checked).toBe(true)
  expect(screen.getByLabelText('Comment on Purpose')).toHaveProperty('value', 'Plain.')
  await user.keyboard('s')
  await screen.findByText('Plain and true.')
  expect(server.saves.at(-1)).toEqual({
    applicationId: 'a1',
    submissionNumber: 2,
    isFinal: true,
  })
})
