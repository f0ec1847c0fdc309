import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, LazyPart } from '#ui/lazy-part.tsx'
import { reloadForNewBuild } from '#lib/errors/missing-chunk.ts'
import { lazyPage } from '#page/lazy-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const missing = () =>
  Promise.reject<Record<'Part', () => null>>(
    new TypeError('Failed to fetch dynamically imported module: /assets/part-x1.js'),
  )

let reload: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  // React logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

it('leaves the page around a part whose script is gone, with what stands for the part', async () => {
  const Part = lazyPart(async () => (await missing()).Part)
  render(
    <main>
      <h1>Search</h1>
      <LazyPart failed={<a href="/filters">Filters</a>}>
        <Part />
      </LazyPart>
    </main>,
  )
  expect(await screen.findByRole('link', { name: 'Filters' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Search' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('loads the page again for a page whose script is gone, once per build', async () => {
  const First = lazyPage(missing, 'Part')
  void First.preload()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  const Second = lazyPage(missing, 'Part')
  await expect(Second.preload()).rejects.toThrow('dynamically imported')
  expect(reload).toHaveBeenCalledOnce()
})

it('does not leave for the browser’s error page while there is no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(reloadForNewBuild()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('brings a page that could not be loaded once the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Page = lazyPage(missing, 'Part')
  render(
    <ErrorBoundary resetKey="first">
      <Page />
    </ErrorBoundary>,
  )
  await screen.findByRole('heading', { name: 'This page could not be shown' })
  expect(reload).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})

it('tries a broken page afresh at the next address, also when only the query differs', async () => {
  let isBroken = true
  const Page = () => {
    if (isBroken) throw new Error('broken')
    return <h1>Results</h1>
  }
  const view = render(
    <ErrorBoundary resetKey="?page=1">
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('This page could not be shown')
  isBroken = false
  view.rerender(
    <ErrorBoundary resetKey="?page=2">
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Results')
})
