import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  lookAfterSessionsJob,
  lookAfterSessionsSchedule,
} from './jobs/look-after-sessions.job.ts'
import { implementLookAfterSessions } from './jobs/look-after-sessions.ts'
import {
  publishEssayPlacesJob,
  publishEssayPlacesSchedule,
} from './jobs/publish-essay-places.job.ts'
import { implementPublishEssayPlaces } from './jobs/publish-essay-places.ts'
import { makePublishAllEssayPlaces } from './modules/mentor/publish-essay-places.ts'
import { makeLookAfterSessions } from './modules/session/look-after-sessions.ts'
import type { Stores } from './stores.ts'

/** The jobs of this service, each bound to its use case. */
export function createJobs(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return {
    definitions: [lookAfterSessionsJob, publishEssayPlacesJob],
    implementations: [
      implementLookAfterSessions(makeLookAfterSessions(deps)),
      implementPublishEssayPlaces(makePublishAllEssayPlaces(deps)),
    ],
    schedules: [lookAfterSessionsSchedule, publishEssayPlacesSchedule],
  }
}
