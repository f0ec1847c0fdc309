import { expect, it } from 'vitest'
import { needsTouch, sessionEnd } from './session.ts'

const now = new Date('2026-11-21T10:00:00Z')

it('lasts 30 days from its last use', () => {
  expect(sessionEnd(now).toISOString()).toBe('2026-12-21T10:00:00.000Z')
})

it.each([
  ['2026-11-21T09:59:59Z', false],
  ['2026-11-21T09:55:01Z', false],
  ['2026-11-21T09:55:00Z', true],
  ['2026-11-20T10:00:00Z', true],
])('last seen at %s is written again: %s', (lastSeenAt, is) => {
  expect(needsTouch(new Date(lastSeenAt), now)).toBe(is)
})
