import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { NotLoaded } from '#page/not-loaded.tsx'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { openOfferWords as text } from './open-offer-words.ts'
import { useOpenOffers, type OpenOffer } from './use-open-offers.ts'

/**
 * On the calendar: awards that wait for the student's answer, the first to end first; nothing when there are none.
 */
export function OpenOffers() {
  const { offers = [], hasFailed, retry } = useOpenOffers()
  return (
    <>
      {/* A student who does not see a last day here may lose an award. */}
      {hasFailed && <NotLoaded words={text.failed} retry={retry} />}
      {offers.length > 0 && (
        <section aria-labelledby="open-offers" className="flex flex-col gap-3">
          <h2 id="open-offers" className="text-xl">
            {text.title}
          </h2>
          <p className="text-muted">{text.lead}</p>
          <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
            {offers.map((offer) => (
              <Row key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Row({ offer: { applicationId, title, until } }: { offer: OpenOffer }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <TextLink
        to={paths.application(applicationId)}
        className="inline-flex min-h-11 items-center break-words"
      >
        {title}
      </TextLink>
      <span className="tabular font-semibold text-amber">
        {text.until(formatDateTime(until))}
      </span>
    </li>
  )
}
