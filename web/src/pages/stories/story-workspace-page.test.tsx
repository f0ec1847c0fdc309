import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

it('tells a person without an organization who the page is for, and where to go', async () => {
  const viewer = { ...studentViewer, accountType: 'DONOR' as const }
  const { requests } = fakeServer({ SessionViewer: () => ({ viewer }) })
  await renderApp('/story-workspace')
  await screen.findByText(/^Owners and editors of an organization write/)
  const home = screen.getByRole('link', { name: 'Go to your home page' })
  expect(home.getAttribute('href')).toBe('/')
  expect(requests.map(({ operation }) => operation)).not.toContain('StoryWorkspacePage')
})
