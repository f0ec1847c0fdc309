/**
 * GraphiQL at /developers/explorer: it asks with a key or without
 * one, keeps nothing, and stays out of the keyboard's way.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSession } from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAround, lookAroundInLooks } from '../kit/look-around.ts'
import { ask } from '../kit/calls.ts'
import { axeFaults, narrowFaults } from '../kit/page-checks.ts'
import { signUpDonor } from '../kit/people.ts'

const browser = useBrowser()

test('a signed-in owner runs operations with an API key, and without one as a visitor', async () => {
  const owner = await signUpDonor({ isVerified: true })
  const { secret } = await ask(owner.client, CREATE_KEY, {
    organizationId: owner.organization.id,
    name: 'Our CRM',
    scopes: ['PROGRAMS_READ'],
  })
  const key = String(secret)
  const { page, allow } = await browser.visit(desktopDark)
  await useSession(page, owner.client.jar)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))

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

  // A request beyond what the key allows is answered with its status.
  allow(/403/)
  await write(page, '{ viewer { id } }')
  await run(page)
  await shown(page, '"status": 403')

  expect(await storedIn(page)).toEqual(storedBefore)
  expect(JSON.stringify(storedBefore)).not.toContain(key)
  await lookAroundInLooks(page)
  await passByKeyboard(page)

  // The documentation comes from the schema, without an introspection query.
  await openDocumentation(page)
  expect(sent.filter((body) => body.includes('__schema'))).toEqual([])
})

test.runIf(isThorough)(
  'the documentation and the keyboard shortcuts fit on a phone',
  async () => {
    const { page } = await browser.visit(phoneLight)
    await page.goto('/developers/explorer')
    await editor(page).waitFor()
    await openDocumentation(page)
    await lookAround(page)
    expect(await narrowFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Open short keys dialog' }).click()
    await page.getByRole('dialog').getByText('Short Keys').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
)

// The explorer's use-schema.test.tsx covers a schema that does not come and is asked for again.
test.runIf(isThorough)(
  'operations run without the schema, and the page says that it is missing',
  async () => {
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
    await expect
      .poll(() => page.getByText('The schema could not be loaded').count())
      .toBe(0)
  },
)

const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) {
  answer: createApiKey(input: $input) { ... on ApiKeyCreated { secret } }
}`

const editor = (page: Page) => page.locator('.graphiql-query-editor .view-line').first()

/** Replaces the operation that is there. */
async function write(page: Page, operation: string) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  // The editor would put brackets around selected text.
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(operation)
}

/** Runs the operation and returns the request that was sent. */
async function run(page: Page) {
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.url().endsWith('/graphql') && sent.method() === 'POST',
    ),
    page.getByRole('button', { name: /^Execute query/ }).click(),
  ])
  return { headers: await request.allHeaders() }
}

/** Waits for the text in the lines of the answer; lines below the window's end are not in the page. */
async function shown(page: Page, text: string) {
  const lines = page.locator('.result-window .view-lines')
  await expect
    .poll(async () => (await lines.textContent())?.replaceAll('\u00a0', ' '))
    .toContain(text)
}

/** Everything that the page has stored in the browser. */
function storedIn(page: Page) {
  return page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }))
}

/** Goes to an editor by Tab, into it by Enter, and out of it again by Tab. */
async function passByKeyboard(page: Page) {
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
  await expect.poll(isInside).toBe(true)
  await page.keyboard.press('Control+M')
  await page.keyboard.press('Tab')
  expect(await isInside()).toBe(false)
}

async function openDocumentation(page: Page) {
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await page.getByRole('link', { name: 'partner', exact: true }).waitFor()
}
