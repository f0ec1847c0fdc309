/** Every address of the site, as a visitor, a student, a donor and an admin see it. */
import { isThorough, someOf } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser, type Look } from '../kit/browser.ts'
import { goWithin } from '../kit/go-within.ts'
import { axeFaults, contentFaults, narrowFaults, settle } from '../kit/page-checks.ts'
import {
  expectStatus,
  scholarshipForm,
  signInAdmin,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import {
  leadsToSignIn,
  ownPages,
  patterns,
  personal,
  withMore,
  type Reader,
  type RouteName,
} from '../kit/pages-of-readers.ts'
import { createClient, type Client } from '../kit/rest.ts'

const browser = useBrowser()

const clients = {} as Record<Reader, Client>
let examples: Partial<Record<RouteName, string>> = {}

const names = Object.keys(patterns) as RouteName[]
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
  const hunter = await signUp('university')
  const named = { name: 'Hunter College', organizationType: 'university', country: 'Ghana' }
  expectStatus(await hunter.client.post('/api/organizations', named), 201)
  Object.assign(clients, {
    visitor: createClient(),
    student: student.client,
    donor: donor.client,
    university: hunter.client,
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
  const [run] = (await admin.client.get<Listed[]>('/api/admin/sync-runs?limit=1')).body
  examples = {
    adminSyncRun: `/admin/sync/runs/${run?.id}`,
    scholarship: `/scholarships/${scholarship?.slug}`,
    compare: `/compare?ids=${scholarship?.slug},${own.body.id}`,
    university: `/universities/${university?.slug}`,
    scholarshipImport: '/my-scholarships/import/none',
    editScholarship: `/my-scholarships/${own.body.id}`,
    application: '/applications/none',
    communityThread: '/community/none',
    essayReview: '/essay-review/none',
    immigrationGuidance: '/immigration/none',
    submittedApplications: `/my-scholarships/${own.body.id}/applications`,
    submittedApplication: '/submitted-applications/none',
    review: `/review/${own.body.id}`,
    reviewApplication: `/review/${own.body.id}/none`,
    fund: '/funds/none',
    sharedMatches: '/ai-matching/shared/none',
    verifyEmail: '/verify-email',
    resetPassword: '/reset-password?token=none',
    unsubscribe: '/unsubscribe?token=none',
    setup: '/setup?token=none',
    mentors: '/mentors',
    mentoring: '/mentoring',
    invitations: '/invitations?token=none',
    spotlights: '/spotlights',
    storyWorkspace: '/story-workspace',
  }
})

function addressOf(name: RouteName): string {
  const address = examples[name] ?? patterns[name]
  if (address.includes(':')) throw new Error(`no example of ${address}`)
  return address
}

/** How many places of a walk are looked at, the same ones in each run; all of them in a thorough one. */
const OF_A_WALK = 5

type Walk = { reader: Reader; look: Look; routes: readonly RouteName[] }

/**
 * Colors are proven readable by the tokens (web/build/contrast.test.ts) and looked at in the journeys, so each
 * reader looks at each page once:
 * at every other one on a phone in light, at the others on a desktop in dark.
 */
const walks: Walk[] = [
  ...walksOf(
    'visitor',
    names.filter((name) => !leadsToSignIn.includes(name)),
  ),
  ...walksOf('student', [...seenBy('student'), ...withMore]),
  ...walksOf('donor', seenBy('donor')),
  // What a donor has, too, is looked at there.
  ...walksOf('university', ownPages.university),
  ...walksOf('admin', seenBy('admin')),
]

/** Their own pages; in a thorough run those that all have, too, and two of each other kind, which refuse alike. */
function seenBy(reader: Exclude<Reader, 'visitor'>): RouteName[] {
  const own = ownPages[reader]
  if (!isThorough) return ['home', 'profile', 'settings', ...own]
  const others = (Object.keys(ownPages) as (keyof typeof ownPages)[])
    .filter((one) => one !== reader)
    .flatMap((one) => ownPages[one].slice(0, 2))
  const owned = Object.values(ownPages).flat()
  const shared = personal.filter((name) => !owned.includes(name))
  return [...shared, ...own, ...others]
}

/** One browser for each look; short enough that each walk is done in time on a busy machine. */
function walksOf(reader: Reader, routes: readonly RouteName[]): Walk[] {
  const steps = 12
  return twoLooks.flatMap((look, at) => {
    const inLook = routes.filter((name) => names.indexOf(name) % 2 === at)
    const starts = inLook.flatMap((_, n) => (n % steps === 0 ? [n] : []))
    return starts.map((start) => ({
      reader,
      look,
      routes: inLook.slice(start, start + steps),
    }))
  })
}

/** Where each reader has been: several addresses lead to one page, to sign-in or home. */
const seen: Record<Reader, Set<string>> = {
  visitor: new Set(),
  student: new Set(),
  donor: new Set(),
  university: new Set(),
  admin: new Set(),
}

test.each(walks)(
  'in order for: $reader on a $look.screen, $routes.0 and on',
  async ({ reader, look, routes }) => {
    const { page } = await browser.visit(look)
    await useSession(page, clients[reader].jar)
    const faults: string[] = []
    for (const name of someOf(routes, OF_A_WALK)) {
      const address = addressOf(name)
      const found = await faultsAt(page, address, { reader, isFirst: name === routes[0] })
      faults.push(...found.map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

/**
 * Each page of a visitor comes from the server as it is read; who is signed in goes on within the site, where the
 * document would be the same each time. One that was looked at before is not again.
 */
async function faultsAt(
  page: Page,
  address: string,
  { reader, isFirst }: { reader: Reader; isFirst: boolean },
): Promise<string[]> {
  const isOpened = isFirst || reader === 'visitor'
  const answer = await (isOpened ? page.goto(address) : page.request.get(address))
  const faults = answer?.status() === 200 ? [] : [`status ${answer?.status()}`]
  if (!isOpened) await goWithin(page, address)
  await settle(page)
  const shownBefore = seen[reader]
  const shown = new URL(page.url()).pathname
  const isElsewhere = shown !== new URL(address, page.url()).pathname
  if (isElsewhere && shownBefore.has(shown)) return faults
  shownBefore.add(shown)
  return [
    ...faults,
    ...(await contentFaults(page)),
    ...(await axeFaults(page)),
    ...(await narrowFaults(page)),
  ]
}

test('every address has an answer before sign-in', async () => {
  const answers = await Promise.all(
    names.map(async (name) => [name, (await clients.visitor.get(addressOf(name))).status]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

test('an address that no page has answers 404 and says so', async () => {
  const { page, allow } = await browser.visit()
  allow(/404/)
  for (const path of [
    '/nothing-here',
    '/debug-profile',
    '/debug/components',
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
