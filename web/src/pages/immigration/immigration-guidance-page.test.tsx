import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ImmigrationStatus } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

const guidance = (currentStatus: ImmigrationStatus, step: string) => ({
  __typename: 'ImmigrationGuidance',
  id: 'g1',
  guidanceType: 'OPT',
  currentStatus,
  priority: 'MEDIUM',
  isCompleted: false,
  specificQuestions: ['When do I apply?'],
  asOf: '2026-11-28',
  summary: '',
  nextSteps: [step],
  asks: [],
  timeframe: null,
  countryLimits: {
    __typename: 'ImmigrationCountryLimits',
    visa: null,
    mayBeHeld: false,
    says: null,
    source: '',
    verifiedOn: '2026-11-01',
    confidence: 'SECONDARY',
  },
  deadlines: [],
  conditions: [],
  costs: [],
  documents: [],
})

it('shows the guidance for a newly selected stage', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    ImmigrationGuidancePage: () => ({
      immigrationGuidance: guidance('APPLYING', 'File the I-765.'),
    }),
    GuidanceStatus: () => ({
      updateImmigrationGuidance: {
        __typename: 'ImmigrationGuidanceSuccess',
        guidance: guidance('APPROVED', 'Report your job.'),
      },
    }),
  })
  const { user } = await renderApp('/immigration/g1')
  const status = await screen.findByRole('combobox', { name: 'Current status' })
  expect(status).toHaveProperty('value', 'APPLYING')
  await user.selectOptions(status, 'Approved')
  await screen.findByText('Report your job.')
  expect(status).toHaveProperty('value', 'APPROVED')
  const sent = requests.find(({ operation }) => operation === 'GuidanceStatus')
  expect(sent?.variables).toEqual({ input: { id: 'g1', currentStatus: 'APPROVED' } })
})

it('keeps the focus on its title when the request is there', async () => {
  const answer = Promise.withResolvers<{ immigrationGuidance: object }>()
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    ImmigrationGuidancePage: () => answer.promise,
  })
  await renderApp('/immigration/g2')
  const title = await screen.findByRole('heading', { level: 1 })
  title.focus()
  const found = { ...guidance('APPLYING', 'File the I-765.'), id: 'g2' }
  answer.resolve({ immigrationGuidance: found })
  await screen.findByText('File the I-765.')
  expect(document.activeElement).toBe(title)
})

const withNote = (note: string | null) => ({
  ...guidance('APPLYING', 'File the I-765.'),
  id: 'g3',
  documents: [
    {
      __typename: 'GuidanceDocument',
      key: 'i20',
      text: 'Form I-20',
      isDone: false,
      note,
    },
  ],
})

it('keeps an emptied note open once it is saved, and the focus in it', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    ImmigrationGuidancePage: () => ({ immigrationGuidance: withNote('Asked for it') }),
    ChangeGuidance: () => ({
      updateImmigrationGuidance: {
        __typename: 'ImmigrationGuidanceSuccess',
        guidance: withNote(null),
      },
    }),
  })
  const toasts = watchToasts()
  const { user } = await renderApp('/immigration/g3')
  await user.clear(await screen.findByRole('textbox', { name: /^Your note/ }))
  const save = screen.getByRole('button', { name: 'Save note' })
  await user.click(save)
  await waitFor(() => expect(toasts.last()?.title).toBe('Note saved'))
  expect(save.closest('details')).toHaveProperty('open', true)
})
