import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const dropPictureJob = defineJob({
  queue: 'donors-content',
  name: 'drop-picture',
  description: 'Deletes the bytes of a picture whose row is gone.',
  schema: z.object({ id: z.uuid(), sizes: z.array(z.int().positive()) }),
  attempts: 10,
  backoffMs: 5_000,
})
