import { expect } from 'vitest'
import { PASSWORD, createPerson } from './_person.ts'
import { readZip } from './_read-zip.ts'

type Person = ReturnType<typeof createPerson>

const CONTENT =
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'

/** A new student does both. @returns what they are answered about the erasure */
export async function takesAllAndLeaves(url: string): Promise<number[]> {
  const kofi = createPerson(url)
  expect((await kofi.get('/api/account/export')).status).toBe(401)
  await kofi.join('student', 'kofi')
  await takesACopy(url, kofi)
  return asksForErasure(kofi)
}

/** Adds a document and a forum post, and finds them with everything else in the export. */
async function takesACopy(url: string, kofi: Person): Promise<void> {
  const cookie = [...kofi.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const added = await fetch(`${url}/api/documents?name=cv.pdf`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/pdf' },
    body: CONTENT,
  })
  expect(added.status).toBe(201)
  const words = { title: 'Wells in dry places?', content: 'Who has dug one?' }
  const posted = await kofi.post('/api/posts', { ...words, category: 'question' })
  expect(posted.status).toBe(201)
  const answer = await fetch(`${url}/api/account/export`, { headers: { cookie } })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = await readZip(Buffer.from(await answer.arrayBuffer()))
  const documents = JSON.parse(files.get('documents.json') ?? '[]')
  expect(documents).toMatchObject([{ name: 'cv.pdf' }])
  expect(files.get(`documents/${documents[0].id.slice(-8)} cv.pdf`)).toBe(CONTENT)
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ username: 'kofi' })
  expect(JSON.parse(files.get('forum-entries.json') ?? '')).toMatchObject([
    { kind: 'post', ...words },
  ])
  expect(files.get('essays.json')).toBe('[]\n')
  for (const reports of ['scholarship-reports', 'mentor-review-reports'])
    expect(files.get(`${reports}.json`)).toBe('[]\n')
  expect(JSON.parse(files.get('forum-standing.json') ?? '')).toMatchObject({ level: 0 })
}

/** Asks with a wrong password and the right one, and keeps the account after all, twice. */
async function asksForErasure(kofi: Person): Promise<number[]> {
  const path = '/api/account/erasure'
  const answers = [
    await kofi.post(path, { currentPassword: 'wrong' }),
    await kofi.post(path, { currentPassword: PASSWORD }),
    await kofi.delete(path),
    await kofi.delete(path),
  ]
  return answers.map(({ status }) => status)
}
