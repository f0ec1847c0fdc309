import { isOfficial } from '#entities/scholarship/apply-url.ts'
import type { SourceUrlKind } from '#gql/graphql'
import { pageToCheck } from './absence.ts'
import { detailMessages as text } from './detail-messages.ts'

type Props = {
  listing: {
    provenance: { confidence: string }
    sourceUrl?: string | null
    sourceUrlKind?: SourceUrlKind | null
  }
}

/** A link to the page for facts that our source leaves out; nothing when there is no such page. */
export function PageToCheck({ listing }: Props) {
  const url = pageToCheck(listing)
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center self-start text-sm text-sea underline underline-offset-2 hover:text-sea-strong"
    >
      {isOfficial(listing) ? text.checkProviderPage : text.checkSourcePage}
      <span className="sr-only"> {text.opensNewTab}</span>
    </a>
  )
}
