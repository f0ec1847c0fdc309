import { graphql, readFragment, type FragmentType } from '#gql'
import { adminMessages as text } from './admin-messages.ts'
import { reviewMessages as words } from './review-messages.ts'

const fragment = graphql(`
  fragment WaitingSource_Scholarship on Scholarship {
    id
    description
    note
    sourceUrl
    applicationUrl
    provenance {
      source
      year
      urls
      confidence
    }
  }
`)

type WaitingSourceProps = { scholarship: FragmentType<typeof fragment>; title: string }

/** Where a listing comes from and what its source says, to compare its fields with. */
export function WaitingSource({ scholarship, title }: WaitingSourceProps) {
  const listing = readFragment(fragment, scholarship)
  const { description, note, sourceUrl, applicationUrl, provenance } = listing
  const { source, year, urls, confidence } = provenance
  const addresses = new Set([sourceUrl, applicationUrl, ...urls])
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h4 className="font-semibold">{words.states}</h4>
      <p className="text-sm text-muted">
        {[
          `${text.source}: ${source}`,
          year === null ? null : text.year(year),
          words.confidenceLabel(words.confidence[confidence]),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {description && <p className="max-w-prose">{description}</p>}
      {note && <p className="max-w-prose text-muted">{note}</p>}
      <ul>
        {[...addresses].map(
          (address) =>
            address && (
              <li key={address}>
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${text.openSource}: ${title}, ${address}`}
                  className="inline-flex min-h-11 items-center break-all text-sea underline underline-offset-2"
                >
                  {address}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
