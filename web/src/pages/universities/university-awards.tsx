import { CompareTray } from '#features/scholarships/compare-tray.tsx'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { ScholarshipCard } from '#features/scholarships/scholarship-card.tsx'
import { universityMessages as text } from '#features/universities/university-messages.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { EmptyState } from '#ui/empty-state.tsx'

const awardFragment = graphql(`
  fragment UniversityAwards_Scholarship on Scholarship {
    id
    ...ScholarshipCard_Scholarship
  }
`)

type Props = { awards: readonly FragmentType<typeof awardFragment>[] }

/** A university's awards, as cards like those of a search. */
export function UniversityAwards(props: Props) {
  useReturningSave()
  const awards = props.awards.map((award) => readFragment(awardFragment, award))
  return (
    <>
      <section aria-labelledby="awards" className="flex flex-col gap-4">
        <h2 id="awards" className="text-xl">
          {text.awards}
        </h2>
        {awards.length === 0 ? (
          <EmptyState title={text.awardsNone}>{text.awardsNoneHelp}</EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {awards.map((award) => (
              <li key={award.id}>
                <ScholarshipCard scholarship={award} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </section>
      <CompareTray />
    </>
  )
}
