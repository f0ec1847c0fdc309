import { TUS, aPdf, uploadHeaders } from './_application-records.ts'
import { type Lines, line } from './_lines.ts'
import { newMark } from './_people.ts'

const CHUNK = {
  ...TUS,
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
}

/** A student's vault. Of a submission, an owner gets the ids of its documents, not their files. */
// prettier-ignore
export const documentLines: Lines = {
  'Query.documents': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.document': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.document() })),
  'Query.documentQuota': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  '_entities applications.Document': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.document() })),
  'Mutation.updateDocument': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.document(), kind: 'ESSAY' } })),
  'Mutation.removeDocument': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.document() } })),

  'GET /api/documents': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/documents/quota': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/documents/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.document() })),
  'GET /api/documents/:id/content': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.document() })),
  'POST /api/documents': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ query: { name: 'cv.pdf' }, headers: { 'content-type': 'application/pdf' }, file: aPdf(newMark()) })),
  'PATCH /api/documents/:id': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.document(), body: { kind: 'essay' } })),
  'DELETE /api/documents/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.document() })),
  'OPTIONS /api/document-uploads': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ headers: TUS })),
  'POST /api/document-uploads': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ headers: uploadHeaders(1000, 'cv.pdf') })),
  'HEAD /api/document-uploads/:id': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.upload(), headers: TUS })),
  'PATCH /api/document-uploads/:id': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.upload(), headers: CHUNK, file: aPdf('') })),
  'DELETE /api/document-uploads/:id': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.upload(), headers: TUS })),
}
