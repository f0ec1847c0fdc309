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
      'A document of what was submitted, for the chair of its review, to be saved; that they opened it is kept.',
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
      'What an awarded student sent to show that they are enrolled, for whose award it is, to be saved; that they opened it is kept.',
    service,
    access,
    takes: [],
    success: { status: 200, shape: null, types: FILE_TYPES },
  },
  {
    method: 'GET',
    path: '/api/review/exports/:id/content',
    tag,
    summary: 'A whole review as a table or an archive, for its chair, for a day.',
    service,
    access,
    takes: [],
    success: { status: 200, shape: null, types: ['text/csv', 'application/zip'] },
  },
]
