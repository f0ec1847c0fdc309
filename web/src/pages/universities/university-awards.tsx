import { CompareTray } from '#features/scholarships/compare-tray.tsx'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { ScholarshipCard } from '#features/scholarships/scholarship-card.tsx'
import { universityMessages as text } from '#features/universities/university-messages.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { EmptyState } from '#ui/empty-state.tsx'

const awardsFragment = graphql(`
  fragment UniversityAwards_ScholarshipConnection on ScholarshipConnection {
    edges {
      cursor
      node {
        id
        ...ScholarshipCard_Scholarship
      }
    }
  }
`)

type Props = { scholarships: FragmentType<typeof awardsFragment> }

/** What a university gives, as cards of a search. */
export function UniversityAwards({ scholarships }: Props) {
  useReturningSave()
  const { edges } = readFragment(awardsFragment, scholarships)
  return (
    <>
      <section aria-labelledby="awards" className="flex flex-col gap-4">
        <h2 id="awards" className="text-xl">
          {text.awards}
        </h2>
        {edges.length === 0 ? (
          <EmptyState title={text.awardsNone}>{text.awardsNoneHelp}</EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {edges.map(({ node }) => (
              <li key={node.id}>
                <ScholarshipCard scholarship={node} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </section>
      <CompareTray />
    </>
  )
}
