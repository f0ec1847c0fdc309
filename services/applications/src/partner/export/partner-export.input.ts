import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { PARTNER_EXPORT_FORMATS, PARTNER_EXPORT_KINDS } from './partner-export.ts'

export const startPartnerExportInput = z.object({
  kind: enumInput(PARTNER_EXPORT_KINDS),
  format: enumInput(PARTNER_EXPORT_FORMATS),
})

export type StartPartnerExportInput = z.output<typeof startPartnerExportInput>
