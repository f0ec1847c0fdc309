import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { FeatureFlagListQuery } from '#gql/graphql'
import { ReasonDialog } from '#page/reason-dialog.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { featureFlagMessages as text } from './feature-flag-messages.ts'

const mutation = graphql(`
  mutation FeatureFlagDialog($input: SetFeatureFlagInput!) {
    setFeatureFlag(input: $input) {
      __typename
      ... on SetFeatureFlagSuccess {
        featureFlag {
          id
          isOn
          percent
          version
          updatedAt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type FeatureFlagDialogProps = {
  flag: FeatureFlagListQuery['featureFlags'][number]
  onClose: () => void
  /** Somebody else changed the flag first: reads the shown flags again. */
  onConflict: () => void
}

/** Changes one feature flag. */
export function FeatureFlagDialog({ flag, onClose, onConflict }: FeatureFlagDialogProps) {
  const [set] = useMutation(mutation)
  const [isOn, setOn] = useState(flag.isOn)
  const [percent, setPercent] = useState(String(flag.percent))
  const { key, version } = flag
  return (
    <ReasonDialog
      title={text.changeOf(text.names.get(key) ?? key)}
      submitLabel={text.save}
      done={text.done}
      onClose={onClose}
      onSubmit={async (reason) => {
        const share = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : -1
        const { data } = await set({
          variables: { input: { key, isOn, percent: share, version, reason } },
        })
        if (data?.setFeatureFlag.__typename === 'Conflict') onConflict()
        return data?.setFeatureFlag
      }}
    >
      <Checkbox name="isOn" label={text.isOn} isChecked={isOn} onChange={setOn} />
      <TextField
        name="percent"
        label={text.percent}
        help={text.percentHelp}
        inputMode="numeric"
        value={percent}
        onChange={setPercent}
      />
    </ReasonDialog>
  )
}
