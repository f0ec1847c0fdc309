import { useQuery } from '@apollo/client/react'
import { OutlookPanel } from '#features/scholarships/outlook-panel.tsx'
import { useViewer } from '#lib/session/session.ts'
import { graphql } from '#gql'

const outlookQuery = graphql(`
  query ScholarshipsPage_Outlook {
    scholarshipOutlook {
      ...OutlookPanel_ScholarshipOutlook
    }
  }
`)

type Props = { onShowEligible: (() => void) | null }

/** For students with a profile. The search stands without it, so that its failure says nothing. */
export function Outlook({ onShowEligible }: Props) {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  const { data } = useQuery(outlookQuery, { skip: !isStudent })
  const outlook = data?.scholarshipOutlook
  if (!outlook) return null
  return <OutlookPanel outlook={outlook} onShowEligible={onShowEligible} />
}
