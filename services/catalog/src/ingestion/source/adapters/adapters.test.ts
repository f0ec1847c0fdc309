import { describe, expect, it } from 'vitest'
import type { Mapping } from '../mapping.ts'
import { readAll } from './_recorded.ts'

const list: Mapping = { rows: 'data', id: 'id', fields: { title: 'name', provider: 'by' } }

describe('json', () => {
  it('follows the pages that a list names, on its own host only', async () => {
    const { rows, items, asked } = await readAll(
      'json',
      {
        'https://a.example/1': '{"data":[{"id":1}],"next":"/2"}',
        'https://a.example/2': '{"data":[{"id":2}],"next":"https://b.example/3"}',
      },
      { mapping: { ...list, next: 'next' }, apiKey: 'secret' },
    )
    expect(rows.map(({ raw }) => raw)).toEqual([{ id: 1 }, { id: 2 }])
    expect(items).toHaveLength(2)
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer secret',
      'Bearer secret',
    ])
  })

  it.each([
    ['<html>', 'the response is not JSON'],
    ['{"rows":[]}', 'the response has no list of rows'],
  ])('treats %s as a fault, not as an empty list', async (text, reason) => {
    const { items } = await readAll(
      'json',
      { 'https://a.example/': text },
      { mapping: list },
    )
    expect(items).toEqual([{ kind: 'fault', page: 'https://a.example/', reason }])
  })
})

it('reads a table, and keeps a broken line without losing the others', async () => {
  const { items } = await readAll(
    'csv',
    { 'https://a.example/t.csv': '\uFEFFid,name\n1,"One, two"\n2\n3,Three\n' },
    { mapping: list },
  )
  expect(items.filter(({ kind }) => kind === 'row')).toMatchObject([
    { raw: { id: '1', name: 'One, two' } },
    { raw: { id: '3', name: 'Three' } },
  ])
  expect(items.filter(({ kind }) => kind !== 'row')).toEqual([
    {
      kind: 'bad',
      page: 'https://a.example/t.csv',
      raw: ['2'],
      reason: 'the line has a different number of values than the first',
    },
  ])
})

describe('feeds', () => {
  it('reads RSS', async () => {
    const { listings } = await readAll('feed', {
      'https://a.example/rss': `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Trust</title>
        <item><guid isPermaLink="false">h-1</guid><title>Sail &amp; Study Award</title><link>https://a.example/1</link>
        <description><![CDATA[<p>For <b>sailors</b></p>]]></description></item></channel></rss>`,
    })
    expect(listings).toMatchObject([
      {
        id: 'h-1',
        read: {
          ok: true,
          value: {
            title: 'Sail & Study Award',
            provider: 'Harbour Trust',
            description: 'For sailors',
            applicationUrl: 'https://a.example/1',
          },
        },
      },
    ])
  })

  it('reads Atom', async () => {
    const { listings } = await readAll('feed', {
      'https://a.example/atom': `<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title>
        <entry><id>urn:1</id><title type="html">Award</title><link rel="self" href="https://a.example/self"/>
        <link href="https://a.example/1"/><author><name>Harbour Trust</name></author></entry></feed>`,
    })
    expect(listings).toMatchObject([
      {
        id: 'urn:1',
        read: {
          ok: true,
          value: { provider: 'Harbour Trust', applicationUrl: 'https://a.example/1' },
        },
      },
    ])
  })

  it('refuses a page as a feed, and lets no entity grow', async () => {
    const { items } = await readAll('feed', {
      'https://a.example/': '<html><body></body></html>',
    })
    expect(items).toMatchObject([{ kind: 'fault', reason: 'the response is not a feed' }])
    const lines = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    )
    const bomb = `<!DOCTYPE rss [<!ENTITY e0 "ha">${lines.join('')}]><rss><channel><item><title>&e9;</title></item></channel></rss>`
    const grown = await readAll('feed', { 'https://a.example/bomb': bomb })
    expect(JSON.stringify(grown.items).length).toBeLessThan(100_000)
  })
})

it("reads grants of schema.org's vocabulary, alone and within a graph", async () => {
  const grant = {
    '@type': 'MonetaryGrant',
    name: 'Harbour Grant',
    url: '/grant',
    amount: { '@type': 'MonetaryAmount', currency: 'USD', value: 25_000 },
    funder: { '@type': 'CollegeOrUniversity', name: 'Harbour University' },
  }
  const { listings, items } = await readAll('json-ld', {
    'https://a.example/page': `<html>${script({ '@graph': [{ '@type': 'WebPage' }, grant] })}
      ${script({ ...grant, '@id': 'https://a.example/#two', amount: 300 })}
      <script type="application/ld+json">{ broken</script></html>`,
  })
  expect(listings).toMatchObject([
    {
      id: 'https://a.example/grant#Harbour Grant',
      read: {
        value: {
          title: 'Harbour Grant',
          provider: 'Harbour University',
          amount: '25000.00',
          currency: 'USD',
          applicationUrl: 'https://a.example/grant',
          sourceUrl: 'https://a.example/page',
        },
      },
    },
    { id: 'https://a.example/#two', read: { value: { amount: '300.00' } } },
  ])
  expect(items.at(-1)).toMatchObject({ kind: 'bad', reason: 'the description is not JSON' })
})

it('finds a grant in a page that is made to keep parsers busy', async () => {
  const noise = ['<div>', '<!-- -->', '<script></script>'].map((tag) => tag.repeat(40_000))
  const grant = { '@type': 'Grant', name: 'Harbour Grant' }
  const { rows } = await readAll('json-ld', {
    'https://a.example/page': `${noise.join('')}${script(grant)}`,
  })
  expect(rows).toMatchObject([{ raw: { name: 'Harbour Grant' } }])
})

it('markup that is longer than any cell stays as it is', async () => {
  const grant = {
    '@type': 'Grant',
    name: '<b>Harbour</b>',
    description: '<i>'.repeat(100_000),
  }
  const { listings } = await readAll('json-ld', { 'https://a.example/page': script(grant) })
  expect(listings[0]?.read).toMatchObject({
    ok: false,
    error: [{ path: ['provider'] }, { path: ['description'] }],
  })
})

function script(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}
