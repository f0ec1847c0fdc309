import { expect, it } from 'vitest'
import type { Viewer } from '#lib/session/session.ts'
import { menuLinks, personalLinks } from './signed-in-links.tsx'

const viewer: Viewer = {
  id: 'u1',
  username: 'amara',
  email: 'amara@example.org',
  firstName: 'Amara',
  lastName: 'Okonkwo',
  accountType: 'STUDENT',
  roles: [],
  isEmailVerified: true,
  preferences: null,
  memberships: [],
}
const labels = (changes: Partial<Viewer>) =>
  personalLinks({ ...viewer, ...changes }).map(({ label }) => label)

it('leads students to their saved list, their applications and their profile', () => {
  expect(labels({})).toEqual([
    'Saved Scholarships',
    'Saved Searches',
    'Applications',
    'Calendar',
    'Documents',
    'Profile & Settings',
    'Facts about yourself',
    'Notifications',
    'Settings',
    'Help Center',
  ])
})

it('shows no saved list to those who keep none', () => {
  expect(labels({ accountType: 'DONOR' })).toEqual([
    'Notifications',
    'Settings',
    'Help Center',
  ])
  expect(labels({ roles: ['ADMIN'] })).toEqual([
    'Profile & Settings',
    'Facts about yourself',
    'Notifications',
    'Settings',
    'Help Center',
    'Admin',
  ])
})

it('leads members of an organization to what waits for their review', () => {
  const organization = { id: 'o1', name: 'Harbour Trust' }
  const memberships = [{ role: 'REVIEWER', organization }] as Viewer['memberships']
  expect(labels({ memberships })).toEqual([
    'Saved Scholarships',
    'Saved Searches',
    'Applications',
    'Calendar',
    'Documents',
    'Profile & Settings',
    'Facts about yourself',
    'Reviews',
    'Stories',
    'Notifications',
    'Settings',
    'Help Center',
  ])
  // What stands in the header does not stand in the menu a second time.
  const ofDonor = menuLinks({ ...viewer, accountType: 'DONOR', memberships })
  const addresses = ofDonor.map(({ to }) => to)
  expect(addresses).toContain('/review')
  expect(addresses.length).toBe(new Set(addresses).size)
})
