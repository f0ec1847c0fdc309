import { z } from 'zod'
import { CATEGORIES } from './content.ts'

/** `INNOVATION` of the graph is `innovation` inside. */
const categoryInput = z
  .string()
  .transform((name) => name.toLowerCase())
  .pipe(z.enum(CATEGORIES))

export const publishedArgs = z.object({
  category: categoryInput.nullish().transform((category) => category ?? null),
  isFeatured: z
    .boolean()
    .nullish()
    .transform((isFeatured) => isFeatured ?? null),
})

export const publishedPosition = z.strictObject({
  publishedAt: z.coerce.date(),
  id: z.uuid(),
})
