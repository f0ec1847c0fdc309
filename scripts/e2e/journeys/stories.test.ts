/** Stories: written for an organization, published by an administrator, read and liked by visitors; the newsletter. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAgain } from '../kit/look-around.ts'
import { readMails } from '../kit/mailbox.ts'
import { axeFaults, overflowFaults, settle } from '../kit/page-checks.ts'
import { signInAdmin, signUpDonor } from '../kit/people.ts'
import { eventually } from '../kit/eventually.ts'

const browser = useBrowser()

const mark = Date.now().toString(36)
const TITLE = `The pump of ${mark}`
const SOURCE = `Kofi of ${mark}`
const STORY = `**Two years** without water, until somebody asked why. <img src=x onerror="document.title='run'">`

test('a donor writes a story with a picture, an administrator publishes it, and a visitor reads and likes it', async () => {
  const admin = await signInAdmin()
  const donor = await signUpDonor({ isVerified: true })
  const desk = await browser.visit(desktopDark)
  await useSession(desk.page, donor.client.jar)
  await desk.page.goto('/story-workspace')
  await seePage(desk.page, 'Your stories')
  await desk.page.getByText('Nothing written yet').waitFor()
  const picture = await desk.page.screenshot()
  await link(desk.page, 'New spotlight').click()
  await button(desk.page, 'Save draft').click()
  await link(desk.page, 'Fill in: Title').waitFor()
  await fill(desk.page, { Title: TITLE, Story: STORY })
  await field(desk.page, 'Category').selectOption('Impact')
  const file = { name: 'pump.png', mimeType: 'image/png', buffer: picture }
  await field(desk.page, 'Picture').setInputFiles(file)
  await field(desk.page, 'What the picture shows').fill('A hand pump in a village')
  await addGallery(desk.page, file)
  await button(desk.page, 'Save draft').click()
  await seeToast(desk.page, 'Draft saved')
  await button(desk.page, 'Submit for review').click()
  await seeToast(desk.page, 'Submitted for review')
  await writeTestimonial(desk.page)

  await useSession(desk.page, admin.client.jar)
  await desk.page.goto('/admin/stories')
  await seePage(desk.page, 'Stories in review')
  await desk.page.getByRole('heading', { name: TITLE, exact: true }).waitFor()
  expect(await axeFaults(desk.page)).toEqual([])
  for (const title of [TITLE, SOURCE]) {
    const card = desk.page.locator('main li', {
      has: desk.page.getByRole('heading', { name: title, exact: true }),
    })
    await button(card, `Publish: ${title}`).click()
    await seeToast(desk.page, 'Published')
    await card.waitFor({ state: 'detached' })
  }

  const { page } = await browser.visit(phoneLight)
  await page.goto('/spotlights?category=IMPACT')
  await seePage(page, 'Spotlights')
  await settle(page)
  expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
  await link(page, TITLE).click()
  await seePage(page, TITLE)
  await page.getByRole('strong').filter({ hasText: 'Two years' }).waitFor()
  await page.getByRole('img', { name: 'A hand pump in a village' }).waitFor()
  const gallery = page.getByRole('region', { name: 'Pictures' }).getByRole('img')
  const shown = await gallery.evaluateAll((all) =>
    all.map((one) => one.getAttribute('alt')),
  )
  expect(shown).toEqual(isThorough ? ['The well', 'The dry pump'] : ['The dry pump'])
  const said = page.getByRole('region', { name: 'What people say' })
  await said.getByText('It holds water now').waitFor()
  const like = button(page, /^Like/).first()
  await like.click()
  await button(page, /^Like\s*1/).waitFor()
  expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
  await takeOff(desk.page)
  await page.reload()
  await seePage(page, TITLE)
  await button(page, /^Like\s*1/).waitFor()
  expect(await said.count()).toBe(0)
})

// rest/public-pages.test.ts and web/src/pages/stories/newsletter-page.test.tsx prove this.
test.runIf(isThorough)('a visitor subscribes to the newsletter in the footer', async () => {
  const { page } = await browser.visit(phoneLight)
  await page.goto('/spotlights')
  const email = `${mark}@reader.example`
  const foot = page.getByRole('contentinfo')
  // It is folded on a phone.
  const newsletter = foot.getByLabel('Newsletter')
  if (!(await newsletter.isVisible())) await foot.getByText('More links').click()
  await newsletter.fill(email)
  await button(foot, 'Subscribe').click()
  await seePage(page, 'Newsletter')
  await button(page.locator('main'), 'Subscribe').click()
  await page.getByText(/^Check your email/).waitFor()
  const path = await eventually(async () => {
    const [mail] = await readMails(email)
    const found = /\/newsletter#confirm=[\w-]+/.exec(mail?.text ?? '')?.[0]
    return found ?? null
  }, 'the mail that asks')
  await page.goto('/')
  await page.goto(path)
  await button(page, 'Yes, send it to me').click()
  await page.getByText('You are now subscribed to the newsletter.').waitFor()
  expect(await axeFaults(page)).toEqual([])
})

/** Writes a testimonial that belongs to the organization's own spotlight. */
async function writeTestimonial(page: Page) {
  await link(page, 'New testimonial').click()
  await seePage(page, 'New testimonial')
  await field(page, 'Who they are').selectOption('Donor')
  await field(page, 'Spotlight it belongs to').selectOption(`${TITLE} (not published)`)
  await field(page, 'Category').selectOption('Impact')
  await fill(page, {
    'What they say': 'It holds water now, summer and winter.',
    'Who said it': SOURCE,
  })
  await button(page, 'Save draft').click()
  await seeToast(page, 'Draft saved')
  await button(page, 'Submit for review').first().click()
  await seeToast(page, 'Submitted for review')
}

/** An administrator takes the testimonial down, and has to say why. */
async function takeOff(page: Page) {
  await button(page, `Take down ${SOURCE}`).click()
  const question = page.getByRole('dialog', { name: `Take down “${SOURCE}”?` })
  await button(question, 'Take down').click()
  await link(question, 'Say why').waitFor()
  await lookAgain(page)
  await field(question, 'Reason').fill('Nobody of that name works there')
  await button(question, 'Take down').click()
  await seeToast(page, 'Taken down')
}

/** Adds a picture with its words; in a thorough run it is one of three, as in gallery-field.test.tsx. */
async function addGallery(page: Page, file: { mimeType: string; buffer: Buffer }) {
  const names = isThorough ? ['dry.png', 'well.png', 'none.png'] : ['dry.png']
  await field(page, 'Add pictures').setInputFiles(names.map((name) => ({ ...file, name })))
  await page.getByRole('group', { name: `Picture ${names.length}` }).waitFor()
  await button(page, 'Save draft').click()
  await link(page, 'Say what each picture shows').press('Enter')
  await page.keyboard.type('The dry pump')
  if (isThorough) await putInOrder(page)
  expect(await axeFaults(page)).toEqual([])
}

/** Moves the second picture to the front by keyboard, and removes the third. */
async function putInOrder(page: Page) {
  const second = page.getByRole('group', { name: 'Picture 2' })
  await field(second, 'What the picture shows').fill('The well')
  await button(page, 'Remove Picture 3').press('Enter')
  await button(page, 'Move Picture 2 up').press('Enter')
  await page.getByText('The well is now number 1').waitFor()
  // Whoever moved the picture can go on moving it.
  const focused = await page.evaluate(() => document.activeElement?.ariaLabel)
  expect(focused).toBe('Move Picture 1 up')
}
