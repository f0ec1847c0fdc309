/** Scripts that fail to load, after a deploy or on a bad line. The page around them stays. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThorough, someOf } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
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
  clients.donor = (await signUpDonor({ isVerified: true })).client
})

/**
 * A script that other readers' pages load too fails there in the same way: each script is tried once, so the lightest
 * pages come first. Groups are short enough to be done in time on a busy machine.
 */
const pages: [Reader, readonly string[]][] = [
  ['visitor', ['/help', '/auth/student', '/ai-matching']],
  ['visitor', ['/universities', '/', '/scholarships']],
  ['student', ['/settings', '/saved', '/facts', '/calendar']],
  ['donor', ['/my-scholarships/new', '/']],
  ['admin', ['/admin/verification', '/']],
]
const tried = new Set<string>()
const OF_A_PAGE = 1

/**
 * Scripts that pages import when they need them. If one of these lacks a script that it imports statically, its own
 * import fails as if it were missing itself: one of the two is enough. The entry and its imports come with the page.
 */
const importedLater = new Set(
  Object.values(readManifest())
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ file }) => `/${file}`),
)

function readManifest(): Record<string, { file: string; isDynamicEntry?: boolean }> {
  const manifest = join(import.meta.dirname, '../../../web/dist/.vite/manifest.json')
  return JSON.parse(readFileSync(manifest, 'utf8'))
}

test.each(pages)(
  'any script that a %s loads can be missing: the header and text stay, at %s',
  async (reader, paths) => {
    const { page, allow } = await browser.visit()
    allow(/404|dynamically imported module|Failed to load resource|client-errors/)
    const jar = clients[reader]?.jar
    if (jar) {
      await useSession(page, jar)
      // A browser that does not know yet that somebody is signed in begins with a visitor's page.
      await page.goto('/help')
      await page.waitForLoadState('networkidle')
    }
    const bare: string[] = []
    for (const path of paths) {
      const untried = [...(await scriptsOf(page, path))].filter((one) => !tried.has(one))
      for (const script of someOf(untried, OF_A_PAGE)) {
        tried.add(script)
        const found = await seeWithout(page, script)
        if (!found) bare.push(`${path} without ${script}`)
      }
    }
    expect(bare).toEqual([])
  },
)

test('enough scripts were tried', () => {
  expect(tried.size).toBeGreaterThan(isThorough ? 40 : 8)
})

/** The page's scripts that may be missing, once it has loaded all of them. */
async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  const note = (request: { url(): string }) => {
    const file = new URL(request.url()).pathname
    if (importedLater.has(file)) scripts.add(file)
  }
  // The page before may still report to the server that it missed a script.
  await page.goto('about:blank')
  page.on('request', note)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return scripts
}

/**
 * Loads the page again while one script answers 404, and returns whether header and words are there. It uses the
 * browser's own protocol, which stops at this one request only: a route of Playwright's stops at every request.
 */
async function seeWithout(page: Page, script: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page)
  let isMissed = false
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    isMissed = true
    // The request is gone when the page has just loaded itself again.
    devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 404 }).catch(() => {})
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*${script}` }] })
  // The browser would not request what its cache holds.
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  // A page that misses a script may be loading itself again, which is as good.
  await page.reload({ waitUntil: 'commit' }).catch((error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error
  })
  await eventually(async () => isMissed || null, `the page asks for ${script}`)
  const isThere = await eventually(async () => (await hasPageAround(page)) || null, 'it')
    .then(() => true)
    .catch(() => false)
  await devtools.detach()
  return isThere
}

/** Looks once the browser has drawn the page without the script; a page that loads again has nothing yet. */
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
