import { useMutation } from '@apollo/client/react'
import { showCountry } from '#entities/country/show-country.tsx'
import { useCountries } from '#entities/country/use-countries.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { SearchAndAddPart } from '#ui/search-and-add-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import { readFragment, type FragmentType } from '#gql'
import { changeFacts } from './change-facts.ts'
import {
  checkFacts,
  factsFragment,
  factsInput,
  type FactsValues,
  valuesOf,
} from './facts-values.ts'
import {
  dayGroups,
  i94Words,
  immigrationMessages as text,
  levels,
} from './immigration-messages.ts'
import { optionsOf } from './options-of.ts'

type FormPart = { form: FormState<FactsValues> }

/** What rules count from: each field may stay empty. */
export function FactsForm(props: { profile: FragmentType<typeof factsFragment> }) {
  const profile = readFragment(factsFragment, props.profile)
  const [send] = useMutation(changeFacts)
  const form = useForm<FactsValues>({
    initial: valuesOf(profile),
    validate: checkFacts,
    explain: (error) => `${text.saveFailed}. ${showError(error)}`,
    async submit(values) {
      const input = factsInput(values, profile)
      const { data } = await send({
        variables: { input },
        update: (cache) => void cache.evict({ fieldName: 'immigrationGuidances' }),
      })
      const saved = data?.saveImmigrationProfile
      if (!saved) throw new Error('The answer is empty')
      if (isProblem(saved)) return serverErrors(saved)
      toast.success({ title: text.saved, topic: 'facts' })
      return null
    },
  })
  return (
    <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
      <Stay form={form} />
      {dayGroups.map(({ title, days }) => (
        <fieldset key={title} className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
          <legend className="mb-2 text-lg font-semibold">{title}</legend>
          {days.map(([name, label]) => (
            <TextField
              key={name}
              type="date"
              label={label}
              isOptional="unsaid"
              {...form.field(name)}
            />
          ))}
        </fieldset>
      ))}
      <Person form={form} />
    </Form>
  )
}

function Stay({ form }: FormPart) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField
        label={text.i94}
        help={text.i94Help}
        options={optionsOf(i94Words)}
        {...form.field('i94')}
      />
      {form.values.i94 === 'DATE' && (
        <TextField
          type="date"
          label={text.i94Until}
          isOptional="unsaid"
          {...form.field('i94Until')}
        />
      )}
      <SelectField
        label={text.level}
        isOptional="unsaid"
        placeholder={text.chooseLevel}
        options={optionsOf(levels)}
        {...form.field('level')}
      />
    </div>
  )
}

function Person({ form }: FormPart) {
  const { countries } = useCountries()
  const { onChange, value, ...citizenships } = form.field('citizenships')
  return (
    <>
      <SearchAndAddPart
        label={text.citizenships}
        help={text.countryHelp}
        isOptional="unsaid"
        chosen={value.map(
          (code) =>
            countries?.find((country) => country.value === code) ?? {
              value: code,
              label: code,
            },
        )}
        options={countries ?? []}
        showOption={showCountry}
        onChange={onChange}
        status={countries === null ? text.countriesLoading : text.countriesListed}
        {...citizenships}
      />
      <SelectField
        label={text.birthCountry}
        isOptional="unsaid"
        placeholder={text.chooseCountry}
        options={countries}
        {...form.field('birthCountry')}
      />
      <Checkbox
        name="hasPalestinianDocument"
        label={text.palestinian}
        isChecked={form.values.hasPalestinianDocument}
        onChange={(isChecked) => form.set('hasPalestinianDocument', isChecked)}
      />
    </>
  )
}
