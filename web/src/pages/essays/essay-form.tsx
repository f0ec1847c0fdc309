import type { ComponentProps } from 'react'
import { EssayDialog } from '#features/essays/essay-dialog.tsx'
import { ScholarshipChoice } from '#features/toolkit/scholarship-choice.tsx'

type DialogProps = ComponentProps<typeof EssayDialog>

/** The form of an essay, with the choice of a scholarship. */
export function EssayForm(props: Omit<DialogProps, 'scholarshipField'>) {
  return <EssayDialog {...props} scholarshipField={chooseScholarship} />
}

const chooseScholarship: DialogProps['scholarshipField'] = (field) => (
  <ScholarshipChoice
    {...field}
    value={field.value}
    clearLabel="No scholarship"
    isOptional
  />
)
