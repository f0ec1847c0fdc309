import { graphql, readFragment, type FragmentType } from '#gql'
import { webUrl } from '#lib/browser/web-url.ts'
import { moderationMessages as text } from './moderation-messages.ts'

const fragment = graphql(`
  fragment SourceLink_Scholarship on Scholarship {
    id
    title
    sourceUrl
    applicationUrl
    provenance {
      urls
    }
  }
`)

/** A link to where the listing can be looked up; nothing when it names no address. */
export function SourceLink(props: { scholarship: FragmentType<typeof fragment> }) {
  const { title, sourceUrl, applicationUrl, provenance } = readFragment(
    fragment,
    props.scholarship,
  )
  const source = webUrl(sourceUrl ?? provenance.urls[0] ?? applicationUrl ?? null)
  if (!source) return null
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text.source}: ${title}`}
      className="inline-flex min-h-11 items-center text-sea underline underline-offset-2"
    >
      {text.source}
    </a>
  )
}
