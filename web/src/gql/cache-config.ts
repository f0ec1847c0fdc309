/* Generated from the schema by build/cache-config-plugin.ts. */

export const possibleTypes = {
  "Problem": [
    "AccountSuspended",
    "Conflict",
    "Forbidden",
    "InvalidToken",
    "NotFound",
    "NotSignedIn",
    "PersonalDataFound",
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
  "Mentor": [
    "reviews"
  ],
  "MentorSession": [
    "exchanges"
  ],
  "Partner": [
    "applications"
  ],
  "Post": [
    "replies"
  ],
  "Query": [
    "accounts",
    "apiKeys",
    "applications",
    "auditEntries",
    "contactMessages",
    "contentPieces",
    "contentQueue",
    "documents",
    "essayRequests",
    "essayReviews",
    "forumAppeals",
    "forumCases",
    "funds",
    "immigrationGuidances",
    "immigrationRuleChanges",
    "ledReviews",
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
    "moderationLog",
    "noShowAppeals",
    "notices",
    "organizationScholarships",
    "organizationsToVerify",
    "ownDecisions",
    "posts",
    "prepChecklists",
    "prepTasks",
    "publishedContent",
    "reportedReviews",
    "reviewQueue",
    "savedDeadlines",
    "savedScholarships",
    "savedSearches",
    "scholarships",
    "spotlights",
    "submittedApplications",
    "successStories",
    "syncRuns",
    "testimonials",
    "universities",
    "unpublishedScholarships"
  ],
  "Review": [
    "applications",
    "audit",
    "plannedDecisions"
  ],
  "Subscription": [
    "essayRequests"
  ],
  "SyncRun": [
    "badRows"
  ],
  "University": [
    "scholarships"
  ],
  "WebhookEndpoint": [
    "deliveries"
  ]
}

