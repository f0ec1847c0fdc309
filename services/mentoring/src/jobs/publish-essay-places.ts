import { implementJob } from '@landfall/kit/jobs/definition'
import type { PublishAllEssayPlaces } from '../modules/mentor/publish-essay-places.ts'
import { publishEssayPlacesJob } from './publish-essay-places.job.ts'

export function implementPublishEssayPlaces(publishAllEssayPlaces: PublishAllEssayPlaces) {
  return implementJob(publishEssayPlacesJob, async (_payload, { log }) => {
    const count = await publishAllEssayPlaces()
    if (count > 0) log.info({ count }, 'others were told of mentors who take essays')
  })
}
