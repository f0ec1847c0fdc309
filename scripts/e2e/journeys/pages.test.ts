/** Every address of the site, as a visitor, a student, a donor, a university and an admin see it. */
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
  lookedAtInJourneys,
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
  const donor = await signUpDonor({ isVerified: true })
  const waiting = await signUpDonor({ isVerified: false })
  Object.assign(clients, {
    visitor: createClient(),
    student: student.client,
    donor: donor.client,
    admin: admin.client,
  })
  if (isThorough) clients.university = await signUpUniversity()
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
  const question = { title: 'Who digs wells?', content: 'In Ohio.', category: 'question' }
  const thread = await student.client.post<{ id: string }>('/api/posts', question)
  const [run] = (await admin.client.get<Listed[]>('/api/admin/sync-runs?limit=1')).body
  examples = {
    adminSyncRun: `/admin/sync/runs/${run?.id}`,
    scholarship: `/scholarships/${scholarship?.slug}`,
    compare: `/compare?ids=${scholarship?.slug},${own.body.id}`,
    university: `/universities/${university?.slug}`,
    scholarshipImport: '/my-scholarships/import/none',
    editScholarship: `/my-scholarships/${own.body.id}`,
    application: '/applications/none',
    communityThread: `/community/${thread.body.id}`,
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

/** A usual run leaves the university's pages to onboarding.test.ts. */
async function signUpUniversity(): Promise<Client> {
  const { client } = await signUp('university')
  const named = { name: 'Hunter College', organizationType: 'university', country: 'Ghana' }
  expectStatus(await client.post('/api/organizations', named), 201)
  return client
}

function addressOf(name: RouteName): string {
  const address = examples[name] ?? patterns[name]
  if (address.includes(':')) throw new Error(`no example of ${address}`)
  return address
}

/** How many pages of a walk a usual run looks at, the same ones each time. */
const OF_A_WALK: Record<Reader, number> = {
  visitor: 3,
  student: 3,
  donor: 2,
  university: 2,
  admin: 2,
}
/** In a thorough run a long walk goes on in another browser, so that each is done in time on a busy machine. */
const LONGEST = 12

type Walk = { reader: Reader; look: Look; routes: readonly RouteName[] }

/**
 * The tokens prove that colors are readable (web/build/contrast.test.ts) and the journeys look at them, so each
 * reader looks at each page once: at every other one on a phone in light, at the others on a desktop in dark.
 */
const walks: Walk[] = [
  ...walksOf(
    'visitor',
    names.filter((name) => !leadsToSignIn.includes(name)),
  ),
  ...walksOf('student', [...seenBy('student'), ...withMore]),
  ...walksOf('donor', seenBy('donor')),
  // The donor's walk looks at the pages that donors have, too.
  ...walksOf('university', ownPages.university),
  ...walksOf('admin', seenBy('admin')),
]

/**
 * The reader's own pages; in a thorough run also those that everybody has, and two of each other kind of reader,
 * which all refuse in the same way.
 */
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

/** One browser for each look. A usual run takes a share of the pages that no journey looks at. */
function walksOf(reader: Reader, routes: readonly RouteName[]): Walk[] {
  const left = routes.filter(
    (name) => isThorough || !lookedAtInJourneys[reader].includes(name),
  )
  return twoLooks.flatMap((look, at) => {
    const inLook = left.filter((name) => names.indexOf(name) % 2 === at)
    const walked = someOf(inLook, OF_A_WALK[reader])
    const starts = walked.flatMap((_, n) => (n % LONGEST === 0 ? [n] : []))
    return starts.map((start) => ({
      reader,
      look,
      routes: walked.slice(start, start + LONGEST),
    }))
  })
}

/** Pages where each reader has been: several addresses lead to one page, to sign-in or home. */
const seen: Record<Reader, Set<string>> = {
  visitor: new Set(),
  student: new Set(),
  donor: new Set(),
  university: new Set(),
  admin: new Set(),
}

test.each(walks)(
  'the pages have no faults for: $reader on a $look.screen, starting with $routes.0',
  async ({ reader, look, routes }) => {
    const { page } = await browser.visit(look)
    await useSession(page, clients[reader].jar)
    const faults: string[] = []
    for (const name of routes) {
      const address = addressOf(name)
      const found = await faultsAt(page, address, { reader, isFirst: name === routes[0] })
      faults.push(...found.map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

/**
 * A visitor's pages each come from the server; signed-in readers move within the site, where the document would be
 * the same each time. A page that was looked at before is not looked at again.
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

test('every address gives an answer before sign-in', async () => {
  const answers = await Promise.all(
    names.map(async (name) => [name, (await clients.visitor.get(addressOf(name))).status]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

async function statusesOf(paths: readonly string[]): Promise<[string, number][]> {
  const found = paths.map(async (path): Promise<[string, number]> => [
    path,
    (await clients.visitor.get(path)).status,
  ])
  return Promise.all(found)
}

test('an unknown address answers 404 and says so', async () => {
  const noPages = [
    '/debug-profile',
    '/debug/components',
    '/simple-test',
    '/scholarships/x/y',
  ]
  expect(await statusesOf(noPages)).toEqual(noPages.map((path) => [path, 404]))
  // Whether there is such a record is left open while the graph's answer is late, so a busy machine is asked again.
  const noRecords = ['/scholarships/none', '/community/none', '/mentors/none']
  await expect
    .poll(() => statusesOf(noRecords))
    .toEqual(noRecords.map((path) => [path, 404]))
  const { page, allow } = await browser.visit()
  allow(/404/)
  const answer = await page.goto('/nothing-here')
  expect(answer?.status()).toBe(404)
  await settle(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    '404 Page Not Found',
  )
  expect(await axeFaults(page)).toEqual([])
})
