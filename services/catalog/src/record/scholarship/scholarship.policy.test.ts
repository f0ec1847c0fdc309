import type { Membership, Viewer } from '@landfall/kit/identity/viewer'
import { testCaller } from '@landfall/kit/testing/callers'
import { describe, expect, it } from 'vitest'
import {
  asEditor,
  asInsider,
  canEditScholarship,
  canReadScholarship,
  changingObstacle,
  MAKE_NEEDS_ORGANIZATION,
  PUBLISH_NEEDS_EMAIL,
  PUBLISH_NEEDS_VERIFICATION,
  publishingObstacle,
} from './scholarship.policy.ts'

const OWN = '018f0000-0000-7000-8000-000000000001'
const OTHER = '018f0000-0000-7000-8000-000000000002'

function member(role: Membership['role'], more: Partial<Membership> = {}): Viewer {
  const membership = { organizationId: OWN, kind: 'donor', isVerified: true } as const
  const memberships = [{ ...membership, name: 'Wells', role, ...more }]
  return testCaller({ accountType: 'donor', memberships }).viewer
}

const VISITOR: Viewer = { kind: 'visitor' }
const STUDENT = testCaller().viewer
const ADMIN = testCaller({ accountType: 'donor', roles: ['admin'] }).viewer
const MODERATOR = testCaller({ roles: ['moderator'] }).viewer
const EDITOR = member('editor')
const ELSEWHERE = member('owner', { organizationId: OTHER })

const draft = {
  ownerId: OWN,
  status: 'draft',
  visibility: 'public',
  publishedAt: null,
} as const
const open = { ...draft, status: 'published' } as const

describe('a scholarship', () => {
  it.each([
    ['a visitor', VISITOR, false, false, 'NotSignedIn', 'NotSignedIn'],
    ['a student', STUDENT, false, false, 'Forbidden', 'Forbidden'],
    ['an owner of it', member('owner'), true, true, null, null],
    ['an editor of it', EDITOR, true, true, null, null],
    ['a reviewer of it', member('reviewer'), true, false, 'Forbidden', null],
    ['a reader of it', member('reader'), true, false, 'Forbidden', null],
    ['an owner elsewhere', ELSEWHERE, false, false, null, 'Forbidden'],
    ['a moderator', MODERATOR, false, false, 'Forbidden', 'Forbidden'],
    ['an admin', ADMIN, true, true, null, null],
  ] as const)(
    'that is a draft is read and changed by its makers: %s',
    (_who, viewer, reads, edits, asMaker, asOwn) => {
      expect(canReadScholarship(viewer, draft)).toBe(reads)
      expect(canEditScholarship(viewer, draft)).toBe(edits)
      const [maker, insider] = [asEditor(viewer), asInsider(viewer, OWN)]
      expect(maker.ok ? null : maker.error.__typename).toBe(asMaker)
      expect(insider.ok ? null : insider.error.__typename).toBe(asOwn)
    },
  )

  it('that is open is read by everybody, and one of nobody changed by admins alone', () => {
    expect(canReadScholarship(VISITOR, open)).toBe(true)
    const nobodys = { ...draft, ownerId: null }
    expect(
      [ELSEWHERE, EDITOR, ADMIN].map((who) => canEditScholarship(who, nobodys)),
    ).toEqual([false, false, true])
    expect(canReadScholarship(EDITOR, nobodys)).toBe(false)
    expect(asInsider(ADMIN, 'no id').ok).toBe(false)
  })

  it.each(['held', 'removed'] as const)(
    'that is %s is read by who moderates',
    (visibility) => {
      const hidden = { ...draft, status: 'closed', visibility } as const
      expect(
        [VISITOR, STUDENT, MODERATOR, EDITOR].map((who) => canReadScholarship(who, hidden)),
      ).toEqual([false, false, true, true])
    },
  )
})

const unverified = (viewer: Viewer): Viewer =>
  ({ ...viewer, isEmailVerified: false }) as Viewer

describe('publishing', () => {
  it.each<[string, Viewer, string | null]>([
    ['a visitor', VISITOR, MAKE_NEEDS_ORGANIZATION],
    ['an editor', EDITOR, null],
    ['one who has not verified their address', unverified(EDITOR), PUBLISH_NEEDS_EMAIL],
    ['such an admin', unverified(ADMIN), PUBLISH_NEEDS_EMAIL],
    [
      'one of an organization that waits',
      member('owner', { isVerified: false }),
      PUBLISH_NEEDS_VERIFICATION,
    ],
    ['a reviewer', member('reviewer'), MAKE_NEEDS_ORGANIZATION],
    ['an owner elsewhere', ELSEWHERE, MAKE_NEEDS_ORGANIZATION],
    ['an admin', ADMIN, null],
  ])('is open to %s or not', (_who, viewer, obstacle) => {
    expect(publishingObstacle(viewer, OWN)).toBe(obstacle)
    // What students see is changed by the same people; a draft by all who make it.
    expect(changingObstacle(viewer, open) === null).toBe(obstacle === null)
    expect(changingObstacle(viewer, draft)).toBeNull()
  })
})
