/** Checks that every page has to pass. Each returns its faults in words. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isThorough } from '@landfall/kit/testing/breadth'
import type axe from 'axe-core'
import type { CDPSession, Page } from 'playwright-core'
import { claimsIn } from '../../../web/build/invented-claims.ts'

/** The narrowest phones, and a 1280 px screen at four times the size. */
const NARROWEST = { width: 320, height: 640 }
const USUAL_LETTERS_PX = 16
export const LARGE_LETTERS_PX = 32

/** Half as much to send and to parse as `axe.source`. */
const axeSource = readFileSync(
  fileURLToPath(import.meta.resolve('axe-core/axe.min.js')),
  'utf8',
)

/** GraphiQL's own: each of its tabs is a `role="tab"` that holds the buttons to choose and close it. */
const NOT_OURS = ['.graphiql-tab']

/** Waits until the page shows its heading, or a dialog that covers it, and nothing on the page is loading anymore. */
export async function settle(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  await heading.or(page.getByRole('dialog')).first().waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'hidden' })
}

/**
 * Violations of axe's rules, each with its first places. Only a thorough run checks the contrast of colors, which
 * takes half of axe's time: every color is a token, and web/build/contrast.test.ts checks each one on each ground.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axeSource)
  const options = { hasColors: isThorough, exclude: NOT_OURS }
  return page.evaluate(async ({ hasColors, exclude }) => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await runner.run(
      { exclude },
      {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: hasColors } },
      },
    )
    return violations.map(({ id, help, nodes }) => {
      const targets = nodes.map(
        ({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`,
      )
      return `axe ${id}: ${help} at ${targets.slice(0, 3).join(' | ')}`
    })
  }, options)
}

/** Finds parts that stick out of the narrowest screen at its side. */
export function overflowFaults(page: Page): Promise<string[]> {
  return onNarrowest(page, () => page.evaluate(cutParts))
}

/** The same, and once more with letters of twice the size. */
export function narrowFaults(page: Page): Promise<string[]> {
  return onNarrowest(page, async () => {
    const faults = await page.evaluate(cutParts)
    const devtools = await setLetters(page, LARGE_LETTERS_PX)
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
    const large = await page.evaluate(cutParts)
    if (size !== `${LARGE_LETTERS_PX}px`) large.push(`they are of ${size}`)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: USUAL_LETTERS_PX } })
    await devtools.detach()
    return [...faults, ...large.map((fault) => `large letters: ${fault}`)]
  })
}

/** Sets the size of letters as in the browser's own settings, for as long as the returned session is attached. */
export async function setLetters(page: Page, standard: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  return devtools
}

async function onNarrowest(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  const faults = await look()
  if (before) await page.setViewportSize(before)
  return faults
}

/** Finds the parts that make the page wider than the screen. */
function cutParts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 1,
  )
  const places = wide
    .slice(0, 4)
    .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`)
  return [`${scrollWidth} px of ${clientWidth}: ${places.join(' | ')}`]
}

/** Expects one h1, a title of the page's own, and no claim that nobody can prove. */
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
