import type { ServiceConfig } from '@landfall/kit/process/config'
import { openServiceWorker, type WorkerOverrides } from '@landfall/kit/service/open-service'
import { type MeasuredWorker, createServiceWorker } from '@landfall/kit/service/worker'
import { migrations } from './config.ts'
import { onCatalogueCopyRequested } from './events/on-catalogue-copy-requested.ts'
import { onOrganizationChanged } from './events/on-organization-changed.ts'
import { onOrganizationMembersChanged } from './events/on-organization-members-changed.ts'
import { onPreferencesSaved } from './events/on-preferences-saved.ts'
import { onStudentAnswersSaved } from './events/on-student-answers-saved.ts'
import { onStudentSaved } from './events/on-student-saved.ts'
import { onSuspensionChanged } from './events/on-suspension-changed.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { createUnitOfWork } from './composition/unit-of-work.ts'
import { createJobs, type JobsConfig } from './jobs.ts'
import type { FetchDeps } from './ingestion/source/fetch-source.ts'

const consumers = [
  onStudentSaved,
  onStudentAnswersSaved,
  ...onCatalogueCopyRequested,
  onPreferencesSaved,
  ...onOrganizationChanged,
  onOrganizationMembersChanged,
  onSuspensionChanged,
]

/**
 * The background half: relays catalog's outbox, consumes events of others, and runs jobs such as rolling deadlines
 * over and republishing.
 */
export async function createWorker(
  config: ServiceConfig & JobsConfig,
  overrides: WorkerOverrides & { fetchLimits?: FetchDeps['limits'] } = {},
): Promise<MeasuredWorker> {
  const opened = await openServiceWorker(config, { migrations, ...overrides })
  const { clock, log, postgres } = opened
  const unitOfWork = createUnitOfWork(postgres)
  return createServiceWorker({
    ...opened,
    unitOfWork,
    consumers,
    onErased: onUserErased,
    jobs: createJobs({
      config,
      postgres,
      unitOfWork,
      clock,
      log,
      fetchLimits: overrides.fetchLimits,
    }),
  })
}
