/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

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
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n": typeof types.AccountRulesDocument,
    "\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": typeof types.LoginFormDocument,
    "\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": typeof types.MailRequestForgotDocument,
    "\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": typeof types.MailRequestResendDocument,
    "\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": typeof types.RegisterFormDocument,
    "\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": typeof types.ResetPasswordFormDocument,
    "\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": typeof types.SetupFormDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n": typeof types.LandingFiguresDocument,
    "\n  query CountryField {\n    countries {\n      code\n      name\n    }\n  }\n": typeof types.CountryFieldDocument,
    "\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": typeof types.SaveStudent_CreateDocument,
    "\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": typeof types.SaveStudent_UpdateDocument,
    "\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gpaOriginal\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n  }\n": typeof types.StudentValues_StudentFragmentDoc,
    "\n  fragment ApplyButton_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n  }\n": typeof types.ApplyButton_ScholarshipFragmentDoc,
    "\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      daysLeft\n      label\n    }\n  }\n": typeof types.DeadlineText_ScholarshipFragmentDoc,
    "\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n": typeof types.EligibilityChip_ScholarshipFragmentDoc,
    "\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n": typeof types.FilterForm_FacetFragmentDoc,
    "\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n": typeof types.ProvenanceLine_ScholarshipFragmentDoc,
    "\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n": typeof types.SaveButton_ScholarshipFragmentDoc,
    "\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    estimatedTimeToApply\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n    ...ProvenanceLine_Scholarship\n    ...SaveButton_Scholarship\n    ...ApplyButton_Scholarship\n  }\n": typeof types.ScholarshipCard_ScholarshipFragmentDoc,
    "\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n": typeof types.SearchResults_ScholarshipConnectionFragmentDoc,
    "\n  query SyncButton_LatestSync {\n    latestSync {\n      id\n      finishedAt\n      openCount\n    }\n  }\n": typeof types.SyncButton_LatestSyncDocument,
    "\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": typeof types.Saving_SaveDocument,
    "\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": typeof types.Saving_RemoveDocument,
    "\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n": typeof types.SessionViewerDocument,
    "\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n": typeof types.SessionLogoutDocument,
    "\n  query ProfilePage {\n    student(id: \"me\") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n      }\n    }\n  }\n": typeof types.ScholarshipsPageDocument,
};
const documents: Documents = {
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n": types.AccountRulesDocument,
    "\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": types.LoginFormDocument,
    "\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": types.MailRequestForgotDocument,
    "\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": types.MailRequestResendDocument,
    "\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": types.RegisterFormDocument,
    "\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": types.ResetPasswordFormDocument,
    "\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": types.SetupFormDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n": types.LandingFiguresDocument,
    "\n  query CountryField {\n    countries {\n      code\n      name\n    }\n  }\n": types.CountryFieldDocument,
    "\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": types.SaveStudent_CreateDocument,
    "\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n": types.SaveStudent_UpdateDocument,
    "\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gpaOriginal\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n  }\n": types.StudentValues_StudentFragmentDoc,
    "\n  fragment ApplyButton_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n  }\n": types.ApplyButton_ScholarshipFragmentDoc,
    "\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      daysLeft\n      label\n    }\n  }\n": types.DeadlineText_ScholarshipFragmentDoc,
    "\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n": types.EligibilityChip_ScholarshipFragmentDoc,
    "\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n": types.FilterForm_FacetFragmentDoc,
    "\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n": types.ProvenanceLine_ScholarshipFragmentDoc,
    "\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n": types.SaveButton_ScholarshipFragmentDoc,
    "\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    estimatedTimeToApply\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n    ...ProvenanceLine_Scholarship\n    ...SaveButton_Scholarship\n    ...ApplyButton_Scholarship\n  }\n": types.ScholarshipCard_ScholarshipFragmentDoc,
    "\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n": types.SearchResults_ScholarshipConnectionFragmentDoc,
    "\n  query SyncButton_LatestSync {\n    latestSync {\n      id\n      finishedAt\n      openCount\n    }\n  }\n": types.SyncButton_LatestSyncDocument,
    "\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": types.Saving_SaveDocument,
    "\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n": types.Saving_RemoveDocument,
    "\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n": types.SessionViewerDocument,
    "\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n": types.SessionLogoutDocument,
    "\n  query ProfilePage {\n    student(id: \"me\") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n": types.ProfilePageDocument,
    "\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n      }\n    }\n  }\n": types.ScholarshipsPageDocument,
};

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
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n"): (typeof documents)["\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n"): (typeof documents)["\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountryField {\n    countries {\n      code\n      name\n    }\n  }\n"): (typeof documents)["\n  query CountryField {\n    countries {\n      code\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveStudent_Create($input: CreateStudentInput!) {\n    createStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveStudent_Update($input: UpdateStudentInput!) {\n    updateStudent(input: $input) {\n      __typename\n      ... on StudentSuccess {\n        student {\n          id\n          ...StudentValues_Student\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gpaOriginal\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n  }\n"): (typeof documents)["\n  fragment StudentValues_Student on Student {\n    id\n    firstName\n    lastName\n    email\n    country\n    countryName\n    currentEducationLevel\n    intendedDegreeLevel\n    fieldOfInterest\n    gpa\n    gpaOriginal\n    gpaOriginalScale\n    englishProficiency\n    toeflScore\n    ieltsScore\n    duolingoScore\n    englishTestDate\n    citizenshipStatus\n    visaType\n    intendedVisaType\n    usPermanentResident\n    usResidencyHistory {\n      hasLivedInUs\n      details\n    }\n    fundingSource\n    expectedFamilyContribution {\n      amount\n      currency\n    }\n    needsFinancialAid\n    hasUsHighSchoolDiploma\n    hasUsCollegeDegree\n    isCurrentlyInUs\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyButton_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n  }\n"): (typeof documents)["\n  fragment ApplyButton_Scholarship on Scholarship {\n    id\n    title\n    applicationUrl\n    sourceUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      daysLeft\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment DeadlineText_Scholarship on Scholarship {\n    id\n    deadline {\n      precision\n      date\n      timeZone\n      daysLeft\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment EligibilityChip_Scholarship on Scholarship {\n    id\n    eligibility {\n      verdict\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment FilterForm_Facet on Facet {\n    kind\n    values {\n      value\n      label\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n"): (typeof documents)["\n  fragment ProvenanceLine_Scholarship on Scholarship {\n    id\n    lastVerifiedAt\n    provenance {\n      source\n      year\n      confidence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n"): (typeof documents)["\n  fragment SaveButton_Scholarship on Scholarship {\n    id\n    title\n    saved {\n      id\n      applicationStatus\n      notes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    estimatedTimeToApply\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n    ...ProvenanceLine_Scholarship\n    ...SaveButton_Scholarship\n    ...ApplyButton_Scholarship\n  }\n"): (typeof documents)["\n  fragment ScholarshipCard_Scholarship on Scholarship {\n    id\n    slug\n    title\n    provider\n    amountLabel\n    degreeLevel\n    eligibleCountries\n    estimatedTimeToApply\n    ...DeadlineText_Scholarship\n    ...EligibilityChip_Scholarship\n    ...ProvenanceLine_Scholarship\n    ...SaveButton_Scholarship\n    ...ApplyButton_Scholarship\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n"): (typeof documents)["\n  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...ScholarshipCard_Scholarship\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SyncButton_LatestSync {\n    latestSync {\n      id\n      finishedAt\n      openCount\n    }\n  }\n"): (typeof documents)["\n  query SyncButton_LatestSync {\n    latestSync {\n      id\n      finishedAt\n      openCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Saving_Save($input: SaveScholarshipInput!) {\n    saveScholarship(input: $input) {\n      __typename\n      ... on SavedScholarshipSuccess {\n        isNew\n        savedScholarship {\n          id\n          applicationStatus\n          notes\n          scholarship {\n            id\n            saved {\n              id\n              applicationStatus\n              notes\n            }\n          }\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {\n    removeSavedScholarship(input: $input) {\n      __typename\n      ... on RemoveSavedScholarshipSuccess {\n        id\n        scholarshipId\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    student(id: \"me\") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    student(id: \"me\") {\n      id\n      ...StudentValues_Student\n    }\n    viewer {\n      id\n      email\n      pendingEmail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n      }\n    }\n  }\n"): (typeof documents)["\n  query ScholarshipsPage(\n    $filter: ScholarshipFilter\n    $sort: ScholarshipSort\n    $after: String\n  ) {\n    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {\n      ...SearchResults_ScholarshipConnection\n      totalCount\n      unknownCount\n      correctedQuery\n      facets {\n        kind\n        values {\n          value\n          label\n        }\n        ...FilterForm_Facet\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;