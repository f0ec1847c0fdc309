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

it('keeps the focus on its title when there is no such story', async () => {
  const answer = Promise.withResolvers<{ contentPiece: null }>()
  const viewer = { ...studentViewer, accountType: 'DONOR' as const }
  fakeServer({ SessionViewer: () => ({ viewer }), StoryEditorPage: () => answer.promise })
  await renderApp('/story-workspace/gone')
  const title = await screen.findByRole('heading', { level: 1, name: 'Your stories' })
  title.focus()
  answer.resolve({ contentPiece: null })
  await screen.findByRole('heading', { level: 1, name: 'Story not found' })
  expect(document.activeElement).toBe(title)
})

it.each(['gone', 'new'])('says once that there is no story at %s', async (address) => {
  const viewer = { ...studentViewer, accountType: 'DONOR' as const }
  fakeServer({
    SessionViewer: () => ({ viewer }),
    StoryEditorPage: () => ({ contentPiece: null }),
  })
  await renderApp(`/story-workspace/${address}`)
  await screen.findByText('There is no story to edit at this address.')
  expect(screen.getAllByText('Story not found')).toHaveLength(1)
})
