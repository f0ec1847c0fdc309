import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const eraseSuggestionsJob = defineJob({
  queue: 'catalog',
  name: 'erase-suggestions',
  description: 'Erases suggestions of listings that were decided a month ago.',
  schema: z.object({}),
})

export const eraseSuggestionsSchedule = schedule(eraseSuggestionsJob, {
  payload: {},
  cron: '31 3 * * *',
})
