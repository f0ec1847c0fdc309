import { expect, it, vi } from 'vitest'
import { createRecordHeads } from './record-heads.ts'
import type { AskAsVisitor } from './visitor-pages.ts'

const html =
  '<head><meta\n  name="description"\n  content="Site" /><title>Landfall</title></head>'

function headsOver(ask: AskAsVisitor) {
  return createRecordHeads({ ask, publicUrl: 'https://site.example' })
}

async function headOf(record: object, path = '/scholarships/one'): Promise<string> {
  const fill = await headsOver(async () => ({ record })).find(path)
  return typeof fill === 'function' ? fill(html) : ''
}

it('describes a record for link previews and search engines', async () => {
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
  for (const name of ['title', 'description', 'url', 'site_name'])
    expect(head).toContain(`<meta property="og:${name}" content="`)
  expect(head).toContain('<meta property="og:type" content="website">')
  // It has no picture of its own.
  expect(head).toContain(
    '<meta property="og:image" content="https://site.example/preview.png">',
  )
  expect(head).not.toContain('content="Site"')
})

it('describes a story as an article with its picture', async () => {
  const head = await headOf(
    {
      slug: 'first-year',
      title: 'First year',
      subtitle: null,
      impactSummary: null,
      story: 'It began in May.',
      publishedAt: '2026-05-01T00:00:00.000Z',
      heroImage: { url: '/api/images/1', alt: 'A "library"', width: 1600, height: 900 },
    },
    '/spotlights/first-year',
  )
  const said = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)]
  expect(Object.fromEntries(said.map(([, name, value]) => [name, value]))).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-05-01T00:00:00.000Z',
    'og:description': 'It began in May.',
    'og:image': 'https://site.example/api/images/1',
    'og:image:alt': 'A &quot;library&quot;',
    'og:image:width': '1600',
    'og:image:height': '900',
    'twitter:card': 'summary_large_image',
  })
})

it('escapes the texts of a record', async () => {
  const text = '"><script>alert(1)</script>$&'
  const head = await headOf(
    { slug: text, name: text, description: text },
    '/universities/x',
  )
  expect(head).not.toContain('<script')
  expect(head).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp; · Landfall</title>')
  expect(head).not.toContain('<title>Landfall</title>')
})

it('shortens a description at the end of a word', async () => {
  const description = 'word '.repeat(100)
  const head = await headOf({ slug: 'a', title: 'A', description })
  expect(/name="description" content="([^"]*)"/.exec(head)?.[1]).toMatch(
    /^(word ){38,40}word…$/,
  )
})

it('describes a forum thread in plain text, without Markdown', async () => {
  const content = '**Who** digs [wells](https://w.example)?\n\n> I do.'
  const head = await headOf({ id: 'p1', title: 'Wells', content }, '/community/p1')
  expect(head).toContain('<title>Wells · Landfall</title>')
  expect(head).toContain('<meta name="description" content="Who digs wells? I do.">')
  expect(head).toContain('href="https://site.example/community/p1"')
  const deleted = { id: 'p1', title: 'Deleted post', content: null }
  expect(await headOf(deleted, '/community/p1')).toContain(
    'content="A thread of the forum, with its replies."',
  )
})

it('keeps characters of a thread that only look like Markdown', async () => {
  const content = '## My *case*\n\n> - GPA > 3.5\n- C# in my_app ![map](/m.webp) **now**'
  expect(await headOf({ id: 'p1', title: 'A', content }, '/community/p1')).toContain(
    'content="My case GPA &gt; 3.5 C# in my_app now"',
  )
})

it('describes a mentor by name and bio, and keeps the page out of search engines', async () => {
  const mentor = { id: 'm1', name: 'Ama Owusu', bio: 'I came from Kumasi to Ohio.' }
  const head = await headOf(mentor, '/mentors/m1')
  expect(head).toContain('<title>Ama Owusu · Landfall</title>')
  expect(head).toContain('<meta name="description" content="I came from Kumasi to Ohio.">')
  expect(head).toContain('<meta name="robots" content="noindex">')
  const thread = { id: 'p1', title: 'Wells', content: 'Who digs?' }
  expect(await headOf(thread, '/community/p1')).not.toContain('noindex')
})

it.each(['/scholarships/none', '/community/none', '/mentors/none'])(
  'reports that there is no record at %s',
  async (path) => {
    const heads = headsOver(async () => ({ record: null }))
    expect(await heads.find(path)).toBe('none')
  },
)

it('returns no head while the catalog does not answer, or for a page without a record', async () => {
  const ask = vi.fn<AskAsVisitor>(async () => null)
  const heads = headsOver(ask)
  expect(await heads.find('/universities/one')).toBeNull()
  expect(await heads.find('/scholarships')).toBeNull()
  expect(await heads.find('/scholarships/a/more')).toBeNull()
  expect(await heads.find('/community/decisions')).toBeNull()
  expect(ask).toHaveBeenCalledOnce()
})
