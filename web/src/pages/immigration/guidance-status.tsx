import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { forgetGuidance } from '#features/immigration/forget-guidance.ts'
import {
  immigrationMessages as text,
  statuses,
} from '#features/immigration/immigration-messages.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { SelectField } from '#ui/select-field.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { graphql } from '#gql'
import type { ImmigrationStatus } from '#gql/graphql'

// Everything that the page shows depends on the status, and so do the dates of the profile.
const mutation = graphql(`
  mutation GuidanceStatus($input: UpdateImmigrationGuidanceInput!) {
    updateImmigrationGuidance(input: $input) {
      __typename
      ... on ImmigrationGuidanceSuccess {
        guidance {
          id
          ...ShownGuidance_Guidance
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Props = { id: string; status: ImmigrationStatus }

/** The status of a request's topic, which the student changes as it goes on; it shows the choice at once. */
export function GuidanceStatus({ id, status }: Props) {
  const [send] = useMutation(mutation)
  const [chosen, setChosen] = useState<ImmigrationStatus | null>(null)
  async function change(currentStatus: ImmigrationStatus) {
    setChosen(currentStatus)
    await runMutation(text.changeFailed, async () => {
      const { data } = await send({
        variables: { input: { id, currentStatus } },
        update: forgetGuidance,
      })
      return data?.updateImmigrationGuidance
    })
    setChosen(null)
  }
  return (
    <div className="max-w-60">
      <SelectField
        label={text.status}
        name="currentStatus"
        isOptional="unsaid"
        options={options}
        value={chosen ?? status}
        onChange={(next) => next !== '' && void change(next)}
      />
    </div>
  )
}

const options = optionsOf(statuses)
