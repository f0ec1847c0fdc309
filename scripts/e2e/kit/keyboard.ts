/** Moving about without a pointer. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const TABS_LIMIT = 80
/** How long a list may take to come on a busy machine. */
const PATIENCE_MS = 60_000
/** Browsers begin a new word when no letter has come for a second. */
const WORD_ENDS_AFTER_MS = 1500

/**
 * Presses Tab until the focus is on an element of this name,
 * and goes around the page again while it may still be loading.
 */
export async function tabTo(page: Page, name: string | RegExp) {
  const passed: string[] = []
  const deadline = Date.now() + PATIENCE_MS
  while (passed.length < TABS_LIMIT || Date.now() < deadline) {
    const here = await focusedName(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    passed.push(here)
    await page.keyboard.press('Tab')
  }
  throw new Error(
    `Tab never came to ${String(name)}, but to: ${passed.slice(0, TABS_LIMIT).join(', ')}`,
  )
}

/**
 * Types the name of a choice once the focused list has it; types
 * it again when the letters came too slowly to be one word.
 */
export async function typeChoice(list: Locator, words: string) {
  await list.getByText(words, { exact: true }).waitFor({ state: 'attached' })
  const chosen = () =>
    list.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.text)
  const typeAndRead = async () => {
    if ((await chosen()) !== words) await list.page().keyboard.type(words)
    return chosen()
  }
  await expect.poll(typeAndRead, { interval: WORD_ENDS_AFTER_MS }).toBe(words)
}

/** The focused element as it is announced: its own name, its label or its words. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as unknown as {
      labels?: ArrayLike<{ textContent: string }>
      textContent: string | null
      getAttribute(name: string): string | null
    } | null
    const label = element?.labels?.[0]?.textContent
    return (
      element?.getAttribute('aria-label') ??
      label ??
      element?.textContent ??
      ''
    ).trim()
  })
}

export function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement))
}

/** Waits for the focus, which moves one frame after a part is seen to open or close. */
export async function seeFocusIn(place: Locator) {
  await expect.poll(() => hasFocus(place)).toBe(true)
}

/**
 * Goes by Tab through the content of a page, from its title on. Returns the faults in words: a control that is not
 * reached, one that is reached out of order, one that does not show the focus.
 * @param limit how many stops to look at; lists repeat themselves
 */
export async function tabFaults(page: Page, limit: number): Promise<string[]> {
  const controls = await page.evaluate((most) => {
    document.querySelector<HTMLElement>('main h1')?.focus()
    const all = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    )
    const shown = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility())
    for (const [index, one] of shown.entries()) one.dataset['stop'] = String(index)
    return Math.min(most, shown.length)
  }, limit)
  const faults: string[] = []
  for (let turn = 0; turn < controls; turn += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate((expected) => {
      const element = document.activeElement as HTMLElement
      const words = element.outerHTML.slice(0, 120)
      if (element.dataset['stop'] !== String(expected)) return `not in its turn: ${words}`
      const { top, bottom, width } = element.getBoundingClientRect()
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const isRinged = outlineStyle !== 'none' && outlineWidth !== '0px'
      const isOnScreen = bottom > 0 && top < innerHeight && width > 1
      return isRinged && isOnScreen ? null : `not seen: ${words}`
    }, turn)
    if (fault) faults.push(fault)
  }
  return faults
}
