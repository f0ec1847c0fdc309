import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const query = graphql(`
  query OwnStoriesSection {
    storiesAboutMe {
      id
    }
  }
`)

/** A link to the stories that organizations tell of the viewer, or would like to; nothing when there are none. */
export function OwnStoriesSection() {
  const { data } = useQuery(query, { fetchPolicy: 'no-cache' })
  if (!data || data.storiesAboutMe.length === 0) return null
  return (
    <SettingsSection title={text.ownStories}>
      <p>{text.ownStoriesText(data.storiesAboutMe.length)}</p>
      <LinkButton to={paths.ownStories()} className="self-start">
        {text.openOwnStories}
      </LinkButton>
    </SettingsSection>
  )
}
