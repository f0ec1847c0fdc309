import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeEraseAccounts } from '../modules/erasure/erase-accounts.ts'
import { eraseAccountsJob } from './erase-accounts.job.ts'

export function implementEraseAccounts(
  eraseAccounts: ReturnType<typeof makeEraseAccounts>,
) {
  return implementJob(eraseAccountsJob, async (_payload, { log }) => {
    const count = await eraseAccounts()
    if (count > 0) log.info({ count }, 'accounts were erased')
  })
}
