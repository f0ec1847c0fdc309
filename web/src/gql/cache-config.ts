/* Generated from the schema by build/cache-config-plugin.ts. */

export const possibleTypes = {
  "Problem": [
    "Conflict",
    "Forbidden",
    "InvalidToken",
    "NotFound",
    "NotSignedIn",
    "TooManyRequests",
    "ValidationFailed",
    "WrongCredentials"
  ]
}

export const pagedFields = {
  "Fund": {
    "ledger": [
      "kinds"
    ],
    "offers": [
      "states"
    ]
  },
  "ListingImport": {
    "rows": [
      "outcome",
      "state"
    ]
  },
  "Query": {
    "applications": [
      "states"
    ],
    "contactMessages": [],
    "deadlineReminders": [
      "isSent",
      "scholarshipId"
    ],
    "documents": [
      "kind"
    ],
    "essayReviews": [
      "essayType"
    ],
    "funds": [],
    "listingCases": [
      "status"
    ],
    "listingImports": [
      "organizationId"
    ],
    "listingMerges": [
      "state"
    ],
    "listingSuggestions": [],
    "managedListings": [
      "filter"
    ],
    "matchRuns": [],
    "notices": [
      "unreadOnly"
    ],
    "organizationScholarships": [
      "organizationId"
    ],
    "organizationsToVerify": [
      "status"
    ],
    "prepChecklists": [
      "scholarshipId"
    ],
    "prepTasks": [
      "scholarshipId",
      "status"
    ],
    "reviewQueue": [
      "scholarshipId"
    ],
    "savedDeadlines": [],
    "savedScholarships": [
      "status"
    ],
    "savedSearches": [],
    "scholarships": [
      "filter",
      "sort"
    ],
    "submittedApplications": [
      "scholarshipId",
      "states"
    ],
    "syncRuns": [
      "sourceId"
    ],
    "universities": [
      "filter",
      "sort"
    ],
    "unpublishedScholarships": []
  },
  "Review": {
    "applications": [
      "filter",
      "sort"
    ],
    "audit": [],
    "plannedDecisions": []
  },
  "SyncRun": {
    "badRows": []
  },
  "University": {
    "scholarships": []
  }
}

