import { z } from 'zod'
import type { FileRoute } from '../file-route.ts'

export const partnerExportFileRoutes: readonly FileRoute[] = [
  {
    method: 'GET',
    path: '/api/partner-exports/content',
    tag: 'Partners',
    summary:
      'A file of the own data of an organization, by the signed address that `PartnerExport.download` answers; it counts for 15 minutes. `Range` asks for a part.',
    access: 'public',
    service: 'applications',
    query: z.object({ token: z.string() }),
    takes: [],
    success: { status: 200, shape: null, types: ['application/jsonl', 'text/csv'] },
  },
]
