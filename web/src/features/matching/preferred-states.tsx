import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import type { MatchValues } from './match-values.ts'
import { matchingMessages as text } from './matching-messages.ts'
import { usStates } from './us-states.ts'

/** Where the student would like to study. The page shows before it loads: the list is as heavy as a page. */
export function PreferredStates({ form }: { form: FormState<MatchValues> }) {
  const { value: states, ...field } = form.field('preferredStates')
  return (
    <SearchAndAddField
      {...field}
      label={text.labels.preferredStates}
      help={text.help.preferredStates}
      isOptional
      chosen={states.map(
        (state) =>
          usStates.find(({ value }) => value === state) ?? { value: state, label: state },
      )}
      options={usStates}
      status={text.statesListed}
    />
  )
}
