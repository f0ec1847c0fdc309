import { stateLabels } from '#entities/application/state-labels.ts'
import { SelectField, type Option } from '#ui/select-field.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { rankingMessages as text } from './ranking-messages.ts'
import type { Flag, RankingFilters as Filters } from './use-ranking-filters.ts'

const states = optionsOf(stateLabels).filter(({ value }) => value !== 'DRAFT')
const sorts = optionsOf(text.sorts)
const flags: readonly { name: Flag; label: string; options: Option[] }[] = [
  { name: 'scored', label: text.scored, options: optionsOf(text.scoredOptions) },
  { name: 'planned', label: text.planned, options: optionsOf(text.plannedOptions) },
  { name: 'mine', label: text.mine, options: optionsOf(text.mineOptions) },
]

/** Order and filters above the list. */
export function RankingFilters({ filters }: { filters: Filters }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <SelectField
        label={text.sort}
        name="sort"
        isOptional="unsaid"
        options={sorts}
        value={filters.sort}
        onChange={(sort) => filters.set('sort', sort)}
      />
      <SelectField
        label={text.state}
        name="state"
        isOptional="unsaid"
        placeholder={text.all}
        options={states}
        value={filters.state ?? ''}
        onChange={(state) => filters.set('state', state)}
      />
      {flags.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          isOptional="unsaid"
          placeholder={text.all}
          options={options}
          value={filters.answers[name]}
          onChange={(answer) => filters.set(name, answer)}
        />
      ))}
    </div>
  )
}
