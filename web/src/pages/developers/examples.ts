/** Operations that the guide shows, the form begins with and the explorer opens. */
export const examples = {
  scholarships: `query Scholarships($first: Int = 3) {
  scholarships(first: $first) {
    totalCount
    edges { node { id title provider } }
  }
}`,
  applications: `query ListApplications($after: String) {
  partner {
    applications(first: 50, after: $after) {
      pageInfo { hasNextPage endCursor }
      edges { node { id programId state submittedAt isShared } }
    }
  }
}`,
  figures: `query Figures($from: Date, $to: Date) {
  partner {
    metrics(filter: { from: $from, to: $to }) {
      version
      totalApplications
      stages { stage count }
      countries { groups { label count } other }
    }
  }
}`,
}
