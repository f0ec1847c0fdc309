import { expect, it } from 'vitest'
import { readUnsubscription, signUnsubscription } from './unsubscribe-token.ts'

const given = {
  userId: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  type: 'saved-search-digest',
} as const
const token = signUnsubscription(given, 'secret')

it('the token names the person and the type that it was made for', () => {
  expect(readUnsubscription(token, 'secret')).toEqual(given)
  expect(token).toMatch(/^[\w-]+$/)
})

it('the token is the same for every mail of a type, and another for another type', () => {
  expect(signUnsubscription(given, 'secret')).toBe(token)
  expect(signUnsubscription({ ...given, type: 'saved-closed' }, 'secret')).not.toBe(token)
})

it.each(['', 'x', token.slice(0, -2), `A${token.slice(1)}`, `${token}AA`, 'ä'.repeat(60)])(
  'the token is refused when somebody made it up: %s',
  (made) => {
    expect(readUnsubscription(made, 'secret')).toBeNull()
  },
)

it('the token is refused by an installation with another secret', () => {
  expect(readUnsubscription(token, 'another')).toBeNull()
})
