import { z } from 'zod'
import type { FileRoute } from '../file-route.ts'

export const partnerExportFileRoutes: readonly FileRoute[] = [
  {
    method: 'GET',
    path: '/api/partner-exports/content',
    tag: 'Partners',
    summary:
      'A file of an organization’s own data, at the signed address from `PartnerExport.download`, which works for 15 minutes. Supports `Range`.',
    access: 'public',
    service: 'applications',
    query: z.object({ token: z.string() }),
    takes: [],
    success: { status: 200, shape: null, types: ['application/jsonl', 'text/csv'] },
  },
]
