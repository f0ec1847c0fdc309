import type { CatalogContext } from '../request/context.ts'
import { enumOf } from '../request/present.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { type LinkCheck, isChanged } from '../../trust/link-check/link-check.ts'

/** What the checks add to a listing's moderation. */
export const linkModeration = {
  async linkChecks(
    { applicationUrl, sourceUrl, lastVerifiedAt }: StoredScholarship,
    _args: unknown,
    { loaders }: CatalogContext,
  ) {
    const urls = new Set([applicationUrl, sourceUrl].filter((url) => url !== null))
    const found = await Promise.all([...urls].map((url) => loaders.linkCheck.load(url)))
    return found.flatMap((check) =>
      check === null ? [] : [{ ...check, isVerified: lastVerifiedAt !== null }],
    )
  },
}

export const linkCheckType = {
  state: ({ status }: LinkCheck) => enumOf(status),
  isChangedSinceVerified: (check: LinkCheck & { isVerified: boolean }) =>
    check.isVerified && isChanged(check),
}
