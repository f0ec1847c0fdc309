/**
 * Compares every component of /debug/components with its agreed picture. To change one on purpose, run
 * `RENEW_PICTURES=1 npm run pictures` and look at the changes before committing them.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../kit/browser.ts'
import { comparePictures, keepPicture, readPicture } from './picture.ts'

const root = join(import.meta.dirname, '../../..')
const agreed = join(root, 'web/pictures')
/** Keeps the pictures that differ, to be looked at. */
const found = join(root, '.landfall/pictures')
const renews = Boolean(process.env.RENEW_PICTURES)

const browser = useBrowser()
let server: ViteDevServer

beforeAll(async () => {
  const web = join(root, 'web')
  server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    cacheDir: join(root, '.landfall/vite'),
    server: { port: 0, host: '127.0.0.1', hmr: false },
    logLevel: 'error',
  })
  await server.listen()
  rmSync(found, { recursive: true, force: true })
  for (const folder of [agreed, found]) mkdirSync(folder, { recursive: true })
})

afterAll(() => server.close())

/** Opens a page that stands still: no session, our own font, nothing that moves. */
async function openComponents(): Promise<Page> {
  const { page } = await browser.visit(undefined, {
    viewport: { width: 1280, height: 900 },
    baseURL: server.resolvedUrls?.local[0] ?? '',
  })
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { viewer: null } } }),
  )
  // The first visit compiles the whole client.
  await page.goto('/debug/components', { timeout: 300_000 })
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

test('each component looks like its approved picture, in both themes', async () => {
  const page = await openComponents()
  const faults = [...(await faultsIn(page, 'Light')), ...(await faultsIn(page, 'Dark'))]
  expect(faults).toEqual([])
})

async function faultsIn(page: Page, theme: 'Light' | 'Dark'): Promise<string[]> {
  const specimens = page
    .getByRole('region', { name: theme, exact: true })
    .locator('[data-specimen]')
  const names = await specimens.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-specimen') ?? ''),
  )
  expect(names.length).toBeGreaterThan(15)
  const faults: string[] = []
  for (const [index, name] of names.entries()) {
    // The themes show the same components in other colors, so each component is looked at in one of them.
    if (!renews && !isThorough && (index % 2 === 0) !== (theme === 'Light')) continue
    const file = `${theme}-${name}.png`.toLowerCase().replaceAll(/[^a-z.]+/g, '-')
    const seen = await specimens.nth(index).screenshot({ animations: 'disabled' })
    if (renews) keepPicture(join(agreed, file), seen)
    const { fault, difference } = comparePictures(readPicture(join(agreed, file)), seen)
    if (fault === null) continue
    faults.push(`${file}: ${fault}`)
    keepPicture(join(found, file), seen)
    if (difference) keepPicture(join(found, `difference-${file}`), difference)
  }
  const kept = readdirSync(agreed).filter((file) => file.startsWith(theme.toLowerCase()))
  expect(kept).toHaveLength(names.length)
  return faults
}
