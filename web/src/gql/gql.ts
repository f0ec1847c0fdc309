/* eslint-disable */
import * as types from './graphql.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
  '\n  query Countries {\n    countries {\n      code\n      name\n    }\n  }\n': typeof types.CountriesDocument
  '\n  query GradeFields_Scales($country: String) {\n    gradeScales(country: $country) {\n      code\n      name\n      grades\n    }\n  }\n': typeof types.GradeFields_ScalesDocument
  '\n  query GradeFields_Converted($scale: String!, $grade: String!) {\n    convertGrade(scale: $scale, grade: $grade) {\n      gpa\n      isEstimate\n      source\n    }\n  }\n': typeof types.GradeFields_ConvertedDocument
  '\n  mutation UseScholarshipSteps_Publish($input: ScholarshipIdInput!) {\n    result: publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.UseScholarshipSteps_PublishDocument
  '\n  mutation UseScholarshipSteps_Close($input: ScholarshipIdInput!) {\n    result: closeScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.UseScholarshipSteps_CloseDocument
  '\n  mutation UseScholarshipSteps_Archive($input: ScholarshipIdInput!) {\n    result: archiveScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.UseScholarshipSteps_ArchiveDocument
  '\n  query UseUniversityNames($ids: [ID!]!) {\n    universities(filter: { ids: $ids }, first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n': typeof types.UseUniversityNamesDocument
  '\n  query UseUniversitySearch($query: String!) {\n    universities(filter: { query: $query }, sort: NAME, first: 50) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n': typeof types.UseUniversitySearchDocument
  '\n  query ListingQueue($after: String) {\n    unpublishedScholarships(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          version\n          ...WaitingListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.ListingQueueDocument
  '\n  query OrganizationQueue($status: VerificationStatus!, $after: String) {\n    organizationsToVerify(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.OrganizationQueueDocument
  '\n  fragment OrganizationToVerify_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    countryName\n    website\n    description\n    verification\n    declineReason\n    createdAt\n    verifiedAt\n    version\n    members {\n      role\n      user {\n        id\n        firstName\n        lastName\n        email\n        isEmailVerified\n      }\n    }\n  }\n': typeof types.OrganizationToVerify_OrganizationFragmentDoc
  '\n  query RoleFinder($login: String!) {\n    userByLogin(login: $login) {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n    }\n  }\n': typeof types.RoleFinderDocument
  '\n  mutation RoleFinder_Set($input: SetRoleInput!) {\n    setRole(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          roles\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.RoleFinder_SetDocument
  '\n  query SuggestionQueue($after: String) {\n    listingSuggestions(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...WaitingSuggestion_ListingSuggestion\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.SuggestionQueueDocument
  '\n  mutation UseDecision($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.UseDecisionDocument
  '\n  mutation UseReview($input: ReviewListingsInput!) {\n    reviewListings(input: $input) {\n      __typename\n      ... on ReviewListingsSuccess {\n        scholarships {\n          id\n          version\n          status\n        }\n        refused {\n          id\n          reason\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.UseReviewDocument
  '\n  mutation UseSuggestionDecision($input: DecideListingSuggestionInput!) {\n    decideListingSuggestion(input: $input) {\n      __typename\n      ... on DecideListingSuggestionSuccess {\n        suggestion {\n          id\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.UseSuggestionDecisionDocument
  '\n  fragment WaitingListing_Scholarship on Scholarship {\n    id\n    title\n    provider\n    amountLabel\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    requirements {\n      key\n      text\n      asOf\n    }\n    deadline {\n      label\n    }\n    ...WaitingSource_Scholarship\n  }\n': typeof types.WaitingListing_ScholarshipFragmentDoc
  '\n  fragment WaitingSource_Scholarship on Scholarship {\n    id\n    description\n    note\n    sourceUrl\n    applicationUrl\n    provenance {\n      source\n      year\n      urls\n      confidence\n    }\n  }\n': typeof types.WaitingSource_ScholarshipFragmentDoc
  '\n  fragment WaitingSuggestion_ListingSuggestion on ListingSuggestion {\n    id\n    url\n    name\n    reason\n    createdAt\n    version\n  }\n': typeof types.WaitingSuggestion_ListingSuggestionFragmentDoc
  '\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.AcceptInvitationDocument
  '\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n': typeof types.AccountRulesDocument
  '\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.LoginFormDocument
  '\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.MailRequestForgotDocument
  '\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.MailRequestResendDocument
  '\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.RegisterFormDocument
  '\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.ResetPasswordFormDocument
  '\n  mutation RecoverAccountForm($input: RecoverAccountInput!) {\n    recoverAccount(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.RecoverAccountFormDocument
  '\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SetupFormDocument
  '\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.VerifyEmailDocument
  '\n  mutation CalendarSubscription_Create {\n    createCalendarFeed {\n      __typename\n      ... on CreateCalendarFeedSuccess {\n        calendarFeed {\n          createdAt\n        }\n        path\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.CalendarSubscription_CreateDocument
  '\n  mutation CalendarSubscription_Revoke {\n    revokeCalendarFeed {\n      __typename\n      ... on RevokeCalendarFeedSuccess {\n        isRevoked\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.CalendarSubscription_RevokeDocument
  '\n  fragment DefaultReminders_Defaults on ReminderDefaults {\n    isOn\n    daysBefore\n    timeZone\n  }\n': typeof types.DefaultReminders_DefaultsFragmentDoc
  '\n  mutation DefaultReminders_Update($input: UpdateReminderDefaultsInput!) {\n    updateReminderDefaults(input: $input) {\n      __typename\n      ... on ReminderDefaultsSuccess {\n        reminderDefaults {\n          ...DefaultReminders_Defaults\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.DefaultReminders_UpdateDocument
  '\n  fragment AwardReminders_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    scholarship {\n      id\n      title\n    }\n    reminders {\n      isOn\n      daysBefore\n      usesDefaults\n      customMessage\n      tellsNext\n      hasComingDeadline\n      planned {\n        id\n        reminderDate\n        reminderType\n        customMessage\n      }\n      last {\n        id\n        reminderDate\n      }\n    }\n  }\n': typeof types.AwardReminders_SavedScholarshipFragmentDoc
  '\n  query AwardReminders_Record($id: ID!) {\n    savedScholarship(id: $id) {\n      id\n      ...AwardReminders_SavedScholarship\n    }\n  }\n': typeof types.AwardReminders_RecordDocument
  '\n  mutation AwardReminders_UpdatePlan($input: UpdateReminderPlanInput!) {\n    updateReminderPlan(input: $input) {\n      __typename\n      ... on ReminderPlanSuccess {\n        savedScholarship {\n          ...AwardReminders_SavedScholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.AwardReminders_UpdatePlanDocument
  '\n  mutation AwardReminders_Create($input: CreateDeadlineReminderInput!) {\n    createDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.AwardReminders_CreateDocument
  '\n  mutation AwardReminders_Remove($input: RemoveDeadlineReminderInput!) {\n    removeDeadlineReminder(input: $input) {\n      __typename\n      ... on RemoveDeadlineReminderSuccess {\n        id\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.AwardReminders_RemoveDocument
  '\n  mutation AwardReminders_Snooze($input: SnoozeDeadlineReminderInput!) {\n    snoozeDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.AwardReminders_SnoozeDocument
  '\n  query ScholarshipReminders($id: ID!) {\n    scholarship(id: $id) {\n      id\n      saved {\n        id\n        ...AwardReminders_SavedScholarship\n      }\n    }\n  }\n': typeof types.ScholarshipRemindersDocument
  '\n  query AdminHome {\n    organizationsToVerify(status: PENDING, first: 1) {\n      totalCount\n    }\n    unpublishedScholarships(first: 1) {\n      totalCount\n    }\n    listingSuggestions(first: 1) {\n      totalCount\n    }\n    listingCases(first: 1) {\n      totalCount\n    }\n    sources {\n      id\n      isEnabled\n      isStale\n      activeRun {\n        id\n        state\n      }\n    }\n  }\n': typeof types.AdminHomeDocument
  '\n  fragment MissingFacts_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    visaType\n    intendedVisaType\n    citizenshipStatus\n    hasUsHighSchoolDiploma\n    usPermanentResident\n    needsFinancialAid\n  }\n': typeof types.MissingFacts_StudentFragmentDoc
  '\n  fragment NextDeadlines_Scholarship on Scholarship {\n    id\n    slug\n    title\n    deadline {\n      precision\n      date\n      endsAt\n      daysLeft\n      label\n    }\n  }\n': typeof types.NextDeadlines_ScholarshipFragmentDoc
  '\n  query HomeProfile {\n    student(id: "me") {\n      id\n      ...MissingFacts_Student\n    }\n  }\n': typeof types.HomeProfileDocument
  '\n  subscription HomeCounts {\n    savedScholarshipCounts {\n      total\n      notApplied\n      planned\n      applied\n      accepted\n      rejected\n    }\n  }\n': typeof types.HomeCountsDocument
  '\n  query HomeDeadlines {\n    notApplied: savedScholarships(status: NOT_APPLIED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n    planned: savedScholarships(status: PLANNED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n  }\n': typeof types.HomeDeadlinesDocument
  '\n  query HomeSavedSearches {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          newCount\n        }\n      }\n    }\n  }\n': typeof types.HomeSavedSearchesDocument
  '\n  query HomeMatches {\n    latestMatchRun {\n      id\n    }\n  }\n': typeof types.HomeMatchesDocument
  '\n  mutation VerifyEmailNotice_Resend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.VerifyEmailNotice_ResendDocument
  '\n  fragment ImportFacts_ListingImport on ListingImport {\n    id\n    organizationId\n    fileName\n    status\n    ignoredColumns\n    publishes\n    createdAt\n    appliedAt\n    undoneAt\n    undoableUntil\n    rowCount\n    newCount\n    changedCount\n    unchangedCount\n    errorCount\n    draftOnlyCount\n    waitingCount\n    refusedCount\n    undoneCount\n    keptCount\n  }\n': typeof types.ImportFacts_ListingImportFragmentDoc
  '\n  query ImportHistory($organizationId: ID, $after: String) {\n    listingImports(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n': typeof types.ImportHistoryDocument
  '\n  query ImportRows($id: ID!, $outcome: ImportRowOutcome, $after: String) {\n    listingImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: 100, after: $after) {\n        edges {\n          cursor\n          node {\n            rowNumber\n            title\n            outcome\n            state\n            scholarshipId\n            faults {\n              column\n              message\n            }\n            draftReasons {\n              column\n              message\n            }\n          }\n        }\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n': typeof types.ImportRowsDocument
  '\n  query ImportTemplate {\n    listingImportTemplate\n  }\n': typeof types.ImportTemplateDocument
  '\n  mutation UseImportSteps_Confirm($input: ConfirmListingImportInput!) {\n    result: confirmListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.UseImportSteps_ConfirmDocument
  '\n  mutation UseImportSteps_Undo($input: UndoListingImportInput!) {\n    result: undoListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.UseImportSteps_UndoDocument
  '\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n': typeof types.LandingFiguresDocument
  '\n  query FillProfile_Student {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n': typeof types.FillProfile_StudentDocument
  '\n  mutation FillProfile_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.FillProfile_CreateDocument
  '\n  mutation FillProfile_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.FillProfile_UpdateDocument
  '\n  fragment MatchCard_ScholarshipMatch on ScholarshipMatch {\n    verdict\n    label\n    score\n    scoreBase\n    reasons\n    applicationTips\n    improvementAreas\n    withProvider\n    questions {\n      question\n      profileField\n    }\n    steps {\n      text\n    }\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n    terms {\n      code\n      ...MatchTerms_MatchTerm\n    }\n    criteria {\n      code\n      ...MatchCriteria_MatchCriterion\n    }\n  }\n': typeof types.MatchCard_ScholarshipMatchFragmentDoc
  '\n  fragment MatchChanges_MatchChanges on MatchChanges {\n    since\n    added {\n      score\n      scoreBase\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    removed {\n      reason\n      explanation\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    rescored {\n      before\n      after\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n  }\n': typeof types.MatchChanges_MatchChangesFragmentDoc
  '\n  fragment MatchCriteria_MatchCriterion on MatchCriterion {\n    code\n    label\n    isHard\n    result\n    asked\n    yours\n    explanation\n    profileField\n  }\n': typeof types.MatchCriteria_MatchCriterionFragmentDoc
  '\n  query MatchHistory($after: String) {\n    matchRuns(first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          status\n          createdAt\n          shareToken\n          result {\n            overallScore\n            matchCount\n          }\n        }\n      }\n    }\n  }\n': typeof types.MatchHistoryDocument
  '\n  fragment MatchTerms_MatchTerm on MatchTerm {\n    code\n    label\n    earned\n    possible\n    isStated\n    explanation\n  }\n': typeof types.MatchTerms_MatchTermFragmentDoc
  '\n  fragment MatchValues_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gradeScale\n    gradeOriginal\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    needsFinancialAid\n  }\n': typeof types.MatchValues_StudentFragmentDoc
  '\n  fragment MatchValues_MatchProfile on MatchProfile {\n    academicField\n    degreeLevel\n    gpa\n    gradeScale\n    gradeOriginal\n    country\n    countryName\n    englishProficiency\n    financialNeed\n    careerGoals\n    extracurriculars\n    preferredStates\n    minAmount\n  }\n': typeof types.MatchValues_MatchProfileFragmentDoc
  '\n  query NewestMatches {\n    latestMatchRun {\n      id\n      finishedAt\n      result {\n        matchCount\n        matches(first: 3) {\n          score\n          scoreBase\n          scholarship {\n            id\n            slug\n            title\n            provider\n          }\n        }\n      }\n    }\n  }\n': typeof types.NewestMatchesDocument
  '\n  fragment ResultSummary_MatchResult on MatchResult {\n    overallScore\n    matchCount\n    toAnswerCount\n    toCheckCount\n    totalScholarships\n    madeBy\n    catalogueAsOf\n    computeMilliseconds\n  }\n': typeof types.ResultSummary_MatchResultFragmentDoc
  '\n  fragment OwnSummary_MatchResult on MatchResult {\n    notEligibleCount\n    competitiveness {\n      percent\n      met\n      stated\n    }\n  }\n': typeof types.OwnSummary_MatchResultFragmentDoc
  '\n  fragment ResultNotes_MatchResult on MatchResult {\n    strengths {\n      code\n      text\n      profileField\n    }\n    improvementAreas {\n      code\n      text\n      profileField\n    }\n    recommendations {\n      code\n      text\n      profileField\n    }\n  }\n': typeof types.ResultNotes_MatchResultFragmentDoc
  '\n  fragment ResultsDialog_MatchResult on MatchResult {\n    overallScore\n    madeBy\n    strengths {\n      code\n      text\n    }\n    improvementAreas {\n      code\n      text\n    }\n  }\n': typeof types.ResultsDialog_MatchResultFragmentDoc
  '\n  fragment ResultsDialog_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    reasons\n    applicationTips\n    scholarship {\n      id\n      slug\n      title\n      provider\n    }\n  }\n': typeof types.ResultsDialog_ScholarshipMatchFragmentDoc
  '\n  mutation ShareMatch_Share($input: MatchRunIdInput!) {\n    shareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.ShareMatch_ShareDocument
  '\n  mutation ShareMatch_Unshare($input: MatchRunIdInput!) {\n    unshareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.ShareMatch_UnshareDocument
  '\n  fragment SharedMatch_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n  }\n': typeof types.SharedMatch_ScholarshipMatchFragmentDoc
  '\n  mutation StartMatch($input: StartMatchInput!) {\n    startMatch(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          status\n          createdAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.StartMatchDocument
  '\n  query MatchProgress($runId: ID!) {\n    matchProgress(runId: $runId) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n    matchRun(id: $runId) {\n      id\n      status\n    }\n  }\n': typeof types.MatchProgressDocument
  '\n  subscription MatchSteps($runId: ID!, $after: Int) {\n    matchProgress(runId: $runId, after: $after) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n  }\n': typeof types.MatchStepsDocument
  '\n  query MatchingCatalogue {\n    matchingCatalogue {\n      openCount\n      criteria {\n        code\n        label\n        isHard\n      }\n      terms {\n        code\n        label\n        possible\n      }\n    }\n  }\n': typeof types.MatchingCatalogueDocument
  '\n  query CaseQueue($status: ListingCaseStatus!, $after: String) {\n    listingCases(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.CaseQueueDocument
  '\n  fragment FlagList_RedFlag on RedFlag {\n    code\n    severity\n    label\n    words\n    isCleared\n  }\n': typeof types.FlagList_RedFlagFragmentDoc
  '\n  fragment LinkList_ListingModeration on ListingModeration {\n    linkChecks {\n      url\n      state\n      httpStatus\n      movedTo\n      checkedAt\n      isChangedSinceVerified\n    }\n  }\n': typeof types.LinkList_ListingModerationFragmentDoc
  '\n  fragment ManagedListing_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    provider\n    linkStatus\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n    }\n    moderation {\n      redFlags {\n        code\n        ...FlagList_RedFlag\n      }\n      ...LinkList_ListingModeration\n      history {\n        id\n        action\n        detail\n        actorRole\n        at\n      }\n    }\n    ...SourceLink_Scholarship\n  }\n': typeof types.ManagedListing_ScholarshipFragmentDoc
  '\n  query ManagedListings($filter: ManagedListingFilter, $after: String) {\n    managedListings(filter: $filter, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.ManagedListingsDocument
  '\n  fragment OneCase_ListingCase on ListingCase {\n    id\n    status\n    outcome\n    note\n    openedAt\n    resolvedAt\n    resolvedByRole\n    version\n    scholarship {\n      id\n      slug\n      status\n      title\n      provider\n      ...SourceLink_Scholarship\n    }\n    reports {\n      id\n      reason\n      details\n      createdAt\n    }\n    redFlags {\n      code\n      ...FlagList_RedFlag\n    }\n  }\n': typeof types.OneCase_ListingCaseFragmentDoc
  '\n  mutation ResolveDialog($input: ResolveListingCaseInput!) {\n    resolveListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.ResolveDialogDocument
  '\n  fragment SourceLink_Scholarship on Scholarship {\n    id\n    title\n    sourceUrl\n    applicationUrl\n    provenance {\n      urls\n    }\n  }\n': typeof types.SourceLink_ScholarshipFragmentDoc
  '\n  mutation UseReopen($input: ReopenListingCaseInput!) {\n    reopenListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.UseReopenDocument
  '\n  mutation UseVerify($input: VerifyScholarshipInput!) {\n    verifyScholarship(input: $input) {\n      __typename\n      ... on VerifyScholarshipSuccess {\n        scholarship {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.UseVerifyDocument
  '\n  fragment NoticeCard_Notice on Notice {\n    id\n    title\n    body\n    link\n    linkLabel\n    occurredAt\n    readAt\n  }\n': typeof types.NoticeCard_NoticeFragmentDoc
  '\n  subscription NoticeCounts {\n    noticeCounts {\n      unread\n      version\n    }\n  }\n': typeof types.NoticeCountsDocument
  '\n  query Unsubscription($token: String!) {\n    unsubscription(token: $token) {\n      type\n      isOff\n    }\n  }\n': typeof types.UnsubscriptionDocument
  '\n  mutation SetUnsubscription($input: SetUnsubscriptionInput!) {\n    setUnsubscription(input: $input) {\n      __typename\n      ... on UnsubscriptionSuccess {\n        unsubscription {\n          type\n          isOff\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.SetUnsubscriptionDocument
  '\n  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {\n    markNoticesRead(input: $input) {\n      __typename\n      ... on MarkNoticesReadSuccess {\n        markedCount\n        counts {\n          unread\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.MarkNoticesReadDocument
  '\n  mutation InviteForm_Invite($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.InviteForm_InviteDocument
  '\n  mutation MemberRow_ChangeRole($input: ChangeMemberRoleInput!) {\n    changeMemberRole(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.MemberRow_ChangeRoleDocument
  '\n  mutation MemberRow_Remove($input: RemoveMemberInput!) {\n    removeMember(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.MemberRow_RemoveDocument
  '\n  fragment MembersSection_Organization on Organization {\n    id\n    members {\n      role\n      joinedAt\n      user {\n        id\n        firstName\n        lastName\n      }\n    }\n  }\n': typeof types.MembersSection_OrganizationFragmentDoc
  '\n  fragment OrganizationFacts_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    country\n    website\n    description\n    universityId\n    verification\n    declineReason\n  }\n': typeof types.OrganizationFacts_OrganizationFragmentDoc
  '\n  query OrganizationHome($id: ID!) {\n    organization(id: $id) {\n      id\n      ...OrganizationFacts_Organization\n      ...MembersSection_Organization\n    }\n  }\n': typeof types.OrganizationHomeDocument
  '\n  fragment OwnScholarship_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    amountLabel\n    deadline {\n      label\n    }\n  }\n': typeof types.OwnScholarship_ScholarshipFragmentDoc
  '\n  query OwnScholarships($organizationId: ID!, $after: String) {\n    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OwnScholarship_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.OwnScholarshipsDocument
  '\n  mutation SaveOrganization_Create($input: CreateOrganizationInput!) {\n    createOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SaveOrganization_CreateDocument
  '\n  mutation SaveOrganization_Update($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SaveOrganization_UpdateDocument
  '\n  query UniversityField_Chosen($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n    }\n  }\n': typeof types.UniversityField_ChosenDocument
  '\n  fragment OverviewFigures_Query on Query {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      countriesCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n': typeof types.OverviewFigures_QueryFragmentDoc
  '\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SaveStudent_CreateDocument
  '\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SaveStudent_UpdateDocument
  '\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    isGpaEstimated\n    gradeOriginal\n    gradeScale\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n    dateOfBirth\n    gender\n    intendedUniversityIds\n  }\n': typeof types.StudentValues_StudentFragmentDoc
  '\n  fragment SavedSearchCard_SavedSearch on SavedSearch {\n    id\n    name\n    query\n    countries {\n      code\n      name\n    }\n    degreeLevel\n    fieldOfStudy {\n      code\n      name\n    }\n    minAmount\n    maxAmount\n    noEssay\n    complexity\n    includeUnknown\n    alert\n    address\n    matchCount\n    newCount\n    lastNotifiedAt\n  }\n': typeof types.SavedSearchCard_SavedSearchFragmentDoc
  '\n  query SavedSearchPanel {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          name\n          address\n          newCount\n        }\n      }\n    }\n  }\n': typeof types.SavedSearchPanelDocument
  '\n  mutation SavedSearchPanel_Seen($input: SavedSearchIdInput!) {\n    markSavedSearchSeen(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          newCount\n        }\n      }\n    }\n  }\n': typeof types.SavedSearchPanel_SeenDocument
  '\n  mutation SavedSearches_Create($input: CreateSavedSearchInput!) {\n    createSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SavedSearches_CreateDocument
  '\n  mutation SavedSearches_Update($input: UpdateSavedSearchInput!) {\n    updateSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n          alert\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SavedSearches_UpdateDocument
  '\n  mutation SavedSearches_Remove($input: SavedSearchIdInput!) {\n    removeSavedSearch(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.SavedSearches_RemoveDocument
  '\n  fragment SavedCard_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    notes\n    createdAt\n    updatedAt\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n      applicationUrl\n      sourceUrl\n      sourceUrlKind\n      closedReason\n    }\n  }\n': typeof types.SavedCard_SavedScholarshipFragmentDoc
  '\n  subscription SavedCounts {\n    savedScholarshipCounts {\n      total\n      planned\n      applied\n      accepted\n    }\n  }\n': typeof types.SavedCountsDocument
  '\n  mutation SavedChanges_Update($input: UpdateSavedScholarshipInput!) {\n    updateSavedScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          updatedAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.SavedChanges_UpdateDocument
  '\n  mutation SavedChanges_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.SavedChanges_RemoveDocument
  '\n  mutation SavedChanges_PutBack($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.SavedChanges_PutBackDocument
  '\n  query ApplicantsSection_Fields {\n    fieldsOfStudy {\n      code\n      name\n    }\n  }\n': typeof types.ApplicantsSection_FieldsDocument
  '\n  mutation SaveScholarship_Create($input: CreateScholarshipInput!) {\n    createScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        notice\n        scholarship {\n          id\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SaveScholarship_CreateDocument
  '\n  mutation SaveScholarship_Update($input: UpdateScholarshipInput!) {\n    updateScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          version\n          ...ScholarshipValues_Scholarship\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SaveScholarship_UpdateDocument
  '\n  mutation SaveScholarship_Publish($input: ScholarshipIdInput!) {\n    publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SaveScholarship_PublishDocument
  '\n  fragment ScholarshipValues_Scholarship on Scholarship {\n    id\n    status\n    version\n    title\n    provider\n    description\n    amountType\n    amountPeriod\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    deadline {\n      precision\n      date\n      timeZone\n    }\n    isRollingAdmission\n    requirements {\n      key\n      text\n      asOf\n    }\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requiresEssay\n    applicationComplexity\n    estimatedTimeToApply\n    applicationUrl\n    contactEmail\n    sourceUrl\n    benefits\n    fsaEligible\n    eligibleCitizenshipStatus\n    eligibleVisaTypes\n    requiresUsHighSchool\n    requiresUsResidency\n    residencyRequirements\n    maxFamilyIncome {\n      amount\n      currency\n    }\n    requiresFinancialNeed\n    acceptedFundingSources\n    university {\n      id\n    }\n  }\n': typeof types.ScholarshipValues_ScholarshipFragmentDoc
  '\n  fragment CardDate_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      endsAt\n      daysLeft\n      isRolling\n    }\n  }\n': typeof types.CardDate_ScholarshipFragmentDoc
  '\n  fragment CardHighlights_ScholarshipEdge on ScholarshipEdge {\n    highlights {\n      field\n      parts {\n        text\n        isMatch\n      }\n    }\n  }\n': typeof types.CardHighlights_ScholarshipEdgeFragmentDoc
  '\n  query CardMenu($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ...Applying_Scholarship\n    }\n  }\n': typeof types.CardMenuDocument
  '\n  fragment CompareRows_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    fieldOfStudy\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    isRenewable\n    estimatedTimeToApply\n    lastVerifiedAt\n    deadline {\n      label\n    }\n    university {\n      id\n      name\n    }\n    provenance {\n      source\n      year\n    }\n    eligibility {\n      verdict\n      label\n    }\n  }\n': typeof types.CompareRows_ScholarshipFragmentDoc
  '\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      timeZone\n      endsAt\n      daysLeft\n      label\n    }\n  }\n': typeof types.DeadlineText_ScholarshipFragmentDoc
  '\n  fragment DetailCards_Scholarship on Scholarship {\n    id\n    coverage\n    benefits\n    contactEmail\n    sourceUrl\n    sourceUrlKind\n    applicationUrl\n  }\n': typeof types.DetailCards_ScholarshipFragmentDoc
  '\n  fragment DetailHead_Scholarship on Scholarship {\n    id\n    status\n    amountLabel\n    isRenewable\n    degreeLevel\n    estimatedTimeToApply\n    eligibility {\n      criteria {\n        label\n        profileField\n      }\n      failed\n      withProvider\n      questions {\n        text\n        profileField\n        isDeclined\n      }\n    }\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n  }\n': typeof types.DetailHead_ScholarshipFragmentDoc
  '\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n': typeof types.EligibilityChip_ScholarshipFragmentDoc
  '\n  fragment EligibilitySection_Scholarship on Scholarship {\n    id\n    degreeLevel\n    gpaRequirement\n    fieldOfStudy\n    eligibleCountries\n    citizenship {\n      kind\n      countries {\n        code\n        name\n      }\n    }\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    provenance {\n      confidence\n    }\n    eligibility {\n      criteria {\n        code\n        label\n        isHard\n        result\n        asked\n        yours\n        explanation\n        profileField\n      }\n      requirements {\n        key\n        label\n        result\n        asked\n        yours\n        explanation\n        questions {\n          profileField\n        }\n      }\n      steps {\n        key\n        asked\n        yours\n      }\n    }\n  }\n': typeof types.EligibilitySection_ScholarshipFragmentDoc
  '\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n': typeof types.FilterForm_FacetFragmentDoc
  '\n  fragment OutlookPanel_ScholarshipOutlook on ScholarshipOutlook {\n    openCount\n    eligibleCount\n    statedTotal {\n      amount\n      currency\n    }\n    statedCount\n    unstatedCount\n    whatIf {\n      text\n      profileField\n    }\n  }\n': typeof types.OutlookPanel_ScholarshipOutlookFragmentDoc
  '\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n': typeof types.ProvenanceLine_ScholarshipFragmentDoc
  '\n  fragment ProvenanceSection_Scholarship on Scholarship {\n    id\n    note\n    linkStatus\n    provenance {\n      licence\n      urls\n    }\n    ...ProvenanceLine_Scholarship\n  }\n': typeof types.ProvenanceSection_ScholarshipFragmentDoc
  '\n  fragment QuickFilters_Facet on Facet {\n    kind\n    values {\n      value\n      count\n    }\n  }\n': typeof types.QuickFilters_FacetFragmentDoc
  '\n  mutation ReportDialog($input: ReportScholarshipInput!) {\n    reportScholarship(input: $input) {\n      __typename\n      ... on ReportScholarshipSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.ReportDialogDocument
  '\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n': typeof types.SaveButton_ScholarshipFragmentDoc
  '\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    isTiedToAdmission\n    isWomenOnly\n    isRenewable\n    requiresEssay\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n    university {\n      id\n      name\n    }\n    ...CardDate_Scholarship\n    ...EligibilityChip_Scholarship\n    ...SaveButton_Scholarship\n  }\n': typeof types.ScholarshipCard_ScholarshipFragmentDoc
  '\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      ...CardHighlights_ScholarshipEdge\n      node {\n        id\n        eligibility {\n          verdict\n        }\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n': typeof types.SearchResults_ScholarshipConnectionFragmentDoc
  '\n  mutation SyncButton {\n    syncExternal {\n      isStarted\n      isRunning\n      count\n      sourceCount\n      failedCount\n      heldCount\n      openCount\n      finishedAt\n    }\n  }\n': typeof types.SyncButtonDocument
  '\n  fragment Applying_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n    sourceUrlKind\n  }\n': typeof types.Applying_ScholarshipFragmentDoc
  '\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.Saving_SaveDocument
  '\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.Saving_RemoveDocument
  '\n  fragment AccountSection_User on User {\n    id\n    username\n    email\n    pendingEmail\n    firstName\n    lastName\n    accountType\n  }\n': typeof types.AccountSection_UserFragmentDoc
  '\n  mutation AccountSection_Update($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          ...AccountSection_User\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.AccountSection_UpdateDocument
  '\n  fragment MembershipsSection_Membership on Membership {\n    role\n    organization {\n      id\n      name\n      verification\n    }\n  }\n': typeof types.MembershipsSection_MembershipFragmentDoc
  '\n  fragment NoticesSection_Preferences on Preferences {\n    timeZone\n    notifications {\n      newsByMail\n      types {\n        type\n        inApp\n        mail\n      }\n      quietHours {\n        isOn\n        from\n        until\n      }\n    }\n  }\n': typeof types.NoticesSection_PreferencesFragmentDoc
  '\n  mutation NoticesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...NoticesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.NoticesSection_UpdateDocument
  '\n  mutation PasswordSection_Change($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        message\n        user {\n          id\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.PasswordSection_ChangeDocument
  '\n  fragment PreferencesSection_Preferences on Preferences {\n    timeZone\n  }\n': typeof types.PreferencesSection_PreferencesFragmentDoc
  '\n  mutation PreferencesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...PreferencesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.PreferencesSection_UpdateDocument
  '\n  fragment SessionsSection_Session on Session {\n    id\n    isCurrent\n    device\n    address\n    createdAt\n    lastSeenAt\n  }\n': typeof types.SessionsSection_SessionFragmentDoc
  '\n  mutation SessionsSection_Revoke($input: RevokeSessionInput!) {\n    revokeSession(input: $input) {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.SessionsSection_RevokeDocument
  '\n  mutation SessionsSection_RevokeOthers {\n    revokeOtherSessions {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.SessionsSection_RevokeOthersDocument
  '\n  mutation SuggestForm($input: SuggestListingInput!) {\n    suggestListing(input: $input) {\n      __typename\n      ... on SuggestListingSuccess {\n        message\n      }\n      ... on AlreadyListed {\n        scholarship {\n          id\n          slug\n          title\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.SuggestFormDocument
  '\n  fragment BadRows_BadRowConnection on BadRowConnection {\n    edges {\n      cursor\n      node {\n        position\n        rowKey\n        page\n        reasons\n        raw\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n': typeof types.BadRows_BadRowConnectionFragmentDoc
  '\n  fragment MergeCard_ListingMerge on ListingMerge {\n    id\n    state\n    isAutomatic\n    score\n    reasons\n    survivor {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n    merged {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n  }\n': typeof types.MergeCard_ListingMergeFragmentDoc
  '\n  mutation MergeCard($input: DecideListingMergeInput!) {\n    decideListingMerge(input: $input) {\n      __typename\n      ... on ListingMergeSuccess {\n        merge {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.MergeCardDocument
  '\n  query MergeList($state: ListingMergeState!, $after: String) {\n    listingMerges(state: $state, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.MergeListDocument
  '\n  fragment RunDetails_SyncRun on SyncRun {\n    id\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    unchanged\n    missing\n    closed\n    quarantined\n    failed\n    notModified\n    heldReason\n    faults\n  }\n': typeof types.RunDetails_SyncRunFragmentDoc
  '\n  mutation RunDetails($input: DecideSyncRunInput!) {\n    decideSyncRun(input: $input) {\n      __typename\n      ... on SyncRunSuccess {\n        run {\n          id\n          ...RunDetails_SyncRun\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.RunDetailsDocument
  '\n  query RunList($after: String) {\n    syncRuns(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...RunRow_SyncRun\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n': typeof types.RunListDocument
  '\n  fragment RunRow_SyncRun on SyncRun {\n    id\n    source\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    missing\n    closed\n    quarantined\n    failed\n    faults\n  }\n': typeof types.RunRow_SyncRunFragmentDoc
  '\n  fragment SourceCard_Source on Source {\n    id\n    name\n    kind\n    target\n    urls\n    licence\n    isEnabled\n    isStale\n    staleAfterHours\n    lastSuccessAt\n    consecutiveFailures\n    lastFault\n    activeRun {\n      id\n      state\n    }\n    ...SourceDialog_Source\n  }\n': typeof types.SourceCard_SourceFragmentDoc
  '\n  fragment SourceDialog_Source on Source {\n    id\n    name\n    kind\n    urls\n    mapping\n    licence\n    keyName\n    newListings\n    minIntervalMs\n    everyHours\n    staleAfterHours\n    maxBytes\n  }\n': typeof types.SourceDialog_SourceFragmentDoc
  '\n  mutation SourceDialog($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SourceDialogDocument
  '\n  query SourceList {\n    sources {\n      id\n      isEnabled\n      ...SourceCard_Source\n    }\n  }\n': typeof types.SourceListDocument
  '\n  mutation UseSyncActions_Start($input: StartSyncInput!) {\n    startSync(input: $input) {\n      __typename\n      ... on SyncRunsSuccess {\n        runs {\n          id\n          ...RunRow_SyncRun\n          from {\n            id\n            ...SourceCard_Source\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.UseSyncActions_StartDocument
  '\n  mutation UseSyncActions_Enable($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.UseSyncActions_EnableDocument
  '\n  fragment CostGapSection_University on University {\n    id\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n  }\n': typeof types.CostGapSection_UniversityFragmentDoc
  '\n  fragment CostGapSection_Scholarship on Scholarship {\n    id\n    slug\n    title\n    amountType\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    amountPeriod\n    isNeedBased\n    university {\n      id\n    }\n    eligibility {\n      verdict\n    }\n  }\n': typeof types.CostGapSection_ScholarshipFragmentDoc
  '\n  fragment UniversityCard_University on University {\n    id\n    slug\n    name\n    location\n    type\n    ranking\n    rankingSource\n    acceptanceRate\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    studentPopulation\n    topMajors\n    scholarshipPrograms\n  }\n': typeof types.UniversityCard_UniversityFragmentDoc
  '\n  fragment UniversityFacts_University on University {\n    id\n    ranking\n    rankingSource\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionYear\n    studentPopulation\n    undergraduateEnrollment\n    internationalStudents\n    internationalStudentsBasis\n    topMajors\n    topMajorsBasis\n    carnegieClassification\n    englishTestForAdmission\n    essayForAdmission\n    website\n    admissionsUrl\n    financialAidUrl\n    applicationUrl\n    sourceYear\n    sources\n    ...UniversityStrip_University\n  }\n': typeof types.UniversityFacts_UniversityFragmentDoc
  '\n  fragment UniversityResults_UniversityConnection on UniversityConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...UniversityCard_University\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n': typeof types.UniversityResults_UniversityConnectionFragmentDoc
  '\n  query UniversityStats {\n    universityStats {\n      totalUniversities\n      totalScholarships\n      internationalStudents\n      averageAcceptance\n      acceptanceReportedBy\n      sourceYear\n    }\n  }\n': typeof types.UniversityStatsDocument
  '\n  fragment UniversityStrip_University on University {\n    id\n    acceptanceRate\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n    internationalStudentsPercent\n    sourceYear\n  }\n': typeof types.UniversityStrip_UniversityFragmentDoc
  '\n  query UniversityStrip {\n    universityStats {\n      acceptanceSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      tuitionSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      internationalShareSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n    }\n  }\n': typeof types.UniversityStripDocument
  '\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      preferences {\n        timeZone\n      }\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          universityId\n          verification\n        }\n      }\n    }\n  }\n': typeof types.SessionViewerDocument
  '\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n': typeof types.SessionLogoutDocument
  '\n  query SyncRunPage($id: ID!, $after: String) {\n    syncRun(id: $id) {\n      id\n      source\n      state\n      ...RunDetails_SyncRun\n      badRows(first: 20, after: $after) {\n        ...BadRows_BadRowConnection\n      }\n    }\n  }\n': typeof types.SyncRunPageDocument
  '\n  query CalendarPage($after: String) {\n    savedDeadlines(first: 30, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...AwardReminders_SavedScholarship\n          scholarship {\n            id\n            slug\n            title\n            provider\n            deadline {\n              precision\n              date\n            }\n            ...DeadlineText_Scholarship\n          }\n        }\n      }\n    }\n    reminderDefaults {\n      ...DefaultReminders_Defaults\n    }\n    calendarFeed {\n      createdAt\n    }\n  }\n': typeof types.CalendarPageDocument
  '\n  query ComparePage($ids: [ID!]!) {\n    scholarships(filter: { ids: $ids, includePast: true }, first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          ...CompareRows_Scholarship\n        }\n      }\n    }\n  }\n': typeof types.ComparePageDocument
  '\n  query EditScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ownerId\n      ...ScholarshipValues_Scholarship\n    }\n  }\n': typeof types.EditScholarshipPageDocument
  '\n  query ImportPreviewPage($id: ID!) {\n    listingImport(id: $id) {\n      id\n      ...ImportFacts_ListingImport\n    }\n  }\n': typeof types.ImportPreviewPageDocument
  '\n  query RunOutcome($id: ID!, $first: Int!) {\n    matchRun(id: $id) {\n      id\n      status\n      failure\n      profile {\n        ...MatchValues_MatchProfile\n      }\n      ...RunResult_MatchRun\n      ...RunDialog_MatchRun\n      result {\n        matchCount\n        datesAhead\n        matches(first: $first) {\n          score\n          isRoundOver\n        }\n      }\n    }\n  }\n': typeof types.RunOutcomeDocument
  '\n  fragment RunResult_ScholarshipMatch on ScholarshipMatch {\n    ...MatchCard_ScholarshipMatch\n    scholarship {\n      id\n      ...CardDate_Scholarship\n      ...DeadlineText_Scholarship\n      ...SaveButton_Scholarship\n    }\n  }\n': typeof types.RunResult_ScholarshipMatchFragmentDoc
  '\n  fragment RunResult_MatchRun on MatchRun {\n    id\n    finishedAt\n    shareToken\n    profile {\n      ...MatchValues_MatchProfile\n    }\n    changes {\n      ...MatchChanges_MatchChanges\n    }\n    result {\n      ...ResultSummary_MatchResult\n      ...OwnSummary_MatchResult\n      ...ResultNotes_MatchResult\n      improvementAreas {\n        code\n      }\n      recommendations {\n        code\n      }\n      matchCount\n      toAnswerCount\n      toCheckCount\n      matches(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toAnswer(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toCheck(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n    }\n  }\n': typeof types.RunResult_MatchRunFragmentDoc
  '\n  fragment RunDialog_MatchRun on MatchRun {\n    id\n    result {\n      ...ResultsDialog_MatchResult\n      matches(first: $first) {\n        ...ResultsDialog_ScholarshipMatch\n        scholarship {\n          id\n          ...SaveButton_Scholarship\n        }\n      }\n    }\n  }\n': typeof types.RunDialog_MatchRunFragmentDoc
  '\n  query SharedMatchesPage($token: ID!) {\n    sharedMatchRun(token: $token) {\n      finishedAt\n      result {\n        ...ResultSummary_MatchResult\n        matches(first: 50) {\n          ...SharedMatch_ScholarshipMatch\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...SaveButton_Scholarship\n          }\n        }\n      }\n    }\n  }\n': typeof types.SharedMatchesPageDocument
  '\n  query MatchingStudent {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n': typeof types.MatchingStudentDocument
  '\n  query MatchingLatest {\n    latestMatchRun {\n      id\n      profile {\n        ...MatchValues_MatchProfile\n      }\n    }\n  }\n': typeof types.MatchingLatestDocument
  '\n  query NotificationsPage($unreadOnly: Boolean, $after: String) {\n    notices(unreadOnly: $unreadOnly, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...NoticeCard_Notice\n        }\n      }\n    }\n  }\n': typeof types.NotificationsPageDocument
  '\n  query OverviewPage {\n    ...OverviewFigures_Query\n    scholarships(sort: NEWEST, first: 6) {\n      edges {\n        cursor\n        node {\n          id\n          ...ScholarshipCard_Scholarship\n        }\n      }\n    }\n  }\n': typeof types.OverviewPageDocument
  '\n  query ProfilePage {\n    student(id: "me") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n': typeof types.ProfilePageDocument
  '\n  query SavedSearchList($after: String) {\n    savedSearches(first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedSearchCard_SavedSearch\n        }\n      }\n    }\n  }\n': typeof types.SavedSearchListDocument
  '\n  query SavedPage($status: SavedScholarshipStatus, $after: String) {\n    savedScholarships(status: $status, first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedCard_SavedScholarship\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...EligibilityChip_Scholarship\n          }\n        }\n      }\n    }\n  }\n': typeof types.SavedPageDocument
  '\n  query ScholarshipsPage_Outlook {\n    scholarshipOutlook {\n      ...OutlookPanel_ScholarshipOutlook\n    }\n  }\n': typeof types.ScholarshipsPage_OutlookDocument
  '\n  query ScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      slug\n      status\n      title\n      provider\n      description\n      isTiedToAdmission\n      university {\n        id\n        slug\n        name\n      }\n      ...DetailHead_Scholarship\n      ...EligibilitySection_Scholarship\n      ...DetailCards_Scholarship\n      ...ProvenanceSection_Scholarship\n      ...SaveButton_Scholarship\n      ...Applying_Scholarship\n    }\n  }\n': typeof types.ScholarshipPageDocument
  '\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n    }\n  }\n': typeof types.ScholarshipsPageDocument
  '\n  query ScholarshipsPage_Facets($filter: ScholarshipFilter) {\n    scholarships(filter: $filter, first: 1) {\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n        ...QuickFilters_Facet\n      }\n    }\n  }\n': typeof types.ScholarshipsPage_FacetsDocument
  '\n  query ScholarshipsPage_Suggestions($prefix: String!) {\n    scholarshipSuggestions(prefix: $prefix) {\n      kind\n      text\n      value\n    }\n  }\n': typeof types.ScholarshipsPage_SuggestionsDocument
  '\n  query SettingsPage {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      isEmailVerified\n      ...AccountSection_User\n      preferences {\n        ...PreferencesSection_Preferences\n        ...NoticesSection_Preferences\n      }\n      sessions {\n        id\n        ...SessionsSection_Session\n      }\n      memberships {\n        ...MembershipsSection_Membership\n      }\n    }\n  }\n': typeof types.SettingsPageDocument
  '\n  query UniversitiesPage($filter: UniversityFilter, $sort: UniversitySort, $after: String) {\n    universities(filter: $filter, sort: $sort, first: 21, after: $after) {\n      totalCount\n      ...UniversityResults_UniversityConnection\n    }\n  }\n': typeof types.UniversitiesPageDocument
  '\n  fragment UniversityAwards_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n  }\n': typeof types.UniversityAwards_ScholarshipConnectionFragmentDoc
  '\n  query UniversityPage($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n      description\n      ...UniversityFacts_University\n      ...CostGapSection_University\n      scholarships(first: 80) {\n        ...UniversityAwards_ScholarshipConnection\n        edges {\n          cursor\n          node {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n': typeof types.UniversityPageDocument
  '\n  query UniversityPage_SavedAwards {\n    savedScholarships(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n': typeof types.UniversityPage_SavedAwardsDocument
}
const documents: Documents = {
  '\n  query Countries {\n    countries {\n      code\n      name\n    }\n  }\n':
    types.CountriesDocument,
  '\n  query GradeFields_Scales($country: String) {\n    gradeScales(country: $country) {\n      code\n      name\n      grades\n    }\n  }\n':
    types.GradeFields_ScalesDocument,
  '\n  query GradeFields_Converted($scale: String!, $grade: String!) {\n    convertGrade(scale: $scale, grade: $grade) {\n      gpa\n      isEstimate\n      source\n    }\n  }\n':
    types.GradeFields_ConvertedDocument,
  '\n  mutation UseScholarshipSteps_Publish($input: ScholarshipIdInput!) {\n    result: publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.UseScholarshipSteps_PublishDocument,
  '\n  mutation UseScholarshipSteps_Close($input: ScholarshipIdInput!) {\n    result: closeScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.UseScholarshipSteps_CloseDocument,
  '\n  mutation UseScholarshipSteps_Archive($input: ScholarshipIdInput!) {\n    result: archiveScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.UseScholarshipSteps_ArchiveDocument,
  '\n  query UseUniversityNames($ids: [ID!]!) {\n    universities(filter: { ids: $ids }, first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n':
    types.UseUniversityNamesDocument,
  '\n  query UseUniversitySearch($query: String!) {\n    universities(filter: { query: $query }, sort: NAME, first: 50) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n':
    types.UseUniversitySearchDocument,
  '\n  query ListingQueue($after: String) {\n    unpublishedScholarships(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          version\n          ...WaitingListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.ListingQueueDocument,
  '\n  query OrganizationQueue($status: VerificationStatus!, $after: String) {\n    organizationsToVerify(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.OrganizationQueueDocument,
  '\n  fragment OrganizationToVerify_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    countryName\n    website\n    description\n    verification\n    declineReason\n    createdAt\n    verifiedAt\n    version\n    members {\n      role\n      user {\n        id\n        firstName\n        lastName\n        email\n        isEmailVerified\n      }\n    }\n  }\n':
    types.OrganizationToVerify_OrganizationFragmentDoc,
  '\n  query RoleFinder($login: String!) {\n    userByLogin(login: $login) {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n    }\n  }\n':
    types.RoleFinderDocument,
  '\n  mutation RoleFinder_Set($input: SetRoleInput!) {\n    setRole(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          roles\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.RoleFinder_SetDocument,
  '\n  query SuggestionQueue($after: String) {\n    listingSuggestions(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...WaitingSuggestion_ListingSuggestion\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.SuggestionQueueDocument,
  '\n  mutation UseDecision($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.UseDecisionDocument,
  '\n  mutation UseReview($input: ReviewListingsInput!) {\n    reviewListings(input: $input) {\n      __typename\n      ... on ReviewListingsSuccess {\n        scholarships {\n          id\n          version\n          status\n        }\n        refused {\n          id\n          reason\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.UseReviewDocument,
  '\n  mutation UseSuggestionDecision($input: DecideListingSuggestionInput!) {\n    decideListingSuggestion(input: $input) {\n      __typename\n      ... on DecideListingSuggestionSuccess {\n        suggestion {\n          id\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.UseSuggestionDecisionDocument,
  '\n  fragment WaitingListing_Scholarship on Scholarship {\n    id\n    title\n    provider\n    amountLabel\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    requirements {\n      key\n      text\n      asOf\n    }\n    deadline {\n      label\n    }\n    ...WaitingSource_Scholarship\n  }\n':
    types.WaitingListing_ScholarshipFragmentDoc,
  '\n  fragment WaitingSource_Scholarship on Scholarship {\n    id\n    description\n    note\n    sourceUrl\n    applicationUrl\n    provenance {\n      source\n      year\n      urls\n      confidence\n    }\n  }\n':
    types.WaitingSource_ScholarshipFragmentDoc,
  '\n  fragment WaitingSuggestion_ListingSuggestion on ListingSuggestion {\n    id\n    url\n    name\n    reason\n    createdAt\n    version\n  }\n':
    types.WaitingSuggestion_ListingSuggestionFragmentDoc,
  '\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.AcceptInvitationDocument,
  '\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n':
    types.AccountRulesDocument,
  '\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.LoginFormDocument,
  '\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.MailRequestForgotDocument,
  '\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.MailRequestResendDocument,
  '\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.RegisterFormDocument,
  '\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.ResetPasswordFormDocument,
  '\n  mutation RecoverAccountForm($input: RecoverAccountInput!) {\n    recoverAccount(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.RecoverAccountFormDocument,
  '\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SetupFormDocument,
  '\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.VerifyEmailDocument,
  '\n  mutation CalendarSubscription_Create {\n    createCalendarFeed {\n      __typename\n      ... on CreateCalendarFeedSuccess {\n        calendarFeed {\n          createdAt\n        }\n        path\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.CalendarSubscription_CreateDocument,
  '\n  mutation CalendarSubscription_Revoke {\n    revokeCalendarFeed {\n      __typename\n      ... on RevokeCalendarFeedSuccess {\n        isRevoked\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.CalendarSubscription_RevokeDocument,
  '\n  fragment DefaultReminders_Defaults on ReminderDefaults {\n    isOn\n    daysBefore\n    timeZone\n  }\n':
    types.DefaultReminders_DefaultsFragmentDoc,
  '\n  mutation DefaultReminders_Update($input: UpdateReminderDefaultsInput!) {\n    updateReminderDefaults(input: $input) {\n      __typename\n      ... on ReminderDefaultsSuccess {\n        reminderDefaults {\n          ...DefaultReminders_Defaults\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.DefaultReminders_UpdateDocument,
  '\n  fragment AwardReminders_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    scholarship {\n      id\n      title\n    }\n    reminders {\n      isOn\n      daysBefore\n      usesDefaults\n      customMessage\n      tellsNext\n      hasComingDeadline\n      planned {\n        id\n        reminderDate\n        reminderType\n        customMessage\n      }\n      last {\n        id\n        reminderDate\n      }\n    }\n  }\n':
    types.AwardReminders_SavedScholarshipFragmentDoc,
  '\n  query AwardReminders_Record($id: ID!) {\n    savedScholarship(id: $id) {\n      id\n      ...AwardReminders_SavedScholarship\n    }\n  }\n':
    types.AwardReminders_RecordDocument,
  '\n  mutation AwardReminders_UpdatePlan($input: UpdateReminderPlanInput!) {\n    updateReminderPlan(input: $input) {\n      __typename\n      ... on ReminderPlanSuccess {\n        savedScholarship {\n          ...AwardReminders_SavedScholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.AwardReminders_UpdatePlanDocument,
  '\n  mutation AwardReminders_Create($input: CreateDeadlineReminderInput!) {\n    createDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.AwardReminders_CreateDocument,
  '\n  mutation AwardReminders_Remove($input: RemoveDeadlineReminderInput!) {\n    removeDeadlineReminder(input: $input) {\n      __typename\n      ... on RemoveDeadlineReminderSuccess {\n        id\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.AwardReminders_RemoveDocument,
  '\n  mutation AwardReminders_Snooze($input: SnoozeDeadlineReminderInput!) {\n    snoozeDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.AwardReminders_SnoozeDocument,
  '\n  query ScholarshipReminders($id: ID!) {\n    scholarship(id: $id) {\n      id\n      saved {\n        id\n        ...AwardReminders_SavedScholarship\n      }\n    }\n  }\n':
    types.ScholarshipRemindersDocument,
  '\n  query AdminHome {\n    organizationsToVerify(status: PENDING, first: 1) {\n      totalCount\n    }\n    unpublishedScholarships(first: 1) {\n      totalCount\n    }\n    listingSuggestions(first: 1) {\n      totalCount\n    }\n    listingCases(first: 1) {\n      totalCount\n    }\n    sources {\n      id\n      isEnabled\n      isStale\n      activeRun {\n        id\n        state\n      }\n    }\n  }\n':
    types.AdminHomeDocument,
  '\n  fragment MissingFacts_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    visaType\n    intendedVisaType\n    citizenshipStatus\n    hasUsHighSchoolDiploma\n    usPermanentResident\n    needsFinancialAid\n  }\n':
    types.MissingFacts_StudentFragmentDoc,
  '\n  fragment NextDeadlines_Scholarship on Scholarship {\n    id\n    slug\n    title\n    deadline {\n      precision\n      date\n      endsAt\n      daysLeft\n      label\n    }\n  }\n':
    types.NextDeadlines_ScholarshipFragmentDoc,
  '\n  query HomeProfile {\n    student(id: "me") {\n      id\n      ...MissingFacts_Student\n    }\n  }\n':
    types.HomeProfileDocument,
  '\n  subscription HomeCounts {\n    savedScholarshipCounts {\n      total\n      notApplied\n      planned\n      applied\n      accepted\n      rejected\n    }\n  }\n':
    types.HomeCountsDocument,
  '\n  query HomeDeadlines {\n    notApplied: savedScholarships(status: NOT_APPLIED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n    planned: savedScholarships(status: PLANNED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n  }\n':
    types.HomeDeadlinesDocument,
  '\n  query HomeSavedSearches {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          newCount\n        }\n      }\n    }\n  }\n':
    types.HomeSavedSearchesDocument,
  '\n  query HomeMatches {\n    latestMatchRun {\n      id\n    }\n  }\n':
    types.HomeMatchesDocument,
  '\n  mutation VerifyEmailNotice_Resend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.VerifyEmailNotice_ResendDocument,
  '\n  fragment ImportFacts_ListingImport on ListingImport {\n    id\n    organizationId\n    fileName\n    status\n    ignoredColumns\n    publishes\n    createdAt\n    appliedAt\n    undoneAt\n    undoableUntil\n    rowCount\n    newCount\n    changedCount\n    unchangedCount\n    errorCount\n    draftOnlyCount\n    waitingCount\n    refusedCount\n    undoneCount\n    keptCount\n  }\n':
    types.ImportFacts_ListingImportFragmentDoc,
  '\n  query ImportHistory($organizationId: ID, $after: String) {\n    listingImports(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n':
    types.ImportHistoryDocument,
  '\n  query ImportRows($id: ID!, $outcome: ImportRowOutcome, $after: String) {\n    listingImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: 100, after: $after) {\n        edges {\n          cursor\n          node {\n            rowNumber\n            title\n            outcome\n            state\n            scholarshipId\n            faults {\n              column\n              message\n            }\n            draftReasons {\n              column\n              message\n            }\n          }\n        }\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n':
    types.ImportRowsDocument,
  '\n  query ImportTemplate {\n    listingImportTemplate\n  }\n':
    types.ImportTemplateDocument,
  '\n  mutation UseImportSteps_Confirm($input: ConfirmListingImportInput!) {\n    result: confirmListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.UseImportSteps_ConfirmDocument,
  '\n  mutation UseImportSteps_Undo($input: UndoListingImportInput!) {\n    result: undoListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.UseImportSteps_UndoDocument,
  '\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n':
    types.LandingFiguresDocument,
  '\n  query FillProfile_Student {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n':
    types.FillProfile_StudentDocument,
  '\n  mutation FillProfile_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.FillProfile_CreateDocument,
  '\n  mutation FillProfile_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.FillProfile_UpdateDocument,
  '\n  fragment MatchCard_ScholarshipMatch on ScholarshipMatch {\n    verdict\n    label\n    score\n    scoreBase\n    reasons\n    applicationTips\n    improvementAreas\n    withProvider\n    questions {\n      question\n      profileField\n    }\n    steps {\n      text\n    }\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n    terms {\n      code\n      ...MatchTerms_MatchTerm\n    }\n    criteria {\n      code\n      ...MatchCriteria_MatchCriterion\n    }\n  }\n':
    types.MatchCard_ScholarshipMatchFragmentDoc,
  '\n  fragment MatchChanges_MatchChanges on MatchChanges {\n    since\n    added {\n      score\n      scoreBase\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    removed {\n      reason\n      explanation\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    rescored {\n      before\n      after\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n  }\n':
    types.MatchChanges_MatchChangesFragmentDoc,
  '\n  fragment MatchCriteria_MatchCriterion on MatchCriterion {\n    code\n    label\n    isHard\n    result\n    asked\n    yours\n    explanation\n    profileField\n  }\n':
    types.MatchCriteria_MatchCriterionFragmentDoc,
  '\n  query MatchHistory($after: String) {\n    matchRuns(first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          status\n          createdAt\n          shareToken\n          result {\n            overallScore\n            matchCount\n          }\n        }\n      }\n    }\n  }\n':
    types.MatchHistoryDocument,
  '\n  fragment MatchTerms_MatchTerm on MatchTerm {\n    code\n    label\n    earned\n    possible\n    isStated\n    explanation\n  }\n':
    types.MatchTerms_MatchTermFragmentDoc,
  '\n  fragment MatchValues_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gradeScale\n    gradeOriginal\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    needsFinancialAid\n  }\n':
    types.MatchValues_StudentFragmentDoc,
  '\n  fragment MatchValues_MatchProfile on MatchProfile {\n    academicField\n    degreeLevel\n    gpa\n    gradeScale\n    gradeOriginal\n    country\n    countryName\n    englishProficiency\n    financialNeed\n    careerGoals\n    extracurriculars\n    preferredStates\n    minAmount\n  }\n':
    types.MatchValues_MatchProfileFragmentDoc,
  '\n  query NewestMatches {\n    latestMatchRun {\n      id\n      finishedAt\n      result {\n        matchCount\n        matches(first: 3) {\n          score\n          scoreBase\n          scholarship {\n            id\n            slug\n            title\n            provider\n          }\n        }\n      }\n    }\n  }\n':
    types.NewestMatchesDocument,
  '\n  fragment ResultSummary_MatchResult on MatchResult {\n    overallScore\n    matchCount\n    toAnswerCount\n    toCheckCount\n    totalScholarships\n    madeBy\n    catalogueAsOf\n    computeMilliseconds\n  }\n':
    types.ResultSummary_MatchResultFragmentDoc,
  '\n  fragment OwnSummary_MatchResult on MatchResult {\n    notEligibleCount\n    competitiveness {\n      percent\n      met\n      stated\n    }\n  }\n':
    types.OwnSummary_MatchResultFragmentDoc,
  '\n  fragment ResultNotes_MatchResult on MatchResult {\n    strengths {\n      code\n      text\n      profileField\n    }\n    improvementAreas {\n      code\n      text\n      profileField\n    }\n    recommendations {\n      code\n      text\n      profileField\n    }\n  }\n':
    types.ResultNotes_MatchResultFragmentDoc,
  '\n  fragment ResultsDialog_MatchResult on MatchResult {\n    overallScore\n    madeBy\n    strengths {\n      code\n      text\n    }\n    improvementAreas {\n      code\n      text\n    }\n  }\n':
    types.ResultsDialog_MatchResultFragmentDoc,
  '\n  fragment ResultsDialog_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    reasons\n    applicationTips\n    scholarship {\n      id\n      slug\n      title\n      provider\n    }\n  }\n':
    types.ResultsDialog_ScholarshipMatchFragmentDoc,
  '\n  mutation ShareMatch_Share($input: MatchRunIdInput!) {\n    shareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.ShareMatch_ShareDocument,
  '\n  mutation ShareMatch_Unshare($input: MatchRunIdInput!) {\n    unshareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.ShareMatch_UnshareDocument,
  '\n  fragment SharedMatch_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n  }\n':
    types.SharedMatch_ScholarshipMatchFragmentDoc,
  '\n  mutation StartMatch($input: StartMatchInput!) {\n    startMatch(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          status\n          createdAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.StartMatchDocument,
  '\n  query MatchProgress($runId: ID!) {\n    matchProgress(runId: $runId) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n    matchRun(id: $runId) {\n      id\n      status\n    }\n  }\n':
    types.MatchProgressDocument,
  '\n  subscription MatchSteps($runId: ID!, $after: Int) {\n    matchProgress(runId: $runId, after: $after) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n  }\n':
    types.MatchStepsDocument,
  '\n  query MatchingCatalogue {\n    matchingCatalogue {\n      openCount\n      criteria {\n        code\n        label\n        isHard\n      }\n      terms {\n        code\n        label\n        possible\n      }\n    }\n  }\n':
    types.MatchingCatalogueDocument,
  '\n  query CaseQueue($status: ListingCaseStatus!, $after: String) {\n    listingCases(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.CaseQueueDocument,
  '\n  fragment FlagList_RedFlag on RedFlag {\n    code\n    severity\n    label\n    words\n    isCleared\n  }\n':
    types.FlagList_RedFlagFragmentDoc,
  '\n  fragment LinkList_ListingModeration on ListingModeration {\n    linkChecks {\n      url\n      state\n      httpStatus\n      movedTo\n      checkedAt\n      isChangedSinceVerified\n    }\n  }\n':
    types.LinkList_ListingModerationFragmentDoc,
  '\n  fragment ManagedListing_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    provider\n    linkStatus\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n    }\n    moderation {\n      redFlags {\n        code\n        ...FlagList_RedFlag\n      }\n      ...LinkList_ListingModeration\n      history {\n        id\n        action\n        detail\n        actorRole\n        at\n      }\n    }\n    ...SourceLink_Scholarship\n  }\n':
    types.ManagedListing_ScholarshipFragmentDoc,
  '\n  query ManagedListings($filter: ManagedListingFilter, $after: String) {\n    managedListings(filter: $filter, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.ManagedListingsDocument,
  '\n  fragment OneCase_ListingCase on ListingCase {\n    id\n    status\n    outcome\n    note\n    openedAt\n    resolvedAt\n    resolvedByRole\n    version\n    scholarship {\n      id\n      slug\n      status\n      title\n      provider\n      ...SourceLink_Scholarship\n    }\n    reports {\n      id\n      reason\n      details\n      createdAt\n    }\n    redFlags {\n      code\n      ...FlagList_RedFlag\n    }\n  }\n':
    types.OneCase_ListingCaseFragmentDoc,
  '\n  mutation ResolveDialog($input: ResolveListingCaseInput!) {\n    resolveListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.ResolveDialogDocument,
  '\n  fragment SourceLink_Scholarship on Scholarship {\n    id\n    title\n    sourceUrl\n    applicationUrl\n    provenance {\n      urls\n    }\n  }\n':
    types.SourceLink_ScholarshipFragmentDoc,
  '\n  mutation UseReopen($input: ReopenListingCaseInput!) {\n    reopenListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.UseReopenDocument,
  '\n  mutation UseVerify($input: VerifyScholarshipInput!) {\n    verifyScholarship(input: $input) {\n      __typename\n      ... on VerifyScholarshipSuccess {\n        scholarship {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.UseVerifyDocument,
  '\n  fragment NoticeCard_Notice on Notice {\n    id\n    title\n    body\n    link\n    linkLabel\n    occurredAt\n    readAt\n  }\n':
    types.NoticeCard_NoticeFragmentDoc,
  '\n  subscription NoticeCounts {\n    noticeCounts {\n      unread\n      version\n    }\n  }\n':
    types.NoticeCountsDocument,
  '\n  query Unsubscription($token: String!) {\n    unsubscription(token: $token) {\n      type\n      isOff\n    }\n  }\n':
    types.UnsubscriptionDocument,
  '\n  mutation SetUnsubscription($input: SetUnsubscriptionInput!) {\n    setUnsubscription(input: $input) {\n      __typename\n      ... on UnsubscriptionSuccess {\n        unsubscription {\n          type\n          isOff\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.SetUnsubscriptionDocument,
  '\n  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {\n    markNoticesRead(input: $input) {\n      __typename\n      ... on MarkNoticesReadSuccess {\n        markedCount\n        counts {\n          unread\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.MarkNoticesReadDocument,
  '\n  mutation InviteForm_Invite($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.InviteForm_InviteDocument,
  '\n  mutation MemberRow_ChangeRole($input: ChangeMemberRoleInput!) {\n    changeMemberRole(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.MemberRow_ChangeRoleDocument,
  '\n  mutation MemberRow_Remove($input: RemoveMemberInput!) {\n    removeMember(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.MemberRow_RemoveDocument,
  '\n  fragment MembersSection_Organization on Organization {\n    id\n    members {\n      role\n      joinedAt\n      user {\n        id\n        firstName\n        lastName\n      }\n    }\n  }\n':
    types.MembersSection_OrganizationFragmentDoc,
  '\n  fragment OrganizationFacts_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    country\n    website\n    description\n    universityId\n    verification\n    declineReason\n  }\n':
    types.OrganizationFacts_OrganizationFragmentDoc,
  '\n  query OrganizationHome($id: ID!) {\n    organization(id: $id) {\n      id\n      ...OrganizationFacts_Organization\n      ...MembersSection_Organization\n    }\n  }\n':
    types.OrganizationHomeDocument,
  '\n  fragment OwnScholarship_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    amountLabel\n    deadline {\n      label\n    }\n  }\n':
    types.OwnScholarship_ScholarshipFragmentDoc,
  '\n  query OwnScholarships($organizationId: ID!, $after: String) {\n    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OwnScholarship_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.OwnScholarshipsDocument,
  '\n  mutation SaveOrganization_Create($input: CreateOrganizationInput!) {\n    createOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SaveOrganization_CreateDocument,
  '\n  mutation SaveOrganization_Update($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SaveOrganization_UpdateDocument,
  '\n  query UniversityField_Chosen($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n    }\n  }\n':
    types.UniversityField_ChosenDocument,
  '\n  fragment OverviewFigures_Query on Query {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      countriesCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n':
    types.OverviewFigures_QueryFragmentDoc,
  '\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SaveStudent_CreateDocument,
  '\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SaveStudent_UpdateDocument,
  '\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    isGpaEstimated\n    gradeOriginal\n    gradeScale\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n    dateOfBirth\n    gender\n    intendedUniversityIds\n  }\n':
    types.StudentValues_StudentFragmentDoc,
  '\n  fragment SavedSearchCard_SavedSearch on SavedSearch {\n    id\n    name\n    query\n    countries {\n      code\n      name\n    }\n    degreeLevel\n    fieldOfStudy {\n      code\n      name\n    }\n    minAmount\n    maxAmount\n    noEssay\n    complexity\n    includeUnknown\n    alert\n    address\n    matchCount\n    newCount\n    lastNotifiedAt\n  }\n':
    types.SavedSearchCard_SavedSearchFragmentDoc,
  '\n  query SavedSearchPanel {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          name\n          address\n          newCount\n        }\n      }\n    }\n  }\n':
    types.SavedSearchPanelDocument,
  '\n  mutation SavedSearchPanel_Seen($input: SavedSearchIdInput!) {\n    markSavedSearchSeen(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          newCount\n        }\n      }\n    }\n  }\n':
    types.SavedSearchPanel_SeenDocument,
  '\n  mutation SavedSearches_Create($input: CreateSavedSearchInput!) {\n    createSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SavedSearches_CreateDocument,
  '\n  mutation SavedSearches_Update($input: UpdateSavedSearchInput!) {\n    updateSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n          alert\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SavedSearches_UpdateDocument,
  '\n  mutation SavedSearches_Remove($input: SavedSearchIdInput!) {\n    removeSavedSearch(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.SavedSearches_RemoveDocument,
  '\n  fragment SavedCard_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    notes\n    createdAt\n    updatedAt\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n      applicationUrl\n      sourceUrl\n      sourceUrlKind\n      closedReason\n    }\n  }\n':
    types.SavedCard_SavedScholarshipFragmentDoc,
  '\n  subscription SavedCounts {\n    savedScholarshipCounts {\n      total\n      planned\n      applied\n      accepted\n    }\n  }\n':
    types.SavedCountsDocument,
  '\n  mutation SavedChanges_Update($input: UpdateSavedScholarshipInput!) {\n    updateSavedScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          updatedAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.SavedChanges_UpdateDocument,
  '\n  mutation SavedChanges_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.SavedChanges_RemoveDocument,
  '\n  mutation SavedChanges_PutBack($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.SavedChanges_PutBackDocument,
  '\n  query ApplicantsSection_Fields {\n    fieldsOfStudy {\n      code\n      name\n    }\n  }\n':
    types.ApplicantsSection_FieldsDocument,
  '\n  mutation SaveScholarship_Create($input: CreateScholarshipInput!) {\n    createScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        notice\n        scholarship {\n          id\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SaveScholarship_CreateDocument,
  '\n  mutation SaveScholarship_Update($input: UpdateScholarshipInput!) {\n    updateScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          version\n          ...ScholarshipValues_Scholarship\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SaveScholarship_UpdateDocument,
  '\n  mutation SaveScholarship_Publish($input: ScholarshipIdInput!) {\n    publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SaveScholarship_PublishDocument,
  '\n  fragment ScholarshipValues_Scholarship on Scholarship {\n    id\n    status\n    version\n    title\n    provider\n    description\n    amountType\n    amountPeriod\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    deadline {\n      precision\n      date\n      timeZone\n    }\n    isRollingAdmission\n    requirements {\n      key\n      text\n      asOf\n    }\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requiresEssay\n    applicationComplexity\n    estimatedTimeToApply\n    applicationUrl\n    contactEmail\n    sourceUrl\n    benefits\n    fsaEligible\n    eligibleCitizenshipStatus\n    eligibleVisaTypes\n    requiresUsHighSchool\n    requiresUsResidency\n    residencyRequirements\n    maxFamilyIncome {\n      amount\n      currency\n    }\n    requiresFinancialNeed\n    acceptedFundingSources\n    university {\n      id\n    }\n  }\n':
    types.ScholarshipValues_ScholarshipFragmentDoc,
  '\n  fragment CardDate_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      endsAt\n      daysLeft\n      isRolling\n    }\n  }\n':
    types.CardDate_ScholarshipFragmentDoc,
  '\n  fragment CardHighlights_ScholarshipEdge on ScholarshipEdge {\n    highlights {\n      field\n      parts {\n        text\n        isMatch\n      }\n    }\n  }\n':
    types.CardHighlights_ScholarshipEdgeFragmentDoc,
  '\n  query CardMenu($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ...Applying_Scholarship\n    }\n  }\n':
    types.CardMenuDocument,
  '\n  fragment CompareRows_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    fieldOfStudy\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    isRenewable\n    estimatedTimeToApply\n    lastVerifiedAt\n    deadline {\n      label\n    }\n    university {\n      id\n      name\n    }\n    provenance {\n      source\n      year\n    }\n    eligibility {\n      verdict\n      label\n    }\n  }\n':
    types.CompareRows_ScholarshipFragmentDoc,
  '\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      timeZone\n      endsAt\n      daysLeft\n      label\n    }\n  }\n':
    types.DeadlineText_ScholarshipFragmentDoc,
  '\n  fragment DetailCards_Scholarship on Scholarship {\n    id\n    coverage\n    benefits\n    contactEmail\n    sourceUrl\n    sourceUrlKind\n    applicationUrl\n  }\n':
    types.DetailCards_ScholarshipFragmentDoc,
  '\n  fragment DetailHead_Scholarship on Scholarship {\n    id\n    status\n    amountLabel\n    isRenewable\n    degreeLevel\n    estimatedTimeToApply\n    eligibility {\n      criteria {\n        label\n        profileField\n      }\n      failed\n      withProvider\n      questions {\n        text\n        profileField\n        isDeclined\n      }\n    }\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n  }\n':
    types.DetailHead_ScholarshipFragmentDoc,
  '\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n':
    types.EligibilityChip_ScholarshipFragmentDoc,
  '\n  fragment EligibilitySection_Scholarship on Scholarship {\n    id\n    degreeLevel\n    gpaRequirement\n    fieldOfStudy\n    eligibleCountries\n    citizenship {\n      kind\n      countries {\n        code\n        name\n      }\n    }\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    provenance {\n      confidence\n    }\n    eligibility {\n      criteria {\n        code\n        label\n        isHard\n        result\n        asked\n        yours\n        explanation\n        profileField\n      }\n      requirements {\n        key\n        label\n        result\n        asked\n        yours\n        explanation\n        questions {\n          profileField\n        }\n      }\n      steps {\n        key\n        asked\n        yours\n      }\n    }\n  }\n':
    types.EligibilitySection_ScholarshipFragmentDoc,
  '\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n':
    types.FilterForm_FacetFragmentDoc,
  '\n  fragment OutlookPanel_ScholarshipOutlook on ScholarshipOutlook {\n    openCount\n    eligibleCount\n    statedTotal {\n      amount\n      currency\n    }\n    statedCount\n    unstatedCount\n    whatIf {\n      text\n      profileField\n    }\n  }\n':
    types.OutlookPanel_ScholarshipOutlookFragmentDoc,
  '\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n':
    types.ProvenanceLine_ScholarshipFragmentDoc,
  '\n  fragment ProvenanceSection_Scholarship on Scholarship {\n    id\n    note\n    linkStatus\n    provenance {\n      licence\n      urls\n    }\n    ...ProvenanceLine_Scholarship\n  }\n':
    types.ProvenanceSection_ScholarshipFragmentDoc,
  '\n  fragment QuickFilters_Facet on Facet {\n    kind\n    values {\n      value\n      count\n    }\n  }\n':
    types.QuickFilters_FacetFragmentDoc,
  '\n  mutation ReportDialog($input: ReportScholarshipInput!) {\n    reportScholarship(input: $input) {\n      __typename\n      ... on ReportScholarshipSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.ReportDialogDocument,
  '\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n':
    types.SaveButton_ScholarshipFragmentDoc,
  '\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    isTiedToAdmission\n    isWomenOnly\n    isRenewable\n    requiresEssay\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n    university {\n      id\n      name\n    }\n    ...CardDate_Scholarship\n    ...EligibilityChip_Scholarship\n    ...SaveButton_Scholarship\n  }\n':
    types.ScholarshipCard_ScholarshipFragmentDoc,
  '\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      ...CardHighlights_ScholarshipEdge\n      node {\n        id\n        eligibility {\n          verdict\n        }\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n':
    types.SearchResults_ScholarshipConnectionFragmentDoc,
  '\n  mutation SyncButton {\n    syncExternal {\n      isStarted\n      isRunning\n      count\n      sourceCount\n      failedCount\n      heldCount\n      openCount\n      finishedAt\n    }\n  }\n':
    types.SyncButtonDocument,
  '\n  fragment Applying_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n    sourceUrlKind\n  }\n':
    types.Applying_ScholarshipFragmentDoc,
  '\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.Saving_SaveDocument,
  '\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.Saving_RemoveDocument,
  '\n  fragment AccountSection_User on User {\n    id\n    username\n    email\n    pendingEmail\n    firstName\n    lastName\n    accountType\n  }\n':
    types.AccountSection_UserFragmentDoc,
  '\n  mutation AccountSection_Update($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          ...AccountSection_User\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.AccountSection_UpdateDocument,
  '\n  fragment MembershipsSection_Membership on Membership {\n    role\n    organization {\n      id\n      name\n      verification\n    }\n  }\n':
    types.MembershipsSection_MembershipFragmentDoc,
  '\n  fragment NoticesSection_Preferences on Preferences {\n    timeZone\n    notifications {\n      newsByMail\n      types {\n        type\n        inApp\n        mail\n      }\n      quietHours {\n        isOn\n        from\n        until\n      }\n    }\n  }\n':
    types.NoticesSection_PreferencesFragmentDoc,
  '\n  mutation NoticesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...NoticesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.NoticesSection_UpdateDocument,
  '\n  mutation PasswordSection_Change($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        message\n        user {\n          id\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.PasswordSection_ChangeDocument,
  '\n  fragment PreferencesSection_Preferences on Preferences {\n    timeZone\n  }\n':
    types.PreferencesSection_PreferencesFragmentDoc,
  '\n  mutation PreferencesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...PreferencesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.PreferencesSection_UpdateDocument,
  '\n  fragment SessionsSection_Session on Session {\n    id\n    isCurrent\n    device\n    address\n    createdAt\n    lastSeenAt\n  }\n':
    types.SessionsSection_SessionFragmentDoc,
  '\n  mutation SessionsSection_Revoke($input: RevokeSessionInput!) {\n    revokeSession(input: $input) {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.SessionsSection_RevokeDocument,
  '\n  mutation SessionsSection_RevokeOthers {\n    revokeOtherSessions {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.SessionsSection_RevokeOthersDocument,
  '\n  mutation SuggestForm($input: SuggestListingInput!) {\n    suggestListing(input: $input) {\n      __typename\n      ... on SuggestListingSuccess {\n        message\n      }\n      ... on AlreadyListed {\n        scholarship {\n          id\n          slug\n          title\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.SuggestFormDocument,
  '\n  fragment BadRows_BadRowConnection on BadRowConnection {\n    edges {\n      cursor\n      node {\n        position\n        rowKey\n        page\n        reasons\n        raw\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n':
    types.BadRows_BadRowConnectionFragmentDoc,
  '\n  fragment MergeCard_ListingMerge on ListingMerge {\n    id\n    state\n    isAutomatic\n    score\n    reasons\n    survivor {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n    merged {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n  }\n':
    types.MergeCard_ListingMergeFragmentDoc,
  '\n  mutation MergeCard($input: DecideListingMergeInput!) {\n    decideListingMerge(input: $input) {\n      __typename\n      ... on ListingMergeSuccess {\n        merge {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.MergeCardDocument,
  '\n  query MergeList($state: ListingMergeState!, $after: String) {\n    listingMerges(state: $state, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.MergeListDocument,
  '\n  fragment RunDetails_SyncRun on SyncRun {\n    id\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    unchanged\n    missing\n    closed\n    quarantined\n    failed\n    notModified\n    heldReason\n    faults\n  }\n':
    types.RunDetails_SyncRunFragmentDoc,
  '\n  mutation RunDetails($input: DecideSyncRunInput!) {\n    decideSyncRun(input: $input) {\n      __typename\n      ... on SyncRunSuccess {\n        run {\n          id\n          ...RunDetails_SyncRun\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.RunDetailsDocument,
  '\n  query RunList($after: String) {\n    syncRuns(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...RunRow_SyncRun\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n':
    types.RunListDocument,
  '\n  fragment RunRow_SyncRun on SyncRun {\n    id\n    source\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    missing\n    closed\n    quarantined\n    failed\n    faults\n  }\n':
    types.RunRow_SyncRunFragmentDoc,
  '\n  fragment SourceCard_Source on Source {\n    id\n    name\n    kind\n    target\n    urls\n    licence\n    isEnabled\n    isStale\n    staleAfterHours\n    lastSuccessAt\n    consecutiveFailures\n    lastFault\n    activeRun {\n      id\n      state\n    }\n    ...SourceDialog_Source\n  }\n':
    types.SourceCard_SourceFragmentDoc,
  '\n  fragment SourceDialog_Source on Source {\n    id\n    name\n    kind\n    urls\n    mapping\n    licence\n    keyName\n    newListings\n    minIntervalMs\n    everyHours\n    staleAfterHours\n    maxBytes\n  }\n':
    types.SourceDialog_SourceFragmentDoc,
  '\n  mutation SourceDialog($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SourceDialogDocument,
  '\n  query SourceList {\n    sources {\n      id\n      isEnabled\n      ...SourceCard_Source\n    }\n  }\n':
    types.SourceListDocument,
  '\n  mutation UseSyncActions_Start($input: StartSyncInput!) {\n    startSync(input: $input) {\n      __typename\n      ... on SyncRunsSuccess {\n        runs {\n          id\n          ...RunRow_SyncRun\n          from {\n            id\n            ...SourceCard_Source\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.UseSyncActions_StartDocument,
  '\n  mutation UseSyncActions_Enable($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.UseSyncActions_EnableDocument,
  '\n  fragment CostGapSection_University on University {\n    id\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n  }\n':
    types.CostGapSection_UniversityFragmentDoc,
  '\n  fragment CostGapSection_Scholarship on Scholarship {\n    id\n    slug\n    title\n    amountType\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    amountPeriod\n    isNeedBased\n    university {\n      id\n    }\n    eligibility {\n      verdict\n    }\n  }\n':
    types.CostGapSection_ScholarshipFragmentDoc,
  '\n  fragment UniversityCard_University on University {\n    id\n    slug\n    name\n    location\n    type\n    ranking\n    rankingSource\n    acceptanceRate\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    studentPopulation\n    topMajors\n    scholarshipPrograms\n  }\n':
    types.UniversityCard_UniversityFragmentDoc,
  '\n  fragment UniversityFacts_University on University {\n    id\n    ranking\n    rankingSource\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionYear\n    studentPopulation\n    undergraduateEnrollment\n    internationalStudents\n    internationalStudentsBasis\n    topMajors\n    topMajorsBasis\n    carnegieClassification\n    englishTestForAdmission\n    essayForAdmission\n    website\n    admissionsUrl\n    financialAidUrl\n    applicationUrl\n    sourceYear\n    sources\n    ...UniversityStrip_University\n  }\n':
    types.UniversityFacts_UniversityFragmentDoc,
  '\n  fragment UniversityResults_UniversityConnection on UniversityConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...UniversityCard_University\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n':
    types.UniversityResults_UniversityConnectionFragmentDoc,
  '\n  query UniversityStats {\n    universityStats {\n      totalUniversities\n      totalScholarships\n      internationalStudents\n      averageAcceptance\n      acceptanceReportedBy\n      sourceYear\n    }\n  }\n':
    types.UniversityStatsDocument,
  '\n  fragment UniversityStrip_University on University {\n    id\n    acceptanceRate\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n    internationalStudentsPercent\n    sourceYear\n  }\n':
    types.UniversityStrip_UniversityFragmentDoc,
  '\n  query UniversityStrip {\n    universityStats {\n      acceptanceSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      tuitionSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      internationalShareSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n    }\n  }\n':
    types.UniversityStripDocument,
  '\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      preferences {\n        timeZone\n      }\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          universityId\n          verification\n        }\n      }\n    }\n  }\n':
    types.SessionViewerDocument,
  '\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n':
    types.SessionLogoutDocument,
  '\n  query SyncRunPage($id: ID!, $after: String) {\n    syncRun(id: $id) {\n      id\n      source\n      state\n      ...RunDetails_SyncRun\n      badRows(first: 20, after: $after) {\n        ...BadRows_BadRowConnection\n      }\n    }\n  }\n':
    types.SyncRunPageDocument,
  '\n  query CalendarPage($after: String) {\n    savedDeadlines(first: 30, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...AwardReminders_SavedScholarship\n          scholarship {\n            id\n            slug\n            title\n            provider\n            deadline {\n              precision\n              date\n            }\n            ...DeadlineText_Scholarship\n          }\n        }\n      }\n    }\n    reminderDefaults {\n      ...DefaultReminders_Defaults\n    }\n    calendarFeed {\n      createdAt\n    }\n  }\n':
    types.CalendarPageDocument,
  '\n  query ComparePage($ids: [ID!]!) {\n    scholarships(filter: { ids: $ids, includePast: true }, first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          ...CompareRows_Scholarship\n        }\n      }\n    }\n  }\n':
    types.ComparePageDocument,
  '\n  query EditScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ownerId\n      ...ScholarshipValues_Scholarship\n    }\n  }\n':
    types.EditScholarshipPageDocument,
  '\n  query ImportPreviewPage($id: ID!) {\n    listingImport(id: $id) {\n      id\n      ...ImportFacts_ListingImport\n    }\n  }\n':
    types.ImportPreviewPageDocument,
  '\n  query RunOutcome($id: ID!, $first: Int!) {\n    matchRun(id: $id) {\n      id\n      status\n      failure\n      profile {\n        ...MatchValues_MatchProfile\n      }\n      ...RunResult_MatchRun\n      ...RunDialog_MatchRun\n      result {\n        matchCount\n        datesAhead\n        matches(first: $first) {\n          score\n          isRoundOver\n        }\n      }\n    }\n  }\n':
    types.RunOutcomeDocument,
  '\n  fragment RunResult_ScholarshipMatch on ScholarshipMatch {\n    ...MatchCard_ScholarshipMatch\n    scholarship {\n      id\n      ...CardDate_Scholarship\n      ...DeadlineText_Scholarship\n      ...SaveButton_Scholarship\n    }\n  }\n':
    types.RunResult_ScholarshipMatchFragmentDoc,
  '\n  fragment RunResult_MatchRun on MatchRun {\n    id\n    finishedAt\n    shareToken\n    profile {\n      ...MatchValues_MatchProfile\n    }\n    changes {\n      ...MatchChanges_MatchChanges\n    }\n    result {\n      ...ResultSummary_MatchResult\n      ...OwnSummary_MatchResult\n      ...ResultNotes_MatchResult\n      improvementAreas {\n        code\n      }\n      recommendations {\n        code\n      }\n      matchCount\n      toAnswerCount\n      toCheckCount\n      matches(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toAnswer(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toCheck(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n    }\n  }\n':
    types.RunResult_MatchRunFragmentDoc,
  '\n  fragment RunDialog_MatchRun on MatchRun {\n    id\n    result {\n      ...ResultsDialog_MatchResult\n      matches(first: $first) {\n        ...ResultsDialog_ScholarshipMatch\n        scholarship {\n          id\n          ...SaveButton_Scholarship\n        }\n      }\n    }\n  }\n':
    types.RunDialog_MatchRunFragmentDoc,
  '\n  query SharedMatchesPage($token: ID!) {\n    sharedMatchRun(token: $token) {\n      finishedAt\n      result {\n        ...ResultSummary_MatchResult\n        matches(first: 50) {\n          ...SharedMatch_ScholarshipMatch\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...SaveButton_Scholarship\n          }\n        }\n      }\n    }\n  }\n':
    types.SharedMatchesPageDocument,
  '\n  query MatchingStudent {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n':
    types.MatchingStudentDocument,
  '\n  query MatchingLatest {\n    latestMatchRun {\n      id\n      profile {\n        ...MatchValues_MatchProfile\n      }\n    }\n  }\n':
    types.MatchingLatestDocument,
  '\n  query NotificationsPage($unreadOnly: Boolean, $after: String) {\n    notices(unreadOnly: $unreadOnly, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...NoticeCard_Notice\n        }\n      }\n    }\n  }\n':
    types.NotificationsPageDocument,
  '\n  query OverviewPage {\n    ...OverviewFigures_Query\n    scholarships(sort: NEWEST, first: 6) {\n      edges {\n        cursor\n        node {\n          id\n          ...ScholarshipCard_Scholarship\n        }\n      }\n    }\n  }\n':
    types.OverviewPageDocument,
  '\n  query ProfilePage {\n    student(id: "me") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n':
    types.ProfilePageDocument,
  '\n  query SavedSearchList($after: String) {\n    savedSearches(first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedSearchCard_SavedSearch\n        }\n      }\n    }\n  }\n':
    types.SavedSearchListDocument,
  '\n  query SavedPage($status: SavedScholarshipStatus, $after: String) {\n    savedScholarships(status: $status, first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedCard_SavedScholarship\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...EligibilityChip_Scholarship\n          }\n        }\n      }\n    }\n  }\n':
    types.SavedPageDocument,
  '\n  query ScholarshipsPage_Outlook {\n    scholarshipOutlook {\n      ...OutlookPanel_ScholarshipOutlook\n    }\n  }\n':
    types.ScholarshipsPage_OutlookDocument,
  '\n  query ScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      slug\n      status\n      title\n      provider\n      description\n      isTiedToAdmission\n      university {\n        id\n        slug\n        name\n      }\n      ...DetailHead_Scholarship\n      ...EligibilitySection_Scholarship\n      ...DetailCards_Scholarship\n      ...ProvenanceSection_Scholarship\n      ...SaveButton_Scholarship\n      ...Applying_Scholarship\n    }\n  }\n':
    types.ScholarshipPageDocument,
  '\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n    }\n  }\n':
    types.ScholarshipsPageDocument,
  '\n  query ScholarshipsPage_Facets($filter: ScholarshipFilter) {\n    scholarships(filter: $filter, first: 1) {\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n        ...QuickFilters_Facet\n      }\n    }\n  }\n':
    types.ScholarshipsPage_FacetsDocument,
  '\n  query ScholarshipsPage_Suggestions($prefix: String!) {\n    scholarshipSuggestions(prefix: $prefix) {\n      kind\n      text\n      value\n    }\n  }\n':
    types.ScholarshipsPage_SuggestionsDocument,
  '\n  query SettingsPage {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      isEmailVerified\n      ...AccountSection_User\n      preferences {\n        ...PreferencesSection_Preferences\n        ...NoticesSection_Preferences\n      }\n      sessions {\n        id\n        ...SessionsSection_Session\n      }\n      memberships {\n        ...MembershipsSection_Membership\n      }\n    }\n  }\n':
    types.SettingsPageDocument,
  '\n  query UniversitiesPage($filter: UniversityFilter, $sort: UniversitySort, $after: String) {\n    universities(filter: $filter, sort: $sort, first: 21, after: $after) {\n      totalCount\n      ...UniversityResults_UniversityConnection\n    }\n  }\n':
    types.UniversitiesPageDocument,
  '\n  fragment UniversityAwards_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n  }\n':
    types.UniversityAwards_ScholarshipConnectionFragmentDoc,
  '\n  query UniversityPage($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n      description\n      ...UniversityFacts_University\n      ...CostGapSection_University\n      scholarships(first: 80) {\n        ...UniversityAwards_ScholarshipConnection\n        edges {\n          cursor\n          node {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n':
    types.UniversityPageDocument,
  '\n  query UniversityPage_SavedAwards {\n    savedScholarships(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n':
    types.UniversityPage_SavedAwardsDocument,
}

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Countries {\n    countries {\n      code\n      name\n    }\n  }\n',
): (typeof documents)['\n  query Countries {\n    countries {\n      code\n      name\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GradeFields_Scales($country: String) {\n    gradeScales(country: $country) {\n      code\n      name\n      grades\n    }\n  }\n',
): (typeof documents)['\n  query GradeFields_Scales($country: String) {\n    gradeScales(country: $country) {\n      code\n      name\n      grades\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GradeFields_Converted($scale: String!, $grade: String!) {\n    convertGrade(scale: $scale, grade: $grade) {\n      gpa\n      isEstimate\n      source\n    }\n  }\n',
): (typeof documents)['\n  query GradeFields_Converted($scale: String!, $grade: String!) {\n    convertGrade(scale: $scale, grade: $grade) {\n      gpa\n      isEstimate\n      source\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseScholarshipSteps_Publish($input: ScholarshipIdInput!) {\n    result: publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseScholarshipSteps_Publish($input: ScholarshipIdInput!) {\n    result: publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseScholarshipSteps_Close($input: ScholarshipIdInput!) {\n    result: closeScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseScholarshipSteps_Close($input: ScholarshipIdInput!) {\n    result: closeScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseScholarshipSteps_Archive($input: ScholarshipIdInput!) {\n    result: archiveScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseScholarshipSteps_Archive($input: ScholarshipIdInput!) {\n    result: archiveScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          slug\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UseUniversityNames($ids: [ID!]!) {\n    universities(filter: { ids: $ids }, first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query UseUniversityNames($ids: [ID!]!) {\n    universities(filter: { ids: $ids }, first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UseUniversitySearch($query: String!) {\n    universities(filter: { query: $query }, sort: NAME, first: 50) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query UseUniversitySearch($query: String!) {\n    universities(filter: { query: $query }, sort: NAME, first: 50) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          location\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ListingQueue($after: String) {\n    unpublishedScholarships(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          version\n          ...WaitingListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query ListingQueue($after: String) {\n    unpublishedScholarships(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          version\n          ...WaitingListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationQueue($status: VerificationStatus!, $after: String) {\n    organizationsToVerify(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query OrganizationQueue($status: VerificationStatus!, $after: String) {\n    organizationsToVerify(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OrganizationToVerify_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    countryName\n    website\n    description\n    verification\n    declineReason\n    createdAt\n    verifiedAt\n    version\n    members {\n      role\n      user {\n        id\n        firstName\n        lastName\n        email\n        isEmailVerified\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment OrganizationToVerify_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    countryName\n    website\n    description\n    verification\n    declineReason\n    createdAt\n    verifiedAt\n    version\n    members {\n      role\n      user {\n        id\n        firstName\n        lastName\n        email\n        isEmailVerified\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query RoleFinder($login: String!) {\n    userByLogin(login: $login) {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n    }\n  }\n',
): (typeof documents)['\n  query RoleFinder($login: String!) {\n    userByLogin(login: $login) {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RoleFinder_Set($input: SetRoleInput!) {\n    setRole(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          roles\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation RoleFinder_Set($input: SetRoleInput!) {\n    setRole(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          roles\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SuggestionQueue($after: String) {\n    listingSuggestions(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...WaitingSuggestion_ListingSuggestion\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query SuggestionQueue($after: String) {\n    listingSuggestions(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...WaitingSuggestion_ListingSuggestion\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseDecision($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseDecision($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationToVerify_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseReview($input: ReviewListingsInput!) {\n    reviewListings(input: $input) {\n      __typename\n      ... on ReviewListingsSuccess {\n        scholarships {\n          id\n          version\n          status\n        }\n        refused {\n          id\n          reason\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseReview($input: ReviewListingsInput!) {\n    reviewListings(input: $input) {\n      __typename\n      ... on ReviewListingsSuccess {\n        scholarships {\n          id\n          version\n          status\n        }\n        refused {\n          id\n          reason\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseSuggestionDecision($input: DecideListingSuggestionInput!) {\n    decideListingSuggestion(input: $input) {\n      __typename\n      ... on DecideListingSuggestionSuccess {\n        suggestion {\n          id\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseSuggestionDecision($input: DecideListingSuggestionInput!) {\n    decideListingSuggestion(input: $input) {\n      __typename\n      ... on DecideListingSuggestionSuccess {\n        suggestion {\n          id\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment WaitingListing_Scholarship on Scholarship {\n    id\n    title\n    provider\n    amountLabel\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    requirements {\n      key\n      text\n      asOf\n    }\n    deadline {\n      label\n    }\n    ...WaitingSource_Scholarship\n  }\n',
): (typeof documents)['\n  fragment WaitingListing_Scholarship on Scholarship {\n    id\n    title\n    provider\n    amountLabel\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    requirements {\n      key\n      text\n      asOf\n    }\n    deadline {\n      label\n    }\n    ...WaitingSource_Scholarship\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment WaitingSource_Scholarship on Scholarship {\n    id\n    description\n    note\n    sourceUrl\n    applicationUrl\n    provenance {\n      source\n      year\n      urls\n      confidence\n    }\n  }\n',
): (typeof documents)['\n  fragment WaitingSource_Scholarship on Scholarship {\n    id\n    description\n    note\n    sourceUrl\n    applicationUrl\n    provenance {\n      source\n      year\n      urls\n      confidence\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment WaitingSuggestion_ListingSuggestion on ListingSuggestion {\n    id\n    url\n    name\n    reason\n    createdAt\n    version\n  }\n',
): (typeof documents)['\n  fragment WaitingSuggestion_ListingSuggestion on ListingSuggestion {\n    id\n    url\n    name\n    reason\n    createdAt\n    version\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n',
): (typeof documents)['\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RecoverAccountForm($input: RecoverAccountInput!) {\n    recoverAccount(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation RecoverAccountForm($input: RecoverAccountInput!) {\n    recoverAccount(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CalendarSubscription_Create {\n    createCalendarFeed {\n      __typename\n      ... on CreateCalendarFeedSuccess {\n        calendarFeed {\n          createdAt\n        }\n        path\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation CalendarSubscription_Create {\n    createCalendarFeed {\n      __typename\n      ... on CreateCalendarFeedSuccess {\n        calendarFeed {\n          createdAt\n        }\n        path\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CalendarSubscription_Revoke {\n    revokeCalendarFeed {\n      __typename\n      ... on RevokeCalendarFeedSuccess {\n        isRevoked\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation CalendarSubscription_Revoke {\n    revokeCalendarFeed {\n      __typename\n      ... on RevokeCalendarFeedSuccess {\n        isRevoked\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment DefaultReminders_Defaults on ReminderDefaults {\n    isOn\n    daysBefore\n    timeZone\n  }\n',
): (typeof documents)['\n  fragment DefaultReminders_Defaults on ReminderDefaults {\n    isOn\n    daysBefore\n    timeZone\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DefaultReminders_Update($input: UpdateReminderDefaultsInput!) {\n    updateReminderDefaults(input: $input) {\n      __typename\n      ... on ReminderDefaultsSuccess {\n        reminderDefaults {\n          ...DefaultReminders_Defaults\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation DefaultReminders_Update($input: UpdateReminderDefaultsInput!) {\n    updateReminderDefaults(input: $input) {\n      __typename\n      ... on ReminderDefaultsSuccess {\n        reminderDefaults {\n          ...DefaultReminders_Defaults\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment AwardReminders_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    scholarship {\n      id\n      title\n    }\n    reminders {\n      isOn\n      daysBefore\n      usesDefaults\n      customMessage\n      tellsNext\n      hasComingDeadline\n      planned {\n        id\n        reminderDate\n        reminderType\n        customMessage\n      }\n      last {\n        id\n        reminderDate\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment AwardReminders_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    scholarship {\n      id\n      title\n    }\n    reminders {\n      isOn\n      daysBefore\n      usesDefaults\n      customMessage\n      tellsNext\n      hasComingDeadline\n      planned {\n        id\n        reminderDate\n        reminderType\n        customMessage\n      }\n      last {\n        id\n        reminderDate\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AwardReminders_Record($id: ID!) {\n    savedScholarship(id: $id) {\n      id\n      ...AwardReminders_SavedScholarship\n    }\n  }\n',
): (typeof documents)['\n  query AwardReminders_Record($id: ID!) {\n    savedScholarship(id: $id) {\n      id\n      ...AwardReminders_SavedScholarship\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AwardReminders_UpdatePlan($input: UpdateReminderPlanInput!) {\n    updateReminderPlan(input: $input) {\n      __typename\n      ... on ReminderPlanSuccess {\n        savedScholarship {\n          ...AwardReminders_SavedScholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AwardReminders_UpdatePlan($input: UpdateReminderPlanInput!) {\n    updateReminderPlan(input: $input) {\n      __typename\n      ... on ReminderPlanSuccess {\n        savedScholarship {\n          ...AwardReminders_SavedScholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AwardReminders_Create($input: CreateDeadlineReminderInput!) {\n    createDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AwardReminders_Create($input: CreateDeadlineReminderInput!) {\n    createDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AwardReminders_Remove($input: RemoveDeadlineReminderInput!) {\n    removeDeadlineReminder(input: $input) {\n      __typename\n      ... on RemoveDeadlineReminderSuccess {\n        id\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AwardReminders_Remove($input: RemoveDeadlineReminderInput!) {\n    removeDeadlineReminder(input: $input) {\n      __typename\n      ... on RemoveDeadlineReminderSuccess {\n        id\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AwardReminders_Snooze($input: SnoozeDeadlineReminderInput!) {\n    snoozeDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AwardReminders_Snooze($input: SnoozeDeadlineReminderInput!) {\n    snoozeDeadlineReminder(input: $input) {\n      __typename\n      ... on DeadlineReminderSuccess {\n        deadlineReminder {\n          id\n          reminderDate\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScholarshipReminders($id: ID!) {\n    scholarship(id: $id) {\n      id\n      saved {\n        id\n        ...AwardReminders_SavedScholarship\n      }\n    }\n  }\n',
): (typeof documents)['\n  query ScholarshipReminders($id: ID!) {\n    scholarship(id: $id) {\n      id\n      saved {\n        id\n        ...AwardReminders_SavedScholarship\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AdminHome {\n    organizationsToVerify(status: PENDING, first: 1) {\n      totalCount\n    }\n    unpublishedScholarships(first: 1) {\n      totalCount\n    }\n    listingSuggestions(first: 1) {\n      totalCount\n    }\n    listingCases(first: 1) {\n      totalCount\n    }\n    sources {\n      id\n      isEnabled\n      isStale\n      activeRun {\n        id\n        state\n      }\n    }\n  }\n',
): (typeof documents)['\n  query AdminHome {\n    organizationsToVerify(status: PENDING, first: 1) {\n      totalCount\n    }\n    unpublishedScholarships(first: 1) {\n      totalCount\n    }\n    listingSuggestions(first: 1) {\n      totalCount\n    }\n    listingCases(first: 1) {\n      totalCount\n    }\n    sources {\n      id\n      isEnabled\n      isStale\n      activeRun {\n        id\n        state\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MissingFacts_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    visaType\n    intendedVisaType\n    citizenshipStatus\n    hasUsHighSchoolDiploma\n    usPermanentResident\n    needsFinancialAid\n  }\n',
): (typeof documents)['\n  fragment MissingFacts_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    visaType\n    intendedVisaType\n    citizenshipStatus\n    hasUsHighSchoolDiploma\n    usPermanentResident\n    needsFinancialAid\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment NextDeadlines_Scholarship on Scholarship {\n    id\n    slug\n    title\n    deadline {\n      precision\n      date\n      endsAt\n      daysLeft\n      label\n    }\n  }\n',
): (typeof documents)['\n  fragment NextDeadlines_Scholarship on Scholarship {\n    id\n    slug\n    title\n    deadline {\n      precision\n      date\n      endsAt\n      daysLeft\n      label\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query HomeProfile {\n    student(id: "me") {\n      id\n      ...MissingFacts_Student\n    }\n  }\n',
): (typeof documents)['\n  query HomeProfile {\n    student(id: "me") {\n      id\n      ...MissingFacts_Student\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  subscription HomeCounts {\n    savedScholarshipCounts {\n      total\n      notApplied\n      planned\n      applied\n      accepted\n      rejected\n    }\n  }\n',
): (typeof documents)['\n  subscription HomeCounts {\n    savedScholarshipCounts {\n      total\n      notApplied\n      planned\n      applied\n      accepted\n      rejected\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query HomeDeadlines {\n    notApplied: savedScholarships(status: NOT_APPLIED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n    planned: savedScholarships(status: PLANNED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query HomeDeadlines {\n    notApplied: savedScholarships(status: NOT_APPLIED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n    planned: savedScholarships(status: PLANNED, first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...NextDeadlines_Scholarship\n          }\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query HomeSavedSearches {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          newCount\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query HomeSavedSearches {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          newCount\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query HomeMatches {\n    latestMatchRun {\n      id\n    }\n  }\n',
): (typeof documents)['\n  query HomeMatches {\n    latestMatchRun {\n      id\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation VerifyEmailNotice_Resend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation VerifyEmailNotice_Resend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ImportFacts_ListingImport on ListingImport {\n    id\n    organizationId\n    fileName\n    status\n    ignoredColumns\n    publishes\n    createdAt\n    appliedAt\n    undoneAt\n    undoableUntil\n    rowCount\n    newCount\n    changedCount\n    unchangedCount\n    errorCount\n    draftOnlyCount\n    waitingCount\n    refusedCount\n    undoneCount\n    keptCount\n  }\n',
): (typeof documents)['\n  fragment ImportFacts_ListingImport on ListingImport {\n    id\n    organizationId\n    fileName\n    status\n    ignoredColumns\n    publishes\n    createdAt\n    appliedAt\n    undoneAt\n    undoableUntil\n    rowCount\n    newCount\n    changedCount\n    unchangedCount\n    errorCount\n    draftOnlyCount\n    waitingCount\n    refusedCount\n    undoneCount\n    keptCount\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ImportHistory($organizationId: ID, $after: String) {\n    listingImports(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n',
): (typeof documents)['\n  query ImportHistory($organizationId: ID, $after: String) {\n    listingImports(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ImportRows($id: ID!, $outcome: ImportRowOutcome, $after: String) {\n    listingImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: 100, after: $after) {\n        edges {\n          cursor\n          node {\n            rowNumber\n            title\n            outcome\n            state\n            scholarshipId\n            faults {\n              column\n              message\n            }\n            draftReasons {\n              column\n              message\n            }\n          }\n        }\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query ImportRows($id: ID!, $outcome: ImportRowOutcome, $after: String) {\n    listingImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: 100, after: $after) {\n        edges {\n          cursor\n          node {\n            rowNumber\n            title\n            outcome\n            state\n            scholarshipId\n            faults {\n              column\n              message\n            }\n            draftReasons {\n              column\n              message\n            }\n          }\n        }\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ImportTemplate {\n    listingImportTemplate\n  }\n',
): (typeof documents)['\n  query ImportTemplate {\n    listingImportTemplate\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseImportSteps_Confirm($input: ConfirmListingImportInput!) {\n    result: confirmListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseImportSteps_Confirm($input: ConfirmListingImportInput!) {\n    result: confirmListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseImportSteps_Undo($input: UndoListingImportInput!) {\n    result: undoListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseImportSteps_Undo($input: UndoListingImportInput!) {\n    result: undoListingImport(input: $input) {\n      __typename\n      ... on ListingImportSuccess {\n        listingImport {\n          id\n          ...ImportFacts_ListingImport\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n',
): (typeof documents)['\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FillProfile_Student {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n',
): (typeof documents)['\n  query FillProfile_Student {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation FillProfile_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation FillProfile_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation FillProfile_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation FillProfile_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...MatchValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchCard_ScholarshipMatch on ScholarshipMatch {\n    verdict\n    label\n    score\n    scoreBase\n    reasons\n    applicationTips\n    improvementAreas\n    withProvider\n    questions {\n      question\n      profileField\n    }\n    steps {\n      text\n    }\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n    terms {\n      code\n      ...MatchTerms_MatchTerm\n    }\n    criteria {\n      code\n      ...MatchCriteria_MatchCriterion\n    }\n  }\n',
): (typeof documents)['\n  fragment MatchCard_ScholarshipMatch on ScholarshipMatch {\n    verdict\n    label\n    score\n    scoreBase\n    reasons\n    applicationTips\n    improvementAreas\n    withProvider\n    questions {\n      question\n      profileField\n    }\n    steps {\n      text\n    }\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n    terms {\n      code\n      ...MatchTerms_MatchTerm\n    }\n    criteria {\n      code\n      ...MatchCriteria_MatchCriterion\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchChanges_MatchChanges on MatchChanges {\n    since\n    added {\n      score\n      scoreBase\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    removed {\n      reason\n      explanation\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    rescored {\n      before\n      after\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment MatchChanges_MatchChanges on MatchChanges {\n    since\n    added {\n      score\n      scoreBase\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    removed {\n      reason\n      explanation\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n    rescored {\n      before\n      after\n      scholarship {\n        id\n        slug\n        title\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchCriteria_MatchCriterion on MatchCriterion {\n    code\n    label\n    isHard\n    result\n    asked\n    yours\n    explanation\n    profileField\n  }\n',
): (typeof documents)['\n  fragment MatchCriteria_MatchCriterion on MatchCriterion {\n    code\n    label\n    isHard\n    result\n    asked\n    yours\n    explanation\n    profileField\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchHistory($after: String) {\n    matchRuns(first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          status\n          createdAt\n          shareToken\n          result {\n            overallScore\n            matchCount\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchHistory($after: String) {\n    matchRuns(first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          status\n          createdAt\n          shareToken\n          result {\n            overallScore\n            matchCount\n          }\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchTerms_MatchTerm on MatchTerm {\n    code\n    label\n    earned\n    possible\n    isStated\n    explanation\n  }\n',
): (typeof documents)['\n  fragment MatchTerms_MatchTerm on MatchTerm {\n    code\n    label\n    earned\n    possible\n    isStated\n    explanation\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchValues_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gradeScale\n    gradeOriginal\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    needsFinancialAid\n  }\n',
): (typeof documents)['\n  fragment MatchValues_Student on Student {\n    id\n    country\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gradeScale\n    gradeOriginal\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    needsFinancialAid\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchValues_MatchProfile on MatchProfile {\n    academicField\n    degreeLevel\n    gpa\n    gradeScale\n    gradeOriginal\n    country\n    countryName\n    englishProficiency\n    financialNeed\n    careerGoals\n    extracurriculars\n    preferredStates\n    minAmount\n  }\n',
): (typeof documents)['\n  fragment MatchValues_MatchProfile on MatchProfile {\n    academicField\n    degreeLevel\n    gpa\n    gradeScale\n    gradeOriginal\n    country\n    countryName\n    englishProficiency\n    financialNeed\n    careerGoals\n    extracurriculars\n    preferredStates\n    minAmount\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NewestMatches {\n    latestMatchRun {\n      id\n      finishedAt\n      result {\n        matchCount\n        matches(first: 3) {\n          score\n          scoreBase\n          scholarship {\n            id\n            slug\n            title\n            provider\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query NewestMatches {\n    latestMatchRun {\n      id\n      finishedAt\n      result {\n        matchCount\n        matches(first: 3) {\n          score\n          scoreBase\n          scholarship {\n            id\n            slug\n            title\n            provider\n          }\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ResultSummary_MatchResult on MatchResult {\n    overallScore\n    matchCount\n    toAnswerCount\n    toCheckCount\n    totalScholarships\n    madeBy\n    catalogueAsOf\n    computeMilliseconds\n  }\n',
): (typeof documents)['\n  fragment ResultSummary_MatchResult on MatchResult {\n    overallScore\n    matchCount\n    toAnswerCount\n    toCheckCount\n    totalScholarships\n    madeBy\n    catalogueAsOf\n    computeMilliseconds\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OwnSummary_MatchResult on MatchResult {\n    notEligibleCount\n    competitiveness {\n      percent\n      met\n      stated\n    }\n  }\n',
): (typeof documents)['\n  fragment OwnSummary_MatchResult on MatchResult {\n    notEligibleCount\n    competitiveness {\n      percent\n      met\n      stated\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ResultNotes_MatchResult on MatchResult {\n    strengths {\n      code\n      text\n      profileField\n    }\n    improvementAreas {\n      code\n      text\n      profileField\n    }\n    recommendations {\n      code\n      text\n      profileField\n    }\n  }\n',
): (typeof documents)['\n  fragment ResultNotes_MatchResult on MatchResult {\n    strengths {\n      code\n      text\n      profileField\n    }\n    improvementAreas {\n      code\n      text\n      profileField\n    }\n    recommendations {\n      code\n      text\n      profileField\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ResultsDialog_MatchResult on MatchResult {\n    overallScore\n    madeBy\n    strengths {\n      code\n      text\n    }\n    improvementAreas {\n      code\n      text\n    }\n  }\n',
): (typeof documents)['\n  fragment ResultsDialog_MatchResult on MatchResult {\n    overallScore\n    madeBy\n    strengths {\n      code\n      text\n    }\n    improvementAreas {\n      code\n      text\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ResultsDialog_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    reasons\n    applicationTips\n    scholarship {\n      id\n      slug\n      title\n      provider\n    }\n  }\n',
): (typeof documents)['\n  fragment ResultsDialog_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    reasons\n    applicationTips\n    scholarship {\n      id\n      slug\n      title\n      provider\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ShareMatch_Share($input: MatchRunIdInput!) {\n    shareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ShareMatch_Share($input: MatchRunIdInput!) {\n    shareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ShareMatch_Unshare($input: MatchRunIdInput!) {\n    unshareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ShareMatch_Unshare($input: MatchRunIdInput!) {\n    unshareMatchRun(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          shareToken\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SharedMatch_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n  }\n',
): (typeof documents)['\n  fragment SharedMatch_ScholarshipMatch on ScholarshipMatch {\n    score\n    scoreBase\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartMatch($input: StartMatchInput!) {\n    startMatch(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          status\n          createdAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation StartMatch($input: StartMatchInput!) {\n    startMatch(input: $input) {\n      __typename\n      ... on MatchRunSuccess {\n        run {\n          id\n          status\n          createdAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchProgress($runId: ID!) {\n    matchProgress(runId: $runId) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n    matchRun(id: $runId) {\n      id\n      status\n    }\n  }\n',
): (typeof documents)['\n  query MatchProgress($runId: ID!) {\n    matchProgress(runId: $runId) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n    matchRun(id: $runId) {\n      id\n      status\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  subscription MatchSteps($runId: ID!, $after: Int) {\n    matchProgress(runId: $runId, after: $after) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n  }\n',
): (typeof documents)['\n  subscription MatchSteps($runId: ID!, $after: Int) {\n    matchProgress(runId: $runId, after: $after) {\n      runId\n      sequence\n      step\n      label\n      percent\n      isLast\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchingCatalogue {\n    matchingCatalogue {\n      openCount\n      criteria {\n        code\n        label\n        isHard\n      }\n      terms {\n        code\n        label\n        possible\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchingCatalogue {\n    matchingCatalogue {\n      openCount\n      criteria {\n        code\n        label\n        isHard\n      }\n      terms {\n        code\n        label\n        possible\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CaseQueue($status: ListingCaseStatus!, $after: String) {\n    listingCases(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query CaseQueue($status: ListingCaseStatus!, $after: String) {\n    listingCases(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment FlagList_RedFlag on RedFlag {\n    code\n    severity\n    label\n    words\n    isCleared\n  }\n',
): (typeof documents)['\n  fragment FlagList_RedFlag on RedFlag {\n    code\n    severity\n    label\n    words\n    isCleared\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment LinkList_ListingModeration on ListingModeration {\n    linkChecks {\n      url\n      state\n      httpStatus\n      movedTo\n      checkedAt\n      isChangedSinceVerified\n    }\n  }\n',
): (typeof documents)['\n  fragment LinkList_ListingModeration on ListingModeration {\n    linkChecks {\n      url\n      state\n      httpStatus\n      movedTo\n      checkedAt\n      isChangedSinceVerified\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ManagedListing_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    provider\n    linkStatus\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n    }\n    moderation {\n      redFlags {\n        code\n        ...FlagList_RedFlag\n      }\n      ...LinkList_ListingModeration\n      history {\n        id\n        action\n        detail\n        actorRole\n        at\n      }\n    }\n    ...SourceLink_Scholarship\n  }\n',
): (typeof documents)['\n  fragment ManagedListing_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    provider\n    linkStatus\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n    }\n    moderation {\n      redFlags {\n        code\n        ...FlagList_RedFlag\n      }\n      ...LinkList_ListingModeration\n      history {\n        id\n        action\n        detail\n        actorRole\n        at\n      }\n    }\n    ...SourceLink_Scholarship\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ManagedListings($filter: ManagedListingFilter, $after: String) {\n    managedListings(filter: $filter, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query ManagedListings($filter: ManagedListingFilter, $after: String) {\n    managedListings(filter: $filter, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OneCase_ListingCase on ListingCase {\n    id\n    status\n    outcome\n    note\n    openedAt\n    resolvedAt\n    resolvedByRole\n    version\n    scholarship {\n      id\n      slug\n      status\n      title\n      provider\n      ...SourceLink_Scholarship\n    }\n    reports {\n      id\n      reason\n      details\n      createdAt\n    }\n    redFlags {\n      code\n      ...FlagList_RedFlag\n    }\n  }\n',
): (typeof documents)['\n  fragment OneCase_ListingCase on ListingCase {\n    id\n    status\n    outcome\n    note\n    openedAt\n    resolvedAt\n    resolvedByRole\n    version\n    scholarship {\n      id\n      slug\n      status\n      title\n      provider\n      ...SourceLink_Scholarship\n    }\n    reports {\n      id\n      reason\n      details\n      createdAt\n    }\n    redFlags {\n      code\n      ...FlagList_RedFlag\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ResolveDialog($input: ResolveListingCaseInput!) {\n    resolveListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ResolveDialog($input: ResolveListingCaseInput!) {\n    resolveListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SourceLink_Scholarship on Scholarship {\n    id\n    title\n    sourceUrl\n    applicationUrl\n    provenance {\n      urls\n    }\n  }\n',
): (typeof documents)['\n  fragment SourceLink_Scholarship on Scholarship {\n    id\n    title\n    sourceUrl\n    applicationUrl\n    provenance {\n      urls\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseReopen($input: ReopenListingCaseInput!) {\n    reopenListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseReopen($input: ReopenListingCaseInput!) {\n    reopenListingCase(input: $input) {\n      __typename\n      ... on ResolveListingCaseSuccess {\n        listingCase {\n          id\n          ...OneCase_ListingCase\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseVerify($input: VerifyScholarshipInput!) {\n    verifyScholarship(input: $input) {\n      __typename\n      ... on VerifyScholarshipSuccess {\n        scholarship {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseVerify($input: VerifyScholarshipInput!) {\n    verifyScholarship(input: $input) {\n      __typename\n      ... on VerifyScholarshipSuccess {\n        scholarship {\n          id\n          ...ManagedListing_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment NoticeCard_Notice on Notice {\n    id\n    title\n    body\n    link\n    linkLabel\n    occurredAt\n    readAt\n  }\n',
): (typeof documents)['\n  fragment NoticeCard_Notice on Notice {\n    id\n    title\n    body\n    link\n    linkLabel\n    occurredAt\n    readAt\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  subscription NoticeCounts {\n    noticeCounts {\n      unread\n      version\n    }\n  }\n',
): (typeof documents)['\n  subscription NoticeCounts {\n    noticeCounts {\n      unread\n      version\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Unsubscription($token: String!) {\n    unsubscription(token: $token) {\n      type\n      isOff\n    }\n  }\n',
): (typeof documents)['\n  query Unsubscription($token: String!) {\n    unsubscription(token: $token) {\n      type\n      isOff\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SetUnsubscription($input: SetUnsubscriptionInput!) {\n    setUnsubscription(input: $input) {\n      __typename\n      ... on UnsubscriptionSuccess {\n        unsubscription {\n          type\n          isOff\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SetUnsubscription($input: SetUnsubscriptionInput!) {\n    setUnsubscription(input: $input) {\n      __typename\n      ... on UnsubscriptionSuccess {\n        unsubscription {\n          type\n          isOff\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {\n    markNoticesRead(input: $input) {\n      __typename\n      ... on MarkNoticesReadSuccess {\n        markedCount\n        counts {\n          unread\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {\n    markNoticesRead(input: $input) {\n      __typename\n      ... on MarkNoticesReadSuccess {\n        markedCount\n        counts {\n          unread\n          version\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation InviteForm_Invite($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation InviteForm_Invite($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MemberRow_ChangeRole($input: ChangeMemberRoleInput!) {\n    changeMemberRole(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation MemberRow_ChangeRole($input: ChangeMemberRoleInput!) {\n    changeMemberRole(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MemberRow_Remove($input: RemoveMemberInput!) {\n    removeMember(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation MemberRow_Remove($input: RemoveMemberInput!) {\n    removeMember(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...MembersSection_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MembersSection_Organization on Organization {\n    id\n    members {\n      role\n      joinedAt\n      user {\n        id\n        firstName\n        lastName\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment MembersSection_Organization on Organization {\n    id\n    members {\n      role\n      joinedAt\n      user {\n        id\n        firstName\n        lastName\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OrganizationFacts_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    country\n    website\n    description\n    universityId\n    verification\n    declineReason\n  }\n',
): (typeof documents)['\n  fragment OrganizationFacts_Organization on Organization {\n    id\n    name\n    kind\n    organizationType\n    country\n    website\n    description\n    universityId\n    verification\n    declineReason\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationHome($id: ID!) {\n    organization(id: $id) {\n      id\n      ...OrganizationFacts_Organization\n      ...MembersSection_Organization\n    }\n  }\n',
): (typeof documents)['\n  query OrganizationHome($id: ID!) {\n    organization(id: $id) {\n      id\n      ...OrganizationFacts_Organization\n      ...MembersSection_Organization\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OwnScholarship_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    amountLabel\n    deadline {\n      label\n    }\n  }\n',
): (typeof documents)['\n  fragment OwnScholarship_Scholarship on Scholarship {\n    id\n    slug\n    status\n    title\n    amountLabel\n    deadline {\n      label\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OwnScholarships($organizationId: ID!, $after: String) {\n    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OwnScholarship_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query OwnScholarships($organizationId: ID!, $after: String) {\n    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OwnScholarship_Scholarship\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveOrganization_Create($input: CreateOrganizationInput!) {\n    createOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveOrganization_Create($input: CreateOrganizationInput!) {\n    createOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveOrganization_Update($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveOrganization_Update($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          ...OrganizationFacts_Organization\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UniversityField_Chosen($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n    }\n  }\n',
): (typeof documents)['\n  query UniversityField_Chosen($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OverviewFigures_Query on Query {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      countriesCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n',
): (typeof documents)['\n  fragment OverviewFigures_Query on Query {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      countriesCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    isGpaEstimated\n    gradeOriginal\n    gradeScale\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n    dateOfBirth\n    gender\n    intendedUniversityIds\n  }\n',
): (typeof documents)['\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    isGpaEstimated\n    gradeOriginal\n    gradeScale\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n    dateOfBirth\n    gender\n    intendedUniversityIds\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SavedSearchCard_SavedSearch on SavedSearch {\n    id\n    name\n    query\n    countries {\n      code\n      name\n    }\n    degreeLevel\n    fieldOfStudy {\n      code\n      name\n    }\n    minAmount\n    maxAmount\n    noEssay\n    complexity\n    includeUnknown\n    alert\n    address\n    matchCount\n    newCount\n    lastNotifiedAt\n  }\n',
): (typeof documents)['\n  fragment SavedSearchCard_SavedSearch on SavedSearch {\n    id\n    name\n    query\n    countries {\n      code\n      name\n    }\n    degreeLevel\n    fieldOfStudy {\n      code\n      name\n    }\n    minAmount\n    maxAmount\n    noEssay\n    complexity\n    includeUnknown\n    alert\n    address\n    matchCount\n    newCount\n    lastNotifiedAt\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SavedSearchPanel {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          name\n          address\n          newCount\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SavedSearchPanel {\n    savedSearches(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          name\n          address\n          newCount\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavedSearchPanel_Seen($input: SavedSearchIdInput!) {\n    markSavedSearchSeen(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          newCount\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SavedSearchPanel_Seen($input: SavedSearchIdInput!) {\n    markSavedSearchSeen(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          newCount\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavedSearches_Create($input: CreateSavedSearchInput!) {\n    createSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SavedSearches_Create($input: CreateSavedSearchInput!) {\n    createSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavedSearches_Update($input: UpdateSavedSearchInput!) {\n    updateSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n          alert\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SavedSearches_Update($input: UpdateSavedSearchInput!) {\n    updateSavedSearch(input: $input) {\n      __typename\n      ... on SavedSearchSuccess {\n        savedSearch {\n          id\n          name\n          alert\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavedSearches_Remove($input: SavedSearchIdInput!) {\n    removeSavedSearch(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SavedSearches_Remove($input: SavedSearchIdInput!) {\n    removeSavedSearch(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SavedCard_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    notes\n    createdAt\n    updatedAt\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n      applicationUrl\n      sourceUrl\n      sourceUrlKind\n      closedReason\n    }\n  }\n',
): (typeof documents)['\n  fragment SavedCard_SavedScholarship on SavedScholarship {\n    id\n    applicationStatus\n    notes\n    createdAt\n    updatedAt\n    scholarship {\n      id\n      slug\n      title\n      provider\n      amountLabel\n      applicationUrl\n      sourceUrl\n      sourceUrlKind\n      closedReason\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  subscription SavedCounts {\n    savedScholarshipCounts {\n      total\n      planned\n      applied\n      accepted\n    }\n  }\n',
): (typeof documents)['\n  subscription SavedCounts {\n    savedScholarshipCounts {\n      total\n      planned\n      applied\n      accepted\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavedChanges_Update($input: UpdateSavedScholarshipInput!) {\n    updateSavedScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          updatedAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SavedChanges_Update($input: UpdateSavedScholarshipInput!) {\n    updateSavedScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          updatedAt\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavedChanges_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SavedChanges_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavedChanges_PutBack($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SavedChanges_PutBack($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        savedScholarship {\n          id\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ApplicantsSection_Fields {\n    fieldsOfStudy {\n      code\n      name\n    }\n  }\n',
): (typeof documents)['\n  query ApplicantsSection_Fields {\n    fieldsOfStudy {\n      code\n      name\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveScholarship_Create($input: CreateScholarshipInput!) {\n    createScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        notice\n        scholarship {\n          id\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveScholarship_Create($input: CreateScholarshipInput!) {\n    createScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        notice\n        scholarship {\n          id\n          status\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveScholarship_Update($input: UpdateScholarshipInput!) {\n    updateScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          version\n          ...ScholarshipValues_Scholarship\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveScholarship_Update($input: UpdateScholarshipInput!) {\n    updateScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          version\n          ...ScholarshipValues_Scholarship\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveScholarship_Publish($input: ScholarshipIdInput!) {\n    publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveScholarship_Publish($input: ScholarshipIdInput!) {\n    publishScholarship(input: $input) {\n      __typename\n      ... on ScholarshipSuccess {\n        scholarship {\n          id\n          status\n          ...OwnScholarship_Scholarship\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ScholarshipValues_Scholarship on Scholarship {\n    id\n    status\n    version\n    title\n    provider\n    description\n    amountType\n    amountPeriod\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    deadline {\n      precision\n      date\n      timeZone\n    }\n    isRollingAdmission\n    requirements {\n      key\n      text\n      asOf\n    }\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requiresEssay\n    applicationComplexity\n    estimatedTimeToApply\n    applicationUrl\n    contactEmail\n    sourceUrl\n    benefits\n    fsaEligible\n    eligibleCitizenshipStatus\n    eligibleVisaTypes\n    requiresUsHighSchool\n    requiresUsResidency\n    residencyRequirements\n    maxFamilyIncome {\n      amount\n      currency\n    }\n    requiresFinancialNeed\n    acceptedFundingSources\n    university {\n      id\n    }\n  }\n',
): (typeof documents)['\n  fragment ScholarshipValues_Scholarship on Scholarship {\n    id\n    status\n    version\n    title\n    provider\n    description\n    amountType\n    amountPeriod\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    deadline {\n      precision\n      date\n      timeZone\n    }\n    isRollingAdmission\n    requirements {\n      key\n      text\n      asOf\n    }\n    degreeLevel\n    fieldOfStudy\n    eligibleCountries\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requiresEssay\n    applicationComplexity\n    estimatedTimeToApply\n    applicationUrl\n    contactEmail\n    sourceUrl\n    benefits\n    fsaEligible\n    eligibleCitizenshipStatus\n    eligibleVisaTypes\n    requiresUsHighSchool\n    requiresUsResidency\n    residencyRequirements\n    maxFamilyIncome {\n      amount\n      currency\n    }\n    requiresFinancialNeed\n    acceptedFundingSources\n    university {\n      id\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CardDate_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      endsAt\n      daysLeft\n      isRolling\n    }\n  }\n',
): (typeof documents)['\n  fragment CardDate_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      endsAt\n      daysLeft\n      isRolling\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CardHighlights_ScholarshipEdge on ScholarshipEdge {\n    highlights {\n      field\n      parts {\n        text\n        isMatch\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment CardHighlights_ScholarshipEdge on ScholarshipEdge {\n    highlights {\n      field\n      parts {\n        text\n        isMatch\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CardMenu($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ...Applying_Scholarship\n    }\n  }\n',
): (typeof documents)['\n  query CardMenu($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ...Applying_Scholarship\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CompareRows_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    fieldOfStudy\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    isRenewable\n    estimatedTimeToApply\n    lastVerifiedAt\n    deadline {\n      label\n    }\n    university {\n      id\n      name\n    }\n    provenance {\n      source\n      year\n    }\n    eligibility {\n      verdict\n      label\n    }\n  }\n',
): (typeof documents)['\n  fragment CompareRows_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    fieldOfStudy\n    gpaRequirement\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    isRenewable\n    estimatedTimeToApply\n    lastVerifiedAt\n    deadline {\n      label\n    }\n    university {\n      id\n      name\n    }\n    provenance {\n      source\n      year\n    }\n    eligibility {\n      verdict\n      label\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      timeZone\n      endsAt\n      daysLeft\n      label\n    }\n  }\n',
): (typeof documents)['\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      timeZone\n      endsAt\n      daysLeft\n      label\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment DetailCards_Scholarship on Scholarship {\n    id\n    coverage\n    benefits\n    contactEmail\n    sourceUrl\n    sourceUrlKind\n    applicationUrl\n  }\n',
): (typeof documents)['\n  fragment DetailCards_Scholarship on Scholarship {\n    id\n    coverage\n    benefits\n    contactEmail\n    sourceUrl\n    sourceUrlKind\n    applicationUrl\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment DetailHead_Scholarship on Scholarship {\n    id\n    status\n    amountLabel\n    isRenewable\n    degreeLevel\n    estimatedTimeToApply\n    eligibility {\n      criteria {\n        label\n        profileField\n      }\n      failed\n      withProvider\n      questions {\n        text\n        profileField\n        isDeclined\n      }\n    }\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n  }\n',
): (typeof documents)['\n  fragment DetailHead_Scholarship on Scholarship {\n    id\n    status\n    amountLabel\n    isRenewable\n    degreeLevel\n    estimatedTimeToApply\n    eligibility {\n      criteria {\n        label\n        profileField\n      }\n      failed\n      withProvider\n      questions {\n        text\n        profileField\n        isDeclined\n      }\n    }\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n',
): (typeof documents)['\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment EligibilitySection_Scholarship on Scholarship {\n    id\n    degreeLevel\n    gpaRequirement\n    fieldOfStudy\n    eligibleCountries\n    citizenship {\n      kind\n      countries {\n        code\n        name\n      }\n    }\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    provenance {\n      confidence\n    }\n    eligibility {\n      criteria {\n        code\n        label\n        isHard\n        result\n        asked\n        yours\n        explanation\n        profileField\n      }\n      requirements {\n        key\n        label\n        result\n        asked\n        yours\n        explanation\n        questions {\n          profileField\n        }\n      }\n      steps {\n        key\n        asked\n        yours\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment EligibilitySection_Scholarship on Scholarship {\n    id\n    degreeLevel\n    gpaRequirement\n    fieldOfStudy\n    eligibleCountries\n    citizenship {\n      kind\n      countries {\n        code\n        name\n      }\n    }\n    languageRequirement\n    minToeflScore\n    minIeltsScore\n    minDuolingoScore\n    acceptsEnglishWaivers\n    englishWaiverConditions\n    requirements {\n      key\n      text\n      asOf\n    }\n    requiresEssay\n    requiresNomination\n    provenance {\n      confidence\n    }\n    eligibility {\n      criteria {\n        code\n        label\n        isHard\n        result\n        asked\n        yours\n        explanation\n        profileField\n      }\n      requirements {\n        key\n        label\n        result\n        asked\n        yours\n        explanation\n        questions {\n          profileField\n        }\n      }\n      steps {\n        key\n        asked\n        yours\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n',
): (typeof documents)['\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OutlookPanel_ScholarshipOutlook on ScholarshipOutlook {\n    openCount\n    eligibleCount\n    statedTotal {\n      amount\n      currency\n    }\n    statedCount\n    unstatedCount\n    whatIf {\n      text\n      profileField\n    }\n  }\n',
): (typeof documents)['\n  fragment OutlookPanel_ScholarshipOutlook on ScholarshipOutlook {\n    openCount\n    eligibleCount\n    statedTotal {\n      amount\n      currency\n    }\n    statedCount\n    unstatedCount\n    whatIf {\n      text\n      profileField\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n',
): (typeof documents)['\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    verifiedBy\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ProvenanceSection_Scholarship on Scholarship {\n    id\n    note\n    linkStatus\n    provenance {\n      licence\n      urls\n    }\n    ...ProvenanceLine_Scholarship\n  }\n',
): (typeof documents)['\n  fragment ProvenanceSection_Scholarship on Scholarship {\n    id\n    note\n    linkStatus\n    provenance {\n      licence\n      urls\n    }\n    ...ProvenanceLine_Scholarship\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment QuickFilters_Facet on Facet {\n    kind\n    values {\n      value\n      count\n    }\n  }\n',
): (typeof documents)['\n  fragment QuickFilters_Facet on Facet {\n    kind\n    values {\n      value\n      count\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReportDialog($input: ReportScholarshipInput!) {\n    reportScholarship(input: $input) {\n      __typename\n      ... on ReportScholarshipSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ReportDialog($input: ReportScholarshipInput!) {\n    reportScholarship(input: $input) {\n      __typename\n      ... on ReportScholarshipSuccess {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n',
): (typeof documents)['\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    isTiedToAdmission\n    isWomenOnly\n    isRenewable\n    requiresEssay\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n    university {\n      id\n      name\n    }\n    ...CardDate_Scholarship\n    ...EligibilityChip_Scholarship\n    ...SaveButton_Scholarship\n  }\n',
): (typeof documents)['\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    isTiedToAdmission\n    isWomenOnly\n    isRenewable\n    requiresEssay\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n    university {\n      id\n      name\n    }\n    ...CardDate_Scholarship\n    ...EligibilityChip_Scholarship\n    ...SaveButton_Scholarship\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      ...CardHighlights_ScholarshipEdge\n      node {\n        id\n        eligibility {\n          verdict\n        }\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n',
): (typeof documents)['\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      ...CardHighlights_ScholarshipEdge\n      node {\n        id\n        eligibility {\n          verdict\n        }\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SyncButton {\n    syncExternal {\n      isStarted\n      isRunning\n      count\n      sourceCount\n      failedCount\n      heldCount\n      openCount\n      finishedAt\n    }\n  }\n',
): (typeof documents)['\n  mutation SyncButton {\n    syncExternal {\n      isStarted\n      isRunning\n      count\n      sourceCount\n      failedCount\n      heldCount\n      openCount\n      finishedAt\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment Applying_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n    sourceUrlKind\n  }\n',
): (typeof documents)['\n  fragment Applying_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n    sourceUrlKind\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment AccountSection_User on User {\n    id\n    username\n    email\n    pendingEmail\n    firstName\n    lastName\n    accountType\n  }\n',
): (typeof documents)['\n  fragment AccountSection_User on User {\n    id\n    username\n    email\n    pendingEmail\n    firstName\n    lastName\n    accountType\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AccountSection_Update($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          ...AccountSection_User\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AccountSection_Update($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          ...AccountSection_User\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MembershipsSection_Membership on Membership {\n    role\n    organization {\n      id\n      name\n      verification\n    }\n  }\n',
): (typeof documents)['\n  fragment MembershipsSection_Membership on Membership {\n    role\n    organization {\n      id\n      name\n      verification\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment NoticesSection_Preferences on Preferences {\n    timeZone\n    notifications {\n      newsByMail\n      types {\n        type\n        inApp\n        mail\n      }\n      quietHours {\n        isOn\n        from\n        until\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment NoticesSection_Preferences on Preferences {\n    timeZone\n    notifications {\n      newsByMail\n      types {\n        type\n        inApp\n        mail\n      }\n      quietHours {\n        isOn\n        from\n        until\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation NoticesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...NoticesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation NoticesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...NoticesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PasswordSection_Change($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        message\n        user {\n          id\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation PasswordSection_Change($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        message\n        user {\n          id\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment PreferencesSection_Preferences on Preferences {\n    timeZone\n  }\n',
): (typeof documents)['\n  fragment PreferencesSection_Preferences on Preferences {\n    timeZone\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PreferencesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...PreferencesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation PreferencesSection_Update($input: UpdatePreferencesInput!) {\n    updatePreferences(input: $input) {\n      __typename\n      ... on AccountSuccess {\n        user {\n          id\n          preferences {\n            ...PreferencesSection_Preferences\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SessionsSection_Session on Session {\n    id\n    isCurrent\n    device\n    address\n    createdAt\n    lastSeenAt\n  }\n',
): (typeof documents)['\n  fragment SessionsSection_Session on Session {\n    id\n    isCurrent\n    device\n    address\n    createdAt\n    lastSeenAt\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SessionsSection_Revoke($input: RevokeSessionInput!) {\n    revokeSession(input: $input) {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SessionsSection_Revoke($input: RevokeSessionInput!) {\n    revokeSession(input: $input) {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SessionsSection_RevokeOthers {\n    revokeOtherSessions {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SessionsSection_RevokeOthers {\n    revokeOtherSessions {\n      __typename\n      ... on RevokeSessionsSuccess {\n        endedCount\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SuggestForm($input: SuggestListingInput!) {\n    suggestListing(input: $input) {\n      __typename\n      ... on SuggestListingSuccess {\n        message\n      }\n      ... on AlreadyListed {\n        scholarship {\n          id\n          slug\n          title\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SuggestForm($input: SuggestListingInput!) {\n    suggestListing(input: $input) {\n      __typename\n      ... on SuggestListingSuccess {\n        message\n      }\n      ... on AlreadyListed {\n        scholarship {\n          id\n          slug\n          title\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment BadRows_BadRowConnection on BadRowConnection {\n    edges {\n      cursor\n      node {\n        position\n        rowKey\n        page\n        reasons\n        raw\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n',
): (typeof documents)['\n  fragment BadRows_BadRowConnection on BadRowConnection {\n    edges {\n      cursor\n      node {\n        position\n        rowKey\n        page\n        reasons\n        raw\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MergeCard_ListingMerge on ListingMerge {\n    id\n    state\n    isAutomatic\n    score\n    reasons\n    survivor {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n    merged {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment MergeCard_ListingMerge on ListingMerge {\n    id\n    state\n    isAutomatic\n    score\n    reasons\n    survivor {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n    merged {\n      id\n      slug\n      title\n      provider\n      provenance {\n        source\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MergeCard($input: DecideListingMergeInput!) {\n    decideListingMerge(input: $input) {\n      __typename\n      ... on ListingMergeSuccess {\n        merge {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation MergeCard($input: DecideListingMergeInput!) {\n    decideListingMerge(input: $input) {\n      __typename\n      ... on ListingMergeSuccess {\n        merge {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MergeList($state: ListingMergeState!, $after: String) {\n    listingMerges(state: $state, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query MergeList($state: ListingMergeState!, $after: String) {\n    listingMerges(state: $state, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MergeCard_ListingMerge\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment RunDetails_SyncRun on SyncRun {\n    id\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    unchanged\n    missing\n    closed\n    quarantined\n    failed\n    notModified\n    heldReason\n    faults\n  }\n',
): (typeof documents)['\n  fragment RunDetails_SyncRun on SyncRun {\n    id\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    unchanged\n    missing\n    closed\n    quarantined\n    failed\n    notModified\n    heldReason\n    faults\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RunDetails($input: DecideSyncRunInput!) {\n    decideSyncRun(input: $input) {\n      __typename\n      ... on SyncRunSuccess {\n        run {\n          id\n          ...RunDetails_SyncRun\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation RunDetails($input: DecideSyncRunInput!) {\n    decideSyncRun(input: $input) {\n      __typename\n      ... on SyncRunSuccess {\n        run {\n          id\n          ...RunDetails_SyncRun\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query RunList($after: String) {\n    syncRuns(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...RunRow_SyncRun\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query RunList($after: String) {\n    syncRuns(first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...RunRow_SyncRun\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment RunRow_SyncRun on SyncRun {\n    id\n    source\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    missing\n    closed\n    quarantined\n    failed\n    faults\n  }\n',
): (typeof documents)['\n  fragment RunRow_SyncRun on SyncRun {\n    id\n    source\n    state\n    isDryRun\n    startedAt\n    fetched\n    created\n    changed\n    missing\n    closed\n    quarantined\n    failed\n    faults\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SourceCard_Source on Source {\n    id\n    name\n    kind\n    target\n    urls\n    licence\n    isEnabled\n    isStale\n    staleAfterHours\n    lastSuccessAt\n    consecutiveFailures\n    lastFault\n    activeRun {\n      id\n      state\n    }\n    ...SourceDialog_Source\n  }\n',
): (typeof documents)['\n  fragment SourceCard_Source on Source {\n    id\n    name\n    kind\n    target\n    urls\n    licence\n    isEnabled\n    isStale\n    staleAfterHours\n    lastSuccessAt\n    consecutiveFailures\n    lastFault\n    activeRun {\n      id\n      state\n    }\n    ...SourceDialog_Source\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SourceDialog_Source on Source {\n    id\n    name\n    kind\n    urls\n    mapping\n    licence\n    keyName\n    newListings\n    minIntervalMs\n    everyHours\n    staleAfterHours\n    maxBytes\n  }\n',
): (typeof documents)['\n  fragment SourceDialog_Source on Source {\n    id\n    name\n    kind\n    urls\n    mapping\n    licence\n    keyName\n    newListings\n    minIntervalMs\n    everyHours\n    staleAfterHours\n    maxBytes\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SourceDialog($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SourceDialog($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SourceList {\n    sources {\n      id\n      isEnabled\n      ...SourceCard_Source\n    }\n  }\n',
): (typeof documents)['\n  query SourceList {\n    sources {\n      id\n      isEnabled\n      ...SourceCard_Source\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseSyncActions_Start($input: StartSyncInput!) {\n    startSync(input: $input) {\n      __typename\n      ... on SyncRunsSuccess {\n        runs {\n          id\n          ...RunRow_SyncRun\n          from {\n            id\n            ...SourceCard_Source\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseSyncActions_Start($input: StartSyncInput!) {\n    startSync(input: $input) {\n      __typename\n      ... on SyncRunsSuccess {\n        runs {\n          id\n          ...RunRow_SyncRun\n          from {\n            id\n            ...SourceCard_Source\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UseSyncActions_Enable($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UseSyncActions_Enable($input: SaveSourceInput!) {\n    saveSource(input: $input) {\n      __typename\n      ... on SourceSuccess {\n        source {\n          id\n          ...SourceCard_Source\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CostGapSection_University on University {\n    id\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n  }\n',
): (typeof documents)['\n  fragment CostGapSection_University on University {\n    id\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CostGapSection_Scholarship on Scholarship {\n    id\n    slug\n    title\n    amountType\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    amountPeriod\n    isNeedBased\n    university {\n      id\n    }\n    eligibility {\n      verdict\n    }\n  }\n',
): (typeof documents)['\n  fragment CostGapSection_Scholarship on Scholarship {\n    id\n    slug\n    title\n    amountType\n    amount {\n      amount\n      currency\n    }\n    maxAmount {\n      amount\n      currency\n    }\n    amountPeriod\n    isNeedBased\n    university {\n      id\n    }\n    eligibility {\n      verdict\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment UniversityCard_University on University {\n    id\n    slug\n    name\n    location\n    type\n    ranking\n    rankingSource\n    acceptanceRate\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    studentPopulation\n    topMajors\n    scholarshipPrograms\n  }\n',
): (typeof documents)['\n  fragment UniversityCard_University on University {\n    id\n    slug\n    name\n    location\n    type\n    ranking\n    rankingSource\n    acceptanceRate\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    studentPopulation\n    topMajors\n    scholarshipPrograms\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment UniversityFacts_University on University {\n    id\n    ranking\n    rankingSource\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionYear\n    studentPopulation\n    undergraduateEnrollment\n    internationalStudents\n    internationalStudentsBasis\n    topMajors\n    topMajorsBasis\n    carnegieClassification\n    englishTestForAdmission\n    essayForAdmission\n    website\n    admissionsUrl\n    financialAidUrl\n    applicationUrl\n    sourceYear\n    sources\n    ...UniversityStrip_University\n  }\n',
): (typeof documents)['\n  fragment UniversityFacts_University on University {\n    id\n    ranking\n    rankingSource\n    tuitionInState {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionYear\n    studentPopulation\n    undergraduateEnrollment\n    internationalStudents\n    internationalStudentsBasis\n    topMajors\n    topMajorsBasis\n    carnegieClassification\n    englishTestForAdmission\n    essayForAdmission\n    website\n    admissionsUrl\n    financialAidUrl\n    applicationUrl\n    sourceYear\n    sources\n    ...UniversityStrip_University\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment UniversityResults_UniversityConnection on UniversityConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...UniversityCard_University\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n',
): (typeof documents)['\n  fragment UniversityResults_UniversityConnection on UniversityConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...UniversityCard_University\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UniversityStats {\n    universityStats {\n      totalUniversities\n      totalScholarships\n      internationalStudents\n      averageAcceptance\n      acceptanceReportedBy\n      sourceYear\n    }\n  }\n',
): (typeof documents)['\n  query UniversityStats {\n    universityStats {\n      totalUniversities\n      totalScholarships\n      internationalStudents\n      averageAcceptance\n      acceptanceReportedBy\n      sourceYear\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment UniversityStrip_University on University {\n    id\n    acceptanceRate\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n    internationalStudentsPercent\n    sourceYear\n  }\n',
): (typeof documents)['\n  fragment UniversityStrip_University on University {\n    id\n    acceptanceRate\n    internationalTuition {\n      amount\n      currency\n    }\n    tuitionOutOfState {\n      amount\n      currency\n    }\n    tuitionYear\n    internationalStudentsPercent\n    sourceYear\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UniversityStrip {\n    universityStats {\n      acceptanceSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      tuitionSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      internationalShareSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n    }\n  }\n',
): (typeof documents)['\n  query UniversityStrip {\n    universityStats {\n      acceptanceSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      tuitionSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n      internationalShareSpread {\n        lowerQuartile\n        upperQuartile\n        ninetyFifthPercentile\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      preferences {\n        timeZone\n      }\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          universityId\n          verification\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      preferences {\n        timeZone\n      }\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          universityId\n          verification\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n',
): (typeof documents)['\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SyncRunPage($id: ID!, $after: String) {\n    syncRun(id: $id) {\n      id\n      source\n      state\n      ...RunDetails_SyncRun\n      badRows(first: 20, after: $after) {\n        ...BadRows_BadRowConnection\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SyncRunPage($id: ID!, $after: String) {\n    syncRun(id: $id) {\n      id\n      source\n      state\n      ...RunDetails_SyncRun\n      badRows(first: 20, after: $after) {\n        ...BadRows_BadRowConnection\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CalendarPage($after: String) {\n    savedDeadlines(first: 30, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...AwardReminders_SavedScholarship\n          scholarship {\n            id\n            slug\n            title\n            provider\n            deadline {\n              precision\n              date\n            }\n            ...DeadlineText_Scholarship\n          }\n        }\n      }\n    }\n    reminderDefaults {\n      ...DefaultReminders_Defaults\n    }\n    calendarFeed {\n      createdAt\n    }\n  }\n',
): (typeof documents)['\n  query CalendarPage($after: String) {\n    savedDeadlines(first: 30, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...AwardReminders_SavedScholarship\n          scholarship {\n            id\n            slug\n            title\n            provider\n            deadline {\n              precision\n              date\n            }\n            ...DeadlineText_Scholarship\n          }\n        }\n      }\n    }\n    reminderDefaults {\n      ...DefaultReminders_Defaults\n    }\n    calendarFeed {\n      createdAt\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ComparePage($ids: [ID!]!) {\n    scholarships(filter: { ids: $ids, includePast: true }, first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          ...CompareRows_Scholarship\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query ComparePage($ids: [ID!]!) {\n    scholarships(filter: { ids: $ids, includePast: true }, first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          ...CompareRows_Scholarship\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EditScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ownerId\n      ...ScholarshipValues_Scholarship\n    }\n  }\n',
): (typeof documents)['\n  query EditScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      ownerId\n      ...ScholarshipValues_Scholarship\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ImportPreviewPage($id: ID!) {\n    listingImport(id: $id) {\n      id\n      ...ImportFacts_ListingImport\n    }\n  }\n',
): (typeof documents)['\n  query ImportPreviewPage($id: ID!) {\n    listingImport(id: $id) {\n      id\n      ...ImportFacts_ListingImport\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query RunOutcome($id: ID!, $first: Int!) {\n    matchRun(id: $id) {\n      id\n      status\n      failure\n      profile {\n        ...MatchValues_MatchProfile\n      }\n      ...RunResult_MatchRun\n      ...RunDialog_MatchRun\n      result {\n        matchCount\n        datesAhead\n        matches(first: $first) {\n          score\n          isRoundOver\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query RunOutcome($id: ID!, $first: Int!) {\n    matchRun(id: $id) {\n      id\n      status\n      failure\n      profile {\n        ...MatchValues_MatchProfile\n      }\n      ...RunResult_MatchRun\n      ...RunDialog_MatchRun\n      result {\n        matchCount\n        datesAhead\n        matches(first: $first) {\n          score\n          isRoundOver\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment RunResult_ScholarshipMatch on ScholarshipMatch {\n    ...MatchCard_ScholarshipMatch\n    scholarship {\n      id\n      ...CardDate_Scholarship\n      ...DeadlineText_Scholarship\n      ...SaveButton_Scholarship\n    }\n  }\n',
): (typeof documents)['\n  fragment RunResult_ScholarshipMatch on ScholarshipMatch {\n    ...MatchCard_ScholarshipMatch\n    scholarship {\n      id\n      ...CardDate_Scholarship\n      ...DeadlineText_Scholarship\n      ...SaveButton_Scholarship\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment RunResult_MatchRun on MatchRun {\n    id\n    finishedAt\n    shareToken\n    profile {\n      ...MatchValues_MatchProfile\n    }\n    changes {\n      ...MatchChanges_MatchChanges\n    }\n    result {\n      ...ResultSummary_MatchResult\n      ...OwnSummary_MatchResult\n      ...ResultNotes_MatchResult\n      improvementAreas {\n        code\n      }\n      recommendations {\n        code\n      }\n      matchCount\n      toAnswerCount\n      toCheckCount\n      matches(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toAnswer(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toCheck(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment RunResult_MatchRun on MatchRun {\n    id\n    finishedAt\n    shareToken\n    profile {\n      ...MatchValues_MatchProfile\n    }\n    changes {\n      ...MatchChanges_MatchChanges\n    }\n    result {\n      ...ResultSummary_MatchResult\n      ...OwnSummary_MatchResult\n      ...ResultNotes_MatchResult\n      improvementAreas {\n        code\n      }\n      recommendations {\n        code\n      }\n      matchCount\n      toAnswerCount\n      toCheckCount\n      matches(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toAnswer(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n      toCheck(first: $first) {\n        ...RunResult_ScholarshipMatch\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment RunDialog_MatchRun on MatchRun {\n    id\n    result {\n      ...ResultsDialog_MatchResult\n      matches(first: $first) {\n        ...ResultsDialog_ScholarshipMatch\n        scholarship {\n          id\n          ...SaveButton_Scholarship\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment RunDialog_MatchRun on MatchRun {\n    id\n    result {\n      ...ResultsDialog_MatchResult\n      matches(first: $first) {\n        ...ResultsDialog_ScholarshipMatch\n        scholarship {\n          id\n          ...SaveButton_Scholarship\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SharedMatchesPage($token: ID!) {\n    sharedMatchRun(token: $token) {\n      finishedAt\n      result {\n        ...ResultSummary_MatchResult\n        matches(first: 50) {\n          ...SharedMatch_ScholarshipMatch\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...SaveButton_Scholarship\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SharedMatchesPage($token: ID!) {\n    sharedMatchRun(token: $token) {\n      finishedAt\n      result {\n        ...ResultSummary_MatchResult\n        matches(first: 50) {\n          ...SharedMatch_ScholarshipMatch\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...SaveButton_Scholarship\n          }\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchingStudent {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n',
): (typeof documents)['\n  query MatchingStudent {\n    student(id: "me") {\n      id\n      ...MatchValues_Student\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchingLatest {\n    latestMatchRun {\n      id\n      profile {\n        ...MatchValues_MatchProfile\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchingLatest {\n    latestMatchRun {\n      id\n      profile {\n        ...MatchValues_MatchProfile\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NotificationsPage($unreadOnly: Boolean, $after: String) {\n    notices(unreadOnly: $unreadOnly, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...NoticeCard_Notice\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query NotificationsPage($unreadOnly: Boolean, $after: String) {\n    notices(unreadOnly: $unreadOnly, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...NoticeCard_Notice\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OverviewPage {\n    ...OverviewFigures_Query\n    scholarships(sort: NEWEST, first: 6) {\n      edges {\n        cursor\n        node {\n          id\n          ...ScholarshipCard_Scholarship\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query OverviewPage {\n    ...OverviewFigures_Query\n    scholarships(sort: NEWEST, first: 6) {\n      edges {\n        cursor\n        node {\n          id\n          ...ScholarshipCard_Scholarship\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProfilePage {\n    student(id: "me") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n',
): (typeof documents)['\n  query ProfilePage {\n    student(id: "me") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SavedSearchList($after: String) {\n    savedSearches(first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedSearchCard_SavedSearch\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SavedSearchList($after: String) {\n    savedSearches(first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedSearchCard_SavedSearch\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SavedPage($status: SavedScholarshipStatus, $after: String) {\n    savedScholarships(status: $status, first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedCard_SavedScholarship\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...EligibilityChip_Scholarship\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SavedPage($status: SavedScholarshipStatus, $after: String) {\n    savedScholarships(status: $status, first: 50, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...SavedCard_SavedScholarship\n          scholarship {\n            id\n            ...DeadlineText_Scholarship\n            ...EligibilityChip_Scholarship\n          }\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScholarshipsPage_Outlook {\n    scholarshipOutlook {\n      ...OutlookPanel_ScholarshipOutlook\n    }\n  }\n',
): (typeof documents)['\n  query ScholarshipsPage_Outlook {\n    scholarshipOutlook {\n      ...OutlookPanel_ScholarshipOutlook\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      slug\n      status\n      title\n      provider\n      description\n      isTiedToAdmission\n      university {\n        id\n        slug\n        name\n      }\n      ...DetailHead_Scholarship\n      ...EligibilitySection_Scholarship\n      ...DetailCards_Scholarship\n      ...ProvenanceSection_Scholarship\n      ...SaveButton_Scholarship\n      ...Applying_Scholarship\n    }\n  }\n',
): (typeof documents)['\n  query ScholarshipPage($id: ID!) {\n    scholarship(id: $id) {\n      id\n      slug\n      status\n      title\n      provider\n      description\n      isTiedToAdmission\n      university {\n        id\n        slug\n        name\n      }\n      ...DetailHead_Scholarship\n      ...EligibilitySection_Scholarship\n      ...DetailCards_Scholarship\n      ...ProvenanceSection_Scholarship\n      ...SaveButton_Scholarship\n      ...Applying_Scholarship\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n    }\n  }\n',
): (typeof documents)['\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScholarshipsPage_Facets($filter: ScholarshipFilter) {\n    scholarships(filter: $filter, first: 1) {\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n        ...QuickFilters_Facet\n      }\n    }\n  }\n',
): (typeof documents)['\n  query ScholarshipsPage_Facets($filter: ScholarshipFilter) {\n    scholarships(filter: $filter, first: 1) {\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n        ...QuickFilters_Facet\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScholarshipsPage_Suggestions($prefix: String!) {\n    scholarshipSuggestions(prefix: $prefix) {\n      kind\n      text\n      value\n    }\n  }\n',
): (typeof documents)['\n  query ScholarshipsPage_Suggestions($prefix: String!) {\n    scholarshipSuggestions(prefix: $prefix) {\n      kind\n      text\n      value\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SettingsPage {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      isEmailVerified\n      ...AccountSection_User\n      preferences {\n        ...PreferencesSection_Preferences\n        ...NoticesSection_Preferences\n      }\n      sessions {\n        id\n        ...SessionsSection_Session\n      }\n      memberships {\n        ...MembershipsSection_Membership\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SettingsPage {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      isEmailVerified\n      ...AccountSection_User\n      preferences {\n        ...PreferencesSection_Preferences\n        ...NoticesSection_Preferences\n      }\n      sessions {\n        id\n        ...SessionsSection_Session\n      }\n      memberships {\n        ...MembershipsSection_Membership\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UniversitiesPage($filter: UniversityFilter, $sort: UniversitySort, $after: String) {\n    universities(filter: $filter, sort: $sort, first: 21, after: $after) {\n      totalCount\n      ...UniversityResults_UniversityConnection\n    }\n  }\n',
): (typeof documents)['\n  query UniversitiesPage($filter: UniversityFilter, $sort: UniversitySort, $after: String) {\n    universities(filter: $filter, sort: $sort, first: 21, after: $after) {\n      totalCount\n      ...UniversityResults_UniversityConnection\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment UniversityAwards_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment UniversityAwards_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UniversityPage($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n      description\n      ...UniversityFacts_University\n      ...CostGapSection_University\n      scholarships(first: 80) {\n        ...UniversityAwards_ScholarshipConnection\n        edges {\n          cursor\n          node {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query UniversityPage($id: ID!) {\n    university(id: $id) {\n      id\n      name\n      location\n      description\n      ...UniversityFacts_University\n      ...CostGapSection_University\n      scholarships(first: 80) {\n        ...UniversityAwards_ScholarshipConnection\n        edges {\n          cursor\n          node {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UniversityPage_SavedAwards {\n    savedScholarships(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query UniversityPage_SavedAwards {\n    savedScholarships(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          scholarship {\n            id\n            ...CostGapSection_Scholarship\n          }\n        }\n      }\n    }\n  }\n']

export function graphql(source: string) {
  return (documents as any)[source] ?? {}
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> =
  TDocumentNode extends DocumentNode<infer TType, any> ? TType : never
