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

/** A page whose data comes late goes out without: a busy machine is asked again. */
async function seeOn(path: string, parts: readonly unknown[]): Promise<void> {
  for (const part of parts) await expect.poll(() => wordsOf(path)).toContain(part)
}

test('a search shows its first scholarships', async () => {
  const { body } = await client.get<Listed[]>('/api/scholarships?limit=2')
  const parts = body.flatMap(({ title, provider }) => [title, provider])
  await seeOn('/scholarships', parts)
})

test('a scholarship shows what it is', async () => {
  const { body } = await client.get<Listed[]>('/api/scholarships?limit=1')
  const [one] = body
  const parts = [one?.title, one?.provider, one?.amountLabel]
  await seeOn(`/scholarships/${one?.slug}`, parts)
})

test('a university shows what it is', async () => {
  type University = { slug: string; name: string; location: string }
  const { body } = await client.get<University[]>('/api/universities?limit=1')
  const [one] = body
  await seeOn(`/universities/${one?.slug}`, [one?.name, one?.location])
})

test('a scholarship that there is not is said not to be there', async () => {
  expect(await wordsOf('/scholarships/no-such-scholarship', 404)).toContain(
    'Scholarship Not Found',
  )
})
