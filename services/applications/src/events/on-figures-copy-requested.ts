import { consumes } from '@landfall/kit/messaging/consumers'
import { FiguresCopyRequested } from '@landfall/proto-events/donors-content/figures-copy-requested.v1'
import { tellAllFigures } from '../application/application/tell-figures.ts'
import { tellFunds } from '../fund/fund/tell-fund.ts'
import type { Stores } from '../stores.ts'

/** Tells all figures and funds again under the versions that they have: who has them loses nothing. */
export const onFiguresCopyRequested = consumes<typeof FiguresCopyRequested.schema, Stores>(
  FiguresCopyRequested,
  async (_, tx) => {
    await tellAllFigures(tx)
    await tellFunds(tx, await tx.funds.all())
  },
  { from: 'beginning' },
)
