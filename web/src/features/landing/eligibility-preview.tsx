import { useState } from 'react'
import { ask } from '#lib/graphql/graphql-request.ts'
import { showError } from '#lib/graphql/show-error.ts'
import type { DegreeLevel } from '#gql/graphql'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { levels, previewMessages as text } from './preview-messages.ts'
import { countriesQuery } from './preview-queries.ts'
import { PreviewAnswer } from './preview-answer.tsx'
import { useAsked } from './use-asked.ts'

/** Country and level, and at once what the rules say of them over the whole catalog. */
export function EligibilityPreview() {
  const [country, setCountry] = useState('')
  const [level, setLevel] = useState<DegreeLevel | ''>('')
  const listed = useAsked('countries', async () => (await ask(countriesQuery)).countries)
  const options =
    listed.status === 'ready'
      ? listed.data.map(({ code, name }) => ({ value: code, label: name }))
      : null
  if (listed.status === 'failed')
    return (
      <ErrorState title={text.failedCountries} onRetry={listed.retry}>
        {showError(listed.error, 'page')}
      </ErrorState>
    )
  return (
    <>
      <div className="grid max-w-prose gap-4 sm:grid-cols-2">
        <SelectField
          label={text.country}
          name="country"
          isOptional="unsaid"
          options={options}
          placeholder={text.chooseCountry}
          value={country}
          onChange={setCountry}
        />
        <SelectField
          label={text.level}
          name="level"
          isOptional="unsaid"
          options={levels}
          placeholder={text.chooseLevel}
          value={level}
          onChange={setLevel}
        />
      </div>
      {country !== '' && level !== '' && <PreviewAnswer country={country} level={level} />}
    </>
  )
}
