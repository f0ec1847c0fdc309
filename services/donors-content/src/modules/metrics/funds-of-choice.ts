import type { FundFigures } from '../projection/application-figures.ts'
import type { Chosen } from './metrics.ts'

/** The funds that a choice is about: the chosen one, or those that pay for the chosen scholarship. */
export function fundsOfChoice(
  funds: readonly FundFigures[],
  { fund, scholarship }: Chosen,
): FundFigures[] {
  return funds.filter(
    ({ fundId, scholarshipIds }) =>
      (fund === null || fund.id === fundId) &&
      (scholarship === null ||
        scholarshipIds.length === 0 ||
        scholarshipIds.includes(scholarship.id)),
  )
}
