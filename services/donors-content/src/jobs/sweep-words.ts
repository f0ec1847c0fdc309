import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepWords } from '../modules/content/sweep-words.ts'
import { sweepWordsJob } from './sweep-words.job.ts'

export function implementSweepWords(sweepWords: ReturnType<typeof makeSweepWords>) {
  return implementJob(sweepWordsJob, async (_payload, { log }) => {
    const count = await sweepWords()
    if (count > 0) log.info({ count }, 'words that no revision came of were deleted')
  })
}
