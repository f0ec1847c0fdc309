import { forbidden, notFound, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { asAuthor, type Author } from '../author/author.policy.ts'
import type { Piece } from './content.ts'

/** An administrator, who decides what is published. */
export type Reviewer = { readonly userId: string; readonly checkedBy: 'policy' }

/** Somebody whom a text can be about: they decide whether it may be told. */
export type Recipient = { readonly userId: string; readonly checkedBy: 'policy' }

/** Whoever may write the piece; for everybody else it does not exist. */
export function asAuthorOf(viewer: Viewer, piece: Piece | null): Result<Author, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  if (piece === null) return err(notFound('story'))
  const author = asAuthor(viewer, piece.organizationId)
  return author.ok ? author : err(notFound('story'))
}

export function asReviewer(viewer: Viewer): Result<Reviewer, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  if (!isAdmin(viewer))
    return err(forbidden('Only administrators can decide what is published'))
  return ok({ userId: viewer.userId, checkedBy: 'policy' })
}

export function asRecipient(viewer: Viewer): Result<Recipient, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  return ok({ userId: viewer.userId, checkedBy: 'policy' })
}
