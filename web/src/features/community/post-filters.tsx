import { useCountries } from '#entities/country/use-countries.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SelectField } from '#ui/select-field.tsx'
import {
  categoryOptions,
  communityMessages as text,
  degreeOptions,
  sortOptions,
  visaOptions,
} from './community-messages.ts'

/** The filters in the address; an absent one means all. */
export type PostFilterValues = Partial<
  Record<
    'q' | 'category' | 'sort' | 'tag' | 'country' | 'degreeLevel' | 'visaStage',
    string
  >
>

type PostFiltersProps = {
  values: PostFilterValues
  onChange: (changed: PostFilterValues) => void
}

/** Words, category and sort; the rest folds away. */
export function PostFilters({ values, onChange }: PostFiltersProps) {
  const set = (name: keyof PostFilterValues) => (value: string) =>
    onChange({ [name]: value })
  const isMoreSet = Boolean(values.country || values.degreeLevel || values.visaStage)
  const valueOf = (name: keyof PostFilterValues) => (values[name] ?? '').toUpperCase()
  return (
    <div className="flex flex-col gap-4">
      <SearchBox
        label={text.search}
        placeholder={text.search}
        submitLabel={text.searchSubmit}
        query={values.q ?? ''}
        onSearch={set('q')}
      />
      <div className="flex flex-wrap gap-4">
        <SelectField
          label={text.category}
          name="category"
          isOptional="unsaid"
          placeholder={text.allCategories}
          options={categoryOptions}
          value={valueOf('category') as never}
          onChange={set('category')}
        />
        <SelectField
          label={text.sort}
          name="sort"
          isOptional="unsaid"
          {...(values.q && { placeholder: text.bestMatch })}
          options={sortOptions}
          value={(valueOf('sort') || (values.q ? '' : 'NEW')) as never}
          onChange={set('sort')}
        />
      </div>
      <Disclosure summary={text.moreFilters} isOpen={isMoreSet}>
        <MoreFilters values={values} onChange={onChange} />
      </Disclosure>
    </div>
  )
}

function MoreFilters({ values, onChange }: PostFiltersProps) {
  const { countries } = useCountries()
  const set = (name: keyof PostFilterValues) => (value: string) =>
    onChange({ [name]: value })
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label={text.country}
        name="country"
        isOptional="unsaid"
        placeholder={text.anyCountry}
        options={countries}
        value={values.country ?? ''}
        onChange={set('country')}
      />
      <SelectField
        label={text.degree}
        name="degreeLevel"
        isOptional="unsaid"
        placeholder={text.anyDegree}
        options={degreeOptions}
        value={(values.degreeLevel ?? '').toUpperCase() as never}
        onChange={set('degreeLevel')}
      />
      <SelectField
        label={text.visaStage}
        name="visaStage"
        isOptional="unsaid"
        placeholder={text.anyVisaStage}
        options={visaOptions}
        value={(values.visaStage ?? '').toUpperCase() as never}
        onChange={set('visaStage')}
      />
    </div>
  )
}
