import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { forgetGuidance } from '#features/immigration/forget-guidance.ts'
import {
  immigrationMessages as text,
  statuses,
} from '#features/immigration/immigration-messages.ts'
import { optionsOf } from '#features/immigration/options-of.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { SelectField } from '#ui/select-field.tsx'
import { graphql } from '#gql'
import type { ImmigrationStatus } from '#gql/graphql'

// All that the page shows follows from it, and so do the dates of the profile.
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

/** How far the topic of a request has come, to be changed as it goes on; shows at once what is chosen. */
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
