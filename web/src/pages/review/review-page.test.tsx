import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { PlanDecisionsInput, SaveRubricInput } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await getApolloClient().clearStore()
})

type Handlers = Parameters<typeof fakeServer>[0]

const chair = () => fakeReview({ isChair: true, stage: 'SETUP', rubric: [] })
const success = (review: object) => ({ __typename: 'ReviewSaved', review })

async function open(tab: string, review: object | null, handlers: Handlers = {}) {
  const server = fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewPage: () => ({ review }),
    ...handlers,
  })
  const app = await renderApp(`/review/s1?tab=${tab}`)
  return { ...app, ...server }
}

function inputOf<Input>(requests: { operation: string; variables: unknown }[], of: string) {
  const last = requests.findLast(({ operation }) => operation === of)
  return (last?.variables as { input: Input } | undefined)?.input
}

it('creates a rubric from an example by keyboard, and says why it cannot be saved', async () => {
  const toasts = watchToasts()
  const { user, requests } = await open('rubric', chair(), {
    SaveRubric: () => ({ saveRubric: success(chair()) }),
  })
  const start = await screen.findByRole('button', { name: 'Start from “Merit”' })
  start.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toHaveProperty('value', 'Academic record')
  screen.getByText('Weights: 100 of 100')
  screen.getByRole('button', { name: 'Move Purpose up' }).focus()
  await user.keyboard('{Enter}')
  screen.getByText('Purpose is now number 1')
  const [weight] = screen.getAllByLabelText('Weight') as [HTMLElement]
  await user.clear(weight)
  await user.type(weight, '50')
  await user.click(screen.getByRole('button', { name: 'Save rubric' }))
  const summary = await screen.findByRole('alert')
  within(summary).getByText('The weights add up to 120, but they must add up to 100')
  expect(requests.some(({ operation }) => operation === 'SaveRubric')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Share evenly' }))
  await user.click(screen.getByRole('button', { name: 'Save rubric' }))
  await waitFor(() => expect(toasts.last()?.title).toBe('Rubric saved'))
  const input = inputOf<SaveRubricInput>(requests, 'SaveRubric')
  expect(input?.criteria.map(({ name, weight: given }) => [name, given])).toEqual([
    ['Purpose', 34],
    ['Academic record', 33],
    ['Contribution to others', 33],
  ])
})

it('lets only texts of the rubric change once somebody has scored', async () => {
  await open('rubric', fakeReview({ isChair: true, isRubricFixed: true }))
  await screen.findByText(/^Someone has already scored with this rubric/)
  expect(screen.getAllByLabelText('Weight')[0]).toHaveProperty('readOnly', true)
  expect(screen.getAllByLabelText('Name')[0]).toHaveProperty('readOnly', false)
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a criterion' })).toBeNull()
})

it('keeps an unsaved rubric when the page is left', async () => {
  const { user, unmount } = await open('rubric', chair())
  await user.click(await screen.findByRole('button', { name: 'Start from “Need”' }))
  unmount()
  await open('rubric', chair())
  const [name] = (await screen.findAllByLabelText('Name')) as [HTMLElement]
  expect(name).toHaveProperty('value', 'Financial need')
})

function ranked(count: number, from: number) {
  const edges = Array.from({ length: count }, (_, index) => {
    const number = from + index
    const node = {
      __typename: 'ReviewApplication',
      id: `a${number}`,
      version: 4,
      number,
      state: 'IN_REVIEW',
      submittedAt: '2026-11-20T12:00:00Z',
      applicantName: `Student ${number}`,
      isMine: false,
      reviewCount: 2,
      rawScore: 70,
      adjustedScore: 71.25,
      adjustedMargin: 4,
      rank: number,
      plannedDecision: null,
    }
    return { cursor: `a${number}`, node }
  })
  const last = edges.at(-1)?.cursor ?? null
  return {
    edges,
    pageInfo: { hasNextPage: from + count <= 150, endCursor: last },
    totalCount: 150,
  }
}

const isRead = ({ operation }: { operation: string }) => operation === 'RankedApplications'
const listed = (connection: object) => ({
  review: { __typename: 'Review', scholarshipId: 's1', applications: connection },
})

const box = (number: number) =>
  screen.getByLabelText(`Select Student ${number} · no. ${number}`)

it('pages through many applications, and decides a selected range', async () => {
  const toasts = watchToasts()
  const deciding = fakeReview({ isChair: true, stage: 'DECIDING' })
  const answers = [{ __typename: 'Conflict', code: 'CONFLICT', message: 'No. 5 changed.' }]
  const { user, requests } = await open('applications', deciding, {
    RankedApplications: ({ after }) => listed(after ? ranked(50, 101) : ranked(100, 1)),
    PlanDecisions: () => ({ planDecisions: answers.shift() ?? success(deciding) }),
  })
  await screen.findByText('150 applications')
  expect(screen.getAllByRole('row')).toHaveLength(101)
  screen.getAllByText('71.3 ± 4.0')
  await user.click(box(2))
  await user.keyboard('{Shift>}')
  await user.click(box(5))
  await user.keyboard('{/Shift}')
  screen.getByText('4 selected')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('101–150 of 150')
  expect(screen.getAllByRole('row')).toHaveLength(51)
  await user.click(box(101))
  await user.click(screen.getByRole('button', { name: 'Plan a decision' }))
  const dialog = await screen.findByRole('dialog', { name: /for 5 applications$/ })
  await user.selectOptions(within(dialog).getByLabelText('Decision'), 'Shortlist')
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }))
  await within(dialog).findByText('No. 5 changed.')
  expect(requests.filter(isRead)).toHaveLength(3)
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }))
  await waitFor(() => expect(toasts.last()?.title).toBe('5 decisions planned'))
  const input = inputOf<PlanDecisionsInput>(requests, 'PlanDecisions')
  expect(input?.to).toBe('SHORTLISTED')
  expect(input?.applicationIds).toEqual(['a2', 'a3', 'a4', 'a5', 'a101'])
  expect(input?.seen).toContainEqual({ applicationId: 'a2', version: 4 })
})

function planned(id: string, problem: string | null = null) {
  return {
    cursor: id,
    node: {
      __typename: 'PlannedDecision',
      applicationId: id,
      applicationNumber: 7,
      applicantName: `Student ${id}`,
      from: 'IN_REVIEW',
      to: 'DECLINED',
      message: null,
      subject: 'A decision on your application',
      text: 'Dear student',
      problem,
      isApplying: false,
    },
  }
}

const decisions = (edges: ReturnType<typeof planned>[]) => ({
  review: {
    __typename: 'Review',
    scholarshipId: 's1',
    counts: { __typename: 'ReviewCounts', planned: edges.length },
    plannedDecisions: {
      edges,
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: edges.length,
    },
  },
})

it('asks once before decisions are applied, and says how many emails are sent', async () => {
  let left = [planned('a1'), planned('a2'), planned('a3', 'It was withdrawn.')]
  const { user, requests } = await open('decisions', chair(), {
    PlannedDecisions: () => decisions(left),
    ApplyDecisions: () => {
      left = left.slice(2)
      return { applyDecisions: success(chair()) }
    },
  })
  await screen.findByText('3 planned decisions')
  screen.getByText('It was withdrawn.')
  await user.click(screen.getByRole('button', { name: 'Apply all' }))
  const dialog = await screen.findByRole('dialog', { name: 'Apply these decisions?' })
  within(dialog).getByText(/^2 students’ applications change state, and each/)
  await user.click(within(dialog).getByRole('button', { name: 'Apply and send emails' }))
  await screen.findByText('1 planned decision')
  expect(inputOf(requests, 'ApplyDecisions')).toEqual({ scholarshipId: 's1' })
})

it('undoes a decision before anybody was notified', async () => {
  let left = [planned('a1'), planned('a2')]
  const line = Promise.withResolvers<void>()
  const { user, requests } = await open('decisions', chair(), {
    PlannedDecisions: () => decisions(left),
    UndoDecisions: async () => {
      await line.promise
      left = left.slice(1)
      return { undoDecisions: success(chair()) }
    },
  })
  await user.dblClick(
    await screen.findByRole('button', { name: /^Undo the decision for Student a1/ }),
  )
  line.resolve()
  await screen.findByText('1 planned decision')
  expect(requests.filter(({ operation }) => operation === 'UndoDecisions')).toHaveLength(1)
  const undone = inputOf(requests, 'UndoDecisions')
  expect(undone).toEqual({ scholarshipId: 's1', applicationIds: ['a1'] })
})

const question = {
  __typename: 'ReviewQuestion',
  id: 'q1',
  applicationId: 'a7',
  applicationNumber: 7,
  text: 'Is it a boarding school?',
  askedAt: '2026-11-21T12:00:00Z',
  answer: null,
  answeredAt: null,
  askedBy: { __typename: 'User', id: 'u1', firstName: 'Chidi', lastName: 'Okoro' },
}

it('shows the chair who asks what about which application, or that the questions could not be loaded', async () => {
  let isDown = true
  const { user } = await open('overview', chair(), {
    ReviewOverview_Questions: () => {
      if (isDown) throw new TypeError('no connection')
      const questions = [question]
      return { review: { __typename: 'Review', scholarshipId: 's1', questions } }
    },
    ReviewExports: () => ({
      review: { __typename: 'Review', scholarshipId: 's1', exports: [] },
    }),
  })
  const failed = 'Failed to load the questions of reviewers'
  await screen.findByText(failed, undefined, { timeout: 15_000 })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const about = await screen.findByRole('link', { name: 'Application 7' })
  expect(about.getAttribute('href')).toBe('/review/s1/a7')
  screen.getByText('Is it a boarding school?')
  screen.getByText(/^Asked by Chidi Okoro on /)
})

const scored = {
  __typename: 'ReviewApplication',
  id: 'a9',
  number: 9,
  scholarshipId: 's1',
  myScore: { __typename: 'ReviewScore', isFinal: true, total: 75 },
}

it('shows a reviewer only their queue, and asks for their affiliation', async () => {
  const { user, requests } = await open(
    'overview',
    { ...fakeReview(), myAffiliations: null },
    {
      OwnQueue: () => ({
        reviewQueue: {
          edges: [
            {
              cursor: 'a1',
              node: {
                __typename: 'ReviewApplication',
                id: 'a1',
                number: 7,
                scholarshipId: 's1',
                reviewCount: 1,
                myScore: null,
              },
            },
          ],
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: 1,
        },
      }),
      SubmittedScores: () =>
        listed({
          edges: [{ cursor: 'a9', node: scored }],
          pageInfo: { hasNextPage: true, endCursor: 'a9' },
          totalCount: 312,
        }),
      SaveAffiliations: () => ({ saveAffiliations: success(fakeReview()) }),
    },
  )
  await screen.findByRole('link', { name: 'Application 7' })
  expect(screen.queryByRole('tab')).toBeNull()
  screen.getByText('0 of 2 scored')
  screen.getByText('Submitted (312)')
  await user.type(
    screen.getByLabelText('University, college or school'),
    'Makerere University',
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(inputOf(requests, 'SaveAffiliations')).toEqual({
      scholarshipId: 's1',
      institutions: ['Makerere University'],
    }),
  )
})
