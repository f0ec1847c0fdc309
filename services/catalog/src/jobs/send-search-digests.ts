import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSendDigests } from '../alerts/saved-search/send-digests.ts'
import { sendSearchDigestsJob } from './send-search-digests.job.ts'

export function implementSendSearchDigests(
  sendDigests: ReturnType<typeof makeSendDigests>,
) {
  return implementJob(sendSearchDigestsJob, async (_payload, { log }) => {
    const count = await sendDigests()
    if (count > 0) log.info({ count }, 'digests of saved searches')
  })
}
