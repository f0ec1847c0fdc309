import { z } from 'zod'
import type { FileRoute } from '../file-route.ts'
import { documentShape } from './documents.routes.ts'

const tag = 'Documents'
const access = 'signed-in'
const service = 'applications'
/** The types of file that a document can have. */
export const FILE_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png',
  'image/jpeg',
]
const UPLOADS = '/api/document-uploads'
const UPLOAD = `${UPLOADS}/:id`

export const documentFileRoutes: readonly FileRoute[] = [
  {
    method: 'POST',
    path: '/api/documents',
    tag,
    summary:
      'Adds a file of up to 10 MiB: PDF, DOCX, PNG or JPEG, as the body or as the field `file` of a form; 200 with the existing document if the same content was added before.',
    access,
    service,
    query: z.object({ name: z.string(), kind: z.string().optional() }),
    takes: [...FILE_TYPES, 'application/octet-stream', 'multipart/form-data'],
    success: { status: 201, shape: documentShape },
  },
  {
    method: 'GET',
    path: '/api/documents/:id/content',
    tag,
    summary: 'The file itself, for its owner, as a download; supports `Range`.',
    access,
    service,
    takes: [],
    success: { status: 200, shape: null, types: FILE_TYPES },
  },
  {
    method: 'OPTIONS',
    path: UPLOADS,
    tag,
    summary: 'What this server supports of the tus protocol (1.0.0).',
    access,
    service,
    takes: [],
    success: { status: 204, shape: null },
  },
  {
    method: 'POST',
    path: UPLOADS,
    tag,
    summary:
      'Begins an upload that can be resumed (tus: creation), with `filename`, `filetype` and `kind` in `Upload-Metadata`; `Location` is where to send the file.',
    access,
    service,
    takes: [],
    success: { status: 201, shape: null },
  },
  {
    method: 'HEAD',
    path: UPLOAD,
    tag,
    summary: 'How much of an upload has arrived (tus).',
    access,
    service,
    takes: [],
    success: { status: 200, shape: null },
  },
  {
    method: 'PATCH',
    path: UPLOAD,
    tag,
    summary:
      'Sends more of an upload (tus); with the last byte it becomes a document, whose id is in `Document-Id`.',
    access,
    service,
    takes: ['application/offset+octet-stream'],
    success: { status: 204, shape: null },
  },
  {
    method: 'DELETE',
    path: UPLOAD,
    tag,
    summary: 'Cancels an upload (tus: termination).',
    access,
    service,
    takes: [],
    success: { status: 204, shape: null },
  },
]
