import { ExternalLink } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { paths } from '#paths'
import { applyUrl } from '#entities/scholarship/apply-url.ts'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { useSaving } from './use-saving.ts'

const applyButtonFragment = graphql(`
  fragment ApplyButton_Scholarship on Scholarship {
    id
    title
    applicationUrl
    sourceUrl
    sourceUrlKind
  }
`)

type Props = { scholarship: FragmentType<typeof applyButtonFragment>; label?: string }

/** Opens the provider's page in a new tab and keeps the scholarship as planned; a visitor signs in first. */
export function ApplyButton({ scholarship, label = text.apply }: Props) {
  const { id, title, ...urls } = readFragment(applyButtonFragment, scholarship)
  const { status, viewer } = useSession()
  const plan = usePlan(id)
  const askToSignIn = useAskToSignIn()
  const url = applyUrl(urls)
  if (status !== 'signed-in')
    return (
      <Button kind="primary" aria-label={`${label}: ${title}`} onClick={askToSignIn}>
        {label}
      </Button>
    )
  if (url === null)
    return (
      <Button
        kind="primary"
        aria-label={`${label}: ${title}`}
        onClick={() =>
          toast.error({ title: text.noUrlTitle, description: text.noUrl, topic: 'apply' })
        }
      >
        {label}
      </Button>
    )
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${title} ${text.applyNewTab}`}
      className={buttonStyle('primary', 'normal')}
      onClick={() => viewer.accountType === 'STUDENT' && void plan()}
    >
      {label}
      <ExternalLink aria-hidden="true" size={16} />
    </a>
  )
}

function usePlan(scholarshipId: string) {
  const { save } = useSaving()
  return async () => {
    const answer = await save(scholarshipId, { applicationStatus: 'PLANNED' })
    if (!answer) return
    const isPlanned = answer.savedScholarship.applicationStatus === 'PLANNED'
    toast.success({
      title: isPlanned ? text.appliedTitle : text.openedTitle,
      description: isPlanned ? text.applied : text.appliedBefore,
      topic: 'apply',
    })
  }
}

function useAskToSignIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const signIn = () => void navigate(paths.auth({ returnTo: pathname + search }))
  return () =>
    toast.error({
      title: text.signInTitle,
      description: text.signIn,
      action: { label: text.signInAction, onPress: signIn },
      topic: 'apply',
    })
}
