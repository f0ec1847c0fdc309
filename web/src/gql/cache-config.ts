/* Generated from the schema by build/cache-config-plugin.ts. */

export const possibleTypes = {
  "Problem": [
    "Conflict",
    "Forbidden",
    "InvalidToken",
    "NotFound",
    "NotSignedIn",
    "SlotTaken",
    "TooManyRequests",
    "ValidationFailed",
    "WrongCredentials"
  ]
}

export const pagedFields = {
  "Fund": [
    "ledger",
    "offers"
  ],
  "ListingImport": [
    "rows"
  ],
  "Query": [
    "applications",
    "contactMessages",
    "deadlineReminders",
    "documents",
    "essayReviews",
    "funds",
    "immigrationGuidances",
    "immigrationRuleChanges",
    "listingCases",
    "listingImports",
    "listingMerges",
    "listingSuggestions",
    "managedListings",
    "matchRuns",
    "mentorApplications",
    "mentorSessions",
    "mentors",
    "mentorshipSessions",
    "noShowAppeals",
    "notices",
    "organizationScholarships",
    "organizationsToVerify",
    "prepChecklists",
    "prepTasks",
    "reviewQueue",
    "savedDeadlines",
    "savedScholarships",
    "savedSearches",
    "scholarships",
    "submittedApplications",
    "syncRuns",
    "universities",
    "unpublishedScholarships"
  ],
  "Review": [
    "applications",
    "audit",
    "plannedDecisions"
  ],
  "SyncRun": [
    "badRows"
  ],
  "University": [
    "scholarships"
  ]
}

