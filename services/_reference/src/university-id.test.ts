import { expect, it } from 'vitest'
import { universityIdOf } from './university-id.ts'

it('gives a university the same id everywhere, which never changes', () => {
  expect(universityIdOf(110635)).toBe('44d5d8d0-d966-5e5b-a2d2-6e82e44b2433')
  expect(universityIdOf(110636)).not.toBe(universityIdOf(110635))
})
