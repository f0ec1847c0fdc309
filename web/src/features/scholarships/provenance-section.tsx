import { useState } from 'react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { CircleCheck, Flag, TriangleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkButton } from '#page/links.tsx'
import { useSession } from '#lib/session/session.ts'
import { webUrl } from '#lib/browser/web-url.ts'
import { Button } from '#ui/button.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { LinkStatus } from '#gql/graphql'
import { paths } from '#paths'
import { furtherDetailMessages as text } from './further-detail-messages.ts'
import { ProvenanceLine } from './provenance-line.tsx'

const ReportDialog = lazyPart(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
)

const provenanceSectionFragment = graphql(`
  fragment ProvenanceSection_Scholarship on Scholarship {
    id
    note
    linkStatus
    provenance {
      licence
      urls
    }
    ...ProvenanceLine_Scholarship
  }
`)

type Props = { scholarship: FragmentType<typeof provenanceSectionFragment> }

/** Source, year, last check, and a link to report that something is wrong. */
export function ProvenanceSection(props: Props) {
  const scholarship = readFragment(provenanceSectionFragment, props.scholarship)
  const { id, note, linkStatus, provenance } = scholarship
  // Keyed by the shown part: the same page twice is no second source.
  const urls = new Map(
    provenance.urls.flatMap((url) => webUrl(url) ?? []).map((url) => [placeOf(url), url]),
  )
  return (
    <section
      aria-labelledby="provenance"
      className="flex flex-col items-start gap-2 border-t border-line pt-6"
    >
      <h2 id="provenance" className="text-xl">
        {text.provenance}
      </h2>
      <ProvenanceLine scholarship={scholarship} />
      {note && (
        <p className="max-w-prose text-sm text-muted">{text.collectorsNote(note)}</p>
      )}
      <LinkState status={linkStatus} />
      {urls.size > 0 && (
        <ul>
          {[...urls].map(([place, url]) => (
            <li key={place}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline underline-offset-2 hover:text-sea-strong"
              >
                {text.sourcePage(place)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {provenance.licence && (
        <p className="text-sm text-muted">{text.licence(provenance.licence)}</p>
      )}
      <ReportButton scholarshipId={id} />
    </section>
  )
}

function LinkState({ status }: { status: LinkStatus }) {
  if (status === 'ALIVE')
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <CircleCheck aria-hidden="true" size={16} className="shrink-0" />
        {text.linkAlive}
      </p>
    )
  if (status !== 'MOVED' && status !== 'BROKEN') return null
  return (
    <p className="flex items-center gap-2 text-sm">
      <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
      {status === 'MOVED' ? text.linkMoved : text.linkBroken}
    </p>
  )
}

/** Two pages of one site differ by their paths; the rest of an address is for machines. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/\/$/, '')
}

function ReportButton({ scholarshipId }: { scholarshipId: string }) {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const words = (
    <>
      <Flag aria-hidden="true" size={16} />
      {text.report}
    </>
  )
  if (status !== 'signed-in')
    return (
      <LinkButton
        kind="quiet"
        isFlush
        to={paths.login('student', { returnTo: pathname + search })}
      >
        {words}
      </LinkButton>
    )
  return (
    <>
      <Button
        kind="quiet"
        isFlush
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {words}
      </Button>
      {wasOpened && (
        <LazyPart failed={<PartFailed />}>
          <ReportDialog
            scholarshipId={scholarshipId}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </LazyPart>
      )}
    </>
  )
}
