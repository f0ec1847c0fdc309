import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRepublishClosed } from '../record/scholarship/republish-closed.ts'
import { republishClosedJob } from './republish-closed.job.ts'

export function implementRepublishClosed(
  republishClosed: ReturnType<typeof makeRepublishClosed>,
) {
  return implementJob(republishClosedJob, async ({ afterId }, { log }) => {
    const count = await republishClosed(afterId ?? null)
    log.info({ count }, 'why scholarships are closed was told again')
  })
}
