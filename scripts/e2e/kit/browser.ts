/** One Chromium for all files of a process, and visits that fail when a page complains. */
import { PATIENCE_MS } from '@landfall/kit/testing/eventually'
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { site } from './config.ts'

export type Look = { screen: 'phone' | 'desktop'; theme: 'light' | 'dark' }

export const phoneLight: Look = { screen: 'phone', theme: 'light' }
export const desktopDark: Look = { screen: 'desktop', theme: 'dark' }
/** Both screens and both themes, in half the visits. */
export const twoLooks: readonly [Look, Look] = [phoneLight, desktopDark]

export const looks: readonly Look[] = [
  ...twoLooks,
  { screen: 'phone', theme: 'dark' },
  { screen: 'desktop', theme: 'light' },
]

const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // There is one site with one origin: keeping others apart takes a tenth of the browser's work.
  '--disable-site-isolation-trials',
  // Pages live for seconds: optimizing their code costs a tenth of the browser's work and saves less.
  '--js-flags=--no-opt,--no-maglev',
]

/** How many characters of a page's text are printed. */
const SHOWN_CHARACTERS = 1_500

export type Visit = {
  page: Page
  /** Allows a complaint that the journey itself causes, such as a missing page or a cut network. */
  allow(complaint: RegExp): void
  /** Fails with what the pages have complained about so far. */
  expectNoComplaints(): void
  close(): Promise<void>
}

let launched: Promise<Browser> | undefined

/** The browser ends with the process. */
function openBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: site.browser, args: flags })
  return launched
}

/** Opens visits for the tests of a file; after each test, no page may have complained. */
export function useBrowser() {
  const open: Visit[] = []

  afterEach(async ({ task }) => {
    const visits = open.splice(0)
    if (task.result?.state === 'fail') await printPages(visits)
    await Promise.all(visits.map((visit) => visit.close()))
    for (const visit of visits) visit.expectNoComplaints()
  })

  return {
    /** A person with a browser of their own: no cookies, nothing stored. */
    async visit(
      look: Look = { screen: 'desktop', theme: 'light' },
      more: BrowserContextOptions = {},
    ) {
      const visit = await startVisit(await openBrowser(), look, more)
      open.push(visit)
      return visit
    },
  }
}

/** Prints what the pages show at the end of a failed test. */
async function printPages(visits: readonly Visit[]) {
  for (const { page } of visits) {
    const text = await page.evaluate(() => document.body.innerText).catch(String)
    console.error(`${page.url()} shows:\n${text.slice(0, SHOWN_CHARACTERS)}`)
  }
}

async function startVisit(
  browser: Browser,
  { screen, theme }: Look,
  more: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: viewports[screen],
    hasTouch: screen === 'phone',
    colorScheme: theme,
    timezoneId: 'Africa/Nairobi',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...more,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = patient(await context.newPage())
  const complaints: string[] = []
  const allowed: RegExp[] = []
  context.on('page', (opened) => listen(opened, complaints))
  listen(page, complaints)
  return {
    page,
    allow: (complaint) => void allowed.push(complaint),
    expectNoComplaints() {
      const unexpected = complaints.filter((text) => !allowed.some((one) => one.test(text)))
      expect(unexpected).toEqual([])
    },
    async close() {
      // An answer that a test changed may be on its way when the page closes: no test waits for it.
      await Promise.all(
        context.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
      )
      await context.close()
    },
  }
}

/**
 * Waits for scripts: journeys are quicker than people, and a visitor's page, like the frame of other pages, is shown
 * before its scripts run.
 */
function patient(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const answer = await goto(...where)
    const unread = page.locator('script[data-first], [data-frame]')
    await unread.first().waitFor({ state: 'detached' })
    return answer
  }
  return page
}

/** Gives an open page another screen and theme, and waits until its colors are there. */
export async function wear(page: Page, { screen, theme }: Look) {
  await page.setViewportSize(viewports[screen])
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(nextFrame)
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

function nextFrame() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  )
}

function listen(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    const { url } = message.location()
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that closes aborts its open requests.
    if (reason !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(
        `${response.status()}: ${response.request().method()} ${response.url()}`,
      )
  })
}
