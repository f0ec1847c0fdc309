import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults, overflowFaults, settle } from './page-checks.ts'

/** A page as it stands has no fault of axe's rules, and nothing leaves the narrowest screen. */
export async function lookAround(page: Page, o: { areColorsKnown?: boolean } = {}) {
  await settle(page)
  expect(await axeFaults(page, o)).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
}
