import type { Membership, Viewer } from '@landfall/kit/identity/viewer'
import { testCaller } from '@landfall/kit/testing/callers'
import { describe, expect, it } from 'vitest'
import {
  asEditor,
  asInsider,
  canEditScholarship,
  canReadScholarship,
  changingObstacle,
  PUBLISH_NEEDS,
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
    'that is %s is read by moderators',
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
  it.each<[string, Viewer, keyof typeof PUBLISH_NEEDS | null]>([
    ['a visitor', VISITOR, 'organization'],
    ['an editor', EDITOR, null],
    ['one who has not verified their address', unverified(EDITOR), 'email'],
    ['such an admin', unverified(ADMIN), 'email'],
    [
      'one of an organization that waits',
      member('owner', { isVerified: false }),
      'verification',
    ],
    ['a reviewer', member('reviewer'), 'organization'],
    ['an owner elsewhere', ELSEWHERE, 'organization'],
    ['an admin', ADMIN, null],
  ])('is open to %s or not', (_who, viewer, obstacle) => {
    expect(publishingObstacle(viewer, OWN)).toBe(obstacle && PUBLISH_NEEDS[obstacle])
    // The same people may change what students see; all makers may change a draft.
    expect(changingObstacle(viewer, open) === null).toBe(obstacle === null)
    expect(changingObstacle(viewer, draft)).toBeNull()
  })

  it('is told from changing in what it says', () => {
    const obstacles = [unverified(EDITOR), member('owner', { isVerified: false })].map(
      (viewer) => changingObstacle(viewer, open),
    )
    expect(obstacles[0]).toMatch(/^Please verify .* before you change what students see/)
    expect(obstacles[1]).toMatch(/close this scholarship, and change it once/)
  })
})
