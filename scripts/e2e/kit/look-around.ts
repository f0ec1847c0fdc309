import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looks, twoLooks, wear } from './browser.ts'
import { axeFaults, overflowFaults, settle } from './page-checks.ts'

/** A page as it stands has no fault of axe's rules, and nothing leaves the narrowest screen. */
export async function lookAround(page: Page) {
  await settle(page)
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
}

/**
 * The same on both screens and in both themes: a phone in light and a desktop in dark, in a thorough run
 * each with each. The page ends in the look that it came in.
 */
export async function lookAroundInLooks(page: Page) {
  await settle(page)
  expect(await overflowFaults(page)).toEqual([])
  const size = page.viewportSize()
  const isDark = await page.evaluate(
    () => matchMedia('(prefers-color-scheme: dark)').matches,
  )
  for (const look of isThorough ? looks : twoLooks) {
    await wear(page, look)
    await settle(page)
    expect(await axeFaults(page)).toEqual([])
  }
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}
