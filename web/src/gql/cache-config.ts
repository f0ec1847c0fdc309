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
  "SyncRun": {
    "badRows": []
  },
  "University": {
    "scholarships": []
  }
}

