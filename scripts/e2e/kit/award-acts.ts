/** What an owner and a student do with an award, from the fund to the first payment. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button, fill, link, opener, seePage, seeToast } from './acts.ts'
import { lookAround } from './look-around.ts'
import { axeFaults } from './page-checks.ts'
import { nextYear } from './people.ts'

/** Makes a fund of 10,000 dollars, for all awards of the owner. */
export async function makeFund(page: Page) {
  await page.goto('/')
  await link(page, 'Open funds').press('Enter')
  await seePage(page, 'Funds')
  await page.getByText('No funds yet').waitFor()
  await fill(page, { 'Fund name': 'Wells of this year' })
  await button(page, 'Create a fund').press('Enter')
  await seePage(page, 'Wells of this year')
  await page.getByText(/^Nothing has been pledged yet/).waitFor()
  await fill(page, { 'Amount in USD': '10000' })
  await button(page, 'Record a pledge').press('Enter')
  await seeToast(page, 'Pledge recorded')
  await page.getByRole('cell', { name: 'US$10,000' }).waitFor()
  await opener(page, 'Choose scholarships').press('Enter')
  await page.getByRole('checkbox', { name: /^Harmattan Award / }).press('Space')
  await button(page, 'Save scholarships').press('Enter')
  await seeToast(page, 'Scholarships saved')
}

/** The student accepts, on the page of the application. */
export async function acceptAward(page: Page) {
  await page.getByRole('heading', { name: 'You have been offered US$2,500.50' }).waitFor()
  await lookAround(page)
  await button(page, 'Accept the award').press('Enter')
  const question = page.getByRole('dialog', { name: 'Accept this award?' })
  await question.getByText(/US\$2,500\.50 is yours/).waitFor()
  if (isThorough) expect(await axeFaults(page)).toEqual([])
  await button(question, 'Accept the award').press('Enter')
  await seeToast(page, 'Award accepted')
  await page.getByRole('heading', { name: 'You accepted this award' }).waitFor()
}

/** The owner pays, and reads the letters there as well. */
export async function pay(page: Page, o: { id: string; hasFile: boolean }) {
  await page.goto(`/submitted-applications/${o.id}`)
  await opener(page, 'Read the letter').press('Enter')
  await page.getByText(/repaired the pump/).waitFor()
  if (o.hasFile) await link(page, 'Download letter.pdf').waitFor()
  await opener(page, 'Plan payments').press('Enter')
  const payment = (number: number) => page.getByRole('group', { name: `Payment ${number}` })
  await fill(payment(1), { Date: nextYear(), 'Amount in USD': '1500' })
  await button(page, 'Add a payment').press('Enter')
  await fill(payment(2), { Date: nextYear(), 'Amount in USD': '1,000.50' })
  await button(page, 'Plan payments').press('Enter')
  await seeToast(page, 'Payments planned')
  await opener(page, /^Record US\$1,500, due .*, as paid$/).press('Enter')
  await fill(page, { Reference: 'Transfer 77' })
  await button(page, 'Record as paid').press('Enter')
  await seeToast(page, 'Payment recorded')
  await lookAround(page)
}

/** The student confirms the payment, and writes to the provider as well. */
export async function confirmPayment(page: Page) {
  await page.reload()
  await button(page, 'I received US$1,500').press('Enter')
  await page.getByText('You confirmed that you received it').waitFor()
  await opener(page, 'Write to the provider').press('Enter')
  await fill(page, { 'Your letter': 'Thank you for the wells.' })
  await button(page, 'Send the letter').press('Enter')
  await seeToast(page, 'Letter sent')
  await lookAround(page)
}

/** Sees the lines for what was pledged, committed, awarded and paid, in this order. */
export async function seeLedger(page: Page) {
  await page.goto('/funds')
  await link(page, 'Wells of this year').press('Enter')
  await seePage(page, 'Wells of this year')
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBe(5)
  expect(await rows.locator('td:nth-child(2)').allInnerTexts()).toEqual([
    'US$1,500',
    'US$2,500.50',
    'US$2,500.50',
    'US$10,000',
  ])
  await page.getByText('US$7,499.50').first().waitFor()
  const saving = page.waitForEvent('download')
  await button(page, 'Download as CSV').press('Enter')
  expect((await saving).suggestedFilename()).toBe('Wells of this year.csv')
  if (isThorough) await lookAround(page)
}
