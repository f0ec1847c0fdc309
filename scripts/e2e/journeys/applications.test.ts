/** An application from the first letter to the shortlist, by its student and its owner. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { tabTo } from '../kit/keyboard.ts'
import { axeFaults, overflowFaults, settle } from '../kit/page-checks.ts'
import { expectStatus, scholarshipForm, signUp, signUpDonor } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
const STATEMENT = 'I dig wells where the rain forgets to fall.'

test('a student on a phone applies through a lost line and answers, a donor asks and shortlists', async () => {
  const [phone, desktop] = twoLooks
  const donor = await signUpDonor({ isVerified: true })
  const award = await publish(donor.client)
  const student = await signUp('student', 'Amina')
  expectStatus(await student.client.post('/api/students', profileOf(student)), 201)
  const { page, allow } = await browser.visit(phone)
  allow(/net::ERR_FAILED|ERR_CONNECTION_RESET/)
  await useSession(page, student.client.jar)
  await seeTakenHere(student.client, award.id)
  await page.goto(`/scholarships/${award.slug}`)

  await button(page, `Apply Now: ${award.title}`).click()
  const dialog = page.getByRole('dialog', { name: `Apply: ${award.title}` })
  await expect.poll(() => field(dialog, 'First name').inputValue()).toBe('Amina')
  await dialog.getByText('From your profile').first().waitFor()
  expect(await axeFaults(page)).toEqual([])
  await typeByKeyboard(page, dialog)
  await loseTheLine(page, dialog, award.title)
  await submitThroughALostAnswer(page, dialog)
  await seeToast(page, 'Application Submitted')

  await button(page, `See your application: ${award.title}`).click()
  await seePage(page, award.title)
  await page.getByText('Submitted', { exact: true }).first().waitFor()
  await page.getByText(STATEMENT).waitFor()

  const owner = await browser.visit(desktop)
  await useSession(owner.page, donor.client.jar)
  await askForMore(owner.page, award)
  await answer(page, award.title)
  await shortlist(owner.page)
  await page.getByText('You were shortlisted').waitFor()
  await page.getByText(/^Opened by the provider on /).waitFor()
  await lookAround(page)
  await seeBoard(page, award.title)
  await lookAround(owner.page)
})

type Award = { id: string; slug: string; title: string }

async function publish(client: Client): Promise<Award> {
  const form = scholarshipForm({ status: 'published' })
  const made = await client.post<Award>('/api/scholarships', form)
  expectStatus(made, 201)
  return made.body
}

function profileOf({ person }: Awaited<ReturnType<typeof signUp>>) {
  const { firstName, lastName, email } = person
  return { firstName, lastName, email, country: 'Kenya', fieldOfInterest: ['Engineering'] }
}

/** An award that was published a moment ago is applied to once its event has arrived. */
async function seeTakenHere(client: Client, id: string) {
  const query = 'query($id: ID!) { scholarship(id: $id) { takesApplicationsHere } }'
  type Answer = { data?: { scholarship?: { takesApplicationsHere: boolean } } }
  await eventually(async () => {
    const { body } = await client.post<Answer>('/graphql', { query, variables: { id } })
    return body.data?.scholarship?.takesApplicationsHere ? true : null
  }, 'applications are taken')
}

async function typeByKeyboard(page: Page, dialog: Locator) {
  await field(dialog, 'Country of residence').selectOption('Kenya')
  await dialog.getByRole('tab', { name: /^Personal/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Current degree level')
  await page.keyboard.type('Grad')
  await tabTo(page, /^Current school/)
  await page.keyboard.type('University of Nairobi')
  await dialog.getByRole('tab', { name: 'Academic · 3 of 3' }).waitFor()
  await dialog.getByRole('tab', { name: /^Experience/ }).click()
  await button(dialog, 'Add an activity').press('Enter')
  await page.keyboard.type('Water club')
  await button(dialog, 'Add an activity').press('Enter')
  await page.keyboard.type('Choir')
  await button(dialog, 'Move Activity 2 up').press('Enter')
  const first = dialog.getByRole('group', { name: 'Activity 1' })
  await expect.poll(() => field(first, 'Organization').inputValue()).toBe('Choir')
  await dialog.getByText(/^Saved \d\d:\d\d$/).waitFor()
}

/** What is typed without a line is there after a reload, and goes out by itself. */
async function loseTheLine(page: Page, dialog: Locator, title: string) {
  await page.route('**/graphql', (route) => route.abort('connectionreset'))
  await dialog.getByRole('tab', { name: /^Essays/ }).click()
  await field(dialog, 'Personal statement').fill(STATEMENT)
  await dialog.getByText('Not saved: offline, kept on this device').first().waitFor()
  await page.unroute('**/graphql')
  await page.reload()
  await button(page, `Continue application: ${title}`).click()
  await dialog.getByRole('tab', { name: 'Essays · 1 of 1' }).click()
  expect(await field(dialog, 'Personal statement').inputValue()).toBe(STATEMENT)
  await dialog.getByText(/^Saved( \d\d:\d\d)?$/).waitFor()
}

/** The server takes it, and its answer never arrives: asking again tells that it did. */
async function submitThroughALostAnswer(page: Page, dialog: Locator) {
  await button(dialog, 'Review and submit').click()
  await dialog.getByText('Nothing is missing.').waitFor()
  await dialog.getByText(/your time\)/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('submitApplication')) await route.fetch()
    await route.abort('connectionreset')
  })
  await button(dialog, 'Submit Application').click()
  await dialog.getByText(/^The connection was lost while submitting/).waitFor()
  await page.unroute('**/graphql')
  await button(dialog, 'Ask again').click()
}

async function askForMore(page: Page, award: Award) {
  await page.goto('/')
  await link(page, `Applications: ${award.title}`).click()
  await seePage(page, `Applications: ${award.title}`)
  await page.getByText('1 application', { exact: true }).waitFor()
  await link(page, 'Amina Okonkwo').click()
  await seePage(page, 'Amina Okonkwo')
  await page.getByText(STATEMENT).waitFor()
  await button(page, 'Move').click()
  await seeToast(page, 'Moved: In review')
  await page.getByText('Ask for more information').click()
  await fill(page, { 'What do you need?': 'Which wells did you dig?' })
  await button(page, 'Ask the student').click()
  await seeToast(page, 'The student was asked')
}

/** The question is there without a reload. */
async function answer(page: Page, title: string) {
  await page.getByText('Which wells did you dig?').first().waitFor()
  await button(page, 'Answer').click()
  const dialog = page.getByRole('dialog', { name: `Apply: ${title}` })
  await dialog.getByRole('tab', { name: /^Essays/ }).click()
  await field(dialog, 'Career goals').fill('The wells of Turkana, and more of them.')
  await button(dialog, 'Review and submit').click()
  await field(dialog, 'A word to the provider').fill('See my career goals.')
  await button(dialog, 'Submit Application').click()
  await seeToast(page, 'Application Submitted')
  await page.getByText('You answered and submitted it again').waitFor()
}

async function shortlist(page: Page) {
  await page.reload()
  await page.getByText('See my career goals.').first().waitFor()
  await field(page, 'Next step').selectOption('Shortlisted')
  await button(page, 'Move').click()
  await seeToast(page, 'Moved: Shortlisted')
}

async function lookAround(page: Page) {
  await settle(page)
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
}

async function seeBoard(page: Page, title: string) {
  await link(page, 'All applications').click()
  await seePage(page, 'Applications')
  await page.getByRole('article', { name: title }).getByText('Shortlisted').waitFor()
  await field(page, 'Shown as').selectOption('Columns')
  await page.getByRole('region', { name: 'Applications by stage' }).waitFor()
  await lookAround(page)
  await page.reload()
  await page.getByRole('region', { name: 'Shortlist and waitlist: 1' }).waitFor()
}
