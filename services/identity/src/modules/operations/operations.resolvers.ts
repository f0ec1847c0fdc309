import { throwProblem } from '@landfall/kit/core/problems'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { Context } from '../../context.ts'
import { asAdmin } from '../account/account.policy.ts'
import { settleFailedWorkInput } from './operations.input.ts'
import type { FailedWork, PlatformStatus } from './operations.ts'

type Input = { input: Record<string, unknown> }

export const operationsQueries = {
  async failedWork(_root: unknown, _args: unknown, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    return context.useCases.failedWork(admin.value)
  },

  async platformStatus(_root: unknown, _args: unknown, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    return presentStatus(await context.useCases.platformStatus(admin.value))
  },
}

export const operationsMutations = {
  async settleFailedWork(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return admin.error
    const parsed = parseInput(settleFailedWorkInput, input)
    if (!parsed.ok) return parsed.error
    const settled = await context.useCases.settleFailedWork(admin.value, parsed.value)
    return { __typename: 'SettleFailedWorkSuccess', ...settled }
  },
}

export const failedWorkFields = {
  kind: ({ kind }: FailedWork) => kind.toUpperCase(),
}

function presentStatus(status: PlatformStatus) {
  const { consumers, queues, deadLetters, mails, services, ...same } = status
  const { waiting: waitingCount, ...sent } = mails
  return {
    ...same,
    deadLetterCount: deadLetters,
    mails: { waitingCount, ...sent },
    services: services?.map(({ service, at, outboxRows, oldestOutboxAt, ...sign }) => ({
      service,
      outboxCount: outboxRows,
      oldestOutboxAt,
      release: sign.release,
      startedAt: sign.startedAt,
      toldAt: at,
    })),
    consumers: consumers?.map(({ waiting, ...place }) => ({
      ...place,
      waitingCount: waiting,
    })),
    queues: queues?.map(({ name, counts, oldestWaitingAt, workers }) => ({
      name,
      waitingCount: counts.waiting,
      delayedCount: counts.delayed,
      activeCount: counts.active,
      failedCount: counts.failed,
      oldestWaitingAt,
      workerCount: workers,
    })),
  }
}
