import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { LEDGER_KINDS, type LedgerEntry } from '../balance/balance.ts'
import { onlyReadsFunds } from '../../application/submission/submitted-application.policy.ts'
import { asFundKeeper } from '../fund/fund.policy.ts'
import type { PresentedFund } from '../fund/fund.present.ts'
import { fundChanged } from '../fund/fund.resolvers.ts'
import { presentMoney } from '@landfall/reference/money'
import { correctPledgeInput, recordPledgeInput } from './ledger.input.ts'
import { noteFor } from './read-ledger.ts'

const position = z.strictObject({ number: z.int(), id: z.uuid() })

const ledgerArguments = z.object({
  kinds: z.array(enumInput(LEDGER_KINDS)).nullish().transform(absentAsNull),
})

type PageArgs = {
  kinds?: readonly string[] | null
  first?: number | null
  after?: string | null
}
type Input = { input: Record<string, unknown> }

export const ledgerMutations = {
  async recordPledge(_root: unknown, { input }: Input, context: Context) {
    const keeper = asFundKeeper(context.viewer)
    if (!keeper.ok) return keeper.error
    const parsed = parseInput(recordPledgeInput, input)
    if (!parsed.ok) return parsed.error
    return fundChanged(await context.useCases.recordPledge(keeper.value, parsed.value))
  },

  async correctPledge(_root: unknown, { input }: Input, context: Context) {
    const keeper = asFundKeeper(context.viewer)
    if (!keeper.ok) return keeper.error
    const parsed = parseInput(correctPledgeInput, input)
    if (!parsed.ok) return parsed.error
    return fundChanged(await context.useCases.correctPledge(keeper.value, parsed.value))
  },
}

/** What its ledger adds to a fund that the viewer may read. */
export const ledgerFieldsOfFund = {
  async ledger(fund: PresentedFund, args: PageArgs, context: Context) {
    const { first, after } = parsePage(context.caller, args, position)
    const { kinds } = parseOrThrow(ledgerArguments, args)
    const query = { fundId: fund.id, kinds, first, after }
    const page = await context.useCases.listLedger(query)
    const hidesWords = onlyReadsFunds(context.viewer, fund.ownerId)
    return connectionOf({
      items: page.records,
      node: (entry) => presentEntry(entry, fund.currency, { hidesWords }),
      positionOf: ({ number, id }) => ({ number, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  ledgerCsv: (fund: PresentedFund, _args: unknown, context: Context) =>
    context.useCases.writeLedgerCsv(fund, {
      hidesWords: onlyReadsFunds(context.viewer, fund.ownerId),
    }),
}

function presentEntry(entry: LedgerEntry, currency: string, o: { hidesWords: boolean }) {
  const { id, number, kind, amountMinor, happenedOn, correctsId, offerId, at } = entry
  const note = noteFor(entry, o)
  const amount = presentMoney(amountMinor, currency)
  const words = { kind: kind.toUpperCase(), amount, happenedOn, note }
  return { id, number, ...words, correctsId, offerId, at }
}
