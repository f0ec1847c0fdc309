import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type {
  ApplicationState,
  EligibilityVerdict,
  MoveApplicationInput,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const viewer = { ...studentViewer, accountType: 'DONOR' as const }
const noMore = { hasNextPage: false, endCursor: null }
const scholarship = { __typename: 'Scholarship', id: 's1', title: 'Coastal Award' }
const name = { firstName: 'Amina', lastName: 'Okonkwo' }

async function openList(
  verdict: EligibilityVerdict,
  verdictLabel: string,
  unanswered: string[] = [],
) {
  const about = { ...name, citizenship: 'Kenya', fieldOfStudy: 'Engineering' }
  const node = {
    __typename: 'SubmittedApplication',
    id: 'a1',
    state: 'SUBMITTED',
    submittedAt: '2026-11-20T12:00:00Z',
    summary: {
      __typename: 'SubmissionSummary',
      ...about,
      verdict,
      verdictLabel,
      unanswered,
    },
  }
  const edges = [{ __typename: 'SubmittedApplicationEdge', cursor: 'c1', node }]
  fakeServer({
    SessionViewer: () => ({ viewer }),
    SubmittedApplicationsPage: () => ({
      scholarship,
      submittedApplications: { edges, pageInfo: noMore, totalCount: 1 },
    }),
  })
  await renderApp('/my-scholarships/s1/applications')
  const title = await screen.findByRole('link', { name: 'Amina Okonkwo' })
  return title.closest('article')?.textContent ?? ''
}

it.each([
  ['CHECK_WITH_PROVIDER', 'Check with the provider', 'Some conditions are yours to check'],
  ['ANSWER_QUESTIONS', 'Answer 2 questions', 'Some questions were not answered'],
  ['NOT_ELIGIBLE', 'Not eligible: GPA', 'Not eligible: GPA'],
] as const)('tells the provider what %s means for them', async (verdict, label, words) => {
  expect(await openList(verdict, label)).toContain(words)
})

it('tells the provider which questions were not answered', async () => {
  const found = await openList('ANSWER_QUESTIONS', 'Answer 2 questions', [
    'GPA',
    'for women',
  ])
  expect(found).toContain('Not answered: GPA, for women')
  expect(found).not.toContain('Some questions')
})

/** One application that the server takes steps of by its last submission alone, unless it is told to refuse them. */
async function openOne({
  state: begunIn,
  isErased = false,
  line = Promise.resolve(),
}: {
  state: ApplicationState
  isErased?: boolean
  /** It is answered once it is through. */
  line?: Promise<void>
}) {
  const server = { number: 1, state: begunIn, refusal: '' }
  const submittedApplication = () => ({
    __typename: 'SubmittedApplication',
    id: 'a1',
    state: server.state,
    isErased,
    submittedAt: '2026-11-20T12:00:00Z',
    decisionPromisedOn: null,
    timeline: [],
    submissions: [],
    letters: [],
    lastSubmission: {
      __typename: 'Submission',
      id: `b${server.number}`,
      number: server.number,
      form: name,
    },
    scholarship,
  })
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    async SubmittedApplicationPage() {
      await line
      return { submittedApplication: submittedApplication() }
    },
    OwnerAward: () => ({
      submittedApplication: {
        __typename: 'SubmittedApplication',
        id: 'a1',
        state: server.state,
        isErased,
        offer: null,
      },
      funds: { edges: [], pageInfo: noMore },
    }),
    MoveApplication: ({ input }) => ({
      moveApplication:
        (input as MoveApplicationInput).submissionNumber === server.number &&
        !server.refusal
          ? { __typename: 'ApplicationMoved', application: submittedApplication() }
          : {
              __typename: 'Conflict',
              code: 'CONFLICT',
              message:
                server.refusal ||
                'The applicant has submitted again since you opened this application.',
            },
    }),
  })
  const { user } = await renderApp('/submitted-applications/a1')
  return { user, requests, server }
}

it.each([
  ['ACCEPTED', 'The student accepted the award. What comes next is under “Award”.'],
  ['AWARDED', 'You offered an award. The student has not answered yet.'],
  ['DECLINED', 'There is nothing for you to do here right now.'],
] as const)('says for %s what is next', async (state: ApplicationState, words) => {
  await openOne({ state })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('refuses a step on an outdated version, and loads the new one without losing the message', async () => {
  const message = 'The applicant has submitted again since you opened this application.'
  const { user, requests, server } = await openOne({ state: 'SHORTLISTED' })
  await user.selectOptions(await screen.findByLabelText('Move to'), 'Not selected')
  await user.type(screen.getAllByLabelText(/^Message/)[0] ?? document.body, 'Thank you.')
  server.number = 2
  await user.click(screen.getByRole('button', { name: 'Move' }))
  await screen.findByText(message)
  const inputs = () =>
    requests
      .filter(({ operation }) => operation === 'MoveApplication')
      .map(({ variables }) => variables['input'] as MoveApplicationInput)
  expect(inputs()).toMatchObject([{ id: 'a1', submissionNumber: 1 }])
  await user.click(screen.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(inputs()).toHaveLength(2))
  expect(inputs()[1]).toMatchObject({
    to: 'DECLINED',
    message: 'Thank you.',
    submissionNumber: 2,
  })
})

it('says why a step was refused when its form is gone, because the application has moved meanwhile', async () => {
  const { user, server } = await openOne({ state: 'SHORTLISTED' })
  await user.selectOptions(await screen.findByLabelText('Move to'), 'On the waitlist')
  server.state = 'WITHDRAWN'
  server.refusal = 'This application is withdrawn: it can’t become waitlisted from there.'
  await user.click(screen.getByRole('button', { name: 'Move' }))
  await screen.findByText('There is nothing for you to do here right now.')
  expect(screen.getByRole('alert').textContent).toBe(server.refusal)
})

it('offers no steps for an applicant who has deleted their account', async () => {
  await openOne({ state: 'LAPSED', isErased: true })
  await screen.findByText(/has deleted their account/)
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull()
})

it('says what is left to do about the award of an applicant who has deleted their account', async () => {
  await openOne({ state: 'ACCEPTED', isErased: true })
  await screen.findByText(/has deleted their account/)
  expect(screen.getByText(/What comes next is under “Award”/)).toBeTruthy()
})

it('keeps the focus on the title when the application has loaded', async () => {
  const line = Promise.withResolvers<void>()
  await openOne({ state: 'SUBMITTED', line: line.promise })
  const title = await screen.findByRole('heading', { level: 1 })
  title.focus()
  line.resolve()
  await screen.findByRole('heading', { level: 1, name: 'Amina Okonkwo' })
  expect(document.activeElement).toBe(title)
})

it('goes on at the title, which says the new state, once the application has moved', async () => {
  const { user } = await openOne({ state: 'SHORTLISTED' })
  await user.selectOptions(await screen.findByLabelText('Move to'), 'Not selected')
  await user.click(screen.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Amina Okonkwo'))
})
