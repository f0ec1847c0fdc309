import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'
import { onApplicationFiguresChanged } from './on-application-figures-changed.ts'
import { onAwardAccepted } from './on-award-accepted.ts'
import { onFiguresCopyTold } from './on-figures-copy-told.ts'
import { onFundBalanceChanged } from './on-fund-balance-changed.ts'
import { onScholarshipChanged } from './on-scholarship-changed.ts'

/** Events of other services, besides erasures. */
export const consumers: readonly Consumer<Stores>[] = [
  onApplicationFiguresChanged,
  onAwardAccepted,
  onFiguresCopyTold,
  onFundBalanceChanged,
  ...onScholarshipChanged,
]
