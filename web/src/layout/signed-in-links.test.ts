import { expect, it } from 'vitest'
import type { Viewer } from '#lib/session/session.ts'
import { studentViewer } from '#testing/student-viewer.ts'
import { navigationLinks } from './navigation.ts'
import { menuGroups } from './signed-in-groups.ts'
import { menuLinks, personalLinks } from './signed-in-links.tsx'

const labels = (changes: Partial<Viewer>) =>
  personalLinks({ ...studentViewer, ...changes }).map(({ label }) => label)

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
  // The menu does not repeat a link of the header.
  const ofDonor = menuLinks({ ...studentViewer, accountType: 'DONOR', memberships })
  const addresses = ofDonor.map(({ to }) => to)
  expect(addresses).toContain('/review')
  expect(addresses.length).toBe(new Set(addresses).size)
})

it('has what every account has for a member who is not known just now', () => {
  const [first] = navigationLinks
  const labels = menuLinks(null).map(({ label }) => label)
  expect(labels[0]).toBe(first?.label)
  expect(labels).toEqual(expect.arrayContaining(['Notifications', 'Settings']))
  expect(labels).not.toContain('Saved Scholarships')
})

const groups = (changes: Partial<Viewer>) =>
  Object.fromEntries(
    menuGroups(menuLinks({ ...studentViewer, ...changes })).map(({ name, links }) => [
      name,
      links.map(({ label }) => label),
    ]),
  )

it('puts what a student has under four headings', () => {
  expect(groups({})).toEqual({
    Find: ['Scholarships', 'AI Matching', 'Universities', 'Saved Searches'],
    'My applications': [
      'Saved Scholarships',
      'Applications',
      'Calendar',
      'Documents',
      'Application Toolkit',
      'Immigration',
    ],
    'Help from others': [
      'Mentors',
      'Essay Reviews',
      'AI Mentor',
      'Community',
      'Spotlights',
      'For Donors',
      'Help Center',
    ],
    Account: ['Profile & Settings', 'Facts about yourself', 'Notifications', 'Settings'],
  })
})

it('begins with the work of who has some, and leaves no link out', () => {
  const organization = { id: 'o1', name: 'Harbour Trust' }
  const memberships = [{ role: 'OWNER', organization }] as Viewer['memberships']
  const changes = { accountType: 'DONOR', memberships } as const
  const found = groups(changes)
  expect(Object.keys(found)).toEqual(['My work', 'Find', 'Help from others', 'Account'])
  expect(found['My work']).toContain('Donor Dashboard')
  expect(Object.values(found).flat()).toHaveLength(
    menuLinks({ ...studentViewer, ...changes }).length,
  )
  expect(groups({ roles: ['ADMIN'] })['My work']).toEqual(['Admin'])
})
