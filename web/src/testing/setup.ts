import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { drawAsScreensDo } from './frames.ts'
import { keepTimersApart } from './timers.ts'

// A second, the library's own limit, is not a fault on a busy machine; the limit of a test ends what hangs.
configure({ asyncUtilTimeout: 180_000, getElementError })

/** With the page in it, which is written out only when somebody reads it: who waits throws many unread. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get, configurable: true })
}

// Files share a process: none of them finds what another has kept in a module or the browser.
vi.resetModules()
afterAll(keepTimersApart())
if ('document' in globalThis) {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  // What one file left undrawn is not drawn in another, or after the document is gone.
  afterAll(drawAsScreensDo())
}

/** Fields that a test's server left out of what its page asked for: the page would show what no server makes it show. */
let leftOut: unknown[] = []

// Apollo tells it on the console alone.
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
