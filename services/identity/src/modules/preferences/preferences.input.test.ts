import { expect, it } from 'vitest'
import { updatePreferencesInput } from './preferences.input.ts'

it('refuses an unknown zone', () => {
  const [issue] = updatePreferencesInput.safeParse({ timeZone: 'Mars' }).error?.issues ?? []
  expect(issue?.message).toBe('Please choose a time zone from the list')
})
