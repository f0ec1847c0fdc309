import { useLocation, useNavigate } from 'react-router'
import { applyUrl } from '#entities/scholarship/apply-url.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { useSession } from '#lib/session/session.ts'
import { paths } from '#paths'
import { toast } from '#ui/toast-store.ts'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { useSaving } from './use-saving.ts'

const applyingFragment = graphql(`
  fragment Applying_Scholarship on Scholarship {
    id
    title
    applicationUrl
    sourceUrl
    sourceUrlKind
  }
`)

export type Applicable = FragmentType<typeof applyingFragment>

/**
 * What applying is for whoever looks: the provider's page, which keeps the scholarship as planned for a
 * student; else, without an address, a press that says why not. A visitor signs in first.
 */
export function useApplying(scholarship: Applicable): {
  title: string
  url: string | null
  onPress: () => void
} {
  const { id, title, ...urls } = readFragment(applyingFragment, scholarship)
  const { status, viewer } = useSession()
  const plan = usePlan(id)
  const askToSignIn = useAskToSignIn()
  if (status !== 'signed-in') return { title, url: null, onPress: askToSignIn }
  const url = applyUrl(urls)
  if (url === null) return { title, url, onPress: sayThatThereIsNone }
  const isStudent = viewer.accountType === 'STUDENT'
  return { title, url, onPress: () => isStudent && void plan() }
}

function sayThatThereIsNone() {
  toast.error({ title: text.noUrlTitle, description: text.noUrl, topic: 'apply' })
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
