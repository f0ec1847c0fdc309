/** Failing reads: each page says what it waits for, what failed and why, and tries again. */
import { someOf } from '@landfall/kit/testing/breadth'
import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, useSession } from '../kit/acts.ts'
import { useBrowser, type Look } from '../kit/browser.ts'
import { goWithin } from '../kit/go-within.ts'
import { hasFocus } from '../kit/keyboard.ts'
import { axeFaults, overflowFaults } from '../kit/page-checks.ts'
import { signInAdmin, signUp, signUpDonor } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

/** How many pages of a reader a usual run visits: all pages show failures in the same frame. */
const OF_A_READER = 4

const browser = useBrowser()
type Reader = 'admin' | 'student' | 'donor'
const clients = {} as Record<Reader, Client>

type FailingRead = { path: string; operation: string; failed: string }

const readings: Record<Reader, FailingRead[]> = {
  admin: [
    { path: '/', operation: 'AdminHome', failed: 'Failed to load your tasks' },
    {
      path: '/admin/verification',
      operation: 'OrganizationQueue',
      failed: 'Failed to load the organizations',
    },
    {
      path: '/admin/verification?view=listings',
      operation: 'ListingQueue',
      failed: 'Failed to load the listings',
    },
    {
      path: '/admin/reports',
      operation: 'CaseQueue',
      failed: 'Failed to load the reports',
    },
    {
      path: '/admin/listings',
      operation: 'ManagedListings',
      failed: 'Failed to load the listings',
    },
    {
      path: '/admin/sync',
      operation: 'SourceList',
      failed: 'Failed to load the sources',
    },
    {
      path: '/admin/sync?view=runs',
      operation: 'RunList',
      failed: 'Failed to load the runs',
    },
    {
      path: '/admin/sync?view=merges',
      operation: 'MergeList',
      failed: 'Failed to load the pairs',
    },
    {
      path: '/admin/sync/runs/none',
      operation: 'SyncRunPage',
      failed: 'Failed to load the run',
    },
  ],
  student: [
    {
      path: '/scholarships',
      operation: 'ScholarshipsPage',
      failed: 'Failed to fetch scholarships',
    },
    {
      path: '/saved',
      operation: 'SavedPage',
      failed: 'Failed to fetch saved scholarships',
    },
    {
      path: '/settings',
      operation: 'SettingsPage',
      failed: 'Failed to load your settings',
    },
    {
      path: '/calendar',
      operation: 'CalendarPage',
      failed: 'Failed to load your calendar',
    },
    {
      path: '/applications',
      operation: 'ApplicationBoard',
      failed: 'Failed to load your applications',
    },
    {
      path: '/application-toolkit',
      operation: 'StudentToolkit',
      failed: 'Failed to load your plans',
    },
    {
      path: '/documents',
      operation: 'DocumentList',
      failed: 'Failed to load your documents',
    },
    {
      path: '/notifications',
      operation: 'NotificationsPage',
      failed: 'Failed to load your notifications',
    },
    {
      path: '/saved-searches',
      operation: 'SavedSearchList',
      failed: 'Failed to fetch saved searches',
    },
    {
      path: '/compare?ids=none',
      operation: 'ComparePage',
      failed: 'Failed to fetch the scholarships to compare',
    },
  ],
  donor: [
    {
      path: '/my-scholarships/import',
      operation: 'ImportHistory',
      failed: 'Failed to load the earlier imports',
    },
    {
      path: '/',
      operation: 'OrganizationHome',
      failed: 'Failed to load your organization',
    },
  ],
}

beforeAll(async () => {
  const [admin, student, donor] = await Promise.all([
    signInAdmin(),
    signUp('student'),
    signUpDonor({ isVerified: false }),
  ])
  Object.assign(clients, {
    admin: admin.client,
    student: student.client,
    donor: donor.client,
  })
})

type Failure = 'no answer' | 'no network'
type Circumstances = { look: Look; failure: Failure }

const circumstances: Record<Reader, Circumstances> = {
  admin: { look: { screen: 'phone', theme: 'dark' }, failure: 'no answer' },
  student: { look: { screen: 'desktop', theme: 'light' }, failure: 'no network' },
  donor: { look: { screen: 'phone', theme: 'light' }, failure: 'no answer' },
}

test.each(Object.keys(readings) as Reader[])(
  'every page reports a failure and can try again for: %s',
  async (reader) => {
    const { look, failure } = circumstances[reader]
    const { page, allow } = await browser.visit(look)
    allow(/500|ERR_INTERNET_DISCONNECTED/)
    await useSession(page, clients[reader].jar)
    const faults: string[] = []
    for (const [index, reading] of someOf(readings[reader], OF_A_READER).entries()) {
      // All skeletons are alike, so one is enough.
      const isFirst = index === 0
      const found = await faultsOf(page, reading, { failure, isFirst })
      faults.push(...found.map((fault) => `${reading.path}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

/** Follows a page from loading over the failure to the content. */
async function faultsOf(
  page: Page,
  { path, operation, failed }: FailingRead,
  { failure, isFirst }: { failure: Failure; isFirst: boolean },
): Promise<string[]> {
  const server = await holdBack(page, operation)
  await (isFirst ? page.goto(path) : goWithin(page, path))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const loading = page.getByRole('status').filter({ hasText: /^Loading/ })
  await loading.first().waitFor({ state: 'attached' })
  const faults = isFirst ? await axeFaults(page) : []
  server.decide(failure)
  const alert = page.getByRole('alert').filter({ hasText: failed })
  await alert.waitFor()
  faults.push(...(await axeFaults(page)), ...(await overflowFaults(page)))
  server.decide('wait')
  const again = button(alert, 'Try again')
  await again.focus()
  await page.keyboard.press('Enter')
  await again.and(page.locator('[aria-busy]')).waitFor()
  if (!(await hasFocus(again))) faults.push('the pressed button has lost the focus')
  server.decide('answer')
  await alert.waitFor({ state: 'detached' })
  if (!(await hasFocus(page.getByRole('heading', { level: 1 }))))
    faults.push('the focus is lost with the failure')
  await server.end()
  return faults
}

type Fate = 'wait' | 'answer' | Failure

/** Holds an operation and its retries, so that the test decides when each is answered. */
async function holdBack(page: Page, operation: string) {
  const held: Route[] = []
  let fate: Fate = 'wait'
  const meet = async (route: Route) => {
    if (fate === 'wait') held.push(route)
    else if (fate === 'answer') await route.continue()
    else if (fate === 'no network') await route.abort('internetdisconnected')
    else await route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' })
  }
  const named = `"operationName":"${operation}"`
  const handle = async (route: Route) => {
    const isMeant = route.request().postData()?.includes(named)
    await (isMeant ? meet(route) : route.continue())
  }
  await page.route('**/graphql', handle)
  return {
    decide(next: Fate) {
      fate = next
      for (const route of held.splice(0)) void meet(route)
    },
    end: () => page.unroute('**/graphql', handle),
  }
}
