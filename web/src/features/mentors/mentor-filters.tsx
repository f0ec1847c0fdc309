import { useQuery } from '@apollo/client/react'
import { useCountries } from '#entities/country/use-countries.ts'
import { FoldedFilters } from '#page/folded-filters.tsx'
import { NotLoaded } from '#page/not-loaded.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { graphql } from '#gql'
import type { MentorFilter } from '#gql/graphql'
import { asOptions } from './as-options.ts'
import { mentorMessages as text } from './mentor-messages.ts'

const query = graphql(`
  query MentorFilters {
    mentorOptions {
      expertise
      languages
    }
  }
`)

const RATINGS = ['4.5', '4.0', '3.5'].map((value) => ({
  value,
  label: text.ratingFrom(value),
}))
const NAMES = ['q', 'expertise', 'language', 'country', 'rating', 'essays'] as const

export type MentorFilterValues = Partial<Record<(typeof NAMES)[number], string>>

/** Reads the filters from an address. */
export function filtersOf(address: URLSearchParams): MentorFilterValues {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** The filters as the graph takes them. */
export function filterInput({ essays, ...same }: MentorFilterValues): MentorFilter {
  return essays === undefined ? same : { ...same, takesEssays: true }
}

type Props = { values: MentorFilterValues; onChange: (values: MentorFilterValues) => void }

/** Search and filters; each choice applies at once. */
export function MentorFilters({ values, onChange }: Props) {
  const choices = useChoices()
  return (
    <div className="flex flex-col gap-4">
      <SearchBox
        label={text.search}
        placeholder={text.searchPlaceholder}
        submitLabel={text.searchSubmit}
        query={values.q ?? ''}
        onSearch={(q) => onChange({ ...values, q })}
      />
      <FoldedFilters count={NAMES.filter((name) => name !== 'q' && values[name]).length}>
        <div className="flex flex-col gap-4">
          <Selects values={values} onChange={onChange} choices={choices} />
          {choices.hasFailed && (
            <NotLoaded words={text.choicesFailed} retry={choices.retry} />
          )}
          <Checkbox
            name="essays"
            label={text.essays}
            isChecked={values.essays !== undefined}
            onChange={(isChecked) =>
              onChange({ ...values, essays: isChecked ? 'yes' : undefined })
            }
          />
        </div>
      </FoldedFilters>
    </div>
  )
}

type Choices = ReturnType<typeof useChoices>

/** The choices; null while they load, empty once that failed. */
function useChoices() {
  const { data, error, refetch } = useQuery(query)
  const { countries, hasFailed, retry } = useCountries()
  const isMissing = Boolean(error) && !data
  const optionsOf = (words: readonly string[] | undefined) =>
    words || isMissing ? asOptions(words) : null
  return {
    expertise: optionsOf(data?.mentorOptions.expertise),
    languages: optionsOf(data?.mentorOptions.languages),
    countries,
    hasFailed: isMissing || hasFailed,
    async retry() {
      if (isMissing) await refetch()
      if (hasFailed) await retry()
    },
  }
}

function Selects({ values, onChange, choices }: Props & { choices: Choices }) {
  const { expertise, languages, countries } = choices
  const select = (name: (typeof NAMES)[number]) => ({
    name,
    isOptional: 'unsaid' as const,
    value: values[name] ?? '',
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  })
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        {...select('expertise')}
        label={text.expertise}
        placeholder={text.allExpertise}
        options={expertise}
      />
      <SelectField
        {...select('rating')}
        label={text.rating}
        placeholder={text.allRatings}
        options={RATINGS}
      />
      <SelectField
        {...select('language')}
        label={text.language}
        placeholder={text.allLanguages}
        options={languages}
      />
      <SelectField
        {...select('country')}
        label={text.country}
        placeholder={text.allCountries}
        options={countries}
      />
    </div>
  )
}
