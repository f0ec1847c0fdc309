import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  Answer,
  AnswerQuestionInput,
  EraseAnswersInput,
  FactsPageQuery,
  NextQuestionCardQuery,
  SessionViewerQuery,
  StandingQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

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
const sailor = {
  ...orphan,
  key: 'sailor',
  fact: 'sailor',
  text: 'Do you sail?',
  topic: 'Plans',
  isSensitive: false,
  awardCount: 1,
}
const asked = [orphan, sailor]
const decides = { opens: 12, closes: 0 }

/** Orphans have twelve more awards, and sailors have one less; the server can refuse, or be away. */
function startServer(given: Record<string, Answer> = {}) {
  const state = { answers: { ...given }, version: 1, isAway: false }
  const student = () => ({
    __typename: 'Student',
    id: 'ama',
    version: 1,
    answersVersion: state.version,
    toldAt: '2026-11-22T10:00:00Z',
    answers: Object.entries(state.answers).map(([fact, answer]) => ({
      __typename: 'StudentAnswer',
      fact,
      scholarshipId: null,
      answer,
    })),
  })
  const change = (next: Record<string, Answer>) => {
    if (state.isAway) throw new TypeError('away')
    state.answers = next
    state.version += 1
    return { __typename: 'StudentSuccess', student: student() }
  }
  const standing = () => {
    const opened = state.answers['orphan'] === 'YES' ? 12 : 0
    const closed = state.answers['sailor'] === 'YES' ? 1 : 0
    return {
      eligibleCount: opened,
      toAnswerCount: 13 - opened - closed,
      toCheckCount: 0,
      notEligibleCount: closed,
    }
  }
  const server = fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    FactsPage: () =>
      ({
        student: student(),
        askedFacts: asked.filter(({ key }) => key in state.answers),
      }) as unknown as FactsPageQuery,
    NextQuestionCard: () => {
      const open = asked.filter(({ key }) => !(key in state.answers))
      const nextQuestions = open.slice(0, 1).map((fact) => ({
        __typename: 'NextQuestion' as const,
        fact,
        yes: decides,
        no: decides,
      }))
      return { nextQuestions } satisfies NextQuestionCardQuery
    },
    Standing: () =>
      ({
        scholarshipOutlook: { __typename: 'ScholarshipOutlook', ...standing() },
      }) as StandingQuery,
    SendAnswer: ({ input }) => {
      const { fact, answer } = input as AnswerQuestionInput
      return { answerQuestion: change({ ...state.answers, [fact]: answer }) }
    },
    SendAnswer_Erase: ({ input }) => {
      const { fact } = input as EraseAnswersInput
      const rest = Object.entries(state.answers).filter(([key]) => fact && key !== fact)
      return { eraseAnswers: change(Object.fromEntries(rest)) }
    },
    RefreshFit_Catalog: () => ({
      copy: { __typename: 'StudentCopy', version: 1, answersVersion: state.version },
    }),
  })
  return { state, requests: server.requests }
}

const card = () => screen.findByRole('region', { name: 'Next best question' })

describe('the next best question', () => {
  it('says what the answer changed, and shows the next question', async () => {
    startServer()
    const { user } = await renderApp('/facts')
    const place = await card()
    const question = within(place).getByRole('group', { name: 'Are you an orphan?' })
    expect(question.textContent).toContain('never shown to anyone')
    expect(question.textContent).toContain('12 scholarships depend on it')
    await user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await within(place).findByText('Saved. 12 scholarships opened up.')).toBeTruthy()
    const next = await within(place).findByRole('group', { name: 'Do you sail?' })
    expect(document.activeElement?.textContent).toBe('Do you sail?')
    await user.click(within(next).getByRole('button', { name: 'Yes' }))
    expect(await within(place).findByText('Saved. 1 scholarship ruled out.')).toBeTruthy()
    expect(within(place).queryByRole('group')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Saved. 1 scholarship ruled out.')
    expect(await screen.findByRole('heading', { name: 'Background' })).toBeTruthy()
  })

  it('does not ask a declined question again', async () => {
    startServer()
    const { user } = await renderApp('/facts')
    const place = await card()
    await user.click(within(place).getByRole('button', { name: 'Prefer not to say' }))
    const sentence = 'Saved. This answer alone does not decide any scholarship.'
    expect(await within(place).findByText(sentence)).toBeTruthy()
    expect(await within(place).findByRole('group', { name: 'Do you sail?' })).toBeTruthy()
    expect(within(place).queryByText('Are you an orphan?')).toBeNull()
  })

  it('keeps the question and says so when the answer could not be saved', async () => {
    const { state } = startServer()
    const { user } = await renderApp('/facts')
    const place = await card()
    state.isAway = true
    await user.click(within(place).getByRole('button', { name: 'No' }))
    const alert = await within(place).findByRole('alert')
    expect(alert.textContent).toContain('Your answer “No” was not saved.')
    expect(within(place).getByRole('group', { name: 'Are you an orphan?' })).toBeTruthy()
    state.isAway = false
    await user.click(within(place).getByRole('button', { name: 'No' }))
    expect(await within(place).findByRole('group', { name: 'Do you sail?' })).toBeTruthy()
    expect(within(place).queryByRole('alert')).toBeNull()
  })
})

describe('the given answers', () => {
  it('are listed with the awards they matter for, and can be changed and erased', async () => {
    startServer({ orphan: 'YES', sailor: 'NO' })
    const { user } = await renderApp('/facts')
    const group = await screen.findByRole('region', { name: 'Background' })
    expect(group.textContent).toContain('Private')
    await user.click(within(group).getByText('Counts for 12 scholarships'))
    expect(await within(group).findByRole('link', { name: 'Wind Award' })).toBeTruthy()
    await user.click(
      within(group).getByRole('button', { name: 'Change: Are you an orphan?' }),
    )
    const yes = within(group).getByRole('button', { name: 'Yes' })
    expect(yes.getAttribute('aria-pressed')).toBe('true')
    await user.click(within(group).getByRole('button', { name: 'No' }))
    expect(
      await screen.findByText('Saved. 12 scholarships need an answer again.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Erase: Are you an orphan?' }))
    expect(await screen.findByText('Erased.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Background' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Plans' })).toBeTruthy()
  })

  it('are all erased only after a confirmation', async () => {
    const { requests } = startServer({ orphan: 'YES', sailor: 'NO' })
    const { user } = await renderApp('/facts')
    await user.click(await screen.findByRole('button', { name: 'Erase all' }))
    const dialog = await screen.findByRole('dialog', { name: 'Erase all your answers?' })
    expect(dialog.textContent).toContain('All 2 answers will be deleted for good.')
    expect(requests.map(({ operation }) => operation)).not.toContain('SendAnswer_Erase')
    await user.click(within(dialog).getByRole('button', { name: 'Erase all' }))
    expect(await screen.findByText('All your answers have been erased.')).toBeTruthy()
    expect(await screen.findByText('Nothing yet')).toBeTruthy()
  })
})

it('leads a student without a profile to it, and tells donors that the page is for students', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    FactsPage: () => ({ student: null, askedFacts: null }) satisfies FactsPageQuery,
  })
  const view = await renderApp('/facts')
  expect(await screen.findByText('Fill in your profile first')).toBeTruthy()
  view.unmount()
  fakeServer({
    SessionViewer: () =>
      ({ viewer: { ...viewer, accountType: 'DONOR' } }) satisfies SessionViewerQuery,
  })
  await renderApp('/facts')
  expect(await screen.findByText('Only for student accounts')).toBeTruthy()
})

it('reports a failure, and loads again', async () => {
  const handlers = { SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery }
  fakeServer(handlers)
  const { user } = await renderApp('/facts')
  expect(await screen.findByText('Failed to load your answers')).toBeTruthy()
  startServer({ sailor: 'NO' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Plans' })).toBeTruthy()
})
