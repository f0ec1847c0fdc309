/** Somebody exports all their data, and asks for erasure. */
import { expect, test } from 'vitest'
import { readZip } from '../../../gateway/test/_read-zip.ts'
import { site } from '../kit/config.ts'
import { expectStatus, signUp, type SignedIn } from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'

const CONTENT =
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'
const POST = { title: 'Wells in dry places?', content: 'Who has dug one?' }

test('the export contains a document, a forum post and everything else', async () => {
  expectStatus(await createClient().get('/api/account/export'), 401)
  const kofi = await signUp('student', 'Kofi')
  const { client } = kofi
  const added = await client.call('POST', '/api/documents?name=cv.pdf', {
    raw: CONTENT,
    headers: { 'content-type': 'application/pdf' },
  })
  expectStatus(added, 201)
  expectStatus(await client.post('/api/posts', { ...POST, category: 'question' }), 201)

  const files = await exportOf(kofi)
  const documents = JSON.parse(files.get('documents.json') ?? '[]')
  expect(documents).toMatchObject([{ name: 'cv.pdf' }])
  expect(files.get(`documents/${documents[0].id.slice(-8)} cv.pdf`)).toBe(CONTENT)
  const { username } = kofi.person
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ username })
  expect(JSON.parse(files.get('forum-entries.json') ?? '')).toMatchObject([
    { kind: 'post', ...POST },
  ])
  expect(files.get('essays.json')).toBe('[]\n')
  for (const reports of ['scholarship-reports', 'mentor-review-reports'])
    expect(files.get(`${reports}.json`)).toBe('[]\n')
  expect(JSON.parse(files.get('forum-standing.json') ?? '')).toMatchObject({ level: 0 })
})

test('erasure is requested with the password, and can be canceled once', async () => {
  const { client, person } = await signUp('student')
  const path = '/api/account/erasure'
  const answers = [
    await client.post(path, { currentPassword: 'wrong' }),
    await client.post(path, { currentPassword: person.password }),
    await client.delete(path),
    await client.delete(path),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 200, 204, 404])
})

/** The texts in the archive, by name. It uses fetch, as the client reads only texts, and an archive is none. */
async function exportOf({ client }: SignedIn): Promise<Map<string, string>> {
  const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = new URL('/api/account/export', site.url)
  const answer = await fetch(path, { headers: { cookie } })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return readZip(Buffer.from(await answer.arrayBuffer()))
}
