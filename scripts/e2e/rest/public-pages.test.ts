/** What visitors' pages say before any script has run, which is also all that some readers ever get. */
import { expect, test } from 'vitest'
import { createClient } from '../kit/rest.ts'

const client = createClient()

type Listed = { slug: string; title: string; provider: string; amountLabel: string }

/** The words between the tags of a page's body. */
async function wordsOf(path: string, expected = 200): Promise<string> {
  const { status, text } = await client.get(path)
  expect(status).toBe(expected)
  const body = text.slice(text.indexOf('<body')).replaceAll(/<script[^]*?<\/script>/g, '')
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
}

test('a search shows its first scholarships', async () => {
  const { body } = await client.get<Listed[]>('/api/scholarships?limit=2')
  const words = await wordsOf('/scholarships')
  for (const { title, provider } of body) {
    expect(words).toContain(title)
    expect(words).toContain(provider)
  }
})

test('a scholarship shows what it is', async () => {
  const { body } = await client.get<Listed[]>('/api/scholarships?limit=1')
  const [one] = body
  const words = await wordsOf(`/scholarships/${one?.slug}`)
  for (const part of [one?.title, one?.provider, one?.amountLabel])
    expect(words).toContain(part)
})

test('a university shows what it is', async () => {
  type University = { slug: string; name: string; location: string }
  const { body } = await client.get<University[]>('/api/universities?limit=1')
  const [one] = body
  const words = await wordsOf(`/universities/${one?.slug}`)
  for (const part of [one?.name, one?.location]) expect(words).toContain(part)
})

test('a scholarship that there is not is said not to be there', async () => {
  expect(await wordsOf('/scholarships/no-such-scholarship', 404)).toContain(
    'Scholarship Not Found',
  )
})
