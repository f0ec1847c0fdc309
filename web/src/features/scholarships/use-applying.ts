import { useLocation, useNavigate } from 'react-router'
import { isEditable } from '#entities/application/application-states.ts'
import { openApplication } from '#entities/application/open-application.ts'
import { applyUrl } from '#entities/scholarship/apply-url.ts'
import { isOpen } from '#entities/scholarship/listing-standing.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { keepsScholarships, useSession } from '#lib/session/session.ts'
import { keepWish } from '#lib/session/wish.ts'
import { paths } from '#paths'
import { toast } from '#ui/toast-store.ts'
import { applyMessages as text } from './apply-messages.ts'
import { useSaving } from './use-saving.ts'

const applyingFragment = graphql(`
  fragment Applying_Scholarship on Scholarship {
    id
    slug
    title
    status
    takesApplicationsHere
    application {
      id
      state
    }
    applicationUrl
    eligibility {
      verdict
    }
    sourceUrl
    sourceUrlKind
  }
`)

export type Applicable = FragmentType<typeof applyingFragment>

type Applying = {
  title: string
  /** Nothing that we know of rules the viewer out. */
  isPossible: boolean
  /** The provider's page; null when a press acts here. */
  url: string | null
  /** The button's label once an application was begun here. */
  label?: string
  onPress: () => void
}

/**
 * What applying means for the viewer. Where the provider takes applications here, it opens the form; elsewhere the
 * provider's page, and the scholarship is kept as planned; without an address, a press says why not. A visitor signs
 * in first. Null when nobody can apply and nothing was begun, and for accounts that never apply.
 */
export function useApplying(scholarship: Applicable): Applying | null {
  const { id, slug, application, eligibility, ...facts } = readFragment(
    applyingFragment,
    scholarship,
  )
  const isPossible = eligibility?.verdict !== 'NOT_ELIGIBLE'
  const award = { title: facts.title, isPossible }
  const { status, viewer } = useSession()
  const plan = usePlan(id)
  const open = useOpenForm(id, slug)
  const navigate = useNavigate()
  const askToSignIn = useAskToSignIn(facts.takesApplicationsHere ? id : null)
  if (!application && !isOpen(facts)) return null
  if (status !== 'signed-in') return { ...award, url: null, onPress: askToSignIn }
  if (!keepsScholarships(viewer)) return null
  if (application) {
    const { state } = application
    const isFillable =
      isEditable(state) && (state !== 'DRAFT' || facts.takesApplicationsHere !== false)
    const see = () => void navigate(paths.application(application.id))
    const label = isFillable ? text.continueApplication : text.seeApplication
    return { ...award, url: null, label, onPress: isFillable ? open : see }
  }
  if (facts.takesApplicationsHere) return { ...award, url: null, onPress: open }
  const url = applyUrl(facts)
  if (url === null) return { ...award, url, onPress: sayThatThereIsNone }
  return { ...award, url, onPress: () => void plan() }
}

/** Opens the form over this page, or, where this page shows no forms, on the scholarship's own page. */
function useOpenForm(id: string, slug: string) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (openApplication(id, pathname)) return
    openApplication(id, paths.scholarship(slug))
    void navigate(paths.scholarship(slug))
  }
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

/** @param formOf the scholarship whose form opens after signing in, if there is one here */
function useAskToSignIn(formOf: string | null) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const signIn = () => {
    if (formOf !== null) keepWish({ kind: 'apply', what: formOf, pathname })
    void navigate(paths.login('student', { returnTo: pathname + search }))
  }
  return () =>
    toast.error({
      title: text.signInTitle,
      description: text.signIn,
      action: { label: text.signInAction, onPress: signIn },
      topic: 'apply',
    })
}
