import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { DOCUMENT_KINDS } from './document.ts'
import { cleanName } from './inspection/file-name.ts'

const chooseOne = `Choose one of ${DOCUMENT_KINDS.join(', ')}`
const documentKind = z.enum(DOCUMENT_KINDS, chooseOne)

/** A name without invisible characters; nothing about the file is inferred from it. */
const fileName = z.string('Please enter a name').transform((text, context) => {
  const name = cleanName(text)
  if (name !== null) return name
  context.addIssue({ code: 'custom', message: 'Please enter a name' })
  return z.NEVER
})

/** What a client sends with a file: in the query of a POST, the fields of a form or tus metadata. */
export const uploadFacts = z.object({
  name: fileName,
  kind: documentKind.nullish().transform((kind) => kind ?? 'other'),
  claimedType: z
    .string()
    .max(200)
    .nullish()
    .transform((type) => type ?? null),
})
export type UploadFacts = z.output<typeof uploadFacts>

/** An absent or null field stays as it is. */
export const updateDocumentInput = z.object({
  id: z.string(),
  name: fileName.nullish(),
  kind: enumInput(DOCUMENT_KINDS, chooseOne).nullish(),
})
export type UpdateDocumentInput = z.output<typeof updateDocumentInput>
