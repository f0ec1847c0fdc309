/** Visitors' pages before any script has run, which is all that some readers ever get. */
import { expect, test } from 'vitest'
import { site } from '../kit/config.ts'
import { eventually } from '../kit/eventually.ts'
import { readMails } from '../kit/mailbox.ts'
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

/** A page is sent without data that comes late, so a busy machine is asked again. */
async function seeOn(
  path: string,
  parts: readonly unknown[],
  expected = 200,
): Promise<void> {
  for (const part of parts) await expect.poll(() => wordsOf(path, expected)).toContain(part)
}

test('the search page contains its first scholarships', async () => {
  const { body } = await client.get<Listed[]>('/api/scholarships?limit=2')
  const parts = body.flatMap(({ title, provider }) => [title, provider])
  await seeOn('/scholarships', parts)
})

test('a scholarship’s page contains its details', async () => {
  const { body } = await client.get<Listed[]>('/api/scholarships?limit=1')
  const [one] = body
  const parts = [one?.title, one?.provider, one?.amountLabel]
  await seeOn(`/scholarships/${one?.slug}`, parts)
})

test('a university’s page contains its details', async () => {
  type University = { slug: string; name: string; location: string }
  const { body } = await client.get<University[]>('/api/universities?limit=1')
  const [one] = body
  await seeOn(`/universities/${one?.slug}`, [one?.name, one?.location])
})

test('the API is described for people and for programs', async () => {
  const { body } = await client.get<{ openapi: string; paths: object }>('/api/openapi.json')
  expect(body.openapi).toMatch(/^3\./)
  expect(body.paths).toHaveProperty(['/api/scholarships/{id}', 'get'])
  expect(await wordsOf('/api/docs')).toContain('/api/scholarships/{id}')
})

test('a person subscribes to the newsletter and gets the confirmation email', async () => {
  const email = `reader-${Date.now()}@mail.example`
  const asked = await client.post<{ message: string }>('/api/newsletter', { email })
  expect(asked.status).toBe(200)
  expect(asked.body.message).not.toBe('')
  const mail = await eventually(
    async () => (await readMails(email))[0] ?? null,
    `a mail to ${email}`,
  )
  expect(mail.text).toContain('/newsletter#confirm=')
})

test.each([
  ['a scholarship', '/scholarships/no-such-scholarship', 'Scholarship Not Found'],
  ['a story', '/spotlights/no-such-story', 'Story Not Found'],
])('%s that does not exist is reported as not found', async (_what, path, words) => {
  await seeOn(path, [words], 404)
})

test('header, footer and pages link only to pages that exist', async () => {
  const [award] = (await client.get<Listed[]>('/api/scholarships?limit=1')).body
  const [university] = (await client.get<Listed[]>('/api/universities?limit=1')).body
  const from = [
    '/',
    '/scholarships',
    `/scholarships/${award?.slug}`,
    `/universities/${university?.slug}`,
    '/spotlights',
  ]
  const documents = await Promise.all(from.map((path) => client.get(path)))
  const found = new Set(documents.flatMap(({ text }) => pathsOf(text)))
  // The frame alone has more links than this; how many others there are depends on the first award and university.
  expect(found.size).toBeGreaterThan(12)
  const answers = await Promise.all(
    [...found].map(async (path) => [path, (await client.get(path)).status]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

/** The paths within the site that a document's links lead to. */
function pathsOf(html: string): string[] {
  const addresses = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
  return addresses.map(([, address]) => new URL(address ?? '', site.url).pathname)
}
