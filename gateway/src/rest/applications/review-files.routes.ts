import type { FileRoute } from '../file-route.ts'
import { FILE_TYPES } from './document-files.routes.ts'

const tag = 'Reviews'
const service = 'applications'
const access = 'signed-in'

export const reviewFileRoutes: readonly FileRoute[] = [
  {
    method: 'GET',
    path: '/api/review/applications/:id/documents/:documentId/content',
    tag,
    summary:
      'A submitted document, for the chair of its review, as a download; opening it is recorded.',
    service,
    access,
    takes: [],
    success: { status: 200, shape: null, types: FILE_TYPES },
  },
  {
    method: 'GET',
    path: '/api/awards/:id/enrollment-document/content',
    tag: 'Awards',
    summary:
      'Proof of enrollment from an awarded student, for the organization behind the award, as a download; opening it is recorded.',
    service,
    access,
    takes: [],
    success: { status: 200, shape: null, types: FILE_TYPES },
  },
  {
    method: 'GET',
    path: '/api/review/exports/:id/content',
    tag,
    summary: 'A whole review as a table or an archive, for its chair; kept for a day.',
    service,
    access,
    takes: [],
    success: { status: 200, shape: null, types: ['text/csv', 'application/zip'] },
  },
]
