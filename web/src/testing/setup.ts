import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { drawAsScreensDo } from './frames.ts'
import { keepTimersApart } from './timers.ts'

// The library's own limit of a second would fail tests on a busy machine; a test's own limit ends what hangs.
configure({ asyncUtilTimeout: 180_000, getElementError })

/**
 * Adds the page to the message, but prints it only when somebody reads it: waiting throws many errors that nobody
 * reads.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get, configurable: true })
}

// Files share a process: none of them may find what another has kept in a module or the browser.
vi.resetModules()
afterAll(keepTimersApart())
if ('document' in globalThis) {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  // A frame that one file left must not be drawn in another, or after the document is gone.
  afterAll(drawAsScreensDo())
}

/**
 * Fields that a page asked for and the test's server left out: the page would show what no real server makes it show.
 */
let leftOut: unknown[] = []

// Apollo reports them only on the console.
const { console: told } = globalThis
const write = told.error
told.error = (message: unknown, ...rest: unknown[]) => {
  if (String(message).startsWith('Missing field')) leftOut.push(rest[0])
  else write(message, ...rest)
}

afterEach(() => {
  cleanup()
  const fields = leftOut
  leftOut = []
  if (fields.length > 0)
    throw new Error(`The server of the test left out ${fields.join(', ')}`)
})
afterAll(() => void (told.error = write))
