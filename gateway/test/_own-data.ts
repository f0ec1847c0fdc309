import { expect } from 'vitest'
import { PASSWORD, type createPerson } from './_person.ts'
import { readZip } from './_read-zip.ts'

type Person = ReturnType<typeof createPerson>

const CONTENT =
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'

/** Adds a document, and finds it with everything else in the export. */
export async function takesACopy(url: string, kofi: Person): Promise<void> {
  const cookie = [...kofi.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const added = await fetch(`${url}/api/documents?name=cv.pdf`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/pdf' },
    body: CONTENT,
  })
  expect(added.status).toBe(201)
  const answer = await fetch(`${url}/api/account/export`, { headers: { cookie } })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = await readZip(Buffer.from(await answer.arrayBuffer()))
  const documents = JSON.parse(files.get('documents.json') ?? '[]')
  expect(documents).toMatchObject([{ name: 'cv.pdf' }])
  expect(files.get(`documents/${documents[0].id.slice(-8)} cv.pdf`)).toBe(CONTENT)
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ username: 'kofi' })
  expect(files.get('essays.json')).toBe('[]\n')
}

/** Asks with the password, and keeps the account after all. */
export async function asksForErasure(kofi: Person): Promise<void> {
  const path = '/api/account/erasure'
  expect((await kofi.post(path, { currentPassword: 'wrong' })).status).toBe(422)
  const asked = await kofi.post(path, { currentPassword: PASSWORD })
  expect(asked.body['erasure']).toMatchObject({ dueAt: expect.any(String) })
  expect((await kofi.delete(path)).status).toBe(204)
  expect((await kofi.delete(path)).status).toBe(404)
}
