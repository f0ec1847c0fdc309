import type { Rule } from '../rule.ts'
import { ARRIVAL_RULES } from './arrival.ts'
import { DATED_STAY_RULES } from './dated-stay.ts'
import { EXCHANGE_VISITOR_RULES } from './exchange-visitor.ts'
import { LIVING_HERE_RULES } from './living-here.ts'
import { PRACTICAL_TRAINING_RULES } from './practical-training.ts'
import { STATUS_RULES } from './status.ts'
import { STEM_RULES } from './stem.ts'
import { WORK_AND_TRAVEL_RULES } from './work-and-travel.ts'

/** Every rule that ships. Restrictions by country are `country-restrictions.ts`. */
export const RULES: readonly Rule[] = [
  ...ARRIVAL_RULES,
  ...STATUS_RULES,
  ...WORK_AND_TRAVEL_RULES,
  ...LIVING_HERE_RULES,
  ...PRACTICAL_TRAINING_RULES,
  ...STEM_RULES,
  ...DATED_STAY_RULES,
  ...EXCHANGE_VISITOR_RULES,
]
