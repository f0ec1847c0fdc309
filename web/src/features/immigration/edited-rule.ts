import type { RuleCatalogueQuery } from '#gql/graphql'

/** A rule as the page of rules reads it. */
export type EditedRule = RuleCatalogueQuery['immigrationRules'][number]
