import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const row = (label: string, value: string) => ({
  __typename: 'DonorInsightFigure',
  label,
  value,
})
const report = {
  __typename: 'DonorReport',
  organization: 'Wells',
  scope: [
    'Applications submitted until 1 Dec 2026, by the day in UTC.',
    'To one scholarship only: Water.',
  ],
  sections: [
    {
      __typename: 'DonorReportSection',
      heading: 'From application to award',
      note: null,
      rows: [row('Applications submitted', '7')],
    },
    {
      __typename: 'DonorReportSection',
      heading: 'Fund: Wells',
      note: 'These amounts are of all time, not of the chosen days.',
      rows: [row('Pledged', '€10')],
    },
  ],
  storiesNote: 'Each recipient read these words.',
  stories: [
    {
      __typename: 'DonorReportStory',
      title: 'From the coast',
      person: 'أحمد, Kenya',
      facts: '',
      paragraphs: ['The pump was dry.'],
    },
  ],
  notes: ['Counted in fives.'],
}

const organization = {
  id: 'o7',
  name: 'Wells',
  kind: 'DONOR',
  universityId: null,
  verification: 'PENDING',
}

async function show(
  donorReport: object | null | Promise<null>,
  choice = '?organizationId=o1&scholarshipId=a1&to=2026-12-01',
  memberships: object[] = [
    { role: 'REVIEWER', organization: { ...organization, id: 'o6' } },
    { role: 'OWNER', organization },
  ],
) {
  const server = fakeServer({
    SessionViewer: () => ({
      viewer: { ...studentViewer, accountType: 'DONOR', memberships },
    }),
    ImpactReportPage: async () => ({ donorReport: await donorReport }),
  })
  await renderApp(`/donor-dashboard/report${choice}`)
  return server
}

it('says what it covers before its figures, and is printed or saved with the same filters', async () => {
  const { requests } = await show(report)
  const scope = await screen.findByRole('region', { name: 'What this report covers' })
  within(scope).getByText('To one scholarship only: Water.')
  screen.getByText('7')
  screen.getByText(/of all time, not of the chosen days/)
  screen.getByRole('heading', { level: 3, name: 'From the coast' })
  expect(screen.getByText('أحمد, Kenya').dir).toBe('auto')
  const pdf = screen.getByRole('link', { name: 'Save as PDF' })
  expect(pdf.getAttribute('href')).toBe(
    '/api/donor-metrics/report?organizationId=o1&to=2026-12-01&scholarshipId=a1',
  )
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  screen.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalledOnce()
  const filter = { from: null, to: '2026-12-01', fundId: null, scholarshipId: 'a1' }
  expect(requests.find(({ operation }) => operation === 'ImpactReportPage')).toMatchObject({
    variables: { organizationId: 'o1', filter },
  })
})

it('covers all of the reader’s organization when the address has no filters', async () => {
  const { requests } = await show(report, '')
  await screen.findByRole('region', { name: 'What this report covers' })
  const asked = requests.find(({ operation }) => operation === 'ImpactReportPage')
  expect(asked?.variables).toMatchObject({ organizationId: 'o7' })
})

it('leads a person without an organization to the setup', async () => {
  const { requests } = await show(null, '', [])
  await screen.findByText('There is nothing to report yet')
  const next = screen.getByRole('link', { name: 'Set up your organization' })
  expect(next.getAttribute('href')).toBe('/donor-onboarding')
  expect(requests.map(({ operation }) => operation)).not.toContain('ImpactReportPage')
})

it('says that the report is not available to the reader', async () => {
  await show(null)
  expect(await screen.findByText('This report is not available to you')).toBeTruthy()
})

it('keeps the focus on its title when there is none', async () => {
  const answer = Promise.withResolvers<null>()
  await show(answer.promise)
  const title = await screen.findByRole('heading', { level: 1 })
  title.focus()
  answer.resolve(null)
  await screen.findByText('This report is not available to you')
  expect(document.activeElement).toBe(title)
})
