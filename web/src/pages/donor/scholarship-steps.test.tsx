import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const viewer = {
  ...studentViewer,
  accountType: 'DONOR',
  memberships: [
    {
      role: 'OWNER',
      organization: {
        id: 'o1',
        name: 'Harbour Trust',
        kind: 'DONOR',
        universityId: null,
        verification: 'VERIFIED',
      },
    },
  ],
} satisfies SessionViewerQuery['viewer']

beforeEach(() => sessionStorage.clear())

function open(step = '', of: SessionViewerQuery['viewer'] = viewer) {
  fakeServer({ SessionViewer: () => ({ viewer: of }) satisfies SessionViewerQuery })
  return renderApp(`/my-scholarships/new${step}`)
}

const group = (name: string) => screen.findByRole('group', { name })

it('moves between steps and keeps what was typed', async () => {
  const { user } = await open()
  await user.type(await screen.findByLabelText('Title'), 'Harbour Award')
  // Enter goes on, too, instead of publishing half way.
  await user.keyboard('{Enter}')
  const second = await group('Step 2 of 6: Who may apply')
  await waitFor(() => expect(document.activeElement).toBe(second))
  await user.click(screen.getByRole('button', { name: 'Previous step' }))
  await group('Step 1 of 6: What it is')
  expect(screen.getByDisplayValue('Harbour Award')).toBeTruthy()
})

it('lists everything missing in the last step, with links to its fields', async () => {
  const { user } = await open('?step=check')
  const end = within(await group('Step 6 of 6: Check and save'))
  await end.findByText('Still missing')
  await user.click(end.getByRole('link', { name: 'Application deadline is required' }))
  const day = await screen.findByLabelText('Application deadline')
  await waitFor(() => expect(document.activeElement).toBe(day))
})

it('lists the form’s default choices until somebody changes them', async () => {
  const { user } = await open('?step=check')
  await user.click(await screen.findByRole('link', { name: 'Is an essay required? Yes' }))
  const essay = within(await screen.findByRole('group', { name: 'Is an essay required?' }))
  await user.click(essay.getByRole('radio', { name: 'Not stated' }))
  await user.click(screen.getByRole('link', { name: /^6\. Check and save/ }))
  await group('Step 6 of 6: Check and save')
  await screen.findByRole('link', { name: 'Award type: One-time' })
  expect(screen.queryByRole('link', { name: /^Is an essay/ })).toBeNull()
})

it('offers only to save a draft, and says why, while the organization is not verified', async () => {
  const memberships = viewer.memberships.map(({ role, organization }) => ({
    role,
    organization: { ...organization, verification: 'PENDING' as const },
  }))
  await open('?step=check', { ...viewer, memberships })
  await screen.findByText('You can publish once your organization is verified.')
  screen.getByRole('button', { name: 'Save draft' })
  expect(screen.queryByRole('button', { name: 'Publish scholarship' })).toBeNull()
})
