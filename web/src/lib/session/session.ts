import { useSyncExternalStore } from 'react'
import type { SessionViewerQuery } from '../../gql/graphql.ts'
import { dropFirstAnswers, takePreloadedResult } from '../graphql/preloaded-results.ts'
import { browserKeys } from '../browser/storage-keys.ts'
import { readStored, writeStored } from '../browser/storage.ts'
import { setReaderZone } from '../format/reader-zone.ts'
import { ask } from '../graphql/graphql-request.ts'
import { isMadeForMember } from './rendered-session.ts'

const viewerQuery = /* GraphQL */ `
  query SessionViewer {
    viewer {
      id
      username
      email
      firstName
      lastName
      accountType
      roles
      isEmailVerified
      preferences {
        timeZone
      }
      memberships {
        role
        organization {
          id
          name
          kind
          universityId
          verification
        }
      }
    }
  }
`

export type Viewer = NonNullable<SessionViewerQuery['viewer']>

/** `unknown` until the first answer; `failed` when the server did not answer at all. */
export type Session =
  | { status: 'unknown'; viewer: null }
  | { status: 'failed'; viewer: null; error: unknown }
  | { status: 'visitor'; viewer: null }
  | { status: 'signed-in'; viewer: Viewer }

const freshForMs = 5 * 60_000
/** Scripts cannot read the cookie; this entry remembers only whether to expect a signed-in answer. */
const hintKey = browserKeys.signedIn

const listeners = new Set<() => void>()
const endListeners = new Set<() => unknown>()
const unknown: Session = { status: 'unknown', viewer: null }
const visitor: Session = { status: 'visitor', viewer: null }
/**
 * The gateway sends the frame of signed-in people's pages to everybody with a session, even if the browser lost its
 * other data.
 */
let isFrameOfMember =
  !import.meta.env.SSR && document.querySelector('#root[data-framed]') !== null
let session: Session = isVisitorsPage() ? visitor : unknown
let loadedAt = session === visitor ? Date.now() : -Infinity
const firstSession = session
let loading: Promise<Session> | null = null

/** Who is signed in, now and after every change. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => (import.meta.env.SSR && isMadeForMember() ? unknown : firstSession),
  )
}

/** The signed-in viewer, or null. Pages for signed-in people may rely on it being there. */
export function useViewer(): Viewer | null {
  return useSession().viewer
}

/** Whether to treat the person here as signed in; also true if they were, and the server cannot be asked now. */
export function useIsMember(): boolean {
  const { status } = useSession()
  return status === 'signed-in' || (status === 'failed' && mayBeSignedIn())
}

/** Whether the viewer moderates, as administrators do, too. */
export function useIsModerator(): boolean {
  const roles = useViewer()?.roles ?? []
  return roles.includes('MODERATOR') || roles.includes('ADMIN')
}

/** Whether the viewer can keep a list: scholarships are for students, and an administrator is here to work. */
export function keepsScholarships(viewer: Viewer | null): boolean {
  return viewer?.accountType === 'STUDENT' && !viewer.roles?.includes('ADMIN')
}

/**
 * Known without asking the server. False on a browser that never signed in: public pages then need not wait for the
 * answer.
 */
export function mayBeSignedIn(): boolean {
  if (import.meta.env.SSR) return isMadeForMember()
  return isFrameOfMember || readStored(hintKey) !== null
}

/** The gateway hands out visitors' pages only to requests without a session; the browser may show an older one again. */
function isVisitorsPage(): boolean {
  if (import.meta.env.SSR) return true
  if (mayBeSignedIn()) dropFirstAnswers()
  return takePreloadedResult('SessionViewer', {}) !== null
}

/** Asks the server who is signed in, unless it did so in the last five minutes. */
export function loadSession(o: { force?: boolean } = {}): Promise<Session> {
  if (loading) return loading
  if (!o.force && Date.now() - loadedAt < freshForMs) return Promise.resolve(session)
  loading = fetchSession().finally(() => {
    loading = null
  })
  return loading
}

/**
 * Signs in or out here too when somebody does so in another tab.
 * @returns a function that stops it
 */
export function followOtherTabs(): () => void {
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** A null key means that all of the storage was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key === hintKey || key === null) void reloadSession()
}

/** Asks again after signing in, verifying or changing the account, whatever was known before. */
export async function reloadSession(): Promise<Session> {
  await loading
  return loadSession({ force: true })
}

/** Forgets the viewer without asking the server, for when the server said that the session is over. */
export async function endSession(): Promise<void> {
  set(visitor)
  await notifyEnd()
}

/** A listener that fails (a socket that never opened) holds up neither the others nor the change of person. */
async function notifyEnd(): Promise<void> {
  await Promise.allSettled([...endListeners].map(async (end) => end()))
}

/** Calls `end` when a session is over, or somebody (else) signed in: nothing of the last viewer may stay. */
export function onSessionEnd(end: () => unknown): () => void {
  endListeners.add(end)
  return () => endListeners.delete(end)
}

async function fetchSession(): Promise<Session> {
  const before = session
  try {
    const { viewer } = await ask(viewerQuery)
    const wasKnown = before.status === 'signed-in' || before.status === 'visitor'
    // Also when a visitor signed in: what was read before does not say what is saved or fits. This comes first, so
    // that it does not throw away the next page's queries.
    if (wasKnown && before.viewer?.id !== viewer?.id) await notifyEnd()
    set(viewer ? { status: 'signed-in', viewer } : visitor)
  } catch (error) {
    // Somebody who is known stays known: a lost connection does not sign anybody out.
    if (session.status === 'unknown' || session.status === 'failed') {
      session = { status: 'failed', viewer: null, error }
      for (const listener of listeners) listener()
    }
  }
  return session
}

function set(next: Session): void {
  session = next
  isFrameOfMember = false
  setReaderZone(next.viewer?.preferences?.timeZone)
  loadedAt = Date.now()
  if (next.status === 'signed-in') dropFirstAnswers()
  writeStored(hintKey, next.status === 'signed-in' ? '1' : null)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
