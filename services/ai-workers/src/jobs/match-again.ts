import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { MatchAgainUseCase } from '../modules/match/match-again.ts'
import { MatchAgain } from './definitions.ts'

export const matchAgainSchedule = schedule(MatchAgain, { payload: {}, everyMs: 60_000 })

export const implementMatchAgain = (matchAgain: MatchAgainUseCase) =>
  implementJob(MatchAgain, async (_payload, { log }) => {
    const count = await matchAgain()
    if (count > 0) log.info({ count }, 'students are matched again')
  })
