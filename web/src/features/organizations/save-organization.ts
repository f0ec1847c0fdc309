import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'

const createDocument = graphql(`
  mutation SaveOrganization_Create($input: CreateOrganizationInput!) {
    createOrganization(input: $input) {
      __typename
      ... on OrganizationSuccess {
        organization {
          id
          ...OrganizationFacts_Organization
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const updateDocument = graphql(`
  mutation SaveOrganization_Update($input: UpdateOrganizationInput!) {
    updateOrganization(input: $input) {
      __typename
      ... on OrganizationSuccess {
        organization {
          id
          ...OrganizationFacts_Organization
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export type OrganizationValues = {
  name: string
  organizationType: string
  country: string
  website: string
  description: string
  universityId: string
}

/** "www.wells.example" as people type it becomes "https://www.wells.example". */
export function webAddress(typed: string): string {
  const plain = typed.trim()
  return plain === '' || /^[a-z]+:/i.test(plain) ? plain : `https://${plain}`
}

/** Creates the organization, or changes the one with `id`. */
export async function saveOrganization(
  client: ApolloClient,
  values: OrganizationValues,
  id: string | null,
) {
  const input = {
    name: values.name.trim(),
    organizationType: values.organizationType.trim() || null,
    country: values.country || null,
    website: webAddress(values.website) || null,
    description: values.description.trim() || null,
    universityId: values.universityId || null,
  }
  if (id === null) {
    const { data } = await client.mutate({ mutation: createDocument, variables: { input } })
    return data?.createOrganization
  }
  const { data } = await client.mutate({
    mutation: updateDocument,
    variables: { input: { id, ...input } },
  })
  return data?.updateOrganization
}
