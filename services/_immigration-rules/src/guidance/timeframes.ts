import type { Status, Topic } from '../rule.ts'

/** How long something usually takes, as a source says it. */
export type Timeframe = { topic: Topic; status: Status; says: string; source: string }

/** Only what a source states: for F-1 visas none was found, and consulates publish their own waiting times. */
export const TIMEFRAMES: readonly Timeframe[] = [
  {
    topic: 'opt',
    status: 'pending',
    says: 'With premium processing (I-907) USCIS acts within 30 business days. Without it, read the current times on uscis.gov.',
    source: 'Immigrationstartguide; Immiva',
  },
]
