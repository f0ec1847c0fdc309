import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looks, wear } from './browser.ts'
import { axeFaults, overflowFaults, settle } from './page-checks.ts'

/** Expects that the page has no fault by axe's rules and that nothing sticks out of the narrowest screen. */
export async function lookAround(page: Page) {
  await settle(page)
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
}

/**
 * The same; in a thorough run on both screens and in both themes. A usual run leaves
 * the contrast of colors to the tokens, and without it axe finds little more in
 * another look: `pages.test.ts` has both. The page keeps its own look in the end.
 */
export async function lookAroundInLooks(page: Page) {
  await lookAround(page)
  if (!isThorough) return
  const size = page.viewportSize()
  const isDark = await page.evaluate(
    () => matchMedia('(prefers-color-scheme: dark)').matches,
  )
  for (const look of looks) {
    await wear(page, look)
    await settle(page)
    expect(await axeFaults(page)).toEqual([])
  }
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}

/** The same, in a thorough run only: a usual one has looked at a similar state. */
export async function lookAgain(page: Page) {
  if (isThorough) await lookAroundInLooks(page)
}
