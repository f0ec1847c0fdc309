/** Scripts that do not come: after a deploy, or on a bad line. The page around them stays. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { signInAdmin, signUp, signUpDonor } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
type Reader = 'visitor' | 'student' | 'donor' | 'admin'
const clients: Partial<Record<Reader, Client>> = {}

beforeAll(async () => {
  clients.admin = (await signInAdmin()).client
  clients.student = (await signUp('student')).client
  clients.donor = (await signUpDonor({ isVerified: true, admin: clients.admin })).client
})

/** What other readers' pages load too fails there: each script is tried once. */
const pages: Record<Reader, readonly string[]> = {
  visitor: [
    '/',
    '/scholarships',
    '/universities',
    '/ai-matching',
    '/auth/student',
    '/help',
  ],
  student: [
    '/',
    '/scholarships',
    '/saved',
    '/calendar',
    '/profile',
    '/facts',
    '/settings',
    '/ai-matching',
  ],
  donor: ['/', '/my-scholarships/new', '/my-scholarships/import'],
  admin: ['/', '/admin/verification', '/admin/reports', '/admin/listings', '/admin/sync'],
}
const tried = new Set<string>()

/** The entry and what it imports cannot be missing: they come with the page itself. */
const withThePage = /\/(?:index|frame|parts|rolldown-runtime|start)-?[\w-]*\.js$/

/** Once the browser has drawn what became of the missing script; a page that loads again has none yet. */
async function hasPageAround(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(async () => {
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      )
      const words = document.querySelector('#root main')?.textContent.trim() ?? ''
      return document.querySelector('#root header') !== null && words !== ''
    })
  } catch {
    return false
  }
}

describe.each(Object.keys(pages) as Reader[])('for a %s', (reader) => {
  test.each(pages[reader])(
    'each script of %s may be missing: header and words stay',
    async (path) => {
      const { page, allow } = await browser.visit()
      allow(/404|dynamically imported module|Failed to load resource|client-errors/)
      const jar = clients[reader]?.jar
      if (jar) {
        await useSession(page, jar)
        // A browser that does not know yet that somebody is signed in begins as a visitor's.
        await page.goto('/help')
        await page.waitForLoadState('networkidle')
      }
      const bare: string[] = []
      for (const script of await scriptsOf(page, path)) {
        if (tried.has(script)) continue
        tried.add(script)
        await reloadWithout(page, script)
        await eventually(() => hasPageAround(page), 'header and words').catch(() =>
          bare.push(script),
        )
        await page.unroute(`**${script}`)
      }
      expect(bare).toEqual([])
    },
  )
})

test('there were scripts to miss', () => {
  expect(tried.size).toBeGreaterThan(20)
})

/** Those that may be missing, once the page has all of them. */
async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  const note = (request: { url(): string }) => {
    const file = new URL(request.url()).pathname
    if (/^\/assets\/.*\.js$/.test(file) && !withThePage.test(file)) scripts.add(file)
  }
  page.on('request', note)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return scripts
}

async function reloadWithout(page: Page, script: string) {
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404 }))
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(script)),
    // A page that a script is missing to may be loading itself again, which is as good.
    page.reload({ waitUntil: 'commit' }).catch((error: Error) => {
      if (!error.message.includes('ERR_ABORTED')) throw error
    }),
  ])
}
