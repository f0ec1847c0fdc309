import { optionsOf } from '#ui/options-of.ts'
import type { RowField } from './check-requirements.ts'
import { scholarshipMessages } from './scholarship-form-messages.ts'

/** The id, name and error of one control of a row. */
export type NameOfControl = (field: RowField) => {
  id: string
  name: string
  error: string | undefined
}

export const levelOptions = optionsOf(scholarshipMessages.degreeLevels)
