import type { Viewer } from '@landfall/kit/identity/viewer'
import { describe, expect, it } from 'vitest'
import { asStudent } from './saved-scholarship.policy.ts'

const user = (accountType: 'student' | 'donor' | 'university'): Viewer => ({
  kind: 'user',
  userId: 'u1',
  sessionId: 's1',
  accountType,
  roles: [],
  isEmailVerified: false,
  memberships: [],
})

describe('who may keep scholarships', () => {
  it.each([
    ['a visitor', { kind: 'visitor' } as Viewer, undefined, 'NotSignedIn'],
    ['a visitor who names a student', { kind: 'visitor' } as Viewer, 'u1', 'NotSignedIn'],
    ['a donor', user('donor'), undefined, 'Forbidden'],
    ['a university', user('university'), undefined, 'Forbidden'],
    ['a student who names another', user('student'), 'u2', 'Forbidden'],
  ])('%s may not', (_name, viewer, named, problem) => {
    const result = asStudent(viewer, named)
    expect(!result.ok && result.error.__typename).toBe(problem)
  })

  it.each([undefined, null, 'me', 'u1'])('a student may, naming %s', (named) => {
    const result = asStudent(user('student'), named)
    expect(result.ok && result.value.studentId).toBe('u1')
  })
})
