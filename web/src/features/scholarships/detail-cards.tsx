import { ExternalLink, Mail } from 'lucide-react'
import { isOfficial } from '#entities/scholarship/apply-url.ts'
import { webUrl } from '#lib/browser/web-url.ts'
import { capitalized } from '#lib/format/format.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { DetailCards_ScholarshipFragment } from '#gql/graphql'
import { furtherDetailMessages as text } from './further-detail-messages.ts'

const detailCardsFragment = graphql(`
  fragment DetailCards_Scholarship on Scholarship {
    id
    coverage
    benefits
    contactEmail
    sourceUrl
    sourceUrlKind
    applicationUrl
  }
`)

type Props = { scholarship: FragmentType<typeof detailCardsFragment> }
type Facts = DetailCards_ScholarshipFragment

/** What an award gives besides its money, and whom to ask; nothing when its source is silent. */
export function DetailCards({ scholarship }: Props) {
  const facts = readFragment(detailCardsFragment, scholarship)
  const benefits = [...(facts.benefits ?? []), ...(facts.coverage ?? []).map(inWords)]
  return (
    <>
      {benefits.length > 0 && (
        <section aria-labelledby="benefits" className="flex flex-col gap-2">
          <h2 id="benefits" className="text-xl">
            {text.benefits}
          </h2>
          <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      <Contact {...facts} />
    </>
  )
}

function inWords(slug: string): string {
  return capitalized(slug.replaceAll('-', ' '))
}

function Contact({ contactEmail, sourceUrl, sourceUrlKind, applicationUrl }: Facts) {
  const website = webUrl(sourceUrl)
  const form = webUrl(applicationUrl)
  if (!contactEmail && !website && !form) return null
  return (
    <section aria-labelledby="contact" className="flex flex-col items-start gap-1">
      <h2 id="contact" className="text-xl">
        {text.contact}
      </h2>
      {contactEmail && (
        <a href={`mailto:${contactEmail}`} className={outsideLink}>
          <Mail aria-hidden="true" size={16} className="shrink-0" />
          <span className="min-w-0 break-words">{contactEmail}</span>
        </a>
      )}
      {website && (
        <OutsideLink
          url={website}
          label={isOfficial({ sourceUrlKind }) ? text.website : text.listedAt}
        />
      )}
      {form && form !== website && <OutsideLink url={form} label={text.applicationPage} />}
    </section>
  )
}

const outsideLink =
  'inline-flex min-h-11 items-center gap-2 text-sea underline underline-offset-2 hover:text-sea-strong'

/** Names its host, so that people see where they are going. */
function OutsideLink({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={outsideLink}>
      <ExternalLink aria-hidden="true" size={16} className="shrink-0" />
      <span className="min-w-0 break-words">
        {label}: {new URL(url).host} <span className="sr-only">(opens in a new tab)</span>
      </span>
    </a>
  )
}
