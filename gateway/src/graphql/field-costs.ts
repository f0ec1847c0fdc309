/**
 * What fields cost whose type does not show their work: by type and field, in objects that it is
 * worth. A test holds the names to the graph.
 */
export const FIELD_COSTS: Readonly<Record<string, number>> = {
  // A whole search each. A page of all that a student may keep fits into the limit, once.
  'SavedSearch.matchCount': 10,
  // The same again, of which reading the query is done already.
  'SavedSearch.eligibleCount': 5,
  // Counts every value of every filter.
  'ScholarshipConnection.facets': 20,
  // Holds the whole catalogue against one person, once for each pair of facts.
  'Query.eligibilityPreview': 40,
  // Puts some hundred facts into words, and names up to 20 awards of each.
  'Query.askedFacts': 100,
  'AskedFact.awards': 20,
  // Counts all that was ever submitted to an organization, by several things.
  'Partner.metrics': 50,
  // A file of all that there is.
  'Mutation.startPartnerExport': 100,
  // Holds the whole catalogue against one person, and looks for what decides the most.
  'Query.nextQuestions': 40,
}

/** The whole schema is some 0.4 MB to write out. Two fit into what an operation may cost. */
export const INTROSPECTION_COST = 400
