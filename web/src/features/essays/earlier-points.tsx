import { Check, Circle } from 'lucide-react'
import { Disclosure } from '#ui/disclosure.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { essayMessages as text } from './essay-messages.ts'

const earlierFragment = graphql(`
  fragment EarlierPoints_Review on EssayReview {
    id
    earlierPoints {
      key
      text
      isMet
    }
  }
`)

const openFragment = graphql(`
  fragment OpenPoints_Result on EssayResult {
    points {
      key
      kind
      criterion
      text
    }
  }
`)

/** Points that the version before left open, and which of them this one has met. */
export function EarlierPoints(props: { review: FragmentType<typeof earlierFragment> }) {
  const { earlierPoints } = readFragment(earlierFragment, props.review)
  if (earlierPoints.length === 0) return null
  const met = earlierPoints.filter(({ isMet }) => isMet).length
  return (
    <Disclosure
      summary={text.earlier(met, earlierPoints.length)}
      isOpen={met < earlierPoints.length}
    >
      <ul className="flex max-w-prose flex-col gap-2">
        {earlierPoints.map((point, place) => (
          <li key={`${point.key} ${place}`} className="flex gap-2">
            {point.isMet ? (
              <Check aria-hidden="true" size={20} className="shrink-0 text-good" />
            ) : (
              <Circle aria-hidden="true" size={20} className="shrink-0 text-muted" />
            )}
            <span>
              <strong>{point.isMet ? text.met : text.stillOpen}:</strong> {point.text}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const MAX_POINTS = 8

/** Points to work on before the next version is handed in. */
export function AddressFirst(props: { result: FragmentType<typeof openFragment> }) {
  const { points } = readFragment(openFragment, props.result)
  const open = points.filter(
    ({ kind, criterion }) => kind === 'OPEN' && criterion !== 'grammar',
  )
  if (open.length === 0) return null
  return (
    <section
      aria-label={text.addressFirst}
      className="mb-4 rounded border border-line bg-sunken p-4"
    >
      <h3 className="mb-2">{text.addressFirst}</h3>
      <ul className="list-disc ps-5">
        {open.slice(0, MAX_POINTS).map((point, place) => (
          <li key={`${point.key} ${place}`}>{point.text}</li>
        ))}
      </ul>
    </section>
  )
}
