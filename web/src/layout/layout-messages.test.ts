import { expect, it } from 'vitest'
import { layoutMessages } from './layout-messages.ts'

it('promises no check of each listing: its page may say that nobody has checked it yet', () => {
  expect(layoutMessages.notAffiliated).toContain(
    'from public sources; each listing says if and when it was last checked',
  )
})
