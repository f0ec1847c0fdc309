import type { ComponentProps } from 'react'
import { EssayDialog } from '#features/essays/essay-dialog.tsx'
import { ScholarshipChoice } from '#features/toolkit/scholarship-choice.tsx'

type Props = Omit<ComponentProps<typeof EssayDialog>, 'scholarshipField'>

/** The form of an essay with the choice of its scholarship. */
export function EssayForm(props: Props) {
  return (
    <EssayDialog
      {...props}
      scholarshipField={(field) => (
        <ScholarshipChoice
          id={field.id}
          name={field.name}
          value={String(field.value)}
          onChange={field.onChange}
          error={field.error}
          clearLabel="No scholarship"
        />
      )}
    />
  )
}
