import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { useWholeList } from '#page/use-whole-list.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import type { StoryValues } from './story-values.ts'
import { storyWritingMessages as text } from './story-writing-messages.ts'

const recipientsQuery = graphql(`
  query StoryForm_Recipients($organizationId: ID) {
    storyRecipients(organizationId: $organizationId) {
      applicationId
      student {
        id
        firstName
        lastName
      }
    }
  }
`)

const spotlightsQuery = graphql(`
  query StoryForm_Spotlights($organizationId: ID, $after: String) {
    contentPieces(
      organizationId: $organizationId
      kind: SPOTLIGHT
      first: 100
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          isPublished
          words {
            title
          }
        }
      }
    }
  }
`)

type Props = {
  form: FormState<StoryValues>
  /** Null for the site, which writes about recipients of every organization. */
  organizationId: string | null
}

/** The recipient that the text is about. */
export function RecipientField({ form, organizationId }: Props) {
  const { data, error } = useQuery(recipientsQuery, { variables: { organizationId } })
  const recipients = data?.storyRecipients
  const [help, none] =
    organizationId === null
      ? [text.siteRecipientHelp, text.noSiteRecipients]
      : [text.recipientHelp, text.noRecipients]
  const state = recipients?.length === 0 ? none : help
  return (
    <SelectField
      {...form.field('applicationId')}
      label={text.recipient}
      help={error ? text.recipientsFailed : state}
      placeholder={text.chooseRecipient}
      options={(recipients ?? []).map(({ applicationId, student }) => ({
        value: applicationId,
        label: student ? `${student.firstName} ${student.lastName}` : text.untitled,
      }))}
    />
  )
}

/** The spotlight, by the same writer, that it belongs to; nothing when there is none. */
export function SpotlightField({ form, organizationId }: Props) {
  const result = useQuery(spotlightsQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  })
  const list = result.data?.contentPieces
  const { hasFailed } = useWholeList(result, list)
  const chosen = form.values.spotlightId
  const spotlights = (list?.edges ?? []).map(({ node }) => ({
    value: node.id,
    label: node.isPublished
      ? (node.words.title ?? text.untitled)
      : text.draftSpotlight(node.words.title ?? text.untitled),
  }))
  if (spotlights.length === 0 && !chosen && !hasFailed) return null
  const isListed = chosen === '' || spotlights.some(({ value }) => value === chosen)
  const options = isListed
    ? spotlights
    : [{ value: chosen, label: text.chosenSpotlight }, ...spotlights]
  return (
    <SelectField
      {...form.field('spotlightId')}
      label={text.spotlight}
      help={hasFailed ? text.spotlightsFailed : text.spotlightHelp}
      placeholder={text.noSpotlight}
      options={options}
      isOptional
    />
  )
}
