import { useId } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#lib/format/format-money.ts'
import { useSession } from '#lib/session/session.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Monogram } from '#ui/monogram.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { UniversityCard_UniversityFragment } from '#gql/graphql'
import { paths } from '#paths'
import { LinkButton } from '#page/links.tsx'
import { countInWords, percentInWords } from './university-figures.ts'
import { universityMessages as text } from './university-messages.ts'

const universityCardFragment = graphql(`
  fragment UniversityCard_University on University {
    id
    slug
    name
    location
    type
    ranking
    acceptanceRate
    tuitionInState {
      amount
      currency
    }
    tuitionOutOfState {
      amount
      currency
    }
    studentPopulation
    topMajors
    scholarshipPrograms
  }
`)

const shownMajors = 3

type Props = { university: FragmentType<typeof universityCardFragment> }

/** One university; the link "View Details" covers the whole card. */
export function UniversityCard(props: Props) {
  const university = readFragment(universityCardFragment, props.university)
  const { name, slug, type, ranking, topMajors } = university
  const id = useId()
  const majors = topMajors?.slice(0, shownMajors) ?? []
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={cardStyle(
        'p-inset',
        'relative flex h-full flex-col gap-2 hover:border-sea',
      )}
    >
      <Head {...university} nameId={`${id}-name`} />
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{type === 'PUBLIC' ? text.public : text.private}</Badge>
        {typeof ranking === 'number' && <Badge>{text.ranking(ranking)}</Badge>}
      </div>
      <Figures {...university} />
      {majors.length > 0 && (
        <p className="line-clamp-1 text-sm">
          <span className="text-muted">{text.topMajors}: </span>
          {majors.join(', ')}
        </p>
      )}
      {university.scholarshipPrograms > 0 && (
        <p className="font-semibold">
          {text.scholarshipPrograms(university.scholarshipPrograms)}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Link
          to={paths.university(slug)}
          id={`${id}-details`}
          aria-labelledby={`${id}-details ${id}-name`}
          className={buttonStyle('secondary', 'normal', 'after:absolute after:inset-0')}
        >
          {text.viewDetails}
        </Link>
        <SignUpToView slug={slug} name={name} />
      </div>
    </article>
  )
}

type HeadProps = Pick<UniversityCard_UniversityFragment, 'id' | 'name' | 'location'> & {
  nameId: string
}

function Head({ id, name, location, nameId }: HeadProps) {
  return (
    <div className="flex items-start gap-3">
      <Monogram name={name} id={id} />
      <div className="min-w-0">
        <h2 id={nameId} className="line-clamp-2 text-lg">
          {name}
        </h2>
        {location && <p className="text-muted">{location}</p>}
      </div>
    </div>
  )
}

type FiguresProps = Pick<
  UniversityCard_UniversityFragment,
  'acceptanceRate' | 'tuitionInState' | 'tuitionOutOfState' | 'studentPopulation'
>

function Figures(university: FiguresProps) {
  const { acceptanceRate, tuitionInState, tuitionOutOfState, studentPopulation } =
    university
  const tuition = tuitionOutOfState ?? tuitionInState
  return (
    // Side by side, as long as the size of the letters allows.
    <dl className="tabular grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-x-3 gap-y-1">
      <Row label={text.acceptance} value={percentInWords(acceptanceRate)} />
      <Row
        label={tuition === tuitionInState && tuition ? text.tuitionIn : text.tuitionAYear}
        value={tuition ? formatMoney(tuition) : text.notReported}
      />
      <Row label={text.students} value={countInWords(studentPopulation)} />
    </dl>
  )
}

/** A visitor's link to a profile, which leads back to this university afterward. */
function SignUpToView({ slug, name }: { slug: string; name: string }) {
  const { status } = useSession()
  if (status !== 'visitor') return null
  return (
    <LinkButton
      kind="quiet"
      className="relative z-10"
      aria-label={`${text.signUpToView}: ${name}`}
      to={paths.login('student', { view: 'register', returnTo: paths.university(slug) })}
    >
      {text.signUpToView}
    </LinkButton>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
