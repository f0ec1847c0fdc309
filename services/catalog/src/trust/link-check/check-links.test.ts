import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { expect, it } from 'vitest'
import { makeCheckLinks } from './check-links.ts'

it('checks the other addresses although some can’t be', async () => {
  // More than are checked at once.
  const due = Array.from({ length: 9 }, (_, n) => ({ url: `https://${n}.example.org/` }))
  const asked: string[] = []
  const fetchLink = async ({ url }: { url: string }) => {
    asked.push(url)
    throw new Error('stuck')
  }
  const unitOfWork = (work: (tx: object) => Promise<unknown>) =>
    work({ linkChecks: { claimDue: async () => due } })
  const checkLinks = makeCheckLinks({
    unitOfWork: unitOfWork as UnitOfWork<never>,
    fetchLink: fetchLink as never,
    clock: { now: () => new Date() },
  })
  await expect(checkLinks()).rejects.toThrow('stuck')
  expect(asked).toHaveLength(9)
})
