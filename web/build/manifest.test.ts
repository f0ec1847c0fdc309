// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { patterns } from '../src/paths.ts'

const web = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

type Icon = { src: string; sizes: string; purpose?: string }
const manifest = JSON.parse(read('public/site.webmanifest')) as {
  start_url: string
  icons: Icon[]
  shortcuts: { url: string }[]
}

/** Width and height, as the PNG file itself states them. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(web, 'public', file))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

it('is named by the page, and names pictures of the sizes that they have', () => {
  expect(read('index.html')).toContain('<link rel="manifest" href="/site.webmanifest" />')
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes)
})

it('has what browsers ask for before they offer to install a site', () => {
  const plain = manifest.icons.filter(({ purpose }) => purpose === undefined)
  expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

it('leads to pages that there are', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  for (const address of addresses) expect(Object.values(patterns)).toContain(address)
})

it('has a picture for link previews in the size that they ask for', () => {
  expect(sizeOf('preview.png')).toBe('1200x630')
})
