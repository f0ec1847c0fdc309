import { forbidden, notFound, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import type { Piece } from './content.ts'

/** Somebody who may write for an organization, or for the site; only this policy makes one. */
export type Author = {
  readonly userId: string
  /** Null: for the site itself. */
  readonly organizationId: string | null
  /** The account's address and the organization are verified: what they wrote may go to review. */
  readonly mayPublish: boolean
  readonly checkedBy: 'policy'
}

/** An administrator, who decides what is published. */
export type Reviewer = { readonly userId: string; readonly checkedBy: 'policy' }

/** Whom a text can be about: they answer whether it may be told. */
export type Recipient = { readonly userId: string; readonly checkedBy: 'policy' }

const isAdmin = ({ roles }: SignedInViewer) => roles.includes('admin')

/** Owners and editors of the organization; administrators for the site. 403 for everybody else. */
export function asAuthor(
  viewer: Viewer,
  organizationId: string | null,
): Result<Author, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const { userId, isEmailVerified, memberships } = viewer
  if (organizationId === null) {
    if (!isAdmin(viewer)) return err(forbidden('Only administrators write for the site'))
    return ok({ userId, organizationId, mayPublish: true, checkedBy: 'policy' })
  }
  const membership = memberships.find((one) => one.organizationId === organizationId)
  if (membership?.role !== 'owner' && membership?.role !== 'editor')
    return err(forbidden('Only owners and editors of an organization write its stories'))
  const mayPublish = isEmailVerified && membership.isVerified
  return ok({ userId, organizationId, mayPublish, checkedBy: 'policy' })
}

/** Who may write the piece; for everybody else there is none. */
export function asAuthorOf(viewer: Viewer, piece: Piece | null): Result<Author, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  if (piece === null) return err(notFound('story'))
  const author = asAuthor(viewer, piece.organizationId)
  return author.ok ? author : err(notFound('story'))
}

export function asReviewer(viewer: Viewer): Result<Reviewer, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  if (!isAdmin(viewer))
    return err(forbidden('Only administrators decide what is published'))
  return ok({ userId: viewer.userId, checkedBy: 'policy' })
}

export function asRecipient(viewer: Viewer): Result<Recipient, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  return ok({ userId: viewer.userId, checkedBy: 'policy' })
}
