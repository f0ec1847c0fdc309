import { z } from 'zod'

const message = 'The source must be a web address that begins with https:// or http://'

/** @returns sourceUrl: null for the listing's own source */
export const verifyScholarshipInput = z.object({
  id: z.string(),
  sourceUrl: z
    .string()
    .trim()
    .refine((text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
      message,
    })
    .nullish()
    .transform((text) => text || null),
})
export type VerifyScholarshipInput = z.output<typeof verifyScholarshipInput>
