import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import type * as SessionModule from './session.ts'

const person = (id: string): SessionViewerQuery => ({
  viewer: {
    id,
    username: id,
    email: `${id}@example.org`,
    firstName: 'Amara',
    lastName: 'Okonkwo',
    accountType: 'STUDENT',
    roles: [],
    isEmailVerified: true,
    preferences: null,
    memberships: [],
  },
})

let session: typeof SessionModule

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  session = await import('./session.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Runs a read to its end, with the pauses between its tries. It does not run all timers: some of another file may go
 * on.
 */
async function settled<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

it('asks once for everybody who wants to know, and again after five minutes', async () => {
  const { requests } = fakeServer({ SessionViewer: () => person('a') })
  await Promise.all([session.loadSession(), session.loadSession()])
  await session.loadSession()
  expect(requests).toHaveLength(1)
  vi.advanceTimersByTime(5 * 60_000 + 1)
  await session.loadSession()
  expect(requests).toHaveLength(2)
})

it('does not sign anybody out because the connection is lost', async () => {
  fakeServer({ SessionViewer: () => person('a') })
  await session.loadSession()
  fakeServer({})
  const now = await settled(session.reloadSession())
  expect(now).toMatchObject({ status: 'signed-in', viewer: { id: 'a' } })
})

it('says that it failed when it never knew', async () => {
  fakeServer({})
  const now = await settled(session.loadSession())
  expect(now).toMatchObject({ status: 'failed', error: { kind: 'offline' } })
})

it('clears what was kept for the last person when another one signs in', async () => {
  const clear = vi.fn<() => void>()
  session.onSessionEnd(clear)
  fakeServer({ SessionViewer: () => person('a') })
  await session.loadSession()
  expect(clear).not.toHaveBeenCalled()
  fakeServer({ SessionViewer: () => person('b') })
  await session.reloadSession()
  expect(clear).toHaveBeenCalledOnce()
})

it('lets the last person go although something of theirs cannot be cleared', async () => {
  const clear = vi.fn<() => void>()
  session.onSessionEnd(() => Promise.reject(new Error('the socket never opened')))
  session.onSessionEnd(() => {
    throw new Error('broken')
  })
  session.onSessionEnd(clear)
  fakeServer({ SessionViewer: () => person('a') })
  await session.loadSession()
  fakeServer({ SessionViewer: () => ({ viewer: null }) })
  expect(await session.reloadSession()).toEqual({ status: 'visitor', viewer: null })
  expect(clear).toHaveBeenCalledOnce()
})

it('remembers only that somebody signed in here, until they log out', async () => {
  fakeServer({
    SessionViewer: () => person('a'),
    SessionLogout: () => ({ logout: { message: 'Bye' } }),
  })
  expect(session.mayBeSignedIn()).toBe(false)
  await session.loadSession()
  expect(session.mayBeSignedIn()).toBe(true)
  expect(JSON.stringify({ ...localStorage })).not.toContain('example.org')
  const { logOut } = await import('./log-out.ts')
  await logOut()
  expect(session.mayBeSignedIn()).toBe(false)
})

it('expects somebody signed in where the frame of their pages stands, although nothing is stored', async () => {
  document.body.innerHTML = '<div id="root" data-framed></div>'
  vi.resetModules()
  const framed = await import('./session.ts')
  expect(framed.mayBeSignedIn()).toBe(true)
  // The cookie's session is over.
  fakeServer({ SessionViewer: () => ({ viewer: null }) })
  await framed.loadSession()
  expect(framed.mayBeSignedIn()).toBe(false)
  document.body.innerHTML = ''
})

function bringVisitorsPage() {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.dataset.first = 'SessionViewer {}'
  element.dataset.at = new Date().toISOString()
  element.textContent = '{"viewer":null}'
  document.body.append(element)
}

it('knows a visitor by the page that was made for visitors, without asking', async () => {
  bringVisitorsPage()
  vi.resetModules()
  const opened = await import('./session.ts')
  const { requests } = fakeServer({ SessionViewer: () => person('a') })
  expect(await opened.loadSession()).toEqual({ status: 'visitor', viewer: null })
  expect(requests).toEqual([])
})

it('asks who is there when a page from before signing in is shown again', async () => {
  bringVisitorsPage()
  localStorage.setItem('landfall.signed-in', '1')
  vi.resetModules()
  const opened = await import('./session.ts')
  fakeServer({ SessionViewer: () => person('a') })
  expect(await opened.loadSession()).toMatchObject({ status: 'signed-in' })
})

it('writes times in the zone of whoever is signed in, until they sign out', async () => {
  const { readerZone } = await import('../format/reader-zone.ts')
  const { viewer } = person('a')
  const preferences = { timeZone: 'Asia/Kolkata' }
  fakeServer({ SessionViewer: () => ({ viewer: { ...viewer, preferences } }) })
  await session.loadSession()
  expect(readerZone()).toBe('Asia/Kolkata')
  await session.endSession()
  expect(readerZone()).toBeUndefined()
})

it('asks at once when another tab signed in or out', async () => {
  const { requests } = fakeServer({ SessionViewer: () => person('a') })
  await session.loadSession()
  const stop = session.followOtherTabs()
  window.dispatchEvent(new StorageEvent('storage', { key: 'landfall.theme' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(1)
  fakeServer({ SessionViewer: () => ({ viewer: null }) })
  window.dispatchEvent(new StorageEvent('storage', { key: 'landfall.signed-in' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await session.loadSession()).status).toBe('visitor')
  stop()
})
