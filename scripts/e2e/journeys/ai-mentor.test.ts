/**
 * AI mentors: a student chooses one, asks, reads an answer from their own records and the guides, marks it, finds it
 * again and deletes it.
 */
import { expect, test } from 'vitest'
import { button, field, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { lookAroundInLooks } from '../kit/look-around.ts'
import { signUp } from '../kit/people.ts'

const browser = useBrowser()

test('a student asks a mentor by keyboard, hears the answer once, finds the conversation again and deletes it', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'dark' })
  await useSession(page, client.jar)
  await page.goto('/ai-mentor')
  await seePage(page, 'AI Mentor')
  await page.getByRole('heading', { name: 'Choose Your AI Mentor Companion' }).waitFor()
  await lookAroundInLooks(page)
  await button(page, 'Choose This Mentor: Amara').press('Enter')
  await seeToast(page, 'Mentor Connected!')
  await page.getByText('Start a conversation to get personalized guidance!').waitFor()
  await page.getByText('Your thoughtful mentor').waitFor()

  const message = field(page, 'Your message')
  await message.fill('What are my next deadlines?')
  await message.press('Enter')
  const said = page
    .getByRole('status')
    .filter({ hasText: 'You have not saved any scholarships yet.' })
  await said.waitFor()
  expect(await said.count()).toBe(1)
  await page.getByText('No language model was involved.', { exact: false }).waitFor()
  expect(await message.inputValue()).toBe('')

  await field(page, 'Chat Context').selectOption('Application help')
  await message.fill('How do I ask for a letter of recommendation?')
  await message.press('Enter')
  await link(page, 'Your applications').first().waitFor()
  const helpful = button(page, 'Helpful').last()
  await helpful.press('Enter')
  await page.locator('[aria-pressed="true"]', { hasText: 'Helpful' }).waitFor()
  await lookAroundInLooks(page)
  // The count beside the chat changes without a reload.
  await page.getByRole('region', { name: 'Your progress' }).getByText('2 of 5').waitFor()
  await page.reload()
  await page.getByText('How do I ask for a letter of recommendation?').first().waitFor()
  await page.locator('[aria-pressed="true"]', { hasText: 'Helpful' }).waitFor()

  const session = new URL(page.url()).searchParams.get('session')
  type Message = { id: string; messageType: string; content: string }
  const whole = await client.get<{ messages: Message[] }>(`/api/mentor/sessions/${session}`)
  expect(whole.body.messages.map(({ messageType }) => messageType)).toEqual([
    'user_message',
    'ai_message',
    'user_message',
    'ai_message',
  ])

  // The same answer as server-sent events, cut off after the first piece and resumed.
  const [, answer] = whole.body.messages
  const events = `/api/mentor/replies/${answer?.id}/events`
  const pieces = piecesIn(await page.evaluate(readEvents, { events, after: '0' }))
  const [first] = pieces
  const rest = await page.evaluate(readEvents, { events, after: String(first?.sequence) })
  expect(rest).toMatch(/event: end\n/)
  expect(textOf(pieces)).toBe(answer?.content)
  expect(textOf([...pieces.slice(0, 1), ...piecesIn(rest)])).toBe(answer?.content)
  expect(piecesIn(rest).map(({ sequence }) => sequence)).not.toContain(first?.sequence)

  await field(page, 'Search your conversations').fill('recommendation')
  await button(page, 'Search').last().press('Enter')
  await page.getByText('1 conversation', { exact: true }).waitFor()
  await button(page, 'Memory').press('Enter')
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Notes, one on each line').fill('I want to study hydrology')
  await lookAroundInLooks(page)
  await button(dialog, 'Save memory').press('Enter')
  await seeToast(page, 'Memory saved')
  await button(page, 'Delete conversation').press('Enter')
  await button(dialog, 'Delete conversation').press('Enter')
  await seeToast(page, 'Conversation deleted')
  await page.getByText('No conversations yet').waitFor()
})

type Piece = { sequence: number; from: number; piece: string }

/** Asks in the browser, as its EventSource would after a lost connection. */
async function readEvents({ events, after }: { events: string; after: string }) {
  const answer = await fetch(events, { headers: { 'last-event-id': after } })
  return answer.text()
}

function piecesIn(stream: string): Piece[] {
  return [...stream.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data))
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.reduce((text, { from, piece }) => text.slice(0, from) + piece, '')
}
