import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeCheckLinks } from '../trust/link-check/check-links.ts'
import { checkLinksJob } from './check-links.job.ts'

export function implementCheckLinks(checkLinks: ReturnType<typeof makeCheckLinks>) {
  return implementJob(checkLinksJob, async (_payload, { log }) => {
    const { checked, changed } = await checkLinks()
    if (checked > 0) log.info({ count: checked, total: changed }, 'links were checked')
  })
}
