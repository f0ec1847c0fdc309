/** A new student's first evening, by hand. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  expectPath,
  field,
  fill,
  link,
  logOut,
  registerByHand,
  seePage,
  seeToast,
  showAll,
  submitLogin,
  useSession,
} from '../kit/acts.ts'
import { phoneLight, useBrowser } from '../kit/browser.ts'
import { narrowFaults } from '../kit/page-checks.ts'
import { newPerson, signUp } from '../kit/people.ts'

const browser = useBrowser()

test.each([phoneLight])(
  'a student registers, verifies, logs in, fills in a profile, finds out what fits and logs out ($screen, $theme)',
  async (look) => {
    const person = newPerson('student')
    const { page } = await browser.visit(look)
    await registerByHand(page, person)
    await expectPath(page, '/')
    await fillProfile(page)
    await searchOwnCountry(page)

    expect(await verdicts(page)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(Answer \d+ questions?|Check with the provider)$/),
        expect.stringMatching(/^Not eligible: \S/),
      ]),
    )
    await readWhy(page)
    await logOut(page)
    await page.goto('/profile')
    await link(page, 'Get Started Free').first().waitFor()
  },
)

async function fillProfile(page: Page) {
  await page.goto('/profile')
  await seePage(page, 'Create Your Profile')
  await button(page, 'Save').click()
  await page.getByRole('alert').getByText('Please fill in all required fields').waitFor()
  await field(page, 'Country of citizenship').selectOption('Kenya')
  await field(page, 'Degree you want to study for').selectOption('Graduate')
  await field(page, 'Your grading scale').selectOption('GPA out of 4.0')
  await fill(page, { 'Your grade': '3.2' })
  await page.getByRole('combobox', { name: 'Fields of interest' }).fill('Engineering')
  await page.getByRole('option', { name: 'Engineering', exact: true }).click()
  expect(await narrowFaults(page)).toEqual([])
  await button(page, 'Save').click()
  await seeToast(page, 'Profile created successfully')
  await seePage(page, 'My Profile')
  await button(page, 'Edit: English and tests').click()
  await field(page, 'English level').selectOption('IELTS 7.0 overall')
  await button(page, 'Save').click()
  await page.getByText(/^Saved \d/).waitFor()
  await page.getByText('Kenya', { exact: true }).waitFor()
}

/** The misspelled word and the country are kept in the address; all results are shown. */
async function searchOwnCountry(page: Page) {
  await page.goto('/scholarships')
  await page.getByRole('combobox', { name: 'Search scholarships' }).fill('enginering')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('enginering')
  // Filters that a screen has no room for are behind a button.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024
  if (isNarrow) await button(page, 'Filters').click()
  const filters = isNarrow
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('combobox', { name: 'Your Country' }).fill('keny')
  await page.getByRole('option', { name: /^Kenya/ }).click()
  if (isNarrow) await button(filters, 'Apply Filters').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('countries')).toBeTruthy()
  await page
    .getByRole('status')
    .filter({ hasText: /\d+ scholarships? found/ })
    .waitFor()
  await showAll(page)
}

async function verdicts(page: Page): Promise<string[]> {
  const chips = page
    .getByRole('article')
    .getByText(
      /^(Eligible|Answer \d+ questions?|Check with the provider|Not eligible: .+)$/,
    )
  return chips.allTextContents()
}

/** The page of an award that does not fit says which requirement fails, and what was asked. */
async function readWhy(page: Page) {
  const card = page.getByRole('article').filter({ hasText: 'Not eligible:' }).first()
  const title = await card.getByRole('heading').textContent()
  await card.getByRole('heading').getByRole('link').click()
  await seePage(page, title ?? '')
  await page
    .getByText(/^Not eligible: /)
    .first()
    .waitFor()
  const criterion = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: 'Degree level', visible: true })
    .first()
  const words = (await criterion.textContent()) ?? ''
  expect(words).toMatch(/Undergraduate|PhD|Postdoc/)
  expect(words).toMatch(/Graduate/)
  await criterion.getByText('Not met', { exact: true }).waitFor()
}

// web/src/pages/scholarships/scholarship-page.test.tsx proves the link, the profile's test the way back.
test.runIf(isThorough)(
  '“tell us more” leads to the one missing fact, and back',
  async () => {
    const { client, person } = await signUp('student')
    const { firstName, lastName, email } = person
    const profile = { firstName, lastName, email, country: 'Kenya' }
    await client.post('/api/students', profile)
    const { page } = await browser.visit()
    await useSession(page, client.jar)
    await page.goto('/scholarships?degreeLevel=undergraduate')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    const levelAsked = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Degree level' }) })
    const addLevel = levelAsked.getByRole('link', { name: 'Add this to your profile' })
    await addLevel.waitFor()
    const award = new URL(page.url()).pathname
    await addLevel.click()
    await expectPath(page, '/profile')
    const level = field(page, 'Degree you want to study for')
    await expect
      .poll(() => level.evaluate((one) => one === document.activeElement))
      .toBe(true)
    await level.selectOption('Undergraduate')
    await button(page, 'Save').click()
    await expectPath(page, award)
    await page
      .getByText(/^Now: (Eligible|Answer|Check|Not eligible)/)
      .first()
      .waitFor()
    await addLevel.waitFor({ state: 'detached' })
  },
)

test('a visitor who presses the heart is led to sign in and back, and then the award is saved', async () => {
  const { person, client } = await signUp('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await page.goto('/scholarships?query=enginering')
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await link(card, `Save ${title}`).click()
  await expectPath(page, '/auth/student')
  await submitLogin(page, person)
  await expectPath(page, '/scholarships')
  await seeToast(page, 'Scholarship Saved')
  const heart = button(
    page.getByRole('article').filter({ hasText: title }).first(),
    `Save ${title}`,
  )
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(new URL(page.url()).searchParams.get('query')).toBe('enginering')
  expect(new URL(page.url()).searchParams.has('save')).toBe(false)

  const saved = await client.get<{ scholarship: { title: string } }[]>(
    '/api/saved-scholarships/student/me',
  )
  expect(saved.body.map(({ scholarship }) => scholarship.title)).toEqual([title])
  await page.reload()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
})
