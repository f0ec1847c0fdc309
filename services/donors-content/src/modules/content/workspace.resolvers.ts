import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { Context } from '../../context.ts'
import {
  answerStoryInput,
  decideContentInput,
  featureContentInput,
  publishedPosition,
  queuePosition,
  saveContentInput,
  takeContentOffInput,
  writtenArgs,
  writtenPosition,
} from './content.input.ts'
import { asAuthor } from '../author/author.policy.ts'
import { asAuthorOf, asRecipient, asReviewer } from './content.policy.ts'
import type { Piece, PublishedFilter, Shown } from './content.ts'
import type { ShownPage } from './read-workspace.ts'
import { presentOwnStory, presentPiece, presentPublished } from './workspace.present.ts'

type ById = { id: string }
type PageArgs = { first?: number | null; after?: string | null }
type Input<T = unknown> = { input: T }

const allowed = <T>(checked: Result<T, Problem>): T =>
  checked.ok ? checked.value : throwProblem(checked.error)

/** @param o.count runs only when the number is requested */
function connection<Node>(
  page: ShownPage,
  o: {
    node: (shown: Shown) => Node
    place: 'publishedAt' | 'changedAt' | 'submittedAt'
    isLater: boolean
    count: () => Promise<number>
  },
) {
  const made = connectionOf({
    ...page,
    node: o.node,
    positionOf: ({ piece }) => ({ [o.place]: piece[o.place], id: piece.id }),
    hasPreviousPage: o.isLater,
    totalCount: 0,
  })
  return { ...made, count: o.count }
}

const EVERYTHING: PublishedFilter = { kind: null, category: null, isFeatured: null }

/** The piece as its author reads it. */
async function success(done: Result<Piece, Problem>, { useCases }: Context) {
  if (!done.ok) return done.error
  const shown = await useCases.workspace.withDraft(done.value)
  if (shown === null) throw new Error(`piece ${done.value.id} has no words`)
  return { __typename: 'ContentSuccess', piece: presentPiece(shown) }
}

/** For everybody but its authors, the piece does not exist. */
async function authorOf(id: string, { useCases, viewer }: Context) {
  return asAuthorOf(viewer, await useCases.workspace.find(id))
}

export const workspaceQueries = {
  async contentPieces(_root: unknown, args: PageArgs, context: Context) {
    const { workspace } = context.useCases
    const { organizationId, kind } = parseOrThrow(writtenArgs, args)
    const author = allowed(asAuthor(context.viewer, organizationId))
    const wish = parsePage(context.caller, args, writtenPosition)
    return connection(await workspace.written(author, kind, wish), {
      node: presentPiece,
      place: 'changedAt',
      isLater: wish.after !== null,
      count: () => workspace.countWritten(author, kind),
    })
  },

  async contentPiece(_root: unknown, { id }: ById, { useCases, viewer }: Context) {
    if (viewer.kind !== 'user') return null
    const piece = await useCases.workspace.find(id)
    if (piece === null || !asAuthor(viewer, piece.organizationId).ok) return null
    const shown = await useCases.workspace.withDraft(piece)
    return shown && presentPiece(shown)
  },

  async contentQueue(_root: unknown, args: PageArgs, context: Context) {
    const { workspace } = context.useCases
    const reviewer = allowed(asReviewer(context.viewer))
    const wish = parsePage(context.caller, args, queuePosition)
    return connection(await workspace.queue(reviewer, wish), {
      node: presentPiece,
      place: 'submittedAt',
      isLater: wish.after !== null,
      count: () => workspace.countQueue(reviewer),
    })
  },

  async publishedContent(_root: unknown, args: PageArgs, context: Context) {
    const { published } = context.useCases
    allowed(asReviewer(context.viewer))
    const wish = parsePage(context.caller, args, publishedPosition)
    return connection(await published.list({ filter: EVERYTHING, ...wish }), {
      node: presentPublished,
      place: 'publishedAt',
      isLater: wish.after !== null,
      count: () => published.count(EVERYTHING),
    })
  },

  async storiesAboutMe(_root: unknown, _args: unknown, { useCases, viewer }: Context) {
    const recipient = allowed(asRecipient(viewer))
    return (await useCases.ownStories.aboutMe(recipient)).map(presentOwnStory)
  },

  async storyRecipients(
    _root: unknown,
    { organizationId }: { organizationId?: string | null },
    { useCases, viewer }: Context,
  ) {
    const author = allowed(asAuthor(viewer, organizationId ?? null))
    const found = await useCases.workspace.recipientsOf(author)
    return found.map(({ studentId, ...same }) => ({ ...same, student: { id: studentId } }))
  },
}

export const workspaceMutations = {
  async saveContent(_root: unknown, { input }: Input, context: Context) {
    const { organizationId: named } = input as { organizationId?: string | null }
    const author = asAuthor(context.viewer, named ?? null)
    if (!author.ok) return author.error
    const parsed = parseInput(saveContentInput, input)
    if (!parsed.ok) return parsed.error
    const saved = await context.useCases.saveDraft(author.value, parsed.value.draft)
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
    const parsed = parseInput(decideContentInput, input)
    if (!parsed.ok) return parsed.error
    const { decidePiece } = context.useCases
    return success(await decidePiece(reviewer.value, parsed.value), context)
  },

  async takeContentOff(_root: unknown, { input }: Input, context: Context) {
    const reviewer = asReviewer(context.viewer)
    if (!reviewer.ok) return reviewer.error
    const parsed = parseInput(takeContentOffInput, input)
    if (!parsed.ok) return parsed.error
    const { takePieceOff } = context.useCases
    return success(await takePieceOff(reviewer.value, parsed.value), context)
  },

  async featureContent(_root: unknown, { input }: Input, context: Context) {
    const reviewer = asReviewer(context.viewer)
    if (!reviewer.ok) return reviewer.error
    const wish = parseOrThrow(featureContentInput, input)
    return success(await context.useCases.featurePiece(reviewer.value, wish), context)
  },

  async answerStory(_root: unknown, { input }: Input, context: Context) {
    const recipient = asRecipient(context.viewer)
    if (!recipient.ok) return recipient.error
    const answer = parseOrThrow(answerStoryInput, input)
    const { answerConsent, ownStories } = context.useCases
    const done = await answerConsent(recipient.value, answer)
    if (!done.ok) return done.error
    const story = presentOwnStory(await ownStories.ownStory(done.value))
    return { __typename: 'AnsweredStory', story }
  },
}
