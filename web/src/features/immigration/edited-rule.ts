import type { RuleCatalogQuery } from '#gql/graphql'

/** A rule as the page of rules reads it. */
export type EditedRule = RuleCatalogQuery['immigrationRules'][number]
