import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A second, the library's own limit, is not a fault on a busy machine; the limit of a test ends what hangs.
configure({ asyncUtilTimeout: 15_000 })

// Files share a process: none of them finds what another has kept in a module or the browser.
vi.resetModules()
if ('document' in globalThis) {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
}

afterEach(cleanup)
