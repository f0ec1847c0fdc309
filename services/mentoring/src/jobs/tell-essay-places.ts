import { implementJob } from '@landfall/kit/jobs/definition'
import type { TellAllEssayPlaces } from '../modules/mentor/tell-essay-places.ts'
import { tellEssayPlacesJob } from './tell-essay-places.job.ts'

export function implementTellEssayPlaces(tellAllEssayPlaces: TellAllEssayPlaces) {
  return implementJob(tellEssayPlacesJob, async (_payload, { log }) => {
    const count = await tellAllEssayPlaces()
    if (count > 0) log.info({ count }, 'others were told of mentors who take essays')
  })
}
