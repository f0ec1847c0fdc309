import type { Fund_FundFragment } from '#gql/graphql'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { fundMessages as text } from './fund-messages.ts'

// Few people change it.
const PaysForChoice = lazyPart(
  async () => (await import('./pays-for-choice.tsx')).PaysForChoice,
)

type Props = { fund: Fund_FundFragment }

/** The scholarships that a fund pays for; whoever manages the fund chooses them. */
export function PaysFor({ fund }: Props) {
  const { scholarships, isKeptByViewer } = fund
  const ids = scholarships.map(({ id }) => id).join(' ')
  return (
    <Card>
      <section aria-labelledby="pays-for" className="flex flex-col gap-2">
        <h2 id="pays-for" className="text-lg">
          {text.paysFor}
        </h2>
        {scholarships.length === 0 ? (
          <p>{text.paysForAll}</p>
        ) : (
          <ul className="list-disc ps-5">
            {scholarships.map(({ id, title }) => (
              <li key={id} className="break-words">
                {title}
              </li>
            ))}
          </ul>
        )}
        {isKeptByViewer && (
          <Disclosure summary={text.choosePaysFor}>
            <LazyPart fallback={<Skeleton className="h-24" />} failed={<PartFailed />}>
              <PaysForChoice key={ids} fund={fund} />
            </LazyPart>
          </Disclosure>
        )}
      </section>
    </Card>
  )
}
