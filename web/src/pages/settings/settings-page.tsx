import { useQuery } from '@apollo/client/react'
import { useAccountRules } from '#features/auth/account-rules.ts'
import { checkNewPassword } from '#features/auth/check-fields.ts'
import { noticeTypeLabels } from '#entities/notice/notice-type-labels.ts'
import { AccountSection } from '#features/settings/account-section.tsx'
import { MembershipsSection } from '#features/settings/memberships-section.tsx'
import { NoticesSection } from '#features/settings/notices-section.tsx'
import { PasswordSection } from '#features/settings/password-section.tsx'
import { PreferencesSection } from '#features/settings/preferences-section.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { settingsMessages as text } from '#features/settings/settings-messages.ts'
import { graphql } from '#gql'
import type { SettingsPageQuery } from '#gql/graphql'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'

// Loaded separately: most people have verified their address.
const VerifyEmailNotice = lazyPart(
  async () => (await import('#features/home/verify-email-notice.tsx')).VerifyEmailNotice,
)

// Loaded separately: only people who type a new password see it.
const PasswordMeter = lazyPart(
  async () => (await import('#features/auth/password-meter.tsx')).PasswordMeter,
)

// Loaded separately: stands at the end of the page.
const SessionsSection = lazyPart(
  async () => (await import('#features/settings/sessions-section.tsx')).SessionsSection,
)

// Loaded separately: few students have accepted an award whose organization tells their story.
const OwnStoriesSection = lazyPart(
  async () =>
    (await import('#features/settings/own-stories-section.tsx')).OwnStoriesSection,
)

const OwnDataSection = lazyPart(
  async () => (await import('#features/settings/own-data-section.tsx')).OwnDataSection,
)

const query = graphql(`
  query SettingsPage {
    viewer {
      id
      username
      email
      firstName
      lastName
      isEmailVerified
      ...AccountSection_User
      ...OwnDataSection_User
      preferences {
        ...PreferencesSection_Preferences
        ...NoticesSection_Preferences
      }
      sessions {
        id
        ...SessionsSection_Session
      }
      memberships {
        ...MembershipsSection_Membership
      }
    }
  }
`)

export function SettingsPage() {
  // Sessions and a pending address change elsewhere: shows the cached values first, then the current ones.
  const result = useQuery(query, {
    fetchPolicy: 'cache-and-network',
  })
  const isStudent = useViewer()?.accountType === 'STUDENT'
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="prose"
      actions={isStudent && <LinkButton to={paths.profile()}>{text.toProfile}</LinkButton>}
    >
      {result.data?.viewer ? (
        <Sections viewer={result.data.viewer} isStudent={isStudent} />
      ) : (
        <QueryState result={result} failed={text.loadFailed} label={text.loading}>
          <SettingsSkeleton />
        </QueryState>
      )}
    </Page>
  )
}

type SectionsProps = {
  viewer: NonNullable<SettingsPageQuery['viewer']>
  /** Students act for no organization, unless somebody invited them. */
  isStudent: boolean
}

function Sections({ viewer, isStudent }: SectionsProps) {
  const rules = useAccountRules()
  const memberships = viewer.memberships ?? []
  const own = [viewer.firstName, viewer.lastName, viewer.username, viewer.email]
  const words = own.filter((word) => word !== null)
  return (
    <>
      {viewer.isEmailVerified === false && (
        <LazyPart fallback={<Skeleton className="h-40" />} failed={<PartFailed />}>
          <VerifyEmailNotice email={viewer.email ?? ''} />
        </LazyPart>
      )}
      <AccountSection user={viewer} />
      {viewer.preferences && (
        <>
          <PreferencesSection preferences={viewer.preferences} />
          <NoticesSection preferences={viewer.preferences} labels={noticeTypeLabels} />
        </>
      )}
      <PasswordSection
        checkPassword={(password) => checkNewPassword(password, rules)}
        renderMeter={(password) => (
          <LazyPart>
            <PasswordMeter password={password} own={words} />
          </LazyPart>
        )}
      />
      <LazyPart failed={<PartFailed />}>
        <SessionsSection sessions={viewer.sessions ?? []} />
      </LazyPart>
      {(!isStudent || memberships.length > 0) && (
        <MembershipsSection memberships={memberships} />
      )}
      {isStudent && (
        <LazyPart>
          <OwnStoriesSection />
        </LazyPart>
      )}
      <LazyPart failed={<PartFailed />}>
        <OwnDataSection user={viewer} />
      </LazyPart>
    </>
  )
}

function SettingsSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-56" />
    </div>
  )
}
