import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { PictureStore } from '../picture/picture.store.ts'
import type { Author } from '../author/author.policy.ts'
import { needsConsent, type Piece, picturesOf, type Shown, type Words } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RecipientStore } from './recipient.store.ts'
import type { RevisionStore } from './revision.store.ts'
import { freeSlug } from './slug.ts'

export type Draft = {
  /** Null: a new one. */
  id: string | null
  words: Words
  /** The recipient's application, if it is about one. */
  applicationId: string | null
  /** The spotlight that it belongs to; undefined: as before. */
  spotlightId: string | null | undefined
  /** The version that the author had read; null: any. */
  version: number | null
}

type Stores = { pieces: PieceStore; recipients: RecipientStore; pictures: PictureStore }
type Deps = {
  stores: Stores
  revisions: Pick<RevisionStore, 'insert'>
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}

/**
 * Saves what somebody wrote as a new revision; what is published stays until a review. Expected failures: NotFound,
 * Conflict (changed meanwhile, or another kind), ValidationFailed (no such recipient, picture or spotlight).
 */
export function makeSaveDraft({ stores, revisions, unitOfWork, clock, newId }: Deps) {
  return async function saveDraft(
    author: Author,
    draft: Draft,
  ): Promise<Result<Shown, Problem>> {
    const { words } = draft
    const known = await knownOf(stores, author, draft)
    if (!known.ok) return known
    const revisionId = newId()
    const id = draft.id ?? newId()
    // The document goes first: if no row follows, it is swept.
    await revisions.insert(revisionId, id, words)
    const now = clock.now()
    const shown = picturesOf(words).map((picture) => picture.id)
    return unitOfWork(async ({ pieces, pictures, recipients }) => {
      // Whose account is erased now is told of no more.
      const { applicationId } = draft
      if (applicationId !== null && !(await recipients.hold(applicationId)))
        return chooseRecipient()
      const locked = await pictures.lock(shown)
      if (!shown.every((one) => locked.has(one))) return uploadFirst()
      const before = draft.id === null ? null : await pieces.findToChange(draft.id)
      const refused = draft.id === null ? null : refusalOf(before, author, draft)
      if (refused) return err(refused)
      const about = {
        applicationId,
        studentId: known.value.studentId,
        spotlightId: draft.spotlightId ?? keptSpotlight(before, draft),
        draftId: revisionId,
        state: 'draft' as const,
        consent: needsConsent(words) ? ('asked' as const) : ('none' as const),
        changedAt: now,
      }
      const piece = before
        ? await pieces.update(before, about)
        : await pieces.insert({
            ...newPiece(author, words, now),
            ...about,
            id,
            slug: await freeSlug(pieces, words, id),
          })
      await pieces.addRevision({
        id: revisionId,
        pieceId: id,
        authorId: author.userId,
        createdAt: now,
      })
      await pictures.setShownIn(revisionId, shown)
      return ok({ piece, words })
    })
  }
}

function newPiece({ organizationId, userId }: Author, { kind }: Words, now: Date) {
  return {
    kind,
    organizationId,
    authorId: userId,
    category: null,
    submittedId: null,
    publishedId: null,
    publishedPictures: null,
    consentId: null,
    isFeatured: false,
    viewCount: 0,
    likeCount: 0,
    decisionNote: null,
    createdAt: now,
    submittedAt: null,
    publishedAt: null,
    version: 1,
  } satisfies Partial<Piece>
}

function refusalOf(before: Piece | null, author: Author, draft: Draft): Problem | null {
  if (before === null || before.organizationId !== author.organizationId)
    return notFound('story')
  if (before.kind !== draft.words.kind)
    return conflict('The kind of a story can’t be changed')
  if (draft.version !== null && draft.version !== before.version)
    return conflict('Someone else has changed it since. Please read it again first.')
  // A published text may not be moved to another recipient: consent is for one's own story.
  if (before.publishedId !== null && before.applicationId !== draft.applicationId)
    return conflict('The recipient of a published story can’t be changed')
  return null
}

/** A form without a field for spotlights leaves the spotlight as it was. */
function keptSpotlight(before: Piece | null, { spotlightId }: Draft): string | null {
  return spotlightId === undefined ? (before?.spotlightId ?? null) : null
}

const fault = (path: string, message: string) =>
  err(validationFailed([{ path: [path], message }]))

const chooseRecipient = () =>
  fault('applicationId', 'Choose a recipient who accepted one of your awards')

const uploadFirst = () => fault('images', 'Upload each picture first')

/** Checks that the recipient, pictures and spotlight exist and are the author's to use. */
async function knownOf(
  { pieces, recipients, pictures }: Stores,
  author: Author,
  { words, applicationId, spotlightId }: Draft,
): Promise<Result<{ studentId: string | null }, Problem>> {
  const { organizationId } = author
  const recipient = applicationId === null ? null : await recipients.find(applicationId)
  const isTheirs = organizationId === null || recipient?.organizationId === organizationId
  if (needsConsent(words) && (recipient === null || !isTheirs)) return chooseRecipient()
  if (!needsConsent(words) && applicationId !== null)
    return fault(
      'applicationId',
      'Only stories and testimonials of students name a recipient',
    )
  if (spotlightId) {
    const spotlight = words.kind === 'spotlight' ? null : await pieces.find(spotlightId)
    if (spotlight?.kind !== 'spotlight' || spotlight.organizationId !== organizationId)
      return fault('spotlightId', 'Choose a spotlight of your organization')
  }
  const used = picturesOf(words).map(({ id }) => id)
  const found = await pictures.findAll(used)
  const areOwn = used.every((id) => found.get(id)?.organizationId === organizationId)
  if (!areOwn) return uploadFirst()
  return ok({ studentId: recipient?.studentId ?? null })
}
