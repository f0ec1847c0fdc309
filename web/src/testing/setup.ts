import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A second, the library's own limit, is not a fault on a busy machine; the limit of a test ends what hangs.
configure({ asyncUtilTimeout: 60_000, getElementError })

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
if ('document' in globalThis) {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
}

afterEach(cleanup)
