import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

/** The server does not say who is signed in. */
beforeEach(() => {
  fakeServer({})
  localStorage.clear()
})

const failed = { name: 'We couldn’t check if you’re signed in' }

function signedInBefore(): void {
  localStorage.setItem(browserKeys.signedIn, '1')
}

it('says so as a page, to somebody who was signed in', async () => {
  signedInBefore()
  await renderApp('/')
  expect(await screen.findByRole('heading', { ...failed, level: 1 })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe(`${failed.name} · Landfall`))
})

it('keeps the header of somebody signed in', async () => {
  signedInBefore()
  await renderApp('/help')
  const header = within(screen.getByRole('banner'))
  const profile = await header.findByRole('link', { name: 'Profile & Settings' })
  expect(profile.getAttribute('href')).toBe('/settings')
  expect(await header.findByRole('link', { name: 'Notifications' })).toBeTruthy()
  expect(header.queryByRole('link', { name: 'Sign in' })).toBeNull()
  expect(header.queryByRole('link', { name: 'Sign up' })).toBeNull()
})

it('sorts the search as for somebody signed in', async () => {
  signedInBefore()
  await renderApp('/scholarships')
  const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by')
  expect(sort.value).toBe('fit')
})

it.each(['/ai-matching', '/ai-mentor', '/immigration', '/essay-review'])(
  'offers no account on %s to somebody who has one',
  async (path) => {
    signedInBefore()
    await renderApp(path)
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(failed.name)).toBeTruthy()
    expect(main.queryByRole('link', { name: /sign up/i })).toBeNull()
  },
)

it('shows a visitor what visitors have', async () => {
  await renderApp('/help')
  const header = within(screen.getByRole('banner'))
  expect(await header.findByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(header.queryByRole('link', { name: 'Notifications' })).toBeNull()
})

it('lets somebody who has an account write a post', async () => {
  signedInBefore()
  await renderApp('/community')
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('button', { name: 'New Post' })).toBeTruthy()
  expect(main.queryByRole('link', { name: 'Sign Up to Post' })).toBeNull()
})
