/** The landing page: a visitor tries the rules, and begins the profile with their choices. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fillRegistration, link, seePage, submitLogin } from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { site } from '../kit/config.ts'
import { typeChoice } from '../kit/keyboard.ts'
import { lookAround } from '../kit/look-around.ts'
import { axeFaults } from '../kit/page-checks.ts'
import { newPerson } from '../kit/people.ts'

const browser = useBrowser()

const preview = (page: Page) => page.getByRole('region', { name: 'What’s open to you?' })

/** Chooses by keyboard: the browser's own lists take the first letters of a choice. */
async function chooseByKeyboard(page: Page) {
  await field(page, 'Your citizenship').focus()
  await typeChoice(field(page, 'Your citizenship'), 'Nigeria')
  await page.keyboard.press('Tab')
  await typeChoice(field(page, 'Level you want to study'), 'PhD')
}

test('a visitor sees what is open to them, and starts a profile with what they chose', async () => {
  const person = newPerson('student')
  const { page } = await browser.visit(phoneLight)
  await page.goto('/')
  await chooseByKeyboard(page)
  await seeWhatIsOpen(page)
  await link(preview(page), 'Create a free account to answer the rest').click()
  await seePage(page, 'Create Student Account')
  await fillRegistration(page, person)
  await button(page, 'Create account').click()
  await button(page, /^Sign In as /).waitFor()
  await submitLogin(page, person)
  await seePage(page, 'Create Your Profile')
  await expect.poll(() => field(page, 'Country of citizenship').inputValue()).toBe('NG')
  expect(await field(page, 'Degree you want to study for').inputValue()).toBe('PHD')
})

/** Sees three awards, each with what is still open and a link to its page. */
async function seeWhatIsOpen(page: Page) {
  const answer = preview(page)
  await answer.getByText(/with a usual date ahead/).waitFor()
  const awards = answer.getByRole('article')
  expect(await awards.count()).toBe(3)
  for (const award of await awards.all()) {
    expect(await award.textContent()).toMatch(
      /Answer \d+ questions?|Check with the provider/,
    )
    expect(await award.getByRole('link').getAttribute('href')).toMatch(
      /^\/scholarships\/[a-z0-9-]+$/,
    )
  }
  await lookAround(page)
}

// The test above visits the phone in light.
test.runIf(isThorough)(
  'a visitor sees what is open to them on a desktop in dark mode, and opens an award',
  async () => {
    const { page } = await browser.visit(desktopDark)
    await page.goto('/')
    await chooseByKeyboard(page)
    await seeWhatIsOpen(page)
    await preview(page).getByRole('article').first().getByRole('link').click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/scholarships\/[a-z0-9-]+$/)
  },
)

// web/src/features/landing/eligibility-preview.test.tsx proves this.
test.runIf(isThorough)('a failed preview is reported and can be tried again', async () => {
  const { page, allow } = await browser.visit({ screen: 'phone', theme: 'dark' })
  allow(/ERR_FAILED|Failed to load resource/)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('LandingPreview')
      ? route.abort()
      : route.fallback(),
  )
  await page.goto('/')
  await chooseByKeyboard(page)
  const alert = preview(page).getByRole('alert')
  await alert.getByText('We could not look that up').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.unroute('**/graphql')
  await button(alert, 'Try again').click()
  await preview(page).getByRole('article').first().waitFor()
})

test('the page links to the search even without scripts', async () => {
  const html = await (await fetch(site.url)).text()
  expect(html).toMatch(/<a [^>]*href="\/scholarships"[^>]*>Search by country and level</)
})
