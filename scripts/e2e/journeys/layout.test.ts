/** The layout: nothing moves when a part comes late, and large letters have room on a phone. */
import { setTimeout } from 'node:timers/promises'
import { isThorough, someOf, times } from '@landfall/kit/testing/breadth'
import type { Locator, Page, Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { field, link, seePage, useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import {
  LARGE_LETTERS_PX,
  axeFaults,
  narrowFaults,
  setLetters,
  settle,
} from '../kit/page-checks.ts'
import { signInAdmin, signUp, signUpDonor } from '../kit/people.ts'
import { createClient, type Client } from '../kit/rest.ts'

const browser = useBrowser()
const phone = { screen: 'phone', theme: 'light' } as const

/** Half the score up to which a page counts as steady. */
const MAX_LAYOUT_SHIFT = 0.05

/** Pages that show one record each. */
let award = ''
let university = ''

beforeAll(async () => {
  type Listed = { slug: string }
  const client = createClient()
  const [one] = (await client.get<Listed[]>('/api/scholarships?limit=1')).body
  const [other] = (await client.get<Listed[]>('/api/universities?limit=1')).body
  award = `/scholarships/${one?.slug}`
  university = `/universities/${other?.slug}`
})

/** Holds matching requests back until they are let go. */
async function holdBack(page: Page, isLate: (request: Request) => boolean) {
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (!isLate(route.request())) return route.fallback()
    asked.resolve()
    await gate.promise
    await route.continue()
  })
  return { asked: asked.promise, letGo: () => gate.resolve() }
}

/** `at` counts ms since the page began. */
type Seen = { at: number; value: number; moves: string[] }

/** Collects what a reader has seen move by itself, with the browser's own score of each move. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; sources: readonly Source[] }
    const shifts: Seen[] = []
    Object.assign(globalThis, { shifts })
    const move = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} from ${previousRect.y} to ${currentRect.y}`
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, sources } of list.getEntries() as Shift[])
        shifts.push({ at, value, moves: sources.map(move) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // The browser reports entries after the frame in which they happen.
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      )
      const { shifts } = globalThis as unknown as { shifts: Seen[] }
      const [paint] = performance.getEntriesByName('first-paint')
      if (!paint) throw new Error('Nothing was painted')
      // When the style sheet is many seconds late, parts laid out without it move, but are never painted.
      return shifts.filter(({ at }) => at >= paint.startTime)
    })
}

/**
 * Expects hardly any movement, and prints the moves when there were too many.
 * @param readShifts of a page that has settled
 */
async function expectSteady(readShifts: Awaited<ReturnType<typeof watchShifts>>) {
  const seen = await readShifts()
  const sum = seen.reduce((total, { value }) => total + value, 0)
  expect(sum < MAX_LAYOUT_SHIFT ? [] : seen).toEqual([])
}

const isFont = (request: Request) => request.resourceType() === 'font'
const isOutlook = (request: Request) =>
  `${request.url()} ${request.postData() ?? ''}`.includes('ScholarshipsPage_Outlook')

/** A part may be replaced between two looks: it counts once it has a height. */
async function heightOnceLaidOut(part: Locator): Promise<number> {
  let height = 0
  await expect
    .poll(async () => (height = (await part.boundingBox())?.height ?? 0))
    .toBeGreaterThan(0)
  return height
}

test('on a phone the quick filters have the same height in the fallback font as in the site’s font', async () => {
  const { page } = await browser.visit(phone)
  const font = await holdBack(page, isFont)
  await page.goto('/scholarships', { waitUntil: 'commit' })
  const filters = page.getByRole('group', { name: 'Quick filters' })
  await font.asked
  // The browser asks for the font before the style sheet, without which nothing is laid out yet.
  const before = await heightOnceLaidOut(filters)
  font.letGo()
  await page.waitForFunction(() =>
    [...document.fonts].some(({ status }) => status === 'loaded'),
  )
  expect(await heightOnceLaidOut(filters)).toBe(before)
})

// Without a profile, an invitation takes the place of the panel.
test.each(someOf(['with', 'without'], 1))(
  'for a student %s a profile the results do not move when “Open to you” appears',
  async (profile) => {
    const { client, person } = await signUp('student')
    const { firstName, lastName, email } = person
    if (profile === 'with')
      await client.post('/api/students', { firstName, lastName, email, country: 'Kenya' })
    const { page } = await browser.visit(phone)
    await useSession(page, client.jar)
    const readShifts = await watchShifts(page)
    const outlook = await holdBack(page, isOutlook)
    await page.goto('/scholarships')
    await page.getByText(/^\d+ scholarships found$/).waitFor()
    await outlook.asked
    outlook.letGo()
    await page.getByRole('heading', { name: 'Open to you' }).waitFor()
    await expectSteady(readShifts)
    expect(await axeFaults(page)).toEqual([])
  },
)

const isOwnScript = (request: Request) =>
  /\/assets\/.*\.js$/.test(new URL(request.url()).pathname)

test.each(someOf(twoLooks, 1))(
  'a student sees the page frame before the scripts load, and nothing moves when they do, on a $screen',
  async (look) => {
    const { client, person } = await signUp('student')
    const { page } = await browser.visit(look)
    await useSession(page, client.jar)
    const readShifts = await watchShifts(page)
    const scripts = await holdBack(page, isOwnScript)
    // Resolves once the page has taken the frame's place.
    const opened = page.goto('/notifications', { waitUntil: 'commit' })
    await scripts.asked
    const frame = page.locator('[data-frame]')
    await link(frame.getByRole('banner'), 'Landfall').waitFor()
    await frame.getByRole('main').getByText('Loading').waitFor()
    const words = (await frame.textContent()) ?? ''
    for (const foreign of ['Sign in', 'Sign up', person.firstName, person.username])
      expect(words).not.toContain(foreign)
    scripts.letGo()
    await opened
    await seePage(page, 'Notifications')
    await settle(page)
    await link(page, /^Notifications/)
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    await expectSteady(readShifts)
    // There is no list yet: a short page ends within the screen, with no blank screen after it.
    const foot = await page.getByRole('contentinfo').boundingBox()
    const { height } = page.viewportSize() ?? { height: 0 }
    expect(foot?.y).toBeLessThan(height)
  },
)

const steadyPages = {
  'the landing page': () => '/',
  'the search': () => '/scholarships',
  'a scholarship': () => award,
  'a university': () => university,
}
const steadyVisits = Object.keys(steadyPages).flatMap((name) =>
  twoLooks.map((look) => ({ name: name as keyof typeof steadyPages, look })),
)

// A usual run takes the landing page and a scholarship on a
// phone; a student above reads a search that has more on it.
test.each(someOf(steadyVisits, 2))(
  'nothing moves while $name loads for a visitor, on a $look.screen',
  async ({ name, look }) => {
    const { page } = await browser.visit(look)
    const readShifts = await watchShifts(page)
    // As on a poor line, the page is read before its font is there.
    const font = await holdBack(page, isFont)
    await page.goto(steadyPages[name](), { waitUntil: 'commit' })
    await settle(page)
    font.letGo()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expectSteady(readShifts)
  },
)

/** Pages whose parts each send a query of their own. */
const membersPages = {
  student: ['/', '/saved', '/scholarships', '/facts', '/notifications'],
  donor: ['/', '/partner-access', '/notifications'],
  admin: [
    '/admin',
    '/admin/reports',
    '/admin/forum',
    '/admin/verification?view=listings',
    '/saved',
  ],
}
type Member = keyof typeof membersPages
const membersVisits = (Object.keys(membersPages) as Member[]).flatMap((member) =>
  membersPages[member].flatMap((path) => twoLooks.map((look) => ({ member, path, look }))),
)
/**
 * Later than any skeleton appears; in a thorough run, later than the page waits before it shows what is below one.
 */
const LATE_MS = times(400)

async function clientOf(member: Member): Promise<Client> {
  if (member === 'admin') return (await signInAdmin()).client
  if (member === 'donor') return (await signUpDonor({ isVerified: true })).client
  const { client, person } = await signUp('student')
  const { firstName, lastName, email } = person
  await client.post('/api/students', { firstName, lastName, email, country: 'Kenya' })
  return client
}

test.each(someOf(membersVisits, 3))(
  'nothing moves while $path loads slowly for the $member, on a $look.screen',
  async ({ member, path, look }) => {
    const { page } = await browser.visit(look)
    await useSession(page, (await clientOf(member)).jar)
    const readShifts = await watchShifts(page)
    await page.route(/\/graphql/, async (route) => {
      await setTimeout(LATE_MS)
      await route.continue()
    })
    await page.goto(path)
    await settle(page)
    await page.waitForLoadState('networkidle')
    await expectSteady(readShifts)
  },
)

/** Forms that a link opens; pages.test.ts looks at the pages themselves. */
const opened = { visitor: '/auth/student?view=register', student: '/profile?edit=country' }

// In every run, the next test looks at the visitor's form, and student.test.ts at the form of a profile.
test.runIf(isThorough).each(['visitor', 'student'] as const)(
  'with text at twice the size on the narrowest phone, no form of a %s is cut off',
  async (reader) => {
    const { page } = await browser.visit(phone)
    if (reader === 'student') {
      const { client, person } = await signUp('student')
      const { firstName, lastName, email } = person
      await client.post('/api/students', { firstName, lastName, email, country: 'Kenya' })
      await useSession(page, client.jar)
    }
    await page.goto(opened[reader])
    await settle(page)
    await page.waitForLoadState('networkidle')
    expect(await narrowFaults(page)).toEqual([])
  },
)

/** The header and the icons are the same everywhere; the last page's form is also checked on the narrowest screen. */
const largePages = ['/', '/scholarships', opened.visitor]

test('with text at twice the size, a phone page scrolls only vertically, icons grow, and the header scrolls away', async () => {
  const { page } = await browser.visit(phone)
  await setLetters(page, LARGE_LETTERS_PX)
  const faults: string[] = []
  for (const path of largePages) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    faults.push(...(await largeLetterFaults(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
  await field(page, 'First name').waitFor()
  expect(await narrowFaults(page)).toEqual([])
})

function largeLetterFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const icons = [...document.querySelectorAll('main svg.lucide')]
    const small = icons.filter((icon) => icon.getBoundingClientRect().width < letters)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const header = document.querySelector('header')?.getBoundingClientRect()
    return [
      ...(letters === 32 ? [] : [`letters of ${letters} px`]),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
      ...small.map((icon) => `a small icon: ${icon.getAttribute('class')}`),
      ...((header?.bottom ?? 0) > 0 ? ['the header stays on the screen'] : []),
    ]
  })
}
