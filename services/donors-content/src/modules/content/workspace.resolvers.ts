import { type Problem, problemsFromZod, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { Context } from '../../context.ts'
import {
  answerStoryInput,
  decideContentInput,
  featureContentInput,
  saveContentInput,
} from './content.input.ts'
import { asAuthor } from '../author/author.policy.ts'
import { asAuthorOf, asRecipient, asReviewer } from './content.policy.ts'
import type { Piece } from './content.ts'
import { presentPiece } from './workspace.present.ts'

type ById = { id: string }
type Input<T = unknown> = { input: T }

const allowed = <T>(checked: Result<T, Problem>): T =>
  checked.ok ? checked.value : throwProblem(checked.error)

/** The piece as its writer reads it. */
async function success(done: Result<Piece, Problem>, { useCases }: Context) {
  if (!done.ok) return done.error
  const shown = await useCases.workspace.withDraft(done.value)
  if (shown === null) throw new Error(`piece ${done.value.id} has no words`)
  return { __typename: 'ContentSuccess', piece: presentPiece(shown) }
}

/** Only its authors know that there is one. */
async function authorOf(id: string, { useCases, viewer }: Context) {
  return asAuthorOf(viewer, await useCases.workspace.find(id))
}

export const workspaceQueries = {
  async contentPieces(
    _root: unknown,
    { organizationId }: { organizationId?: string | null },
    { useCases, viewer }: Context,
  ) {
    const author = allowed(asAuthor(viewer, organizationId ?? null))
    return (await useCases.workspace.ofOrganization(author)).map(presentPiece)
  },

  async contentPiece(_root: unknown, { id }: ById, { useCases, viewer }: Context) {
    if (viewer.kind !== 'user') return null
    const piece = await useCases.workspace.find(id)
    if (piece === null || !asAuthor(viewer, piece.organizationId).ok) return null
    const shown = await useCases.workspace.withDraft(piece)
    return shown && presentPiece(shown)
  },

  async contentQueue(_root: unknown, _args: unknown, { useCases, viewer }: Context) {
    return (await useCases.workspace.queue(allowed(asReviewer(viewer)))).map(presentPiece)
  },

  async storiesAboutMe(_root: unknown, _args: unknown, { useCases, viewer }: Context) {
    const recipient = allowed(asRecipient(viewer))
    return (await useCases.workspace.aboutMe(recipient)).map(presentPiece)
  },

  async storyRecipients(
    _root: unknown,
    { organizationId }: { organizationId: string },
    { useCases, viewer }: Context,
  ) {
    const author = allowed(asAuthor(viewer, organizationId))
    const found = await useCases.workspace.recipientsOf(author)
    return found.map(({ studentId, ...same }) => ({ ...same, student: { id: studentId } }))
  },
}

export const workspaceMutations = {
  async saveContent(_root: unknown, { input }: Input, context: Context) {
    const { organizationId: named } = input as { organizationId?: string | null }
    const author = asAuthor(context.viewer, named ?? null)
    if (!author.ok) return author.error
    const parsed = saveContentInput.safeParse(input)
    if (!parsed.success) return problemsFromZod(parsed.error)
    const saved = await context.useCases.saveDraft(author.value, parsed.data.draft)
    if (!saved.ok) return saved.error
    return { __typename: 'ContentSuccess', piece: presentPiece(saved.value) }
  },

  async submitContent(_root: unknown, { input }: Input<ById>, context: Context) {
    const author = await authorOf(input.id, context)
    if (!author.ok) return author.error
    return success(await context.useCases.submitPiece(author.value, input.id), context)
  },

  async removeContent(_root: unknown, { input }: Input<ById>, context: Context) {
    const author = await authorOf(input.id, context)
    if (!author.ok) return author.error
    const removed = await context.useCases.removePiece(author.value, input.id)
    return removed.ok ? { __typename: 'RemovedContent', ...removed.value } : removed.error
  },

  async decideContent(_root: unknown, { input }: Input, context: Context) {
    const reviewer = asReviewer(context.viewer)
    if (!reviewer.ok) return reviewer.error
    const parsed = decideContentInput.safeParse(input)
    if (!parsed.success) return problemsFromZod(parsed.error)
    const { decidePiece } = context.useCases
    return success(await decidePiece(reviewer.value, parsed.data), context)
  },

  async featureContent(_root: unknown, { input }: Input, context: Context) {
    const reviewer = asReviewer(context.viewer)
    if (!reviewer.ok) return reviewer.error
    const wish = featureContentInput.parse(input)
    return success(await context.useCases.featurePiece(reviewer.value, wish), context)
  },

  async answerStory(_root: unknown, { input }: Input, context: Context) {
    const recipient = asRecipient(context.viewer)
    if (!recipient.ok) return recipient.error
    const answer = answerStoryInput.parse(input)
    return success(await context.useCases.answerConsent(recipient.value, answer), context)
  },
}
