import { optionalText } from '@landfall/kit/graphql/written-text'
import { z } from 'zod'
import { REPORT_REASONS } from '../listing-case/report-reason.ts'
import { REPORT_DETAILS_MAX_LENGTH } from './listing-report.ts'

const tooLong = `Please keep it under ${REPORT_DETAILS_MAX_LENGTH} characters`

/** Without a reason, it counts as another than the listed ones. @returns details: null for none */
export const reportScholarshipInput = z.object({
  id: z.string(),
  reason: z
    .enum(REPORT_REASONS, `Choose one of ${REPORT_REASONS.join(', ')}`)
    .nullish()
    .transform((reason) => reason ?? 'other'),
  details: optionalText(REPORT_DETAILS_MAX_LENGTH, tooLong),
})
export type ReportScholarshipInput = z.output<typeof reportScholarshipInput>
