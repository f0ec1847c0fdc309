import { expect, it, vi } from 'vitest'
import { createDetailPages } from './detail-pages.ts'
import type { WebFile } from './web-file.ts'
import type { AskAsVisitor } from './visitor-pages.ts'

const template: WebFile = {
  type: 'text/html; charset=utf-8',
  bodies: {
    identity: Buffer.from(
      '<head><meta\n  name="description"\n  content="Site" /><title>Landfall</title></head>',
    ),
  },
  etag: 'template',
  isHashed: false,
}

function pagesOver(ask: AskAsVisitor) {
  return createDetailPages({ template, ask, publicUrl: 'https://site.example' })
}

async function headOf(record: object, path = '/scholarships/one'): Promise<string> {
  const found = await pagesOver(async () => ({ record })).find(path)
  return Buffer.from(found?.file.bodies.identity ?? []).toString()
}

it('says in its head what it is about, for link previews and search engines', async () => {
  const head = await headOf({
    slug: 'water-fund',
    title: 'Water Fund',
    provider: 'Fund',
    description: null,
    amountLabel: '$5,000',
  })
  expect(head).toContain('<title>Water Fund · Landfall</title>')
  expect(head).toContain('<meta name="description" content="$5,000, offered by Fund">')
  expect(head).toContain(
    '<link rel="canonical" href="https://site.example/scholarships/water-fund">',
  )
  for (const name of ['title', 'description', 'url', 'type', 'site_name', 'image']) {
    expect(head).toContain(`<meta property="og:${name}" content="`)
  }
  expect(head).not.toContain('content="Site"')
})

it('lets no text of a record out of its place', async () => {
  const text = '"><script>alert(1)</script>$&'
  const head = await headOf(
    { slug: text, name: text, description: text },
    '/universities/x',
  )
  expect(head).not.toContain('<script')
  expect(head).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp; · Landfall</title>')
  expect(head).not.toContain('<title>Landfall</title>')
})

it('keeps a description short, and whole words', async () => {
  const description = 'word '.repeat(100)
  const head = await headOf({ slug: 'a', title: 'A', description })
  expect(/name="description" content="([^"]*)"/.exec(head)?.[1]).toMatch(
    /^(word ){38,40}word…$/,
  )
})

it('answers 404 with the same page for a record that there is not', async () => {
  const found = await pagesOver(async () => ({ record: null })).find('/scholarships/none')
  expect(found).toEqual({ status: 404, file: template })
})

it('leaves the page as it is while the catalogue does not say, and asks again', async () => {
  const ask = vi.fn<AskAsVisitor>(async () => null)
  const pages = pagesOver(ask)
  expect(await pages.find('/universities/one')).toBeNull()
  expect(await pages.find('/universities/one')).toBeNull()
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks once for visitors who come together, and for no other page', async () => {
  const ask = vi.fn<AskAsVisitor>(async () => ({ record: { slug: 'a', title: 'A' } }))
  const pages = pagesOver(ask)
  await Promise.all([pages.find('/scholarships/a'), pages.find('/scholarships/a')])
  await pages.find('/scholarships')
  await pages.find('/scholarships/a/more')
  expect(ask).toHaveBeenCalledOnce()
})
