/**
 * The cost of fields whose type does not show their work, by type and field, as a number of objects. A
 * test compares the names with the graph.
 */
export const FIELD_COSTS: Readonly<Record<string, number>> = {
  // Each is a whole search. A page with all searches that a student may keep fits into the
  // limit once.
  'SavedSearch.matchCount': 10,
  // The same again, except that the query has already been read.
  'SavedSearch.eligibleCount': 5,
  // Counts every value of every filter.
  'ScholarshipConnection.facets': 20,
  // Judges the whole catalog for one person, once for each pair of facts.
  'Query.eligibilityPreview': 40,
  // Puts some hundred facts into words, and names up to 20 awards of each.
  'Query.askedFacts': 100,
  'AskedFact.awards': 20,
  // Counts everything ever submitted to an organization, in several ways.
  'Partner.metrics': 50,
  // A file of everything there is.
  'Mutation.startPartnerExport': 100,
  // Judges the whole catalog for one person, and looks for the questions that decide the
  // most.
  'Query.nextQuestions': 40,
}

/** The whole schema is some 0.4 MB to write out. Two fit into what an operation may cost. */
export const INTROSPECTION_COST = 400
