import { implementJob } from '@landfall/kit/jobs/definition'
import type { MatchAgain } from '../modules/match/match-again.ts'
import { matchAgainJob } from './match-again.job.ts'

export function implementMatchAgain(matchAgain: MatchAgain) {
  return implementJob(matchAgainJob, async (_payload, { log }) => {
    const count = await matchAgain()
    if (count > 0) log.info({ count }, 'students are matched again')
  })
}
