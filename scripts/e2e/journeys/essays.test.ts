/** Essays by keyboard alone: handed in, reviewed sentence by sentence, written again, deleted. */
import { test } from 'vitest'
import {
  button,
  field,
  fill,
  link,
  opener,
  seePage,
  seeToast,
  useSession,
} from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { tabTo } from '../kit/keyboard.ts'
import { lookAgain, lookAroundInLooks } from '../kit/look-around.ts'
import { signUp } from '../kit/people.ts'

const browser = useBrowser()

const WORN = 'I have always wanted to make a difference.'
const CONTENT = `The pump of Kisasi broke in March 2019. I was sixteen, and I carried water for nine days.

${WORN} My teacher, Mr. Okello, asked what exactly was broken, and I opened the pump with a wrench.

The fifth seal is still there. I learned to ask first, and I hope to repair the 43 other pumps.`

test('a student submits an essay, reads the review, writes the next version, and deletes it', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await useSession(page, client.jar)
  await page.goto('/essay-review')
  await seePage(page, 'Essay Review')
  await page.getByText('No essays yet').waitFor()

  await button(page, 'Submit Essay').press('Enter')
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Submit Essay').press('Enter')
  await link(dialog, 'Please select an essay type').waitFor()
  await link(dialog, 'Essay content must be at least 50 characters').waitFor()
  await field(dialog, 'Essay type').selectOption('Scholarship essay')
  await fill(dialog, { Title: 'The fifth seal', Essay: CONTENT })
  await lookAroundInLooks(page)
  await button(dialog, 'Submit Essay').press('Enter')
  await seeToast(page, 'Essay Submitted Successfully')

  await seePage(page, 'The fifth seal')
  await page.getByText(/^\d+ of 100 by these rules\./).waitFor()
  await page.getByText('No language model has read it.', { exact: false }).waitFor()
  await lookAroundInLooks(page)
  await tabTo(page, `Show in the text: ${WORN}`)
  await page.locator('mark.bg-sea-soft', { hasText: WORN }).waitFor()

  await button(page, 'Write the next version').press('Enter')
  await dialog.getByText('Fix these before the next version').waitFor()
  await field(dialog, 'Essay').fill(CONTENT.replace(WORN, 'Half a day went by.'))
  await button(dialog, 'Submit this version').press('Enter')
  await page.getByText(/^From the last version: [1-9]/).waitFor()
  await opener(page, 'Changes since the last version').press('Enter')
  await page.getByRole('deletion').first().waitFor()
  await page.getByRole('insertion').first().waitFor()
  await lookAgain(page)

  await page.goto('/essay-review')
  await link(page, 'The fifth seal').waitFor()
  await lookAgain(page)
  await link(page, 'The fifth seal').press('Enter')
  await button(page, 'Delete essay').press('Enter')
  await button(page.getByRole('dialog'), 'Delete essay').press('Enter')
  await seeToast(page, 'Essay deleted')
  await page.getByText('No essays yet').waitFor()
})
