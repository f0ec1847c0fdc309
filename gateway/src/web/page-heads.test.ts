import { expect, it, vi } from 'vitest'
import { createPageHeads, listedPaths } from './page-heads.ts'
import type { RecordHeads } from './record-heads.ts'

const html = '<head><title>Landfall</title><meta name="description" content="Site"></head>'

const toolkit = { title: 'Toolkit', description: 'A plan.' }
const pages = [
  { path: '/', title: 'Scholarships', description: 'Find "one" that is open to you.' },
  { path: '/application-toolkit', ...toolkit },
  { path: '/toolkit', ...toolkit, canonical: '/application-toolkit' },
  { path: '/compare', title: 'Compare', description: 'Side by side.', isUnlisted: true },
]

function headsOver(find: RecordHeads['find'] = async () => null) {
  return createPageHeads({ pages, records: { find }, publicUrl: 'https://site.example' })
}

async function headOf(path: string): Promise<string> {
  const fill = await headsOver().find(path)
  return typeof fill === 'function' ? fill(html) : ''
}

it('has the title, description and canonical link of a public page', async () => {
  const head = await headOf('/')
  expect(head).toContain('<title>Scholarships · Landfall</title>')
  expect(head).toContain('content="Find &quot;one&quot; that is open to you."')
  expect(head).toContain('<link rel="canonical" href="https://site.example/">')
  expect(head).toContain('<meta property="og:image:alt" content="Landfall: ')
  expect(head).not.toContain('content="Site"')
})

it('has one canonical address for a page with two paths or a trailing slash', async () => {
  const canonical = '<link rel="canonical" href="https://site.example/application-toolkit">'
  expect(await headOf('/toolkit')).toContain(canonical)
  expect(await headOf('/application-toolkit/')).toContain(canonical)
})

it('leaves the pages of records to the record heads', async () => {
  const find = vi.fn<RecordHeads['find']>(async () => 'none')
  expect(await headsOver(find).find('/scholarships/none')).toBe('none')
  expect(find).toHaveBeenCalledWith('/scholarships/none')
})

it('lists each page once, and none with a parameter in its path', () => {
  expect(listedPaths(pages)).toEqual(['/', '/application-toolkit'])
})

it('keeps privately shared pages out of search engines', async () => {
  const head = await headOf('/ai-matching/shared/a-token')
  expect(head).toContain('<meta name="robots" content="noindex"></head>')
  expect(await headOf('/')).not.toContain('noindex')
})
