/** Every address of the site, as a visitor, a student, a donor and an admin see it. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { patterns, type RouteName } from '../src/paths.ts'
import { useSession } from './_acts.ts'
import { useBrowser, wear } from './_browser.ts'
import { axeFaults, contentFaults, overflowFaults, settle } from './_page-checks.ts'
import { scholarshipForm, signInAdmin, signUp, signUpDonor } from './_people.ts'
import { createClient, type Client } from './_rest.ts'

const browser = useBrowser()

type Reader = 'visitor' | 'student' | 'donor' | 'admin'
const clients = {} as Record<Reader, Client>
let examples: Partial<Record<RouteName, string>> = {}

/** Pages that show each account something else. The others are opened too, but looked at in one look. */
const personal: readonly RouteName[] = [
  'home',
  'profile',
  'saved',
  'settings',
  'scholarships',
  'scholarship',
  'newScholarship',
  'editScholarship',
  'adminVerification',
]
const names = Object.keys(patterns) as RouteName[]

/** What axe finds may differ by colours and by what a wide screen shows; the rest it has said by then. */
const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

beforeAll(async () => {
  const student = await signUp('student')
  await student.client.post('/api/students', {
    ...student.person,
    username: undefined,
    password: undefined,
    userType: undefined,
    country: 'Kenya',
    gpa: '3.2',
    intendedDegreeLevel: 'graduate',
    fieldOfInterest: ['Engineering'],
  })
  const admin = await signInAdmin()
  const donor = await signUpDonor({ isVerified: true, admin: admin.client })
  const waiting = await signUpDonor({ isVerified: false })
  Object.assign(clients, {
    visitor: createClient(),
    student: student.client,
    donor: donor.client,
    admin: admin.client,
  })
  const form = scholarshipForm({ status: 'published' })
  const own = await donor.client.post<{ id: string }>('/api/scholarships', form)
  await waiting.client.post('/api/scholarships', scholarshipForm())
  type Listed = { slug: string; id: string }
  const [scholarship] = (await student.client.get<Listed[]>('/api/scholarships?limit=1'))
    .body
  const [university] = (await student.client.get<Listed[]>('/api/universities?limit=1'))
    .body
  const saved = {
    scholarshipId: scholarship?.id,
    applicationStatus: 'planned',
    notes: 'Ask Ms. Njeri',
  }
  await student.client.post('/api/saved-scholarships', saved)
  examples = {
    scholarship: `/scholarships/${scholarship?.slug}`,
    university: `/universities/${university?.slug}`,
    editScholarship: `/my-scholarships/${own.body.id}`,
    verifyEmail: '/verify-email',
    resetPassword: '/reset-password?token=none',
    setup: '/setup?token=none',
    invitations: '/invitations?token=none',
  }
})

function addressOf(name: RouteName): string {
  const address = examples[name] ?? patterns[name]
  if (address.includes(':')) throw new Error(`no example of ${address}`)
  return address
}

const readers: Reader[] = ['visitor', 'student', 'donor', 'admin']

test.each(readers)('the pages are in order for: %s', async (reader) => {
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await useSession(page, clients[reader].jar)
  const faults: string[] = []
  const seen = new Set<string>()
  for (const name of names) {
    const address = addressOf(name)
    const answer = await page.goto(address)
    if (answer?.status() !== 200) faults.push(`${address}: status ${answer?.status()}`)
    await settle(page)
    const shown = new URL(page.url()).pathname
    // Several addresses lead to one page: sign-in, or home.
    if (shown !== new URL(address, page.url()).pathname && seen.has(shown)) continue
    seen.add(shown)
    const isAlike = reader !== 'visitor' && !personal.includes(name)
    const found = isAlike ? await firstFaults(page) : await allFaults(page)
    faults.push(...found.map((fault) => `${address}: ${fault}`))
  }
  expect(faults).toEqual([])
})

/** On a phone, in light. */
async function firstFaults(page: Page): Promise<string[]> {
  return [
    ...(await axeFaults(page)),
    ...(await contentFaults(page)),
    ...(await overflowFaults(page)),
  ]
}

/** At both widths, in light and dark. */
async function allFaults(page: Page): Promise<string[]> {
  const faults = await firstFaults(page)
  await wear(page, { screen: 'phone', theme: 'dark' })
  faults.push(...(await axeFaults(page, rulesOfLooks)).map((fault) => `dark: ${fault}`))
  await wear(page, { screen: 'desktop', theme: 'dark' })
  faults.push(...(await axeFaults(page)).map((fault) => `wide and dark: ${fault}`))
  await wear(page, { screen: 'desktop', theme: 'light' })
  faults.push(...(await axeFaults(page, rulesOfLooks)).map((fault) => `wide: ${fault}`))
  await wear(page, { screen: 'phone', theme: 'light' })
  return faults
}

test('an address that no page has answers 404 and says so', async () => {
  const { page, allow } = await browser.visit()
  allow(/404/)
  for (const path of [
    '/nothing-here',
    '/debug-profile',
    '/simple-test',
    '/scholarships/x/y',
  ]) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await settle(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      '404 Page Not Found',
    )
  }
  expect(await axeFaults(page)).toEqual([])
})

test('header, footer and pages link only to pages that exist', async () => {
  const { page } = await browser.visit()
  const found = new Set<string>()
  for (const path of [
    '/',
    '/scholarships',
    '/universities',
    '/overview',
    '/help',
    '/contact',
  ]) {
    await page.goto(path)
    await settle(page)
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => (link as unknown as { href: string }).href),
      )
    for (const href of hrefs) {
      const { origin, pathname } = new URL(href)
      if (origin === new URL(page.url()).origin) found.add(pathname)
    }
  }
  expect(found.size).toBeGreaterThan(8)
  const client = createClient()
  const broken: string[] = []
  for (const path of found) {
    if ((await client.get(path)).status !== 200) broken.push(path)
  }
  expect(broken).toEqual([])
})
