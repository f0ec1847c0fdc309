import { describe, expect, it } from 'vitest'
import {
  decided,
  isLastOwner,
  mayFinish,
  withFacts,
  type Organization,
} from './organization.ts'

const now = new Date('2026-11-21T10:00:00Z')
const organization: Organization = {
  id: '0193a1b2-7c00-7000-8000-000000000021',
  name: 'Lagos Alumni Network',
  kind: 'donor',
  organizationType: null,
  country: 'NG',
  website: null,
  description: null,
  universityId: null,
  universityWebsite: null,
  universityVersion: 0,
  emailDomain: null,
  emailDomainProvedAt: null,
  verification: 'verified',
  declineReason: null,
  requestedAt: new Date('2026-11-01T10:00:00Z'),
  verifiedAt: new Date('2026-11-02T10:00:00Z'),
  version: 3,
  createdAt: new Date('2026-11-01T10:00:00Z'),
}

describe('changed facts of an organization', () => {
  it('make a new version', () => {
    const changed = withFacts(organization, { description: 'We help.' }, now)
    expect(changed).toEqual({ ...organization, description: 'We help.', version: 4 })
  })

  it.each([{ name: 'Harvard' }, { universityId: '0193a1b2-7c00-7000-8000-000000000022' }])(
    'such as %j need a new verification',
    (facts) => {
      expect(withFacts(organization, facts, now)).toMatchObject({
        ...facts,
        verification: 'pending',
        requestedAt: now,
      })
    },
  )

  it('leave a verified one what it received, until an admin declines its new name', () => {
    const renamed = withFacts(organization, { name: 'Harvard' }, now)
    expect([organization, renamed].map(mayFinish)).toEqual([true, true])
    const declined = decided(renamed, { verified: false, reason: 'Not Harvard.' }, now)
    const corrected = withFacts(declined, { name: 'Lagos Alumni' }, now)
    const isNew = { verification: 'pending', verifiedAt: null } as const
    expect([declined, corrected, isNew].map(mayFinish)).toEqual([false, false, false])
  })

  it('put a declined one before an admin again', () => {
    const declined = decided(organization, { verified: false, reason: 'No website.' }, now)
    const corrected = withFacts(declined, { website: 'https://lan.example' }, now)
    expect(corrected).toMatchObject({ verification: 'pending', declineReason: null })
  })

  it('leave the place in the queue of one that waits', () => {
    const waiting: Organization = { ...organization, verification: 'pending' }
    expect(withFacts(waiting, { name: 'Other' }, now).requestedAt).toBe(
      organization.requestedAt,
    )
  })
})

it('records what an admin decided', () => {
  const declined = decided(organization, { verified: false, reason: 'No website.' }, now)
  expect(declined).toMatchObject({
    verification: 'declined',
    declineReason: 'No website.',
    verifiedAt: null,
    version: 4,
  })
  expect(decided(declined, { verified: true }, now)).toMatchObject({
    verification: 'verified',
    declineReason: null,
    verifiedAt: now,
    version: 5,
  })
})

it.each([
  [['owner', 'editor'], true],
  [['owner', 'owner'], false],
  [['editor', 'owner'], false],
] as const)('with roles %j the first member is the last owner: %s', (roles, is) => {
  const members = roles.map((role, index) => ({ userId: `u${index}`, role, joinedAt: now }))
  expect(isLastOwner(members, 'u0')).toBe(is)
})
