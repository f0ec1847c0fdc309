import { z } from 'zod'
import { REPORT_REASONS } from '../listing-case/report-reason.ts'
import { REPORT_DETAILS_MAX_LENGTH } from './listing-report.ts'

const tooLong = `Please keep it under ${REPORT_DETAILS_MAX_LENGTH} characters`

/** Without a reason it is another one than those of the list. @returns details: null for none */
export const reportScholarshipInput = z.object({
  id: z.string(),
  reason: z
    .enum(REPORT_REASONS, `Choose one of ${REPORT_REASONS.join(', ')}`)
    .nullish()
    .transform((reason) => reason ?? 'other'),
  details: z
    .string()
    .transform((text) => text.replaceAll('\u0000', '').trim())
    .pipe(z.string().max(REPORT_DETAILS_MAX_LENGTH, tooLong))
    .nullish()
    .transform((text) => text || null),
})
export type ReportScholarshipInput = z.output<typeof reportScholarshipInput>
