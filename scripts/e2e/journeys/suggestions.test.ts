/** Suggestions and messages that visitors send in, and how an administrator gets through them. */
import { test } from 'vitest'
import { button, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { seeFocusIn } from '../kit/keyboard.ts'
import { lookAroundInLooks } from '../kit/look-around.ts'
import { newPerson, signInAdmin } from '../kit/people.ts'

const browser = useBrowser()
const { username: name } = newPerson('student')

test('a visitor suggests an award, and an administrator turns it into a draft and decides by keyboard', async () => {
  const { page } = await browser.visit()
  await page.goto('/')
  await link(page, 'Suggest a Scholarship').click()
  await seePage(page, 'Suggest a Scholarship')
  await button(page, 'Send suggestion').click()
  await page.getByText('Please enter the address of the page').first().waitFor()
  await fill(page, {
    'Address of the page': `https://example.org/${name}`,
    'Name of the scholarship': name,
    'Why should it be listed?': 'It pays for a year and takes students from everywhere.',
  })
  await lookAroundInLooks(page)
  await button(page, 'Send suggestion').click()
  await page.getByText('An administrator will look at the page').first().waitFor()

  const { client } = await signInAdmin()
  const { page: admin } = await browser.visit()
  await useSession(admin, client.jar)
  await admin.goto('/admin/verification?view=listings')
  await seePage(admin, 'Review listings')
  await button(admin, `Make a draft: ${name}`).waitFor()
  await lookAroundInLooks(admin)
  await button(admin, `Make a draft: ${name}`).click()
  await seeToast(admin, 'Draft made. Fill in what the page states, then publish it.')
  const draft = admin.getByRole('group', { name, exact: true })
  await draft.getByText('Not stated').first().waitFor()

  // A draft that states nothing cannot be published; it stays where it is.
  await draft.focus()
  await seeFocusIn(draft)
  await admin.keyboard.press('p')
  await admin.getByText('One listing was left as it was').first().waitFor()
  await seeFocusIn(draft)
  await admin.keyboard.press('a')
  await draft.waitFor({ state: 'detached' })
  await button(admin, 'Undo').click()
  await draft.waitFor()
})

test('a visitor writes to the operator, and an administrator closes the message', async () => {
  const { page } = await browser.visit()
  await page.goto('/contact')
  await seePage(page, 'Contact Support')
  await button(page, 'Send message').click()
  await page.getByText('Please write your message').first().waitFor()
  await fill(page, {
    'Your email': `${name}@example.org`,
    'Your message': `My award ${name} shows an empty page.`,
  })
  await button(page, 'Send message').click()
  await page
    .getByText('Your message was sent to the people who run this site')
    .first()
    .waitFor()

  const { client } = await signInAdmin()
  const { page: admin } = await browser.visit()
  await useSession(admin, client.jar)
  await admin.goto('/admin/messages')
  await seePage(admin, 'Messages')
  await admin.getByText(`My award ${name} shows an empty page.`).waitFor()
  await lookAroundInLooks(admin)
  await button(admin, `Close: ${name}@example.org`).click()
  await admin.getByText(`My award ${name}`).waitFor({ state: 'detached' })
  await button(admin, 'Undo').click()
  await admin.getByText(`My award ${name}`).waitFor()
})
