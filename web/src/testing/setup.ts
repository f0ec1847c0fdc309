import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A second, the library's own limit, is not a fault on a busy machine.
configure({ asyncUtilTimeout: 4_000 })

afterEach(cleanup)
