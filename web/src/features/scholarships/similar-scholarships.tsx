import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import { ScholarshipCard } from './scholarship-card.tsx'
import { similarMessages as text } from './similar-messages.ts'
import { whySimilar } from './why-similar.ts'

const similarQuery = graphql(`
  query SimilarScholarships($id: ID!) {
    scholarship(id: $id) {
      id
      similar(first: 3) {
        fields
        levels
        countries {
          code
          name
        }
        isSameUniversity
        scholarship {
          id
          university {
            id
            name
          }
          ...ScholarshipCard_Scholarship
        }
      }
    }
  }
`)

/** Similar scholarships, each with the reason; nothing when there are none, or when they cannot be read. */
export function SimilarScholarships({ id }: { id: string }) {
  const { data, error } = useQuery(similarQuery, { variables: { id } })
  const titleId = useId()
  const similar = data?.scholarship?.similar ?? []
  if (error || (data && similar.length === 0)) return null
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 print:hidden">
      <h2 id={titleId} className="text-xl">
        {text.title}
      </h2>
      {data ? (
        <ul className="flex flex-col gap-4">
          {similar.map((one) => (
            <li key={one.scholarship.id} className="flex flex-col gap-1">
              <p className="text-sm text-muted empty:hidden">{whySimilar(one)}</p>
              <div className="grow">
                <ScholarshipCard scholarship={one.scholarship} heading="h3" />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Loading label={text.loading}>
          <div className="flex flex-col gap-4">
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} className="h-44 w-full" />
            ))}
          </div>
        </Loading>
      )}
    </section>
  )
}
