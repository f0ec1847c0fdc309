/**
 * A real model generates an answer token by token; nothing here judges its words. It needs a platform that was
 * started with `OPENAI_BASE_URL`; `E2E_REAL_MODEL` is the same address.
 */
import { eventually } from '@landfall/kit/testing/eventually'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { button, field, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { site } from '../kit/config.ts'
import { keptAnswers } from '../kit/kept-answers.ts'
import { linesOf } from '../kit/lines.ts'
import { signUp, type SignedIn } from '../kit/people.ts'

const browser = useBrowser()

describe.runIf(site.realModel)('an answer of a real model', () => {
  let student: SignedIn
  beforeEach(async () => {
    student = await signUp('student')
  })

  test('appears token by token, with nothing missing or repeated after a lost connection', async () => {
    const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
    const lines = await linesOf(page)
    await begin(page)
    await untilShown(page, 5)
    const cut = lines.length
    for (const line of lines) await line.close({ code: 1012, reason: 'lost' })
    await page
      .getByText('Written by', { exact: false })
      .waitFor({ timeout: PATIENCE.timeoutMs })
    expect(lines.length).toBeGreaterThan(cut)

    const states = await shown(page)
    expect(states.length).toBeGreaterThan(10)
    const kept = lettersOf((await keptAnswers(student, page)).join(''))
    for (const [place, state] of states.entries()) {
      expect(kept.startsWith(state), `the text shown as number ${place}`).toBe(true)
      expect(state.length).toBeGreaterThanOrEqual(states[place - 1]?.length ?? 0)
    }
    const heard = await page.getByRole('status').allInnerTexts()
    expect(heard.filter((words) => lettersOf(words) === kept)).toHaveLength(1)
  })

  test('that is stopped also stops at the model, which then answers the next question', async () => {
    const { page } = await browser.visit({ screen: 'desktop', theme: 'dark' })
    await begin(page)
    await untilShown(page, 2)
    await button(page, 'Stop').press('Enter')
    await page.getByText('You stopped this answer. Nothing was saved.').first().waitFor()
    expect(await keptAnswers(student, page)).toEqual([])
    // The model writes one answer at a time.
    await ask(page)
    await untilShown(page, 2)
  })

  /** Chooses a mentor, and asks. */
  async function begin(page: Page): Promise<void> {
    await useSession(page, student.client.jar)
    await page.goto('/ai-mentor')
    await button(page, 'Choose This Mentor: Maya').press('Enter')
    await ask(page)
  }
})

/** Asks by keyboard. From here on, every shown state of the answer is noted. */
async function ask(page: Page): Promise<void> {
  await noteShown(page)
  const message = field(page, 'Your message')
  await message.fill('How do I begin an essay?')
  await message.press('Enter')
}

/** Notes each text that the page shows while the answer is being written. */
async function noteShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const states: string[] = []
    Object.assign(globalThis, { states })
    new MutationObserver(() => {
      const place = document.querySelector('[aria-busy="true"][aria-hidden="true"]')
      if (place && place.textContent !== states.at(-1)) states.push(place.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** A small model takes its time. */
const PATIENCE = { timeoutMs: 180_000 }

async function untilShown(page: Page, least: number): Promise<void> {
  await eventually(
    async () => expect((await shown(page)).length).toBeGreaterThan(least),
    PATIENCE,
  )
}

async function shown(page: Page): Promise<string[]> {
  const states = await page.evaluate(
    () => (globalThis as unknown as { states: string[] }).states,
  )
  return states.filter((text) => !/is writing/u.test(text)).map(lettersOf)
}

/** Layout marks come and go while a text is being written. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}
