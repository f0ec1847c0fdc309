import { useQuery } from '@apollo/client/react'
import { OutlookPanel } from '#features/scholarships/outlook-panel.tsx'
import { outlookMessages as text } from '#features/scholarships/outlook-messages.ts'
import { useProfileAddress } from '#entities/student/profile-address.ts'
import { LinkButton } from '#page/links.tsx'
import { useViewer } from '#lib/session/session.ts'
import { graphql } from '#gql'
import { cardStyle } from '#ui/card-style.ts'
import { OutlookPlace } from './outlook-place.tsx'

const outlookQuery = graphql(`
  query ScholarshipsPage_Outlook {
    scholarshipOutlook {
      ...OutlookPanel_ScholarshipOutlook
    }
  }
`)

type Props = { onShowEligible: (() => void) | null }

/** Shown to students. The search works without it, so it does not report its failure. */
export function Outlook({ onShowEligible }: Props) {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  const { data, error } = useQuery(outlookQuery, { skip: !isStudent })
  if (!data && !error) return <OutlookPlace />
  if (!data) return null
  const outlook = data.scholarshipOutlook
  if (!outlook) return <ProfileInvitation />
  return <OutlookPanel outlook={outlook} onShowEligible={onShowEligible} />
}

/** Shown to a student without a profile: without one, nobody can say what is open to them. */
function ProfileInvitation() {
  const profileAddress = useProfileAddress()
  return (
    <section
      aria-labelledby="outlook"
      className={cardStyle('p-card', 'flex flex-col items-start gap-3')}
    >
      <h2 id="outlook" className="text-xl">
        {text.title}
      </h2>
      <p>{text.needsProfile}</p>
      <LinkButton to={profileAddress()}>{text.fillIn}</LinkButton>
    </section>
  )
}
