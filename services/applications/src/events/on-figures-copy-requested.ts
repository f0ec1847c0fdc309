import { consumes } from '@landfall/kit/messaging/consumers'
import { FiguresCopyTold } from '@landfall/proto-events/applications/figures-copy-told.v1'
import { FiguresCopyRequested } from '@landfall/proto-events/donors-content/figures-copy-requested.v1'
import { publishAllFigures } from '../application/application/publish-figures.ts'
import { publishFundBalances } from '../fund/fund/publish-fund-balances.ts'
import type { Stores } from '../stores.ts'

/**
 * Publishes all figures and funds again under their current versions, then how many there were; consumers that have
 * them lose nothing.
 */
export const onFiguresCopyRequested = consumes<typeof FiguresCopyRequested.schema, Stores>(
  FiguresCopyRequested,
  async ({ data: { requestId } }, tx) => {
    const applications = await publishAllFigures(tx)
    const funds = await tx.funds.all()
    await publishFundBalances(tx, funds)
    await tx.outbox.publish(FiguresCopyTold, {
      aggregateId: requestId,
      version: 1,
      data: { requestId, applications, funds: funds.length },
    })
  },
  { from: 'beginning' },
)
