/** Finding: suggestions while one types, other words for the same, and scholarships side by side. */
import { isThorough, someOf } from '@landfall/kit/testing/breadth'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, link, seePage, showAll, useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { lookAgain } from '../kit/look-around.ts'
import { axeFaults, overflowFaults } from '../kit/page-checks.ts'
import {
  expectStatus,
  scholarshipForm,
  signUp,
  signUpDonor,
  untilKnownToCatalog,
} from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'

const browser = useBrowser()

// Runs on a phone; in a thorough run on a desktop too.
test.each(someOf(twoLooks, 1))(
  'the search shows what it understood, lets it be removed, and takes a suggestion by keyboard ($screen)',
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
    await takeSuggestion(page, box)
    await expect.poll(asked).toEqual({ fieldOfStudy: 'engineering' })
  },
)

async function takeSuggestion(page: Page, box: Locator) {
  await box.fill('engi')
  const option = page.getByRole('option', { name: /^Engineering/ })
  await option.waitFor()
  await lookAgain(page)
  const marked = () => box.getAttribute('aria-activedescendant')
  while ((await option.getAttribute('aria-selected')) !== 'true') {
    const here = await marked()
    await page.keyboard.press('ArrowDown')
    await expect.poll(marked).not.toBe(here)
  }
  await page.keyboard.press('Enter')
}

test('universities are filtered by keyboard, and the filters are in the address', async () => {
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
  await lookAgain(page)
})

// web/src/lib/apollo/keyset-pagination.test.ts covers it page by page; student.test.ts reads a whole list.
test.runIf(isThorough)('a list can be read to its end while others add to it', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await page.goto('/scholarships?query=engineering&sort=newest')
  await button(page, 'Show more scholarships').waitFor()
  // It is published at once, and comes before the listings that the reader has.
  expectStatus(await donor.client.post('/api/scholarships', scholarshipForm()), 201)
  await showAll(page)
})

// facts.test.ts does this by keyboard.
test.runIf(isThorough)(
  'scholarships are added to the comparison and removed again',
  async () => {
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
    // Anybody who opens the address sees the same.
    expect(new URL(page.url()).searchParams.get('ids')?.split(',')).toHaveLength(2)
    await table
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(2)
  },
)

// web/src/features/scholarships/outlook-panel.test.tsx proves the panel, and layout.test.ts looks at it.
test.runIf(isThorough)(
  'a student sees what is open to them, and what a better score would open',
  async () => {
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
    await untilKnownToCatalog(client)
    await page.goto('/scholarships')
    const panel = page.getByRole('region', { name: 'Open to you' })
    await panel
      .getByText(/You meet every requirement of \d+ of the \d+ scholarships/)
      .waitFor()
    await panel.getByText('Award totals, and how to qualify for more').click()
    await panel.getByText(/^Your GPA is 2\.60\. At /).waitFor()
    expect(await axeFaults(page)).toEqual([])
  },
)
