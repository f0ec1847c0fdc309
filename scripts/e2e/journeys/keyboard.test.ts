/** The site by keyboard alone: nobody needs a pointer. */
import { expect, test } from 'vitest'
import { button, seePage, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { focusedName, hasFocus, seeFocusIn, tabTo } from '../kit/keyboard.ts'
import { signUp } from '../kit/people.ts'

const browser = useBrowser()

test('the skip link, search, filters, saving and notifications work by keyboard', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await useSession(page, client.jar)
  await page.goto('/scholarships')
  await seePage(page, 'Find Scholarships')
  await page.getByRole('article').first().waitFor()

  // Starts as from the address bar: the first stop leads past the header.
  await page.evaluate(() => (document.activeElement as unknown as { blur(): void }).blur())
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

  await tabTo(page, 'Search scholarships')
  await page.keyboard.type('enginering')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('enginering')
  await page
    .getByRole('status')
    .filter({ hasText: /\d+ scholarships found/ })
    .waitFor()

  await tabTo(page, 'Filters')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await seeFocusIn(dialog)
  await tabTo(page, /^Undergraduate/)
  await page.keyboard.press('Space')
  await expect
    .poll(() => new URL(page.url()).searchParams.get('degreeLevel'))
    .toBe('undergraduate')
  expect(await hasFocus(dialog)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedName(page)).toMatch(/^Filters/)

  await page.getByRole('article').first().waitFor()
  await tabTo(page, /^Save (?!this search)/)
  await page.keyboard.press('Enter')
  const notes = page.getByRole('region', { name: 'Notifications' })
  await notes.getByText('Scholarship Saved').waitFor()
  // A notification stays for some seconds while it does not have
  // the focus: nobody gets there by Tab through a whole list.
  await page.keyboard.press('F6')
  await tabTo(page, 'Dismiss notification')
  await page.keyboard.press('Enter')
  await notes.getByText('Scholarship Saved').waitFor({ state: 'hidden' })
  const saved = await client.get<unknown[]>('/api/saved-scholarships/student/me')
  expect(saved.body).toHaveLength(1)
})

test('the focused element is always visible', async () => {
  const { page } = await browser.visit()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const unseen: string[] = []
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { width, height } = element.getBoundingClientRect()
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const isSeen =
        width > 1 && height > 1 && outlineStyle !== 'none' && outlineWidth !== '0px'
      return isSeen ? null : element.outerHTML.slice(0, 160)
    })
    if (fault) unseen.push(fault)
  }
  expect(unseen).toEqual([])
})

test('the phone menu opens and closes by keyboard', async () => {
  const { page } = await browser.visit({ screen: 'phone', theme: 'dark' })
  await page.goto('/help')
  await tabTo(page, 'Open menu')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.waitFor()
  await page.keyboard.press('Tab')
  expect(await hasFocus(menu)).toBe(true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect
    .poll(() =>
      button(page, 'Open menu').evaluate((element) => element === document.activeElement),
    )
    .toBe(true)
})
