import { z } from 'zod'

/** As many as a page of the facade shows. */
const IDS_MAX = 500
const nothingNamed = 'Please name the notices, or ask for all'

export const markNoticesReadInput = z
  .object({
    ids: z
      .array(z.string())
      .max(IDS_MAX, `Please name at most ${IDS_MAX} notices`)
      .nullish(),
    all: z.boolean().nullish(),
  })
  .refine(({ ids, all }) => all === true || (ids ?? []).length > 0, {
    path: ['ids'],
    error: nothingNamed,
  })

export const setUnsubscriptionInput = z.object({
  token: z
    .string('This link is incomplete')
    .trim()
    .min(1, 'This link is incomplete')
    .max(500, 'This link is incomplete'),
  isOff: z.boolean('Please say whether these emails should stop'),
})

export type MarkNoticesReadInput = z.output<typeof markNoticesReadInput>
export type SetUnsubscriptionInput = z.output<typeof setUnsubscriptionInput>
