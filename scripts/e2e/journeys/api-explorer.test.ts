/** GraphiQL at /developers/explorer: asks as a key or as nobody, keeps nothing, and stays out of the keyboard's way. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSession } from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAround, lookAroundInLooks } from '../kit/look-around.ts'
import { axeFaults, narrowFaults } from '../kit/page-checks.ts'
import { signUpDonor } from '../kit/people.ts'

const browser = useBrowser()

test('an owner runs operations with a key, and as nobody without one, while signed in', async () => {
  const owner = await signUpDonor({ isVerified: true })
  const { page, allow } = await browser.visit(desktopDark)
  await useSession(page, owner.client.jar)
  const key = await makeKey(page)

  await page.goto('/developers')
  await page.getByRole('link', { name: 'Open the explorer (GraphiQL)' }).click()
  await page.getByRole('heading', { level: 1, name: 'API explorer' }).waitFor()
  await editor(page).waitFor()
  const storedBefore = await storedIn(page)

  const example = await run(page)
  expect(example.headers).not.toHaveProperty('authorization')
  expect(example.headers).not.toHaveProperty('cookie')
  await shown(page, '"totalCount"')

  await write(page, '{ viewer { id } }')
  await run(page)
  await shown(page, '"viewer": null')

  await page.getByLabel('API key').fill(key)
  await write(page, '{ partner { organization { name } } }')
  const asked = await run(page)
  expect(asked.headers.authorization).toBe(`Bearer ${key}`)
  expect(asked.headers).not.toHaveProperty('cookie')
  await shown(page, owner.organization.name)
  await shown(page, '"cost"')

  // What a key may not do comes with its status.
  allow(/403/)
  await write(page, '{ viewer { id } }')
  await run(page)
  await shown(page, '"status": 403')

  expect(await storedIn(page)).toEqual(storedBefore)
  expect(JSON.stringify(storedBefore)).not.toContain(key)
  await lookAroundInLooks(page)
})

test('the documentation comes from the schema, and nobody is asked for it', async () => {
  const { page } = await browser.visit(phoneLight)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await page.goto('/developers/explorer')
  await editor(page).waitFor()
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await page.getByRole('link', { name: 'partner', exact: true }).waitFor()
  expect(asked.filter((body) => body.includes('__schema'))).toEqual([])
  await lookAround(page)
  expect(await narrowFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Open short keys dialog' }).click()
  await page.getByRole('dialog').getByText('Short Keys').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('without the schema operations run, and the page says what is missing', async () => {
  const { page, allow } = await browser.visit(desktopDark)
  allow(/schema\.graphql|ERR_FAILED/)
  await page.route('**/graphql/schema.graphql', (route) => route.abort())
  await page.goto('/developers/explorer')
  await page.getByText('The schema could not be loaded').waitFor()
  await editor(page).waitFor()
  await run(page)
  await shown(page, '"totalCount"')
  await page.unroute('**/graphql/schema.graphql')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect.poll(() => page.getByText('The schema could not be loaded').count()).toBe(0)
})

test('the keyboard gets into an editor and out of it again', async () => {
  const { page } = await browser.visit(desktopDark)
  await page.goto('/developers/explorer')
  await editor(page).waitFor()
  await page.getByLabel('API key').focus()
  const operation = page.locator('.graphiql-query-editor .graphiql-editor')
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return operation.evaluate((box) => box === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  const isInside = () => operation.evaluate((box) => box.contains(document.activeElement))
  await page.keyboard.press('Control+M')
  await page.keyboard.press('Tab')
  expect(await isInside()).toBe(false)
})

/** With what the guide's examples need. */
async function makeKey(page: Page): Promise<string> {
  await page.goto('/partner-access')
  await page.getByText('Create a key', { exact: true }).first().click()
  await page.getByLabel('What the key is for').fill('Our CRM')
  await page.getByLabel('Your programs, including drafts').check()
  await page.getByRole('button', { name: 'Create a key' }).click()
  return page.getByLabel('API key', { exact: true }).inputValue()
}

const editor = (page: Page) => page.locator('.graphiql-query-editor .view-line').first()

/** In place of the operation that is there. */
async function write(page: Page, operation: string) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  // A bracket would be put around what is selected.
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(operation)
}

/** Runs the operation; answers with what it was asked. */
async function run(page: Page) {
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.url().endsWith('/graphql') && sent.method() === 'POST',
    ),
    page.getByRole('button', { name: /^Execute query/ }).click(),
  ])
  return { headers: await request.allHeaders() }
}

/** The answer's lines hold it; what is below the window's end is not in the page. */
async function shown(page: Page, text: string) {
  const lines = page.locator('.result-window .view-lines')
  await expect
    .poll(async () => (await lines.textContent())?.replaceAll('\u00a0', ' '))
    .toContain(text)
}

/** All that the page has stored in the browser. */
function storedIn(page: Page) {
  return page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }))
}
