import { describe, expect, it } from 'vitest'
import { notSignedIn } from '@landfall/kit/core/problems'
import { err } from '@landfall/kit/core/result'
import type { Membership, SignedInViewer } from '@landfall/kit/identity/viewer'
import type { RedFlag } from '../red-flag/red-flag.ts'
import { CASE_OUTCOMES, urgencyOf } from './listing-case.ts'
import {
  ADMIN_MUST_LOOK,
  type Moderator,
  OWN_LISTING,
  asModerator,
  decisionObstacle,
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

function moderating(...wishes: Parameters<typeof somebody>): Moderator {
  const moderator = asModerator(somebody(...wishes))
  if (!moderator.ok) throw new Error(moderator.error.message)
  return moderator.value
}

describe('the right to decide a case', () => {
  it('belongs to moderators and administrators', () => {
    expect(asModerator({ kind: 'visitor' })).toEqual(err(notSignedIn()))
    for (const roles of [[], ['mentor']] as SignedInViewer['roles'][]) {
      expect(asModerator(somebody(roles))).toMatchObject({ error: { code: 'FORBIDDEN' } })
    }
    expect(moderating(['moderator']).moderates).toBe('moderator')
    expect(moderating(['moderator', 'admin']).moderates).toBe('admin')
  })

  it.each(CASE_OUTCOMES)('%s, of an organization of theirs: nobody', (outcome) => {
    for (const roles of [['moderator'], ['admin']] as SignedInViewer['roles'][]) {
      const insider = moderating(roles, [OWN])
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
      const moderator = moderating(['moderator'])
      expect(decisionObstacle(moderator, listing, what, [HELD])).toBe(obstacle)
      expect(decisionObstacle(moderator, listing, what, [WARNED])).toBeNull()
      expect(decisionObstacle(moderating(['admin']), listing, what, [HELD])).toBeNull()
    },
  )
})
