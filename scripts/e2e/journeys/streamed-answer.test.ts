/**
 * A language model's answer while it is being written: followed
 * through a lost connection, announced once, and stopped.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ModelAnswer } from '../../test/model-server.ts'
import { button, field, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { site } from '../kit/config.ts'
import { askModelServer, wordsUpTo } from '../kit/counting-model.ts'
import { keptAnswers } from '../kit/kept-answers.ts'
import { linesOf } from '../kit/lines.ts'
import { axeFaults, overflowFaults } from '../kit/page-checks.ts'
import { signUp, type SignedIn } from '../kit/people.ts'

const browser = useBrowser()
const STOPPED = 'You stopped this answer. Nothing was saved.'

describe.runIf(site.model)('an answer of a language model', () => {
  let student: SignedIn
  beforeEach(async () => {
    student = await signUp('student')
  })

  test('continues after a lost connection without a gap or a repeated word, and is announced once as a whole', async () => {
    const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
    const lines = await linesOf(page)
    await ask(page)
    await untilShown(page, 5)
    expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
    expect((await page.getByRole('status').allInnerTexts()).join()).toContain('is writing')
    expect((await page.getByRole('status').allInnerTexts()).join()).not.toContain('word')

    const before = await shownWords(page)
    const cut = lines.length
    for (const line of lines) await line.close({ code: 1012, reason: 'lost' })
    await untilShown(page, before + 20)
    expect(lines.length).toBeGreaterThan(cut)

    await askModelServer('finish')
    await page.getByText('Written by', { exact: false }).waitFor()
    const { words } = await newestAnswer('finished')
    const whole = wordsUpTo(words)
    const heard = page.getByRole('status').filter({ hasText: 'word1 ' })
    expect(await heard.allInnerTexts()).toEqual([whole])
    expect(await keptAnswers(student, page)).toEqual([whole])
  })

  // services/ai-workers/test/mentor-model.test.ts and web/src/pages/ai-mentor/mentor-chat.test.tsx prove this.
  test.runIf(isThorough)(
    'that is stopped also stops at the model, says so, and leaves nothing incomplete',
    async () => {
      const { page } = await browser.visit({ screen: 'desktop', theme: 'dark' })
      await ask(page)
      await untilShown(page, 3)
      await button(page, 'Stop').click()
      await page.getByText(STOPPED).first().waitFor()
      const { words } = await newestAnswer('hung-up')
      expect(words).toBeLessThan(3_000)
      expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
      expect(await keptAnswers(student, page)).toEqual([])
      await page.reload()
      await page.getByText(STOPPED).first().waitFor()
      await button(page, 'Retry').waitFor()
      expect(await page.getByText('word1', { exact: false }).count()).toBe(0)
    },
  )

  /** Chooses a mentor and asks by keyboard. */
  async function ask(page: Page): Promise<void> {
    await useSession(page, student.client.jar)
    await page.goto('/ai-mentor')
    await button(page, 'Choose This Mentor: Maya').click()
    const message = field(page, 'Your message')
    await message.fill('How do I begin?')
    await message.press('Enter')
  }
})

/** Counts the shown words, each of which must be the next one. */
async function shownWords(page: Page): Promise<number> {
  const text = (
    await page.locator('[aria-busy="true"][aria-hidden="true"]').innerText()
  ).trim()
  const words = text.startsWith('word') ? text.split(/\s+/u) : []
  expect(words).toEqual(wordsUpTo(words.length).split(' ').filter(Boolean))
  return words.length
}

const untilShown = (page: Page, least: number) =>
  eventually(async () => (await shownWords(page)) >= least)

const newest = async (): Promise<ModelAnswer> =>
  (await askModelServer()).at(-1) ?? { words: 0, state: 'open' }

async function newestAnswer(state: ModelAnswer['state']): Promise<ModelAnswer> {
  await eventually(async () => expect((await newest()).state).toBe(state))
  return newest()
}
