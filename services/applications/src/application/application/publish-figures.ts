import type { Outbox } from '@landfall/kit/transaction/outbox'
import { parseField } from '@landfall/matching/reference/fields'
import { ApplicationFiguresChanged } from '@landfall/proto-events/applications/application-figures-changed.v1'
import type { ApplicationFiguresStore } from './application-figures.store.ts'
import type { ApplicationFigures } from './application-figures.ts'

type Needed = { applicationFigures: ApplicationFiguresStore; outbox: Outbox }

const BATCH_SIZE = 500

/** Publishes the figures of some applications, in the transaction that changed them; drafts have none. */
export async function publishFigures(
  { applicationFigures, outbox }: Needed,
  ids: readonly string[],
): Promise<void> {
  await publish(outbox, await applicationFigures.next(ids))
}

/** Publishes the figures of all applications again, under their current versions. @returns how many */
export async function publishAllFigures({
  applicationFigures,
  outbox,
}: Needed): Promise<number> {
  let afterId: string | null = null
  for (let count = 0; ;) {
    const batch: ApplicationFigures[] = await applicationFigures.batch(afterId, BATCH_SIZE)
    await publish(outbox, batch)
    count += batch.length
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH_SIZE) return count
    afterId = last.applicationId
  }
}

async function publish(
  outbox: Outbox,
  figures: readonly ApplicationFigures[],
): Promise<void> {
  await outbox.publishAll(
    ApplicationFiguresChanged,
    figures.map(({ version, fieldOfStudy, submittedAt, decidedAt, ...rest }) => ({
      aggregateId: rest.applicationId,
      version,
      data: {
        ...rest,
        // The student's own words stay here: they could reveal who it is.
        field: fieldOfStudy === null ? null : parseField(fieldOfStudy),
        submittedAt: submittedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      },
    })),
  )
}
