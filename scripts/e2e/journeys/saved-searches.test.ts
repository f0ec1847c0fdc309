/** A saved search, and what a student does with it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  expectPath,
  field,
  link,
  seePage,
  seeToast,
  useSession,
} from '../kit/acts.ts'
import { phoneLight, useBrowser } from '../kit/browser.ts'
import { axeFaults, narrowFaults, settle } from '../kit/page-checks.ts'
import { signUp } from '../kit/people.ts'

const browser = useBrowser()
const WANTS_ALL = 'Also notify me about scholarships I am not eligible for'

test.each([phoneLight])(
  'a visitor saves a search after signing in, changes it, deletes it and undoes that ($screen, $theme)',
  async (look) => {
    const { client } = await signUp('student')
    const { page } = await browser.visit(look)
    await page.goto('/scholarships?degreeLevel=phd&fieldOfStudy=physics&deadlineSoon=true')
    await link(page, 'Save this search').click()
    await expectPath(page, '/auth/student')
    await useSession(page, client.jar)
    await page.goto(new URL(page.url()).searchParams.get('returnTo') ?? '')

    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await expect.poll(() => field(dialog, 'Name').inputValue()).toBe('PhD, Physics')
    await dialog.getByText('Deadline within 30 days').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await field(dialog, 'Name').fill('')
    await button(dialog, 'Save this search').click()
    await dialog.getByRole('alert').getByText('Please enter a name').waitFor()
    await field(dialog, 'Name').fill('Physics one day')
    await field(dialog, 'Notify me about new scholarships').selectOption(
      'Once a day, at 8:00',
    )
    await dialog.getByLabel(WANTS_ALL).check()
    await button(dialog, 'Save this search').click()
    await seeToast(page, 'Search saved')

    await page.getByText('1 saved search').click()
    await link(page, 'Your saved searches').click()
    await expectPath(page, '/saved-searches')
    await changeByHand(page)
  },
)

async function changeByHand(page: Page) {
  await seePage(page, 'Saved Searches')
  const card = page.getByRole('article', { name: /^Physics/ })
  const alert = field(card, 'Notify me about new scholarships')
  await expect.poll(() => alert.inputValue()).toBe('DAILY')
  await alert.selectOption('Immediately')
  await seeToast(page, 'Search updated')
  const wantsAll = card.getByLabel(WANTS_ALL)
  expect(await wantsAll.isChecked()).toBe(true)
  await wantsAll.uncheck()
  await seeToast(page, 'Search updated')
  await button(card, 'Rename Physics one day').click()
  const dialog = page.getByRole('dialog', { name: 'Rename this search' })
  await field(dialog, 'Name').fill('Physics')
  await button(dialog, 'Save').click()
  await seeToast(page, 'Search updated')
  await settle(page)
  expect(await axeFaults(page)).toEqual([])
  expect(await narrowFaults(page)).toEqual([])

  await button(card, 'Delete Physics').click()
  await page.getByText('No saved searches yet').waitFor()
  const region = page.getByRole('region', { name: 'Notifications' })
  await button(region, 'Undo').click()
  await seeToast(page, 'The search is back')
  await expect.poll(() => alert.inputValue()).toBe('AT_ONCE')
  expect(await wantsAll.isChecked()).toBe(false)
  await link(card, 'See results for Physics').click()
  await expectPath(page, '/scholarships')
  expect(new URL(page.url()).searchParams.get('fieldOfStudy')).toBe('physics')
}
