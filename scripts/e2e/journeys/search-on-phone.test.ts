/** Search on a phone: the first result at once, low cards, nothing cut off. */
import { isThorough, someOf } from '@landfall/kit/testing/breadth'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, expectPath, showUntil, useSession } from '../kit/acts.ts'
import { phoneLight, useBrowser } from '../kit/browser.ts'
import { seeFocusIn } from '../kit/keyboard.ts'
import {
  LARGE_LETTERS_PX,
  axeFaults,
  narrowFaults,
  setLetters,
} from '../kit/page-checks.ts'
import { expectStatus, signUp, untilKnownToCatalog, type SignedIn } from '../kit/people.ts'

const browser = useBrowser()
const SCREEN_HEIGHT = 844
const MAX_CARD_HEIGHT = 220
const MAX_HEADER_HEIGHT = 70
const FIRST_CARD_WITH_WORDS = 440
const PAGE_SIZE = 20

/** A student from Kenya; what one test does with an award changes nothing that another looks at. */
let student: SignedIn

beforeAll(async () => {
  student = await signUp('student')
  const { firstName, lastName, email } = student.person
  const profile = { firstName, lastName, email, country: 'Kenya' }
  expectStatus(await student.client.post('/api/students', profile), 201)
  await untilKnownToCatalog(student.client)
})

/** Opens a search and waits for its first page, its counts and its letters. */
async function openSearch(page: Page, address = '/scholarships') {
  await page.goto(address)
  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBe(PAGE_SIZE)
  await quickFilters(page).getByRole('button').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return cards
}

const quickFilters = (page: Page) => page.getByRole('group', { name: 'Quick filters' })

test('a visitor sees the whole first scholarship on the first screen, below one row of filters', async () => {
  const { page } = await browser.visit(phoneLight)
  const cards = await openSearch(page)
  await expectFirstWhole(cards)
  const filters = quickFilters(page).getByRole('button')
  const labels = await filters.allTextContents()
  expect(labels.filter((label) => !/[1-9][\d,]*$/.test(label))).toEqual([])
  const tops = await filters.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  expect(await axeFaults(page)).toEqual([])

  // The whole card leads there.
  const card = cards.first()
  const path = await card.getByRole('heading').getByRole('link').getAttribute('href')
  const box = await card.boundingBox()
  await card.click({ position: { x: 12, y: (box?.height ?? 0) - 12 } })
  await expectPath(page, path ?? '')
  await expectOneLineAbove(page)
})

/** Most phones are this narrow: sign-in and sign-up stand beside the name. */
async function expectOneLineAbove(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 })
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Sign in' }).waitFor()
  expect((await header.boundingBox())?.height).toBeLessThan(MAX_HEADER_HEIGHT)
}

test('a student sees compact cards, each with one button for all of its actions', async () => {
  const { page } = await browser.visit(phoneLight)
  await useSession(page, student.client.jar)
  const cards = await openSearch(page)
  await expectFirstWhole(cards)
  await expectLow(cards)
  await useMenuByKeyboard(page, cards.first())
  await seeMessageBelowHeader(page, cards.first())
  expect(await narrowFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await setLetters(page, LARGE_LETTERS_PX)
  const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize)
  await expect.poll(size).toBe(`${LARGE_LETTERS_PX}px`)
  expect(await cards.evaluateAll(cutAtTheSide)).toEqual([])
})

async function expectFirstWhole(cards: Locator) {
  const box = await cards.first().boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(SCREEN_HEIGHT)
}

/** No card is higher than a quarter of the screen, verdict and all. */
async function expectLow(cards: Locator) {
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  )
  expect(Math.max(...heights)).toBeLessThanOrEqual(MAX_CARD_HEIGHT)
}

async function useMenuByKeyboard(page: Page, card: Locator) {
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const more = button(card, `More for ${title}`)
  const box = await more.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await more.press('Enter')
  const menu = page.getByRole('menu', { name: `More for ${title}` })
  await menu.getByRole('menuitem', { name: /^Apply/, disabled: false }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  const items = await menu.getByRole('menuitem').allInnerTexts()
  expect(items.map((item) => item.split('\n')[0])).toEqual([
    'Save',
    'Compare',
    'Share',
    'Apply',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'To compare' }).waitFor()
  await seeFocusIn(more)
}

async function seeMessageBelowHeader(page: Page, card: Locator) {
  await button(card, /^Save /).click()
  const message = page.getByRole('region', { name: 'Notifications' }).getByRole('group')
  await message.filter({ hasText: 'Scholarship Saved' }).waitFor()
  const [header, box] = [
    await page.getByRole('banner').boundingBox(),
    await message.first().boundingBox(),
  ]
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}

test.each(someOf(['engineering', 'full ride'], 1))(
  'a student who searches for "%s" sees the best fits first, and can sort by relevance',
  async (query) => {
    const { page } = await browser.visit(phoneLight)
    await useSession(page, student.client.jar)
    await page.goto(`/scholarships?query=${encodeURIComponent(query)}`)
    const cards = page.getByRole('article')
    const refused = cards.filter({ hasText: 'Not eligible' })
    const understood = page.getByRole('group', { name: 'Understood' })
    await understood.waitFor()
    await button(page, 'Save this search').waitFor()
    await cards.first().waitFor()
    expect(await refused.count()).toBe(0)
    await expect
      .poll(async () => (await cards.first().boundingBox())?.y)
      .toBeLessThanOrEqual(FIRST_CARD_WITH_WORDS)
    await expectLow(cards)
    expect(await understood.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('main').getByLabel('Sort by').first().selectOption('Relevance')
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('relevance')
    await showUntil(refused.first(), button(page, 'Show more scholarships'))
  },
)

// web/src/pages/scholarships/search-results.test.tsx proves the fold and its focus.
test.runIf(isThorough)(
  'awards that a student is not eligible for are collapsed at the end of the best fits',
  async () => {
    const { page } = await browser.visit(phoneLight)
    await useSession(page, student.client.jar)
    await page.goto('/scholarships?degreeLevel=postdoc')
    const cards = page.getByRole('article')
    await cards.first().waitFor()
    const fold = button(page, /^Show \d+ that you are not eligible for$/)
    await showUntil(fold, button(page, 'Show more scholarships'))
    const refused = cards.filter({ hasText: 'Not eligible' })
    expect(await refused.count()).toBe(0)
    const open = await cards.count()
    await fold.press('Enter')
    await expect.poll(() => refused.count()).toBeGreaterThan(0)
    const first = cards.nth(open)
    expect(await first.innerText()).toContain('Not eligible')
    await expect
      .poll(() => first.evaluate((card) => card.parentElement === document.activeElement))
      .toBe(true)
  },
)

// Every run measures the cards of the two searches above.
test.runIf(isThorough)(
  'no card in a search for "university" is higher than a quarter of the screen',
  async () => {
    const { page } = await browser.visit(phoneLight)
    await useSession(page, student.client.jar)
    await expectLow(await openSearch(page, '/scholarships?query=university'))
  },
)

function cutAtTheSide(cards: Element[]): string[] {
  return cards.flatMap((card) => {
    const { right } = card.getBoundingClientRect()
    const parts = [...card.querySelectorAll('*')].filter((one) => !one.closest('.sr-only'))
    const isCut = (one: Element) =>
      one.getBoundingClientRect().right > right + 1 ||
      (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    return parts.filter(isCut).map((one) => `${one.tagName} ${one.textContent}`)
  })
}
