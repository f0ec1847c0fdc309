import { expect, it } from 'vitest'
import type { Viewer } from '#lib/session/session.ts'
import { studentViewer } from '#testing/student-viewer.ts'
import { navigationLinks } from './navigation.ts'
import { ownNavigation } from './workspace-links.ts'

type Membership = NonNullable<Viewer['memberships']>[number]
const member = (kind: 'DONOR' | 'UNIVERSITY', role: Membership['role']): Membership => ({
  role,
  organization: {
    id: kind,
    name: 'Harbour Trust',
    kind,
    universityId: null,
    verification: 'VERIFIED',
  },
})
const labels = (changes: Partial<Viewer>) =>
  ownNavigation({ ...studentViewer, ...changes }).map(({ label }) => label)
const header = (changes: Partial<Viewer>) => labels(changes).slice(0, 5)

it('has a donor’s own work in the header, and nothing for people who look for a scholarship', () => {
  const donor = {
    accountType: 'DONOR',
    memberships: [member('DONOR', 'OWNER')],
  } as const
  expect(header({ ...donor, memberships: [...donor.memberships] })).toEqual([
    'My Scholarships',
    'Donor Dashboard',
    'Reviews',
    'Funds',
    'Stories',
  ])
  const all = labels({ ...donor, memberships: [...donor.memberships] })
  expect(all).toContain('API Keys & Webhooks')
  expect(all).toContain('Developers')
  for (const label of ['AI Matching', 'Application Toolkit', 'Essay Reviews'])
    expect(all).not.toContain(label)
})

it('leads a university to its dashboard', () => {
  const memberships = [member('UNIVERSITY', 'EDITOR')]
  expect(header({ accountType: 'UNIVERSITY', memberships })).toEqual([
    'University Dashboard',
    'Reviews',
    'Funds',
    'Stories',
    'Developers',
  ])
})

it('has nothing that a role does not open', () => {
  const reviewer = labels({
    accountType: 'DONOR',
    memberships: [member('DONOR', 'REVIEWER')],
  })
  expect(reviewer).toContain('Reviews')
  for (const label of ['Donor Dashboard', 'Funds', 'API Keys & Webhooks'])
    expect(reviewer).not.toContain(label)
  const reader = labels({
    accountType: 'DONOR',
    memberships: [member('DONOR', 'READER')],
  })
  expect(reader).not.toContain('Reviews')
  expect(reader).toContain('Donor Dashboard')
})

it('leads a new account to its first steps', () => {
  expect(header({ accountType: 'UNIVERSITY' })).toEqual([
    'Set Up',
    'Developers',
    'All Scholarships',
    'Universities',
    'Spotlights',
  ])
})

it('begins with administration for an administrator, who sees the whole site', () => {
  expect(labels({ roles: ['ADMIN'] })).toEqual([
    'Admin',
    ...navigationLinks.map(({ label }) => label),
  ])
})
