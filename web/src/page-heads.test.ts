// @vitest-environment node
import { expect, it } from 'vitest'
import { visitorWorkspaces } from './further-routes.tsx'
import { pageHeads } from './page-heads.ts'
import { patterns, type RouteName } from './paths.ts'
import { visitorScreen } from './routes.tsx'
import { workspacePatterns } from './workspace-paths.ts'

/** Made of what their address brings, a form, or a record whose head the gateway makes or that has none. */
const WITHOUT: readonly RouteName[] = [
  'auth',
  'authStudent',
  'authUniversity',
  'authDonor',
  'verifyEmail',
  'resetPassword',
  'recoverAccount',
  'setup',
  'recommend',
  'unsubscribe',
  'sharedMatches',
  'scholarship',
  'university',
  'communityThread',
  // The landing page, under the address of something private.
  'saved',
  'profile',
]

/** What is below `/mentors/*` and `/spotlights/*` is about one record. */
const listed = (pattern: string) => pattern.replace(/\/\*$/, '')

it('says what each page for everybody is about, and of no other page', () => {
  const open = (Object.keys(patterns) as RouteName[]).filter(
    (name) => !WITHOUT.includes(name) && visitorScreen(patterns[name]) !== null,
  )
  const expected = [
    ...open.map((name) => patterns[name]),
    ...visitorWorkspaces.map((name) => workspacePatterns[name]),
  ].map(listed)
  expect(pageHeads.map(({ path }) => path).toSorted()).toEqual(expected.toSorted())
})

it('says it in one sentence that previews show whole, another one on each page', () => {
  for (const { description } of pageHeads) {
    expect(description.length).toBeLessThanOrEqual(200)
    expect(description).toMatch(/^[A-Z].+\.$/)
  }
  const own = pageHeads.filter(({ canonical }) => !canonical)
  expect(new Set(own.map(({ description }) => description)).size).toBe(own.length)
  expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
})

it('leads no page under its other name anywhere but to a page of its own', () => {
  const paths = pageHeads.map(({ path }) => path)
  for (const { canonical } of pageHeads)
    expect(canonical === undefined || paths.includes(canonical)).toBe(true)
})
