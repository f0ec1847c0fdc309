import { describe, expect, it } from 'vitest'
import type { Membership, SignedInViewer } from '@landfall/kit/identity/viewer'
import type { RedFlag } from '../red-flag/red-flag.ts'
import { CASE_OUTCOMES, urgencyOf } from './listing-case.ts'
import {
  ADMIN_MUST_LOOK,
  OWN_LISTING,
  decisionObstacle,
  moderatorRole,
} from './listing-case.policy.ts'

const HELD: RedFlag = { code: 'sweepstakes', severity: 'hold', words: 'raffle' }
const WARNED: RedFlag = { code: 'pressure', severity: 'warn', words: 'hurry' }
const OWN: Membership = {
  organizationId: 'own',
  kind: 'donor',
  role: 'reader',
  isVerified: true,
  name: 'Harbour Trust',
}

function somebody(
  roles: SignedInViewer['roles'],
  memberships: Membership[] = [],
): SignedInViewer {
  return {
    kind: 'user',
    userId: 'u',
    sessionId: 's',
    accountType: 'donor',
    roles,
    isEmailVerified: true,
    memberships,
  }
}

describe('how urgent a case is', () => {
  it('puts what is held back before any number of reports', () => {
    const many = Array.from({ length: 500 }, () => 'asks-for-money' as const)
    expect(urgencyOf([HELD], [])).toBeGreaterThan(urgencyOf([], many))
  })

  it('grows with each report, and more where money is asked for', () => {
    expect(urgencyOf([], ['other', 'other'])).toBeGreaterThan(urgencyOf([], ['other']))
    expect(urgencyOf([], ['asks-for-money'])).toBeGreaterThan(
      urgencyOf([WARNED], ['broken-link', 'out-of-date']),
    )
  })
})

describe('who may decide what', () => {
  it('is a moderator or an administrator', () => {
    expect(moderatorRole({ kind: 'visitor' })).toBeNull()
    expect(moderatorRole(somebody([]))).toBeNull()
    expect(moderatorRole(somebody(['mentor']))).toBeNull()
    expect(moderatorRole(somebody(['moderator']))).toBe('moderator')
    expect(moderatorRole(somebody(['moderator', 'admin']))).toBe('admin')
  })

  it.each(CASE_OUTCOMES)('%s, of an organisation of theirs: nobody', (outcome) => {
    for (const roles of [['moderator'], ['admin']] as SignedInViewer['roles'][]) {
      const insider = somebody(roles, [OWN])
      expect(decisionObstacle(insider, { ownerId: 'own' }, outcome, [])).toBe(OWN_LISTING)
    }
  })

  it.each([
    ['fixed', ADMIN_MUST_LOOK],
    ['confirmed', ADMIN_MUST_LOOK],
    ['dismissed', ADMIN_MUST_LOOK],
    ['verified', ADMIN_MUST_LOOK],
    ['removed', null],
    ['reopened', null],
  ] as const)(
    '%s, of what is held back: an administrator, not a moderator',
    (what, obstacle) => {
      const listing = { ownerId: 'other' }
      const moderator = somebody(['moderator'])
      expect(decisionObstacle(moderator, listing, what, [HELD])).toBe(obstacle)
      expect(decisionObstacle(moderator, listing, what, [WARNED])).toBeNull()
      expect(decisionObstacle(somebody(['admin']), listing, what, [HELD])).toBeNull()
    },
  )
})
