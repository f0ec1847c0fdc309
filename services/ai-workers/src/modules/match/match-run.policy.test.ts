import type { Viewer } from '@landfall/kit/identity/viewer'
import { describe, expect, it } from 'vitest'
import { asStudent } from './match-run.policy.ts'

const user = (accountType: 'student' | 'donor' | 'university'): Viewer => ({
  kind: 'user',
  userId: 'u1',
  sessionId: 's1',
  accountType,
  roles: [],
  isEmailVerified: false,
  memberships: [],
})

describe('who may be matched', () => {
  it.each([
    ['a visitor', { kind: 'visitor' } as Viewer, 'NotSignedIn'],
    ['a donor', user('donor'), 'Forbidden'],
    ['a university', user('university'), 'Forbidden'],
  ])('%s may not', (_name, viewer, problem) => {
    const result = asStudent(viewer)
    expect(!result.ok && result.error.__typename).toBe(problem)
  })

  it('a student may, without a verified address too', () => {
    const result = asStudent(user('student'))
    expect(result.ok && result.value.studentId).toBe('u1')
  })
})
