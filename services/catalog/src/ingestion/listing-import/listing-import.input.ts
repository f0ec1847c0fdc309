import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { ROW_OUTCOMES, ROW_STATES } from './listing-import.ts'

/** @returns organizationId: null for the viewer's only one, or the platform; content: the file's bytes */
export const createImportInput = z
  .object({
    organizationId: z.string().nullish().transform(absentAsNull),
    fileName: z.string().nullish().transform(fileNameOf),
    contentBase64: z.string(),
  })
  .transform(({ contentBase64, ...given }) => ({
    ...given,
    content: Buffer.from(contentBase64, 'base64'),
  }))
export type CreateImportInput = z.output<typeof createImportInput>

export const confirmImportInput = z.object({ id: z.string(), publish: z.boolean() })
export type ConfirmImportInput = z.output<typeof confirmImportInput>

export const undoImportInput = confirmImportInput.pick({ id: true })
export type UndoImportInput = z.output<typeof undoImportInput>

/** @returns null for any */
export const importRowsArguments = z.object({
  outcome: enumInput(ROW_OUTCOMES).nullish().transform(absentAsNull),
  state: enumInput(ROW_STATES).nullish().transform(absentAsNull),
})

function fileNameOf(given: string | null | undefined): string {
  const name = given?.replaceAll(/[\p{Cc}\\/]/gu, ' ').trim() ?? ''
  return name === '' ? 'scholarships.csv' : name.slice(0, 200)
}
