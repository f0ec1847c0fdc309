/** What every page has to keep to. Each check answers its faults in words. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { claimsIn } from '../../../web/build/invented-claims.ts'

/** The narrowest phones, and a 1280 px screen at four times the size. */
const NARROWEST = { width: 320, height: 640 }

/** Waits until the page shows its heading and nothing on it is loading any more. */
export async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'hidden' })
}

/** Violations of axe's rules, each with the first places. */
export async function axeFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await runner.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => {
      const targets = nodes.map(
        ({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`,
      )
      return `axe ${id}: ${help} at ${targets.slice(0, 3).join(' | ')}`
    })
  })
}

export async function overflowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  const faults = await page.evaluate((width) => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.className}`)
    return [`${scrollWidth} px wide at ${width} px: ${wide.slice(0, 3).join(' | ')}`]
  }, NARROWEST.width)
  if (before) await page.setViewportSize(before)
  return faults
}

/** One h1, a title of its own, and no claim that nobody can show to be true. */
export async function contentFaults(page: Page): Promise<string[]> {
  const { headings, title, text } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map((heading) =>
      heading.textContent.trim(),
    ),
    title: document.title,
    text: document.body.innerText,
  }))
  return [
    ...(headings.length === 1 ? [] : [`${headings.length} h1: ${headings.join(' | ')}`]),
    ...(headings[0] === '' ? ['an empty h1'] : []),
    ...(/^\S.* · Landfall$/.test(title) ? [] : [`title "${title}"`]),
    ...claimsIn(text).map((claim) => `claims ${claim}`),
  ]
}
