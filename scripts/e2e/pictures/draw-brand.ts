/**
 * Draws the pictures of the site that other programs show, from the sources in
 * web/brand and web/public, into web/public: `npm run brand`, after a change to
 * a source. The PNG files are committed because letters differ between machines.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../test/browser.ts'

const root = join(import.meta.dirname, '../../..')
const web = join(root, 'web')

const pictures = [
  { source: 'brand/preview.svg', to: 'preview.png', width: 1200, height: 630 },
  { source: 'public/favicon.svg', to: 'icon-192.png', width: 192, height: 192 },
  { source: 'public/favicon.svg', to: 'icon-512.png', width: 512, height: 512 },
  { source: 'brand/maskable.svg', to: 'icon-maskable-512.png', width: 512, height: 512 },
]
type Picture = (typeof pictures)[number]

/** The site's text font, whole, as its style sheet declares it. */
function fontFace(): string {
  const name = 'source-sans-3-latin-wght-normal.woff2'
  const [file] = globSync(`node_modules/@fontsource-variable/source-sans-3/files/${name}`, {
    cwd: root,
  })
  if (!file) throw new Error(`${name} is not installed`)
  const data = readFileSync(join(root, file)).toString('base64')
  return `@font-face { font-family: Brand; font-weight: 200 900; src: url(data:font/woff2;base64,${data}) }`
}

async function draw(page: Page, { source, to, width, height }: Picture): Promise<void> {
  const svg = readFileSync(join(web, source), 'utf8')
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>${fontFace()} body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }</style>${svg}`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(web, 'public', to), omitBackground: true })
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const picture of pictures) await draw(page, picture)
await browser.close()
