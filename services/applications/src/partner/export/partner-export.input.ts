import { z } from 'zod'
import { PARTNER_EXPORT_FORMATS, PARTNER_EXPORT_KINDS } from './partner-export.ts'

export const startPartnerExportInput = z.object({
  kind: z.string().toLowerCase().pipe(z.enum(PARTNER_EXPORT_KINDS)),
  format: z.string().toLowerCase().pipe(z.enum(PARTNER_EXPORT_FORMATS)),
})

export type StartPartnerExportInput = z.output<typeof startPartnerExportInput>
