import type { RowField } from './check-requirements.ts'
import { scholarshipMessages } from './scholarship-form-messages.ts'

/** The id, name and error of one control of a row. */
export type NameOfControl = (field: RowField) => {
  id: string
  name: string
  error: string | undefined
}

export const levelOptions = Object.entries(scholarshipMessages.degreeLevels).map(
  ([value, label]) => ({ value, label }),
)
