import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeEraseDecided } from '../trust/listing-suggestion/erase-decided.ts'
import { eraseSuggestionsJob } from './erase-suggestions.job.ts'

export function implementEraseSuggestions(
  eraseDecided: ReturnType<typeof makeEraseDecided>,
) {
  return implementJob(eraseSuggestionsJob, async (_payload, { log }) => {
    const count = await eraseDecided()
    if (count > 0) log.info({ count }, 'decided suggestions were erased')
  })
}
