/** What a phone shows of a search: the first result at once, low cards, nothing cut off. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, expectPath, link, showUntil, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { LARGE_LETTERS_PX, axeFaults, setLetters } from '../kit/page-checks.ts'
import { signUp } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
const phone = { screen: 'phone', theme: 'light' } as const
const SCREEN_HEIGHT = 844
const MAX_CARD_HEIGHT = 220
const FIRST_CARD_WITH_WORDS = 440
const PAGE_SIZE = 20

async function asStudent(page: Page) {
  const { client, person } = await signUp('student')
  const { firstName, lastName, email } = person
  await client.post('/api/students', { firstName, lastName, email, country: 'Kenya' })
  await expect.poll(() => isKnownToCatalog(client)).toBe(true)
  await useSession(page, client.jar)
  // A browser that knows that somebody is signed in asks for the best fits at once.
  await page.goto('/help')
  await link(page, /^Notifications/).waitFor()
}

/** The best fits and verdicts of a page are there once the catalog has heard of the profile. */
async function isKnownToCatalog(client: Client): Promise<boolean> {
  const query = '{ studentCopy { version } }'
  type Copy = { data: { studentCopy: { version: number } | null } }
  const { body } = await client.post<Copy>('/graphql', { query })
  return body.data.studentCopy !== null
}

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

test.each(['visitor', 'student'])(
  'a %s sees the first scholarship whole on the first screen',
  async (reader) => {
    const { page } = await browser.visit(phone)
    if (reader === 'student') await asStudent(page)
    const cards = await openSearch(page)
    const box = await cards.first().boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(SCREEN_HEIGHT)
    expect(await axeFaults(page)).toEqual([])
  },
)

test.each(['engineering', 'full ride'])(
  'a student who searches for "%s" sees at once what fits, and relevance when they choose it',
  async (query) => {
    const { page } = await browser.visit(phone)
    await asStudent(page)
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
    expect(await understood.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('main').getByLabel('Sort by').first().selectOption('Relevance')
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('relevance')
    await expect.poll(() => refused.count()).toBeGreaterThan(0)
  },
)

test.each(['/scholarships', '/scholarships?query=university'])(
  'no card of %s is higher than a quarter of the screen, verdict and all',
  async (address) => {
    const { page } = await browser.visit(phone)
    await asStudent(page)
    const cards = await openSearch(page, address)
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height),
    )
    expect(Math.max(...heights)).toBeLessThanOrEqual(MAX_CARD_HEIGHT)
  },
)

test('the filters above the results stand in one row, each with how many it finds', async () => {
  const { page } = await browser.visit(phone)
  await openSearch(page)
  const labels = await quickFilters(page).getByRole('button').allTextContents()
  expect(labels.filter((label) => !/[1-9][\d,]*$/.test(label))).toEqual([])
  const tops = await quickFilters(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('the whole card leads to its scholarship', async () => {
  const { page } = await browser.visit(phone)
  const cards = await openSearch(page)
  const card = cards.first()
  const path = await card.getByRole('heading').getByRole('link').getAttribute('href')
  const box = await card.boundingBox()
  await card.click({ position: { x: 12, y: (box?.height ?? 0) - 12 } })
  await expectPath(page, path ?? '')
})

test('a card keeps what can be done with it behind one button, by keyboard too', async () => {
  const { page } = await browser.visit(phone)
  await asStudent(page)
  const cards = await openSearch(page)
  const card = cards.first()
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
  await expect
    .poll(() => more.evaluate((one) => one === one.ownerDocument.activeElement))
    .toBe(true)
})

test('what a student is not eligible for stands folded at the end of the best fits', async () => {
  const { page } = await browser.visit(phone)
  await asStudent(page)
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
  expect(await cards.nth(open).innerText()).toContain('Not eligible')
  await expect
    .poll(() =>
      cards.nth(open).evaluate((card) => card.parentElement === document.activeElement),
    )
    .toBe(true)
})

test('a message leaves the header free', async () => {
  const { page } = await browser.visit(phone)
  await asStudent(page)
  const cards = await openSearch(page)
  await button(cards.first(), /^Save /).click()
  const message = page.getByRole('region', { name: 'Notifications' }).getByRole('group')
  await message.waitFor()
  const [header, box] = [
    await page.getByRole('banner').boundingBox(),
    await message.boundingBox(),
  ]
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('with letters of twice the size on the narrowest phone no card is cut at its side', async () => {
  const { page } = await browser.visit(phone, { viewport: { width: 320, height: 640 } })
  await setLetters(page, LARGE_LETTERS_PX)
  await asStudent(page)
  const cards = await openSearch(page)
  expect(await cards.evaluateAll(cutAtTheSide)).toEqual([])
})

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
