import { consumes } from '@landfall/kit/messaging/consumers'
import { CatalogueCopyRequested as OfAiWorkers } from '@landfall/proto-events/ai-workers/catalogue-copy-requested.v1'
import { CatalogueCopyRequested as OfApplications } from '@landfall/proto-events/applications/catalogue-copy-requested.v1'
import { republishCriteriaJob } from '../jobs/republish-criteria.job.ts'
import type { CatalogStores } from '../composition/stores.ts'

/** Has the whole catalog republished; the request's id is the run's, so that a repeated request is one run. */
export const onCatalogueCopyRequested = [OfAiWorkers, OfApplications].map((event) =>
  consumes<typeof event.schema, CatalogStores>(
    event,
    async ({ data: { requestId } }, { outbox }) => {
      await outbox.enqueue(republishCriteriaJob, { runId: requestId }, { key: requestId })
    },
    { from: 'beginning' },
  ),
)
