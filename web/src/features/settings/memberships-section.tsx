import { graphql, readFragment, type FragmentType } from '#gql'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const fragment = graphql(`
  fragment MembershipsSection_Membership on Membership {
    role
    organization {
      id
      name
      verification
    }
  }
`)

type MembershipsSectionProps = { memberships: readonly FragmentType<typeof fragment>[] }

export function MembershipsSection(props: MembershipsSectionProps) {
  const memberships = readFragment(fragment, props.memberships)
  return (
    <SettingsSection title={text.memberships}>
      {memberships.length === 0 ? (
        <p className="text-muted">{text.noMemberships}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {memberships.map(({ role, organization }) => (
            <li key={organization.id}>
              <p className="font-semibold">{organization.name}</p>
              <p className="text-sm text-muted">
                {text.role[role]} · {text.verification[organization.verification]}
              </p>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}
