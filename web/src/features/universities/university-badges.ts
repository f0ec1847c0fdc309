import { formatMoney } from '#lib/format/format-money.ts'
import type { UniversitySearch } from './university-address.ts'
import { universityFilterMessages as text } from './university-filter-messages.ts'

type Chosen = { key: string; label: string; without: UniversitySearch }

/**
 * Each choice with the search that would remain without it. The query and the order are not filters.
 * @param stateName the name of a state by its two letters
 */
export function universityBadges(
  search: UniversitySearch,
  stateName: (state: string) => string,
): Chosen[] {
  const { type, states, maxTuition, hasScholarships, englishTestNotRequired } = search
  const choice = (
    label: string,
    change: Partial<UniversitySearch>,
    key = label,
  ): Chosen => ({
    key,
    label,
    without: { ...search, ...change },
  })
  return [
    ...(type === '' ? [] : [choice(text.types[type], { type: '' })]),
    ...states.map((state) =>
      choice(
        stateName(state),
        { states: states.filter((other) => other !== state) },
        `state ${state}`,
      ),
    ),
    ...(maxTuition === ''
      ? []
      : [
          choice(text.upTo(formatMoney({ amount: maxTuition, currency: 'USD' })), {
            maxTuition: '',
          }),
        ]),
    ...(hasScholarships ? [choice(text.hasScholarships, { hasScholarships: false })] : []),
    ...(englishTestNotRequired
      ? [choice(text.noEnglishTest, { englishTestNotRequired: false })]
      : []),
  ]
}
