import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  lookAfterSessionsJob,
  lookAfterSessionsSchedule,
} from './jobs/look-after-sessions.job.ts'
import { implementLookAfterSessions } from './jobs/look-after-sessions.ts'
import {
  tellEssayPlacesJob,
  tellEssayPlacesSchedule,
} from './jobs/tell-essay-places.job.ts'
import { implementTellEssayPlaces } from './jobs/tell-essay-places.ts'
import { makeTellAllEssayPlaces } from './modules/mentor/tell-essay-places.ts'
import { makeLookAfterSessions } from './modules/session/look-after-sessions.ts'
import type { Stores } from './stores.ts'

/** The jobs of this service, each bound to its use case. */
export function createJobs(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return {
    definitions: [lookAfterSessionsJob, tellEssayPlacesJob],
    implementations: [
      implementLookAfterSessions(makeLookAfterSessions(deps)),
      implementTellEssayPlaces(makeTellAllEssayPlaces(deps)),
    ],
    schedules: [lookAfterSessionsSchedule, tellEssayPlacesSchedule],
  }
}
