// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inlineScript } from './inline-scripts.ts'
import { memberPagesOf, earlyModules } from './member-pages.ts'
import type { Manifest } from './page-files.ts'

const template =
  '<head><link rel="modulepreload" crossorigin href="/assets/frame.js"><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"></div></body>'

/** Has each module in a file of its own, which imports the frame's. */
const manifest: Manifest = {
  frame: { file: 'assets/frame.js' },
  ...Object.fromEntries(
    earlyModules.map((key) => [
      key,
      { file: `assets/${key.replaceAll('/', '-')}.js`, imports: ['frame'] },
    ]),
  ),
}

function pageAt(pattern: string, o: { manifest: Manifest } = { manifest }) {
  const frame = '<div class="page">Frame</div>'
  const pages = memberPagesOf({ template, frame, ...o })
  return pages.find((page) => page.pattern === pattern)?.html ?? ''
}

it('puts the frame into the page, marked, and names what the page loads behind it', () => {
  const html = pageAt('/applications/:id')
  expect(html).toContain(
    '<div id="root" data-framed><div data-frame class="page">Frame</div></div>',
  )
  const later = /<script type="application\/json" data-scripts>(.*?)<\/script>/.exec(html)
  expect(later?.[1]).toContain('applications-application-page.tsx.js')
  expect(html.match(/frame\.js/g)).toHaveLength(1)
})

it('has a page for every other address, with what all of them load', () => {
  expect(pageAt('*')).toContain('member-screens')
  expect(pageAt('*')).not.toContain('application-page')
})

it('starts the scripts after the first paint', () => {
  expect(pageAt('*')).toContain(`<script type="module">${inlineScript('start')}</script>`)
  expect(pageAt('*')).not.toMatch(/<script[^>]*index\.js/)
})

it('fails the build when a page that it names has moved', () => {
  expect(() => pageAt('*', { manifest: {} })).toThrow(/to load early/)
})

it('names modules that there are', () => {
  for (const key of earlyModules)
    expect(readFileSync(join(import.meta.dirname, '..', key), 'utf8')).not.toBe('')
})
