import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { applicationToRead as application, step } from '#testing/application-to-read.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(() => getApolloClient().clearStore())

async function open(found: object | null, handlers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    SessionViewer: () => ({ viewer }),
    ApplicationPage: () => ({ application: found }),
    ...handlers,
  })
  const app = await renderApp('/applications/a1')
  return { ...app, ...server }
}

const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('says who has the application, what was promised and what happened, newest first', async () => {
  await open(application({ decisionPromisedOn: '2999-02-01' }))
  await screen.findByText('The provider has it now.')
  screen.getByText('A decision was promised by 1 Feb 2999.')
  screen.getByText('The provider has not opened it yet.')
  const dated = steps().filter((words) => /2026/.test(words))
  expect(dated).toEqual([
    expect.stringMatching(/^The review started/),
    expect.stringMatching(/^You submitted it/),
    expect.stringMatching(/^You started it/),
  ])
})

it('says that the promised date has passed, and when the provider last opened the application', async () => {
  const openedBy = ['20', '22', '21'].map((day) => ({
    __typename: 'ApplicationOpening',
    at: `2026-11-${day}T12:00:00Z`,
    organizationId: 'o1',
  }))
  const ownerRemindedAt = '2026-01-03T12:00:00Z'
  await open(application({ decisionPromisedOn: '2026-01-02', ownerRemindedAt, openedBy }))
  await screen.findByText(
    /^A decision was promised by 2 Jan 2026, but none was made.*Harbour Trust was reminded on 3 Jan 2026.$/,
  )
  expect(screen.getByText(/^Opened by the provider on 22 Nov 2026/)).toBeTruthy()
})

it('says what information is requested, by when, and that it was answered', async () => {
  await open(
    application({
      state: 'MORE_INFO',
      holder: 'STUDENT',
      moreInfo: {
        __typename: 'MoreInfoRequest',
        message: 'Which wells?',
        askedAt: '2026-11-22T12:00:00Z',
        answerBy: '2027-01-10',
      },
      timeline: [step('MORE_INFO', 'IN_REVIEW', 'STUDENT', '22')],
    }),
  )
  await screen.findByText('Which wells?')
  screen.getByText('Answer by 10 Jan 2027')
  screen.getByRole('button', { name: 'Answer' })
  expect(screen.getByText('You answered and submitted it again')).toBeTruthy()
})

it('shows the reviewers’ average scores if the provider shares them', async () => {
  const criterion = {
    __typename: 'ReviewSummaryCriterion',
    name: 'Purpose',
    description: 'What you want to do',
    weight: 60,
    averagePoints: 2.5,
    ofPoints: 4,
    anchor: 'A clear aim',
  }
  const reviewSummary = {
    __typename: 'ReviewSummary',
    reviewCount: 2,
    criteria: [criterion, { ...criterion, name: 'Need', weight: 40, anchor: null }],
  }
  await open(application({ state: 'DECLINED', holder: 'NOBODY', reviewSummary }))
  await screen.findByText('Averages of 2 reviewers.')
  const row = screen.getByRole('row', { name: /^Purpose/ })
  expect(row.textContent).toBe('PurposeWhat you want to do60%2.5 of 4A clear aim')
  expect(screen.getByRole('row', { name: /^Need/ }).textContent).toMatch(/2.5 of 4–$/)
})

it('can be withdrawn with a reason, after a confirmation', async () => {
  const toasts = watchToasts()
  let there = application()
  const { user, requests } = await open(null, {
    // The page reads it again when it has been open for a while.
    ApplicationPage: () => ({ application: there }),
    ChangeApplication_Withdraw: () => {
      there = application({ state: 'WITHDRAWN', holder: 'NOBODY' })
      return { result: { __typename: 'ApplicationChanged', application: there } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const reason = await screen.findByLabelText(/^Reason/)
  await user.type(reason, 'I have another place.')
  const [, confirm] = screen.getAllByRole('button', { name: 'Withdraw', hidden: true })
  await user.click(confirm as HTMLElement)
  await waitFor(() => expect(toasts.last()?.title).toBe('Application withdrawn'))
  const { variables } =
    requests.find(({ operation }) => operation.endsWith('Withdraw')) ?? {}
  expect(variables).toEqual({ input: { id: 'a1', reason: 'I have another place.' } })
  await screen.findByRole('button', { name: 'Reopen it' })
})

it('offers only to remove a draft that was never submitted', async () => {
  await open(application({ state: 'DRAFT', holder: 'STUDENT', submittedAt: null }))
  await screen.findByRole('button', { name: 'Remove draft' })
  screen.getByRole('button', { name: 'Continue' })
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('says that an application is not found, even if it is somebody else’s', async () => {
  await open(null)
  expect(await screen.findByText('Application not found')).toBeTruthy()
})

const asked = (more: object = {}) => ({
  __typename: 'Recommendation',
  id: 'r1',
  recommenderName: 'Ama Mensah',
  recommenderEmail: 'ama@school.example',
  relation: 'Physics teacher',
  note: null,
  isWaived: true,
  state: 'INVITED',
  invitedAt: '2026-11-20T12:00:00Z',
  openedAt: null,
  startedAt: null,
  endedAt: null,
  expiresAt: '2026-12-28T05:00:00Z',
  declineReason: null,
  letter: null,
  ...more,
})

describe('recommenders', () => {
  it('are shown with their status, dates and answers', async () => {
    const declined = asked({
      id: 'r2',
      recommenderName: 'Kofi Boateng',
      state: 'DECLINED',
      isWaived: false,
      endedAt: '2026-11-21T12:00:00Z',
      declineReason: 'We met only once.',
    })
    await open(application({ recommendations: [asked(), declined] }))
    await screen.findByText(/^Invited on 20 Nov 2026 · The link works until 28 Dec 2026/)
    screen.getByText('You waived the right to read the letter.')
    screen.getByText('Invited on 20 Nov 2026 · Declined on 21 Nov 2026')
    screen.getByText('We met only once.')
    const again = { name: 'Send a new link: Kofi Boateng' }
    expect(screen.queryByRole('button', again)).toBeNull()
  })

  it('are asked when the form is complete; a refused form keeps its values', async () => {
    const toasts = watchToasts()
    let isRefused = true
    const { user, requests } = await open(
      application({ state: 'DRAFT', holder: 'STUDENT' }),
      {
        OtherApplications: () => ({
          applications: {
            __typename: 'ApplicationConnection',
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'a2' },
            edges: ['a1', 'a2'].map((id) => ({
              __typename: 'ApplicationEdge',
              cursor: id,
              node: {
                __typename: 'Application',
                id,
                scholarship: {
                  __typename: 'Scholarship',
                  id: `s-${id}`,
                  title: `Award ${id}`,
                },
              },
            })),
          },
        }),
        Recommenders_Ask: () => ({
          result: isRefused
            ? {
                __typename: 'TooManyRequests',
                code: 'TOO_MANY_REQUESTS',
                message: 'You can send 10 invitations in 24 hours.',
              }
            : { __typename: 'RecommenderAsked' },
        }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Ask a recommender' }))
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }))
    await screen.findByRole('link', {
      name: 'Please choose whether you waive the right to read the letter',
    })
    await user.type(screen.getByLabelText('Their name'), 'Ama Mensah')
    await user.type(screen.getByLabelText('Their email address'), 'ama@school.example')
    await user.type(screen.getByLabelText('How they know you'), 'Physics teacher')
    await user.click(
      screen.getByRole('radio', { name: 'No, I waive the right to read it' }),
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Award a2' }))
    expect(screen.queryByRole('checkbox', { name: 'Award a1' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    await screen.findByText('You can send 10 invitations in 24 hours.')
    expect(screen.getByLabelText('Their name')).toHaveProperty('value', 'Ama Mensah')
    isRefused = false
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(toasts.last()?.title).toBe('Invitation sent to Ama Mensah'))
    expect(
      requests.findLast(({ operation }) => operation === 'Recommenders_Ask')?.variables,
    ).toEqual({
      input: {
        applicationIds: ['a1', 'a2'],
        recommenderName: 'Ama Mensah',
        recommenderEmail: 'ama@school.example',
        relation: 'Physics teacher',
        note: '',
        isWaived: true,
        isSent: true,
      },
    })
  })

  it('keep what was typed about one of them when the page learns of another', async () => {
    const draft = { state: 'DRAFT', holder: 'STUDENT' }
    let there = application(draft)
    const { user } = await open(null, { ApplicationPage: () => ({ application: there }) })
    await user.click(await screen.findByRole('button', { name: 'Ask a recommender' }))
    await user.type(await screen.findByLabelText('Their name'), 'Esi Owusu')
    there = application({ ...draft, recommendations: [asked()] })
    await getApolloClient().refetchQueries({ include: ['ApplicationPage'] })
    await screen.findByText('Ama Mensah')
    expect(screen.getByLabelText('Their name')).toHaveProperty('value', 'Esi Owusu')
  })

  it('get a new link, and an earlier letter can be used again', async () => {
    const toasts = watchToasts()
    const reusable = {
      __typename: 'ReusableLetter',
      id: 'l1',
      recommenderName: 'Esi Owusu',
      relation: 'Coach',
      writtenAt: '2026-10-01T12:00:00Z',
    }
    const recommendations = [asked({ state: 'EXPIRED' })]
    const found = { recommendations, reusableLetters: [reusable] }
    const line = Promise.withResolvers<{ result: object }>()
    const { user, requests } = await open(application(found), {
      Recommenders_Invite: () => ({ result: { __typename: 'RecommendationChanged' } }),
      Recommenders_Reuse: () => line.promise,
    })
    await user.click(
      await screen.findByRole('button', { name: 'Send a new link: Ama Mensah' }),
    )
    await waitFor(() => expect(toasts.last()?.title).toBe('Invitation sent to Ama Mensah'))
    await user.dblClick(
      screen.getByRole('button', { name: 'Use the letter from 1 Oct 2026: Esi Owusu' }),
    )
    line.resolve({ result: { __typename: 'RecommendationChanged' } })
    await waitFor(() =>
      expect(toasts.last()?.title).toBe('The letter is now part of this application'),
    )
    const inputs = requests.filter(({ operation }) => operation.startsWith('Recommenders_'))
    expect(inputs.map(({ variables }) => variables)).toEqual([
      { input: { id: 'r1' } },
      { input: { applicationId: 'a1', letterId: 'l1' } },
    ])
  })
})

it.each([
  ['is there', application(), 'Coastal Award'],
  ['cannot be found', null, 'Application Not Found'],
])('keeps the focus on the title when the application %s', async (_, found, name) => {
  const answer = Promise.withResolvers<{ application: object | null }>()
  await open(null, { ApplicationPage: () => answer.promise })
  const title = await screen.findByRole('heading', { level: 1 })
  title.focus()
  answer.resolve({ application: found })
  await screen.findByRole('heading', { level: 1, name })
  expect(document.activeElement).toBe(title)
})
