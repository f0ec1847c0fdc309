/** Finding: suggestions while one types, other words for the same, and scholarships side by side. */
import { expect, test } from 'vitest'
import { button, link, seePage, showAll, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { axeFaults, overflowFaults } from '../kit/page-checks.ts'
import { expectStatus, scholarshipForm, signUp, signUpDonor } from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'

const browser = useBrowser()

type Suggestion = { kind: string; text: string; value: string | null }

test('GET /api/scholarships/suggestions completes words and names filters', async () => {
  const client = createClient()
  const address = '/api/scholarships/suggestions?prefix=engi'
  const { body } = await client.get<Suggestion[]>(address)
  expect(body).toContainEqual({ kind: 'field', text: 'Engineering', value: 'engineering' })
  expect((await client.get<Suggestion[]>('/api/scholarships/suggestions')).body).toEqual([])
})

test('a suggestion is taken by keyboard, and short forms find what they stand for', async () => {
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await page.goto('/scholarships')
  const box = page.getByRole('combobox', { name: 'Search scholarships' })
  await box.fill('engi')
  const option = page.getByRole('option', { name: /^Engineering/ })
  await option.waitFor()
  expect(await axeFaults(page)).toEqual([])
  const marked = () => box.getAttribute('aria-activedescendant')
  while ((await option.getAttribute('aria-selected')) !== 'true') {
    const here = await marked()
    await page.keyboard.press('ArrowDown')
    await expect.poll(marked).not.toBe(here)
  }
  await page.keyboard.press('Enter')
  await expect
    .poll(() => new URL(page.url()).searchParams.get('fieldOfStudy'))
    .toBe('engineering')
  await page.goto('/scholarships?query=comp+sci')
  await page.getByRole('article').first().waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/comput|scien/i)
})

test('plain words are understood in REST too', async () => {
  const client = createClient()
  const find = (query: string) =>
    client.get<{ id: string; amountType: string }[]>(`/api/scholarships?limit=500&${query}`)
  const { body: found } = await find('query=full+ride')
  expect(new Set(found.map(({ amountType }) => amountType))).toEqual(
    new Set(['full-tuition']),
  )
  const { body: filtered } = await find('fullTuition=true')
  const ids = (some: typeof found) => some.map(({ id }) => id).toSorted()
  expect(ids(found)).toEqual(ids(filtered))
})

test.each([
  { screen: 'phone', theme: 'light' },
  { screen: 'desktop', theme: 'dark' },
] as const)(
  'what was understood is shown on a $screen and can be taken back',
  async (look) => {
    const { page } = await browser.visit(look)
    await page.goto('/scholarships')
    const box = page.getByRole('combobox', { name: 'Search scholarships' })
    const words = 'PhD physics full ride for Nigerians'
    await box.fill(words)
    await page.keyboard.press('Enter')
    const understood = page.getByRole('group', { name: 'Understood' })
    await understood.waitFor()
    expect(await understood.getByRole('listitem').allTextContents()).toEqual([
      'PhD',
      'Physics',
      'Full tuition',
      'Open to Nigeria',
    ])
    expect(await axeFaults(page)).toEqual([])
    await button(understood, 'Remove filter Physics').focus()
    await page.keyboard.press('Enter')
    const asked = () => Object.fromEntries(new URL(page.url()).searchParams)
    await expect
      .poll(asked)
      .toEqual({ degreeLevel: 'phd', countries: 'NG', fullTuition: 'true' })
    await page.goBack()
    await button(understood, 'Search as typed').click()
    await expect
      .poll(asked)
      .toEqual({ query: '"PhD" "physics" "full" "ride" "for" "Nigerians"' })
    await understood.waitFor({ state: 'hidden' })
    expect(await overflowFaults(page)).toEqual([])
  },
)

test('universities are filtered by keyboard; what is chosen stands in the address and comes off again', async () => {
  const { page } = await browser.visit({ screen: 'phone', theme: 'dark' })
  await page.goto('/universities')
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams)
  await button(page, 'Filters').press('Enter')
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^English test not required/ }).press('Space')
  await filters.getByRole('combobox', { name: 'States' }).fill('ohi')
  await page.getByRole('option', { name: /^Ohio/ }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(asked).toEqual({ states: 'OH', englishTestNotRequired: 'true' })
  await filters.getByRole('textbox', { name: /^Maximum tuition/ }).fill('$40,000')
  await button(filters, 'Apply Filters').press('Enter')
  const all = { states: 'OH', maxTuition: '40000', englishTestNotRequired: 'true' }
  await expect.poll(asked).toEqual(all)
  const query = new URLSearchParams({ ...all, limit: '500' })
  const { body } = await createClient().get<object[]>(`/api/universities?${query}`)
  await page.getByText(`${body.length} universities found`).waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
  await button(page, 'Remove filter Ohio').press('Enter')
  await expect.poll(asked).toEqual({ maxTuition: '40000', englishTestNotRequired: 'true' })
})

test('a list that others add to can be read to its end', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await page.goto('/scholarships?query=engineering&sort=newest')
  await button(page, 'Show more scholarships').waitFor()
  // Published at once, and before what the reader has.
  expectStatus(await donor.client.post('/api/scholarships', scholarshipForm()), 201)
  await showAll(page)
})

test('an award leads to similar ones, and the saved ones can be printed', async () => {
  const { client } = await signUp('student')
  const [award] = (
    await client.get<{ id: string; slug: string; title: string }[]>(
      '/api/scholarships?fieldOfStudy=engineering&limit=1',
    )
  ).body
  const saved = await client.post('/api/saved-scholarships', { scholarshipId: award?.id })
  expectStatus(saved, 201)
  const { page } = await browser.visit({ screen: 'desktop', theme: 'light' })
  await useSession(page, client.jar)
  await page.goto(`/scholarships/${award?.slug}`)
  const similar = page.getByRole('region', { name: 'Similar scholarships' })
  await similar.getByRole('article').first().waitFor()
  expect(await similar.getByText(/^In common: /).count()).toBeGreaterThan(0)
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/saved')
  await button(page, 'Print').waitFor()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('table')
  await sheet.getByRole('rowheader', { name: award?.title ?? '' }).waitFor()
  expect(await button(page, 'Print').isVisible()).toBe(false)
  expect(await page.getByRole('article').count()).toBe(0)
})

test('scholarships are put side by side, and taken away again', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'dark' })
  await useSession(page, client.jar)
  for (const index of [0, 1]) {
    await page.goto('/scholarships')
    await page
      .getByRole('article')
      .nth(index)
      .getByRole('heading')
      .getByRole('link')
      .click()
    await button(page, /^Compare /).click()
  }
  const tray = page.getByRole('complementary', { name: 'To compare' })
  await tray.getByText('2 to compare').first().waitFor()
  await link(tray, 'Compare').click()
  await seePage(page, 'Compare Scholarships')
  const table = page.getByRole('table')
  await table.waitFor()
  expect(await table.getByRole('columnheader').count()).toBe(3)
  expect(await axeFaults(page)).toEqual([])
  // Whoever gets the address sees the same.
  expect(new URL(page.url()).searchParams.get('ids')?.split(',')).toHaveLength(2)
  await table
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(2)
})

test('a student is told what is open, and what a better score would open', async () => {
  const { client, person } = await signUp('student')
  await client.post('/api/students', {
    ...person,
    username: undefined,
    password: undefined,
    userType: undefined,
    country: 'Kenya',
    gpa: '2.6',
    intendedDegreeLevel: 'graduate',
    fieldOfInterest: ['Engineering'],
  })
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await useSession(page, client.jar)
  const panel = page.getByRole('region', { name: 'Open to you' })
  // The catalogue hears of a profile by an event.
  await expect
    .poll(async () => {
      await page.goto('/scholarships')
      await page.getByRole('article').first().waitFor()
      return panel.isVisible()
    })
    .toBe(true)
  await panel
    .getByText(/You meet every requirement of \d+ of the \d+ scholarships/)
    .waitFor()
  await panel.getByText('Award totals, and how to qualify for more').click()
  await panel.getByText(/^Your GPA is 2\.60\. At /).waitFor()
  expect(await axeFaults(page)).toEqual([])
})
