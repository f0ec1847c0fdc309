import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ImmigrationStatus } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

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
