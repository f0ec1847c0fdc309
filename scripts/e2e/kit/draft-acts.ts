/**
 * A student drafts an application in the dialog and submits it. In a thorough run the line breaks meanwhile, and rows
 * change places: application-dialog.test.tsx proves both in every run.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { button, field } from './acts.ts'
import { eventually } from './eventually.ts'
import { tabTo } from './keyboard.ts'
import { axeFaults } from './page-checks.ts'
import { expectStatus, type SignedIn } from './people.ts'

type Award = { id: string; slug: string; title: string }

/** Begins on the scholarship's page; the profile's facts are filled in. */
export async function draftByKeyboard(
  page: Page,
  { person, client }: SignedIn,
  { id, slug, title }: Award,
) {
  const { firstName, lastName, email } = person
  const profile = { firstName, lastName, email, country: 'Kenya' }
  const saved = { ...profile, fieldOfInterest: ['Engineering'] }
  expectStatus(await client.post('/api/students', saved), 201)
  await seeTakenHere(client, id)
  await page.goto(`/scholarships/${slug}`)
  await button(page, `Apply Now: ${title}`).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Apply: ${title}` })
  await expect.poll(() => field(dialog, 'First name').inputValue()).toBe(firstName)
  await dialog.getByText('From your profile').first().waitFor()
  if (isThorough) expect(await axeFaults(page)).toEqual([])
  await typeByKeyboard(page, dialog)
  return dialog
}

type Client = SignedIn['client']

/** Waits until the scholarship takes applications: when it was just published, its event is still on the way. */
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
  await page.keyboard.type('Moi University')
  await dialog.getByRole('tab', { name: 'Academic · 3 of 3' }).waitFor()
  if (isThorough) await orderActivities(page, dialog)
  await dialog.getByText(/^Saved \d\d:\d\d$/).waitFor()
}

async function orderActivities(page: Page, dialog: Locator) {
  await dialog.getByRole('tab', { name: /^Experience/ }).press('Enter')
  await button(dialog, 'Add an activity').press('Enter')
  await page.keyboard.type('Water club')
  await button(dialog, 'Add an activity').press('Enter')
  await page.keyboard.type('Choir')
  await button(dialog, 'Move Activity 2 up').press('Enter')
  const first = dialog.getByRole('group', { name: 'Activity 1' })
  await expect.poll(() => field(first, 'Organization').inputValue()).toBe('Choir')
}

export async function writeStatement(
  page: Page,
  dialog: Locator,
  o: { title: string; statement: string },
) {
  if (isThorough) return writeThroughALostLine(page, dialog, o)
  await dialog.getByRole('tab', { name: /^Essays/ }).press('Enter')
  await field(dialog, 'Personal statement').fill(o.statement)
  await dialog.getByRole('tab', { name: 'Essays · 1 of 1' }).waitFor()
}

/** Text typed without a connection is there after a reload, and is then sent by itself. */
async function writeThroughALostLine(
  page: Page,
  dialog: Locator,
  o: { title: string; statement: string },
) {
  await page.route('**/graphql', (route) => route.abort('connectionreset'))
  await dialog.getByRole('tab', { name: /^Essays/ }).press('Enter')
  await field(dialog, 'Personal statement').fill(o.statement)
  await dialog.getByText('Not saved yet: kept on this device').first().waitFor()
  await page.unroute('**/graphql')
  await page.reload()
  await button(page, `Continue application: ${o.title}`).press('Enter')
  await dialog.getByRole('tab', { name: 'Essays · 1 of 1' }).press('Enter')
  expect(await field(dialog, 'Personal statement').inputValue()).toBe(o.statement)
  await dialog.getByText(/^Saved( \d\d:\d\d)?$/).waitFor()
}

export async function submitByKeyboard(page: Page, dialog: Locator) {
  await button(dialog, 'Review and submit').press('Enter')
  await dialog.getByText('Nothing is missing.').waitFor()
  await dialog.getByText(/your time\)/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  if (isThorough) return submitThroughALostAnswer(page, dialog)
  await button(dialog, 'Submit Application').press('Enter')
}

/** The server takes the application, but its answer never arrives: asking again shows that it was taken. */
async function submitThroughALostAnswer(page: Page, dialog: Locator) {
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('submitApplication')) await route.fetch()
    await route.abort('connectionreset')
  })
  await button(dialog, 'Submit Application').press('Enter')
  await dialog.getByText(/^The connection was lost while submitting/).waitFor()
  await page.unroute('**/graphql')
  await button(dialog, 'Check again').press('Enter')
}
