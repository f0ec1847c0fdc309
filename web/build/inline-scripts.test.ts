// @vitest-environment node
import { expect, it } from 'vitest'
import { browserKeys } from '../src/lib/browser/storage-keys.ts'
import { inlineScript } from './inline-scripts.ts'

it.each(['start', 'theme'] as const)(
  'the inline script %s ends where it is ended',
  (name) => {
    const text = inlineScript(name)
    expect(text).not.toBe('')
    // Either would change where a browser ends the script.
    expect(text).not.toMatch(/<\/script|<!--/i)
  },
)

it('reads the theme from where the choice is stored', () => {
  expect(inlineScript('theme')).toContain(browserKeys.theme)
})
