import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { DOCUMENT_KINDS } from './document.ts'
import { updateDocumentInput } from './document.input.ts'
import { asVaultOwner } from './document.policy.ts'
import { presentDocument, presentQuota } from './document.present.ts'

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

const documentsArguments = z.object({
  kind: enumInput(DOCUMENT_KINDS).nullish().transform(absentAsNull),
})

type PageArgs = { kind?: string | null; first?: number | null; after?: string | null }
type Input = { input: { id: string; kind?: string | null; name?: string | null } }

export const documentQueries = {
  async documents(_root: unknown, args: PageArgs, context: Context) {
    const student = ownerOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const { kind } = parseOrThrow(documentsArguments, args)
    const page = await context.useCases.listDocuments(student, { first, after, kind })
    return connectionOf({
      items: page.records,
      node: presentDocument,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async document(_root: unknown, { id }: { id: string }, context: Context) {
    const document = await context.useCases.findDocument(ownerOrThrow(context), id)
    return document && presentDocument(document)
  },

  async documentQuota(_root: unknown, _args: unknown, context: Context) {
    return presentQuota(await context.useCases.readDocumentQuota(ownerOrThrow(context)))
  },
}

export const documentMutations = {
  async updateDocument(_root: unknown, { input }: Input, context: Context) {
    const student = asVaultOwner(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const parsed = parseInput(updateDocumentInput, input)
    if (!parsed.ok) return parsed.error
    const changed = await context.useCases.updateDocument(student.value, parsed.value)
    if (!changed.ok) return changed.error
    return { __typename: 'DocumentSuccess', document: presentDocument(changed.value) }
  },

  async removeDocument(_root: unknown, { input }: Input, context: Context) {
    const student = asVaultOwner(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const removed = await context.useCases.removeDocument(student.value, input)
    if (!removed.ok) return removed.error
    return { __typename: 'RemoveDocumentSuccess', id: removed.value.id }
  },
}

export const documentFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asVaultOwner(context.viewer)
    if (!student.ok) return null
    const document = await context.useCases.findDocument(student.value, id)
    return document && presentDocument(document)
  },
}

function ownerOrThrow(context: Context): StudentRef {
  const student = asVaultOwner(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** Somebody who is signed in but cannot have documents finds none, just as with somebody else's. */
function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('document') : problem
}
