/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcceptInvitationInput = {
  token?: string | null | undefined;
};

export type AccountType =
  | 'DONOR'
  | 'STUDENT'
  | 'UNIVERSITY';

export type ApplicationComplexity =
  | 'COMPLEX'
  | 'MEDIUM'
  | 'SIMPLE';

export type AwardPeriod =
  | 'MONTH'
  | 'ONE_TIME'
  | 'SEMESTER'
  | 'TOTAL'
  | 'YEAR';

export type AwardType =
  | 'FIXED'
  | 'FULL_TUITION'
  | 'PARTIAL_TUITION'
  | 'VARIES';

export type ChangeMemberRoleInput = {
  organizationId: string | number;
  role?: string | null | undefined;
  userId: string | number;
};

export type ChangePasswordInput = {
  confirmPassword?: string | null | undefined;
  currentPassword?: string | null | undefined;
  password?: string | null | undefined;
};

export type CitizenshipRuleKind =
  | 'ALL'
  | 'ALL_EXCEPT'
  | 'LISTED'
  | 'NOT_STATED'
  | 'SEE_SOURCE';

export type CreateFirstAdminInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  password?: string | null | undefined;
  token?: string | null | undefined;
  username?: string | null | undefined;
};

export type CreateOrganizationInput = {
  country?: string | null | undefined;
  description?: string | null | undefined;
  kind?: string | null | undefined;
  name?: string | null | undefined;
  organizationType?: string | null | undefined;
  universityId?: string | number | null | undefined;
  website?: string | null | undefined;
};

export type CreateScholarshipInput = {
  details: ScholarshipDetailsInput;
  /** The organisation that it belongs to; the viewer's only one when absent. Admins may leave it out: a listing of the platform. */
  organizationId?: string | number | null | undefined;
  /** draft or published; absent: published when the organisation is verified, else draft. */
  status?: string | null | undefined;
};

export type CreateStudentInput = {
  email?: string | null | undefined;
  facts?: StudentFactsInput | null | undefined;
  firstName?: string | null | undefined;
  /** Must be the viewer's own id or `me` when given. */
  id?: string | number | null | undefined;
  lastName?: string | null | undefined;
};

export type CriterionResult =
  /** The listing lacks the fact: check with the provider. */
  | 'CHECK_WITH_PROVIDER'
  | 'FAIL'
  | 'PASS'
  /** The profile lacks the fact. */
  | 'TELL_US_MORE';

/** How sure the deadline is, see `ScholarshipDeadline`. */
export type DeadlinePrecision =
  /** A date that lies ahead, as the provider states it. */
  | 'EXACT'
  /** A stated date that has passed; the next one is not announced. */
  | 'LAST_KNOWN'
  /** No deadline is stated. */
  | 'NONE'
  /** The day recurs each year; this year's is not confirmed. */
  | 'RECURRING_DAY'
  /** The month recurs each year; this year's is not confirmed. */
  | 'RECURRING_MONTH';

export type DecideVerificationInput = {
  /** verified or declined. */
  decision?: string | null | undefined;
  organizationId: string | number;
  /** Required when declined; the members read it. */
  reason?: string | null | undefined;
};

export type DegreeLevel =
  | 'GRADUATE'
  | 'PHD'
  | 'POSTDOC'
  | 'UNDERGRADUATE';

export type EducationLevel =
  | 'BACHELORS'
  | 'HIGH_SCHOOL'
  | 'MASTERS'
  | 'PHD'
  | 'SOME_COLLEGE';

export type EligibilityVerdict =
  | 'CHECK'
  | 'ELIGIBLE'
  | 'NOT_ELIGIBLE';

export type EmailInput = {
  email?: string | null | undefined;
  returnTo?: string | null | undefined;
};

/** Lower bound of the band that the student chose; NATIVE and OTHER are no band. */
export type EnglishProficiency =
  | 'IELTS_6_5'
  | 'IELTS_7'
  | 'IELTS_7_5'
  | 'NATIVE'
  | 'OTHER'
  | 'TOEFL_80'
  | 'TOEFL_90'
  | 'TOEFL_100';

export type InviteMemberInput = {
  email?: string | null | undefined;
  organizationId: string | number;
  role?: string | null | undefined;
};

export type LinkStatus =
  | 'ALIVE'
  | 'BROKEN'
  | 'UNCHECKED';

export type ListingConfidence =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'OWNER';

export type LoginInput = {
  password?: string | null | undefined;
  /** User name or e-mail address. */
  username?: string | null | undefined;
};

export type MemberRole =
  | 'EDITOR'
  | 'OWNER'
  | 'READER'
  | 'REVIEWER';

export type OrganizationKind =
  | 'DONOR'
  | 'UNIVERSITY';

export type RegisterInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  locale?: string | null | undefined;
  password?: string | null | undefined;
  /** A path of this site to come back to after verification. */
  returnTo?: string | null | undefined;
  /** IANA name of the browser's zone. */
  timeZone?: string | null | undefined;
  userType?: string | null | undefined;
  username?: string | null | undefined;
};

export type RemoveMemberInput = {
  organizationId: string | number;
  userId: string | number;
};

export type RemoveSavedScholarshipInput = {
  id: string | number;
};

export type ReportScholarshipInput = {
  details?: string | null | undefined;
  id: string | number;
  /** broken-link, out-of-date, wrong-facts, asks-for-money or other. */
  reason?: string | null | undefined;
};

export type ResetPasswordInput = {
  confirmPassword?: string | null | undefined;
  password?: string | null | undefined;
  token?: string | null | undefined;
};

export type RevokeSessionInput = {
  sessionId: string | number;
};

export type Role =
  | 'ADMIN'
  | 'MENTOR'
  | 'MODERATOR';

export type SaveScholarshipInput = {
  /** not_applied unless given; an existing record keeps its own unless this moves it forward from not_applied. */
  applicationStatus?: string | null | undefined;
  notes?: string | null | undefined;
  scholarshipId?: string | number | null | undefined;
  /** Must be the viewer's own id or `me` when given. */
  studentId?: string | number | null | undefined;
};

export type SavedScholarshipStatus =
  | 'ACCEPTED'
  | 'APPLIED'
  | 'NOT_APPLIED'
  | 'PLANNED'
  | 'REJECTED';

/** The donor's form; the names are REST's. `eligibilityRequirements` and `requirements` are one list. */
export type ScholarshipDetailsInput = {
  acceptedFundingSources?: Array<string> | null | undefined;
  acceptsEnglishWaivers?: boolean | null | undefined;
  amount?: string | null | undefined;
  /** one-time, annual, semester, full-tuition, partial-tuition, varies or fixed. */
  amountType?: string | null | undefined;
  applicationComplexity?: string | null | undefined;
  applicationDeadline?: string | null | undefined;
  applicationUrl?: string | null | undefined;
  benefits?: Array<string> | null | undefined;
  contactEmail?: string | null | undefined;
  currency?: string | null | undefined;
  deadlineTimeZone?: string | null | undefined;
  degreeLevel?: Array<string> | null | undefined;
  description?: string | null | undefined;
  eligibilityRequirements?: Array<string> | null | undefined;
  eligibleCitizenshipStatus?: Array<string> | null | undefined;
  eligibleCountries?: Array<string> | null | undefined;
  eligibleVisaTypes?: Array<string> | null | undefined;
  englishWaiverConditions?: Array<string> | null | undefined;
  estimatedTimeToApply?: string | null | undefined;
  fieldOfStudy?: Array<string> | null | undefined;
  fsaEligible?: boolean | null | undefined;
  gpaRequirement?: string | null | undefined;
  isRollingAdmission?: boolean | null | undefined;
  languageRequirement?: string | null | undefined;
  maxAmount?: string | null | undefined;
  maxFamilyIncome?: string | null | undefined;
  minDuolingoScore?: number | null | undefined;
  minIeltsScore?: string | null | undefined;
  minToeflScore?: number | null | undefined;
  provider?: string | null | undefined;
  requiresEssay?: boolean | null | undefined;
  requiresFinancialNeed?: boolean | null | undefined;
  requiresUsHighSchool?: boolean | null | undefined;
  requiresUsResidency?: boolean | null | undefined;
  residencyRequirements?: string | null | undefined;
  sourceUrl?: string | null | undefined;
  title?: string | null | undefined;
  universityId?: string | number | null | undefined;
};

export type ScholarshipFilter = {
  complexity?: Array<string> | null | undefined;
  /** Names, slugs or ISO codes. */
  countries?: Array<string> | null | undefined;
  /** Deadline within 30 days, exact dates only. */
  deadlineSoon?: boolean | null | undefined;
  degreeLevel?: Array<string> | null | undefined;
  /** Only those that the signed-in student passes. */
  eligibleOnly?: boolean | null | undefined;
  /** Names or codes; a parent finds its children. */
  fieldOfStudy?: Array<string> | null | undefined;
  /** Only these records, by id or slug. */
  ids?: Array<string | number> | null | undefined;
  /** Also those that their owner closed. */
  includePast?: boolean | null | undefined;
  /** Also those that do not state the filtered fact. */
  includeUnknown?: boolean | null | undefined;
  maxAmount?: string | null | undefined;
  minAmount?: string | null | undefined;
  noEssay?: boolean | null | undefined;
  /** Only awards of this organisation. */
  ownerId?: string | number | null | undefined;
  /** Free text; small misspellings are forgiven. */
  query?: string | null | undefined;
  /** Only awards of this university. */
  universityId?: string | number | null | undefined;
};

export type ScholarshipIdInput = {
  id: string | number;
};

export type ScholarshipSort =
  | 'AMOUNT'
  | 'DEADLINE'
  | 'EFFORT'
  | 'NEWEST'
  /** By text rank with a query, else soonest deadline first. */
  | 'RELEVANCE';

export type ScholarshipStatus =
  | 'ARCHIVED'
  | 'CLOSED'
  | 'DRAFT'
  | 'PUBLISHED';

export type SetRoleInput = {
  granted: boolean;
  role?: string | null | undefined;
  userId: string | number;
};

/** Every fact of the profile. Country takes a name, a slug or an ISO code; levels and proficiency the REST words (high_school, toefl_100 …). */
export type StudentFactsInput = {
  citizenshipStatus?: string | null | undefined;
  country?: string | null | undefined;
  currentEducationLevel?: string | null | undefined;
  duolingoScore?: number | null | undefined;
  englishProficiency?: string | null | undefined;
  englishTestDate?: string | null | undefined;
  expectedFamilyContribution?: string | null | undefined;
  fieldOfInterest?: Array<string> | null | undefined;
  fundingSource?: Array<string> | null | undefined;
  gpa?: string | null | undefined;
  gpaOriginal?: string | null | undefined;
  gpaOriginalScale?: string | null | undefined;
  hasUsCollegeDegree?: boolean | null | undefined;
  hasUsHighSchoolDiploma?: boolean | null | undefined;
  ieltsScore?: string | null | undefined;
  intendedDegreeLevel?: string | null | undefined;
  intendedVisaType?: string | null | undefined;
  isCurrentlyInUs?: boolean | null | undefined;
  needsFinancialAid?: boolean | null | undefined;
  toeflScore?: number | null | undefined;
  usPermanentResident?: boolean | null | undefined;
  usResidencyHistory?: UsResidencyHistoryInput | null | undefined;
  visaType?: string | null | undefined;
};

export type UniversityFilter = {
  ids?: Array<string | number> | null | undefined;
  /** Name, city or state. */
  query?: string | null | undefined;
  state?: string | null | undefined;
  type?: UniversityType | null | undefined;
};

export type UniversitySort =
  | 'ACCEPTANCE'
  | 'NAME'
  | 'RANKING'
  | 'TUITION';

export type UniversityType =
  | 'PRIVATE'
  | 'PUBLIC';

export type UpdateAccountInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  profileImageUrl?: string | null | undefined;
};

export type UpdateOrganizationInput = {
  country?: string | null | undefined;
  description?: string | null | undefined;
  id: string | number;
  name?: string | null | undefined;
  organizationType?: string | null | undefined;
  universityId?: string | number | null | undefined;
  website?: string | null | undefined;
};

export type UpdatePreferencesInput = {
  deadlineRemindersByMail?: boolean | null | undefined;
  locale?: string | null | undefined;
  newsByMail?: boolean | null | undefined;
  savedSearchesByMail?: boolean | null | undefined;
  timeZone?: string | null | undefined;
};

export type UpdateSavedScholarshipInput = {
  /** not_applied, planned, applied, accepted or rejected. */
  applicationStatus?: string | null | undefined;
  id: string | number;
  notes?: string | null | undefined;
};

export type UpdateScholarshipInput = {
  details: ScholarshipDetailsInput;
  id: string | number;
};

export type UpdateStudentInput = {
  email?: string | null | undefined;
  facts?: StudentFactsInput | null | undefined;
  firstName?: string | null | undefined;
  id: string | number;
  lastName?: string | null | undefined;
};

export type UsResidencyHistoryInput = {
  details?: string | null | undefined;
  hasLivedInUs?: boolean | null | undefined;
};

export type VerificationStatus =
  | 'DECLINED'
  | 'PENDING'
  | 'VERIFIED';

export type VerifyEmailInput = {
  token?: string | null | undefined;
};

export type ListingQueueQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ListingQueueQuery = { unpublishedScholarships: { totalCount: number, edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'WaitingListing_ScholarshipFragment': WaitingListing_ScholarshipFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrganizationQueueQueryVariables = Exact<{
  status: VerificationStatus;
  after?: string | null | undefined;
}>;


export type OrganizationQueueQuery = { organizationsToVerify: { totalCount: number, edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OrganizationToVerify_OrganizationFragment': OrganizationToVerify_OrganizationFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrganizationToVerify_OrganizationFragment = { id: string, name: string, kind: OrganizationKind, organizationType: string | null, countryName: string | null, website: string | null, description: string | null, verification: VerificationStatus, declineReason: string | null, createdAt: string, verifiedAt: string | null, members: Array<{ role: MemberRole, user: { id: string, firstName: string, lastName: string, email: string | null, isEmailVerified: boolean | null } }> | null } & { ' $fragmentName'?: 'OrganizationToVerify_OrganizationFragment' };

export type RoleFinderQueryVariables = Exact<{
  login: string;
}>;


export type RoleFinderQuery = { userByLogin: { id: string, username: string | null, email: string | null, firstName: string, lastName: string, accountType: AccountType, roles: Array<Role> | null } | null };

export type RoleFinder_SetMutationVariables = Exact<{
  input: SetRoleInput;
}>;


export type RoleFinder_SetMutation = { setRole:
    | { __typename: 'AccountSuccess', user: { id: string, roles: Array<Role> | null } }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type UseDecisionMutationVariables = Exact<{
  input: DecideVerificationInput;
}>;


export type UseDecisionMutation = { decideVerification:
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'OrganizationSuccess', organization: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OrganizationToVerify_OrganizationFragment': OrganizationToVerify_OrganizationFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type WaitingListing_ScholarshipFragment = { id: string, title: string, provider: string, description: string | null, amountLabel: string, note: string | null, sourceUrl: string | null, deadline: { label: string }, provenance: { source: string, year: number | null, urls: Array<string> } } & { ' $fragmentName'?: 'WaitingListing_ScholarshipFragment' };

export type WaitingListing_PublishMutationVariables = Exact<{
  input: ScholarshipIdInput;
}>;


export type WaitingListing_PublishMutation = { result:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: { id: string, status: ScholarshipStatus } }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type WaitingListing_ArchiveMutationVariables = Exact<{
  input: ScholarshipIdInput;
}>;


export type WaitingListing_ArchiveMutation = { result:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: { id: string, status: ScholarshipStatus } }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation:
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidToken', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'OrganizationSuccess', organization: { id: string, name: string } }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type AccountRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRulesQuery = { accountRules: { passwordMinLength: number, passwordMaxLength: number, usernameMinLength: number, usernameMaxLength: number } };

export type LoginFormMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginFormMutation = { login:
    | { __typename: 'LoginSuccess', user: { id: string, accountType: AccountType } }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'WrongCredentials', code: string, message: string }
   };

export type MailRequestForgotMutationVariables = Exact<{
  input: EmailInput;
}>;


export type MailRequestForgotMutation = { forgotPassword:
    | { __typename: 'MailRequestAccepted', message: string }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type MailRequestResendMutationVariables = Exact<{
  input: EmailInput;
}>;


export type MailRequestResendMutation = { resendVerification:
    | { __typename: 'MailRequestAccepted', message: string }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type RegisterFormMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterFormMutation = { register:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'RegisterSuccess' }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type ResetPasswordFormMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordFormMutation = { resetPassword:
    | { __typename: 'InvalidToken', code: string, message: string }
    | { __typename: 'ResetPasswordSuccess' }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SetupFormMutationVariables = Exact<{
  input: CreateFirstAdminInput;
}>;


export type SetupFormMutation = { createFirstAdmin:
    | { __typename: 'AccountSuccess' }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'InvalidToken', code: string, message: string }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail:
    | { __typename: 'InvalidToken', code: string, message: string }
    | { __typename: 'ValidationFailed', code: string, message: string }
    | { __typename: 'VerifyEmailSuccess', message: string, returnTo: string | null }
   };

export type ApplicantsSection_FieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicantsSection_FieldsQuery = { fieldsOfStudy: Array<{ code: string, name: string }> };

export type InviteForm_InviteMutationVariables = Exact<{
  input: InviteMemberInput;
}>;


export type InviteForm_InviteMutation = { inviteMember:
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'MailRequestAccepted', message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type MemberRow_ChangeRoleMutationVariables = Exact<{
  input: ChangeMemberRoleInput;
}>;


export type MemberRow_ChangeRoleMutation = { changeMemberRole:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'OrganizationSuccess', organization: (
        { id: string }
        & { ' $fragmentRefs'?: { 'MembersSection_OrganizationFragment': MembersSection_OrganizationFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type MemberRow_RemoveMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;


export type MemberRow_RemoveMutation = { removeMember:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'OrganizationSuccess', organization: (
        { id: string }
        & { ' $fragmentRefs'?: { 'MembersSection_OrganizationFragment': MembersSection_OrganizationFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type MembersSection_OrganizationFragment = { id: string, members: Array<{ role: MemberRole, joinedAt: string, user: { id: string, firstName: string, lastName: string } }> | null } & { ' $fragmentName'?: 'MembersSection_OrganizationFragment' };

export type OrganizationFacts_OrganizationFragment = { id: string, name: string, kind: OrganizationKind, organizationType: string | null, country: string | null, website: string | null, description: string | null, universityId: string | null, verification: VerificationStatus, declineReason: string | null } & { ' $fragmentName'?: 'OrganizationFacts_OrganizationFragment' };

export type OrganizationHomeQueryVariables = Exact<{
  id: string | number;
}>;


export type OrganizationHomeQuery = { organization: (
    { id: string }
    & { ' $fragmentRefs'?: { 'OrganizationFacts_OrganizationFragment': OrganizationFacts_OrganizationFragment;'MembersSection_OrganizationFragment': MembersSection_OrganizationFragment } }
  ) | null };

export type OwnScholarship_ScholarshipFragment = { id: string, slug: string, status: ScholarshipStatus, title: string, amountLabel: string, deadline: { label: string } } & { ' $fragmentName'?: 'OwnScholarship_ScholarshipFragment' };

export type OwnScholarshipsQueryVariables = Exact<{
  organizationId: string | number;
  after?: string | null | undefined;
}>;


export type OwnScholarshipsQuery = { organizationScholarships: { totalCount: number, edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OwnScholarship_ScholarshipFragment': OwnScholarship_ScholarshipFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SaveOrganization_CreateMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type SaveOrganization_CreateMutation = { createOrganization:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'OrganizationSuccess', organization: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OrganizationFacts_OrganizationFragment': OrganizationFacts_OrganizationFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SaveOrganization_UpdateMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type SaveOrganization_UpdateMutation = { updateOrganization:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'OrganizationSuccess', organization: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OrganizationFacts_OrganizationFragment': OrganizationFacts_OrganizationFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SaveScholarship_CreateMutationVariables = Exact<{
  input: CreateScholarshipInput;
}>;


export type SaveScholarship_CreateMutation = { createScholarship:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: { id: string, status: ScholarshipStatus } }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SaveScholarship_UpdateMutationVariables = Exact<{
  input: UpdateScholarshipInput;
}>;


export type SaveScholarship_UpdateMutation = { updateScholarship:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: (
        { id: string }
        & { ' $fragmentRefs'?: { 'ScholarshipValues_ScholarshipFragment': ScholarshipValues_ScholarshipFragment;'OwnScholarship_ScholarshipFragment': OwnScholarship_ScholarshipFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SaveScholarship_PublishMutationVariables = Exact<{
  input: ScholarshipIdInput;
}>;


export type SaveScholarship_PublishMutation = { publishScholarship:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OwnScholarship_ScholarshipFragment': OwnScholarship_ScholarshipFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type ScholarshipValues_ScholarshipFragment = { id: string, status: ScholarshipStatus, title: string, provider: string, description: string | null, amountType: AwardType, amountPeriod: AwardPeriod | null, isRollingAdmission: boolean | null, requirements: Array<string> | null, degreeLevel: Array<DegreeLevel> | null, fieldOfStudy: Array<string> | null, eligibleCountries: Array<string> | null, gpaRequirement: string | null, languageRequirement: string | null, minToeflScore: number | null, minIeltsScore: string | null, minDuolingoScore: number | null, acceptsEnglishWaivers: boolean | null, englishWaiverConditions: Array<string> | null, requiresEssay: boolean | null, applicationComplexity: ApplicationComplexity | null, estimatedTimeToApply: string | null, applicationUrl: string | null, contactEmail: string | null, sourceUrl: string | null, benefits: Array<string> | null, fsaEligible: boolean | null, eligibleCitizenshipStatus: Array<string> | null, eligibleVisaTypes: Array<string> | null, requiresUsHighSchool: boolean | null, requiresUsResidency: boolean | null, residencyRequirements: string | null, requiresFinancialNeed: boolean | null, acceptedFundingSources: Array<string> | null, amount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null, deadline: { precision: DeadlinePrecision, date: string | null, timeZone: string }, maxFamilyIncome: { amount: string, currency: string } | null } & { ' $fragmentName'?: 'ScholarshipValues_ScholarshipFragment' };

export type StatusSteps_PublishMutationVariables = Exact<{
  input: ScholarshipIdInput;
}>;


export type StatusSteps_PublishMutation = { result:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OwnScholarship_ScholarshipFragment': OwnScholarship_ScholarshipFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type StatusSteps_CloseMutationVariables = Exact<{
  input: ScholarshipIdInput;
}>;


export type StatusSteps_CloseMutation = { result:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OwnScholarship_ScholarshipFragment': OwnScholarship_ScholarshipFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type StatusSteps_ArchiveMutationVariables = Exact<{
  input: ScholarshipIdInput;
}>;


export type StatusSteps_ArchiveMutation = { result:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ScholarshipSuccess', scholarship: (
        { id: string }
        & { ' $fragmentRefs'?: { 'OwnScholarship_ScholarshipFragment': OwnScholarship_ScholarshipFragment } }
      ) }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type UniversityField_ChosenQueryVariables = Exact<{
  id: string | number;
}>;


export type UniversityField_ChosenQuery = { university: { id: string, name: string, location: string | null } | null };

export type UniversityField_SearchQueryVariables = Exact<{
  query: string;
}>;


export type UniversityField_SearchQuery = { universities: { edges: Array<{ cursor: string, node: { id: string, name: string, location: string | null } }> } };

export type AdminHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHomeQuery = { organizationsToVerify: { totalCount: number }, unpublishedScholarships: { totalCount: number } };

export type MissingFacts_StudentFragment = { id: string, country: string | null, intendedDegreeLevel: DegreeLevel | null, fieldOfInterest: Array<string> | null, gpa: string | null, englishProficiency: EnglishProficiency | null, toeflScore: number | null, ieltsScore: string | null, duolingoScore: number | null, visaType: string | null, intendedVisaType: string | null, citizenshipStatus: string | null, hasUsHighSchoolDiploma: boolean | null, usPermanentResident: boolean | null, needsFinancialAid: boolean | null } & { ' $fragmentName'?: 'MissingFacts_StudentFragment' };

export type HomeProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeProfileQuery = { student: (
    { id: string }
    & { ' $fragmentRefs'?: { 'MissingFacts_StudentFragment': MissingFacts_StudentFragment } }
  ) | null };

export type HomeCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCountsQuery = { savedScholarshipCounts: { total: number, notApplied: number, planned: number, applied: number, accepted: number, rejected: number } };

export type HomeDeadlinesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeDeadlinesQuery = { notApplied: { edges: Array<{ cursor: string, node: { id: string, scholarship: { id: string, slug: string, title: string, deadline: { precision: DeadlinePrecision, date: string | null, timeZone: string, daysLeft: number | null, label: string } } } }> }, planned: { edges: Array<{ cursor: string, node: { id: string, scholarship: { id: string, slug: string, title: string, deadline: { precision: DeadlinePrecision, date: string | null, timeZone: string, daysLeft: number | null, label: string } } } }> } };

export type VerifyEmailNotice_ResendMutationVariables = Exact<{
  input: EmailInput;
}>;


export type VerifyEmailNotice_ResendMutation = { resendVerification:
    | { __typename: 'MailRequestAccepted', message: string }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type LandingFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingFiguresQuery = { scholarshipStats: { totalCount: number, deadlineSoonCount: number, refreshedAt: string | null }, universityStats: { totalUniversities: number } };

export type OverviewFigures_QueryFragment = { scholarshipStats: { totalCount: number, deadlineSoonCount: number, countriesCount: number, refreshedAt: string | null }, universityStats: { totalUniversities: number } } & { ' $fragmentName'?: 'OverviewFigures_QueryFragment' };

export type SaveStudent_CreateMutationVariables = Exact<{
  input: CreateStudentInput;
}>;


export type SaveStudent_CreateMutation = { createStudent:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'StudentSuccess', student: (
        { id: string }
        & { ' $fragmentRefs'?: { 'StudentValues_StudentFragment': StudentValues_StudentFragment } }
      ) }
    | { __typename: 'TooManyRequests', code: string, message: string }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SaveStudent_UpdateMutationVariables = Exact<{
  input: UpdateStudentInput;
}>;


export type SaveStudent_UpdateMutation = { updateStudent:
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'StudentSuccess', student: (
        { id: string }
        & { ' $fragmentRefs'?: { 'StudentValues_StudentFragment': StudentValues_StudentFragment } }
      ) }
    | { __typename: 'TooManyRequests', code: string, message: string }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type StudentValues_StudentFragment = { id: string, firstName: string, lastName: string, email: string, country: string | null, countryName: string | null, currentEducationLevel: EducationLevel | null, intendedDegreeLevel: DegreeLevel | null, fieldOfInterest: Array<string> | null, gpa: string | null, gpaOriginal: string | null, gpaOriginalScale: string | null, englishProficiency: EnglishProficiency | null, toeflScore: number | null, ieltsScore: string | null, duolingoScore: number | null, englishTestDate: string | null, citizenshipStatus: string | null, visaType: string | null, intendedVisaType: string | null, usPermanentResident: boolean | null, fundingSource: Array<string> | null, needsFinancialAid: boolean | null, hasUsHighSchoolDiploma: boolean | null, hasUsCollegeDegree: boolean | null, isCurrentlyInUs: boolean | null, usResidencyHistory: { hasLivedInUs: boolean, details: string | null } | null, expectedFamilyContribution: { amount: string, currency: string } | null } & { ' $fragmentName'?: 'StudentValues_StudentFragment' };

export type SavedCard_SavedScholarshipFragment = { id: string, applicationStatus: SavedScholarshipStatus, notes: string | null, createdAt: string, updatedAt: string, scholarship: { id: string, slug: string, title: string, provider: string, amountLabel: string, applicationUrl: string | null, sourceUrl: string | null } } & { ' $fragmentName'?: 'SavedCard_SavedScholarshipFragment' };

export type SavedCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedCountsQuery = { savedScholarshipCounts: { total: number, planned: number, applied: number, accepted: number } };

export type SavedChanges_UpdateMutationVariables = Exact<{
  input: UpdateSavedScholarshipInput;
}>;


export type SavedChanges_UpdateMutation = { updateSavedScholarship:
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'SavedScholarshipSuccess', savedScholarship: { id: string, applicationStatus: SavedScholarshipStatus, notes: string | null, updatedAt: string } }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type SavedChanges_RemoveMutationVariables = Exact<{
  input: RemoveSavedScholarshipInput;
}>;


export type SavedChanges_RemoveMutation = { removeSavedScholarship:
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'RemoveSavedScholarshipSuccess', id: string, scholarshipId: string }
   };

export type SavedChanges_PutBackMutationVariables = Exact<{
  input: SaveScholarshipInput;
}>;


export type SavedChanges_PutBackMutation = { saveScholarship:
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'SavedScholarshipSuccess', savedScholarship: { id: string, scholarship: { id: string, saved: { id: string, applicationStatus: SavedScholarshipStatus, notes: string | null } | null } } }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type ApplyButton_ScholarshipFragment = { id: string, title: string, applicationUrl: string | null, sourceUrl: string | null } & { ' $fragmentName'?: 'ApplyButton_ScholarshipFragment' };

export type DeadlineText_ScholarshipFragment = { id: string, deadline: { precision: DeadlinePrecision, date: string | null, timeZone: string, daysLeft: number | null, label: string } } & { ' $fragmentName'?: 'DeadlineText_ScholarshipFragment' };

export type DetailCards_ScholarshipFragment = (
  { id: string, amountLabel: string, coverage: Array<string> | null, degreeLevel: Array<DegreeLevel> | null, gpaRequirement: string | null, requirements: Array<string> | null, benefits: Array<string> | null, requiresEssay: boolean | null, requiresNomination: boolean | null, isRenewable: boolean | null, fieldOfStudy: Array<string> | null, eligibleCountries: Array<string> | null, languageRequirement: string | null, minToeflScore: number | null, minIeltsScore: string | null, minDuolingoScore: number | null, acceptsEnglishWaivers: boolean | null, englishWaiverConditions: Array<string> | null, contactEmail: string | null, sourceUrl: string | null, applicationUrl: string | null, citizenship: { kind: CitizenshipRuleKind, countries: Array<{ code: string, name: string }> } }
  & { ' $fragmentRefs'?: { 'DeadlineText_ScholarshipFragment': DeadlineText_ScholarshipFragment } }
) & { ' $fragmentName'?: 'DetailCards_ScholarshipFragment' };

export type EligibilityChip_ScholarshipFragment = { id: string, eligibility: { verdict: EligibilityVerdict, label: string } | null } & { ' $fragmentName'?: 'EligibilityChip_ScholarshipFragment' };

export type EligibilitySection_ScholarshipFragment = { id: string, eligibility: { verdict: EligibilityVerdict, criteria: Array<{ code: string, label: string, isHard: boolean, result: CriterionResult, asked: string, yours: string | null, explanation: string, profileField: string | null }> } | null } & { ' $fragmentName'?: 'EligibilitySection_ScholarshipFragment' };

export type FilterForm_FacetFragment = { kind: string, values: Array<{ value: string, label: string, count: number }> } & { ' $fragmentName'?: 'FilterForm_FacetFragment' };

export type ProvenanceLine_ScholarshipFragment = { id: string, lastVerifiedAt: string | null, provenance: { source: string, year: number | null, confidence: ListingConfidence } } & { ' $fragmentName'?: 'ProvenanceLine_ScholarshipFragment' };

export type ProvenanceSection_ScholarshipFragment = (
  { id: string, linkStatus: LinkStatus, provenance: { licence: string | null, urls: Array<string> } }
  & { ' $fragmentRefs'?: { 'ProvenanceLine_ScholarshipFragment': ProvenanceLine_ScholarshipFragment } }
) & { ' $fragmentName'?: 'ProvenanceSection_ScholarshipFragment' };

export type ReportDialogMutationVariables = Exact<{
  input: ReportScholarshipInput;
}>;


export type ReportDialogMutation = { reportScholarship:
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ReportScholarshipSuccess', message: string }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SaveButton_ScholarshipFragment = { id: string, title: string, saved: { id: string, applicationStatus: SavedScholarshipStatus, notes: string | null } | null } & { ' $fragmentName'?: 'SaveButton_ScholarshipFragment' };

export type ScholarshipCard_ScholarshipFragment = (
  { id: string, slug: string, title: string, provider: string, amountLabel: string, degreeLevel: Array<DegreeLevel> | null, eligibleCountries: Array<string> | null, estimatedTimeToApply: string | null }
  & { ' $fragmentRefs'?: { 'DeadlineText_ScholarshipFragment': DeadlineText_ScholarshipFragment;'EligibilityChip_ScholarshipFragment': EligibilityChip_ScholarshipFragment;'ProvenanceLine_ScholarshipFragment': ProvenanceLine_ScholarshipFragment;'SaveButton_ScholarshipFragment': SaveButton_ScholarshipFragment;'ApplyButton_ScholarshipFragment': ApplyButton_ScholarshipFragment } }
) & { ' $fragmentName'?: 'ScholarshipCard_ScholarshipFragment' };

export type SearchResults_ScholarshipConnectionFragment = { totalCount: number, edges: Array<{ cursor: string, node: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ScholarshipCard_ScholarshipFragment': ScholarshipCard_ScholarshipFragment } }
    ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'SearchResults_ScholarshipConnectionFragment' };

export type SummaryStrip_ScholarshipFragment = (
  { id: string, amountLabel: string, degreeLevel: Array<DegreeLevel> | null, estimatedTimeToApply: string | null, eligibility: { label: string } | null }
  & { ' $fragmentRefs'?: { 'DeadlineText_ScholarshipFragment': DeadlineText_ScholarshipFragment;'EligibilityChip_ScholarshipFragment': EligibilityChip_ScholarshipFragment } }
) & { ' $fragmentName'?: 'SummaryStrip_ScholarshipFragment' };

export type SyncButton_LatestSyncQueryVariables = Exact<{ [key: string]: never; }>;


export type SyncButton_LatestSyncQuery = { latestSync: { id: string, finishedAt: string | null, openCount: number } | null };

export type Saving_SaveMutationVariables = Exact<{
  input: SaveScholarshipInput;
}>;


export type Saving_SaveMutation = { saveScholarship:
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'SavedScholarshipSuccess', isNew: boolean, savedScholarship: { id: string, applicationStatus: SavedScholarshipStatus, notes: string | null, scholarship: { id: string, saved: { id: string, applicationStatus: SavedScholarshipStatus, notes: string | null } | null } } }
    | { __typename: 'ValidationFailed', code: string, message: string }
   };

export type Saving_RemoveMutationVariables = Exact<{
  input: RemoveSavedScholarshipInput;
}>;


export type Saving_RemoveMutation = { removeSavedScholarship:
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'RemoveSavedScholarshipSuccess', id: string, scholarshipId: string }
   };

export type AccountSection_UserFragment = { id: string, username: string | null, email: string | null, pendingEmail: string | null, firstName: string, lastName: string, accountType: AccountType } & { ' $fragmentName'?: 'AccountSection_UserFragment' };

export type AccountSection_UpdateMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type AccountSection_UpdateMutation = { updateAccount:
    | { __typename: 'AccountSuccess', user: (
        { id: string }
        & { ' $fragmentRefs'?: { 'AccountSection_UserFragment': AccountSection_UserFragment } }
      ) }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'TooManyRequests', code: string, message: string }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type MembershipsSection_MembershipFragment = { role: MemberRole, organization: { id: string, name: string, verification: VerificationStatus } } & { ' $fragmentName'?: 'MembershipsSection_MembershipFragment' };

export type PasswordSection_ChangeMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type PasswordSection_ChangeMutation = { changePassword:
    | { __typename: 'AccountSuccess', message: string, user: { id: string } }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'TooManyRequests', code: string, message: string, retryAfterSeconds: number }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type PreferencesSection_PreferencesFragment = { timeZone: string, locale: string, notifications: { deadlineRemindersByMail: boolean, savedSearchesByMail: boolean, newsByMail: boolean } } & { ' $fragmentName'?: 'PreferencesSection_PreferencesFragment' };

export type PreferencesSection_UpdateMutationVariables = Exact<{
  input: UpdatePreferencesInput;
}>;


export type PreferencesSection_UpdateMutation = { updatePreferences:
    | { __typename: 'AccountSuccess', user: { id: string, preferences: { ' $fragmentRefs'?: { 'PreferencesSection_PreferencesFragment': PreferencesSection_PreferencesFragment } } | null } }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'ValidationFailed', code: string, message: string, errors: Array<{ path: Array<string>, message: string }> }
   };

export type SessionsSection_SessionFragment = { id: string, isCurrent: boolean, device: string | null, address: string | null, createdAt: string, lastSeenAt: string } & { ' $fragmentName'?: 'SessionsSection_SessionFragment' };

export type SessionsSection_RevokeMutationVariables = Exact<{
  input: RevokeSessionInput;
}>;


export type SessionsSection_RevokeMutation = { revokeSession:
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'RevokeSessionsSuccess', endedCount: number }
   };

export type SessionsSection_RevokeOthersMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionsSection_RevokeOthersMutation = { revokeOtherSessions:
    | { __typename: 'NotSignedIn', code: string, message: string }
    | { __typename: 'RevokeSessionsSuccess', endedCount: number }
   };

export type UniversityCard_UniversityFragment = { id: string, slug: string, name: string, location: string | null, type: UniversityType, ranking: number | null, rankingSource: string | null, acceptanceRate: string | null, studentPopulation: number | null, topMajors: Array<string> | null, scholarshipPrograms: number, tuitionInState: { amount: string, currency: string } | null, tuitionOutOfState: { amount: string, currency: string } | null } & { ' $fragmentName'?: 'UniversityCard_UniversityFragment' };

export type UniversityFacts_UniversityFragment = { id: string, ranking: number | null, rankingSource: string | null, acceptanceRate: string | null, tuitionYear: string | null, studentPopulation: number | null, undergraduateEnrollment: number | null, internationalStudents: number | null, internationalStudentsPercent: string | null, internationalStudentsBasis: string | null, topMajors: Array<string> | null, topMajorsBasis: string | null, carnegieClassification: string | null, englishTestForAdmission: string | null, essayForAdmission: string | null, website: string | null, admissionsUrl: string | null, financialAidUrl: string | null, applicationUrl: string | null, sourceYear: number | null, sources: Array<string>, tuitionInState: { amount: string, currency: string } | null, tuitionOutOfState: { amount: string, currency: string } | null, internationalTuition: { amount: string, currency: string } | null } & { ' $fragmentName'?: 'UniversityFacts_UniversityFragment' };

export type UniversityResults_UniversityConnectionFragment = { totalCount: number, edges: Array<{ cursor: string, node: (
      { id: string }
      & { ' $fragmentRefs'?: { 'UniversityCard_UniversityFragment': UniversityCard_UniversityFragment } }
    ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'UniversityResults_UniversityConnectionFragment' };

export type UniversityStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type UniversityStatsQuery = { universityStats: { totalUniversities: number, totalScholarships: number, internationalStudents: number | null, averageAcceptance: string | null, acceptanceReportedBy: number, sourceYear: number | null } };

export type SessionViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionViewerQuery = { viewer: { id: string, username: string | null, email: string | null, firstName: string, lastName: string, accountType: AccountType, roles: Array<Role> | null, isEmailVerified: boolean | null, memberships: Array<{ role: MemberRole, organization: { id: string, name: string, kind: OrganizationKind, verification: VerificationStatus } }> | null } | null };

export type SessionLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionLogoutMutation = { logout: { message: string } };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ code: string, name: string }> };

export type EditScholarshipPageQueryVariables = Exact<{
  id: string | number;
}>;


export type EditScholarshipPageQuery = { scholarship: (
    { id: string, ownerId: string | null }
    & { ' $fragmentRefs'?: { 'ScholarshipValues_ScholarshipFragment': ScholarshipValues_ScholarshipFragment } }
  ) | null };

export type OverviewPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewPageQuery = (
  { scholarships: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'ScholarshipCard_ScholarshipFragment': ScholarshipCard_ScholarshipFragment } }
      ) }> } }
  & { ' $fragmentRefs'?: { 'OverviewFigures_QueryFragment': OverviewFigures_QueryFragment } }
);

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { student: (
    { id: string }
    & { ' $fragmentRefs'?: { 'StudentValues_StudentFragment': StudentValues_StudentFragment } }
  ) | null, viewer: { id: string, email: string | null, pendingEmail: string | null } | null };

export type SavedPageQueryVariables = Exact<{
  status?: SavedScholarshipStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type SavedPageQuery = { savedScholarships: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: (
        { id: string, scholarship: (
          { id: string }
          & { ' $fragmentRefs'?: { 'DeadlineText_ScholarshipFragment': DeadlineText_ScholarshipFragment;'EligibilityChip_ScholarshipFragment': EligibilityChip_ScholarshipFragment } }
        ) }
        & { ' $fragmentRefs'?: { 'SavedCard_SavedScholarshipFragment': SavedCard_SavedScholarshipFragment } }
      ) }> } };

export type ScholarshipPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ScholarshipPageQuery = { scholarship: (
    { id: string, slug: string, status: ScholarshipStatus, title: string, provider: string, description: string | null, note: string | null, isTiedToAdmission: boolean | null, university: { id: string, slug: string, name: string } | null }
    & { ' $fragmentRefs'?: { 'SummaryStrip_ScholarshipFragment': SummaryStrip_ScholarshipFragment;'EligibilitySection_ScholarshipFragment': EligibilitySection_ScholarshipFragment;'DetailCards_ScholarshipFragment': DetailCards_ScholarshipFragment;'ProvenanceSection_ScholarshipFragment': ProvenanceSection_ScholarshipFragment;'SaveButton_ScholarshipFragment': SaveButton_ScholarshipFragment;'ApplyButton_ScholarshipFragment': ApplyButton_ScholarshipFragment } }
  ) | null };

export type ScholarshipsPageQueryVariables = Exact<{
  filter?: ScholarshipFilter | null | undefined;
  sort?: ScholarshipSort | null | undefined;
  after?: string | null | undefined;
}>;


export type ScholarshipsPageQuery = { scholarships: (
    { totalCount: number, unknownCount: number, correctedQuery: string | null, facets: Array<(
      { kind: string, values: Array<{ value: string, label: string }> }
      & { ' $fragmentRefs'?: { 'FilterForm_FacetFragment': FilterForm_FacetFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'SearchResults_ScholarshipConnectionFragment': SearchResults_ScholarshipConnectionFragment } }
  ) };

export type SettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPageQuery = { viewer: (
    { id: string, username: string | null, email: string | null, firstName: string, lastName: string, isEmailVerified: boolean | null, preferences: { ' $fragmentRefs'?: { 'PreferencesSection_PreferencesFragment': PreferencesSection_PreferencesFragment } } | null, sessions: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'SessionsSection_SessionFragment': SessionsSection_SessionFragment } }
    )> | null, memberships: Array<{ ' $fragmentRefs'?: { 'MembershipsSection_MembershipFragment': MembershipsSection_MembershipFragment } }> | null }
    & { ' $fragmentRefs'?: { 'AccountSection_UserFragment': AccountSection_UserFragment } }
  ) | null };

export type UniversitiesPageQueryVariables = Exact<{
  filter?: UniversityFilter | null | undefined;
  sort?: UniversitySort | null | undefined;
  after?: string | null | undefined;
}>;


export type UniversitiesPageQuery = { universities: (
    { totalCount: number }
    & { ' $fragmentRefs'?: { 'UniversityResults_UniversityConnectionFragment': UniversityResults_UniversityConnectionFragment } }
  ) };

export type UniversityPageQueryVariables = Exact<{
  id: string | number;
}>;


export type UniversityPageQuery = { university: (
    { id: string, name: string, location: string | null, description: string | null, scholarships: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'ScholarshipCard_ScholarshipFragment': ScholarshipCard_ScholarshipFragment } }
        ) }> } }
    & { ' $fragmentRefs'?: { 'UniversityFacts_UniversityFragment': UniversityFacts_UniversityFragment } }
  ) | null };

export const OrganizationToVerify_OrganizationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationToVerify_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"organizationType"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationToVerify_OrganizationFragment, unknown>;
export const WaitingListing_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingListing_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}}]}}]} as unknown as DocumentNode<WaitingListing_ScholarshipFragment, unknown>;
export const MembersSection_OrganizationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembersSection_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<MembersSection_OrganizationFragment, unknown>;
export const OrganizationFacts_OrganizationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFacts_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"organizationType"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"universityId"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}}]} as unknown as DocumentNode<OrganizationFacts_OrganizationFragment, unknown>;
export const OwnScholarship_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnScholarship_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<OwnScholarship_ScholarshipFragment, unknown>;
export const ScholarshipValues_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipValues_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amountType"}},{"kind":"Field","name":{"kind":"Name","value":"amountPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRollingAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfStudy"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"gpaRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"languageRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"minToeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"minIeltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"minDuolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsEnglishWaivers"}},{"kind":"Field","name":{"kind":"Name","value":"englishWaiverConditions"}},{"kind":"Field","name":{"kind":"Name","value":"requiresEssay"}},{"kind":"Field","name":{"kind":"Name","value":"applicationComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"fsaEligible"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCitizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleVisaTypes"}},{"kind":"Field","name":{"kind":"Name","value":"requiresUsHighSchool"}},{"kind":"Field","name":{"kind":"Name","value":"requiresUsResidency"}},{"kind":"Field","name":{"kind":"Name","value":"residencyRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"maxFamilyIncome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requiresFinancialNeed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedFundingSources"}}]}}]} as unknown as DocumentNode<ScholarshipValues_ScholarshipFragment, unknown>;
export const MissingFacts_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissingFacts_Student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"intendedDegreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfInterest"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"englishProficiency"}},{"kind":"Field","name":{"kind":"Name","value":"toeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"ieltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"duolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"visaType"}},{"kind":"Field","name":{"kind":"Name","value":"intendedVisaType"}},{"kind":"Field","name":{"kind":"Name","value":"citizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsHighSchoolDiploma"}},{"kind":"Field","name":{"kind":"Name","value":"usPermanentResident"}},{"kind":"Field","name":{"kind":"Name","value":"needsFinancialAid"}}]}}]} as unknown as DocumentNode<MissingFacts_StudentFragment, unknown>;
export const OverviewFigures_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFigures_Query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarshipStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSoonCount"}},{"kind":"Field","name":{"kind":"Name","value":"countriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"universityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUniversities"}}]}}]}}]} as unknown as DocumentNode<OverviewFigures_QueryFragment, unknown>;
export const StudentValues_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentValues_Student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"currentEducationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"intendedDegreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfInterest"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginalScale"}},{"kind":"Field","name":{"kind":"Name","value":"englishProficiency"}},{"kind":"Field","name":{"kind":"Name","value":"toeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"ieltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"duolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"englishTestDate"}},{"kind":"Field","name":{"kind":"Name","value":"citizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visaType"}},{"kind":"Field","name":{"kind":"Name","value":"intendedVisaType"}},{"kind":"Field","name":{"kind":"Name","value":"usPermanentResident"}},{"kind":"Field","name":{"kind":"Name","value":"usResidencyHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasLivedInUs"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fundingSource"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFamilyContribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsFinancialAid"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsHighSchoolDiploma"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsCollegeDegree"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentlyInUs"}}]}}]} as unknown as DocumentNode<StudentValues_StudentFragment, unknown>;
export const SavedCard_SavedScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard_SavedScholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedScholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]} as unknown as DocumentNode<SavedCard_SavedScholarshipFragment, unknown>;
export const DeadlineText_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<DeadlineText_ScholarshipFragment, unknown>;
export const DetailCards_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailCards_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"gpaRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"requiresEssay"}},{"kind":"Field","name":{"kind":"Name","value":"requiresNomination"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewable"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfStudy"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"citizenship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"minToeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"minIeltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"minDuolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsEnglishWaivers"}},{"kind":"Field","name":{"kind":"Name","value":"englishWaiverConditions"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<DetailCards_ScholarshipFragment, unknown>;
export const EligibilitySection_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilitySection_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isHard"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"profileField"}}]}}]}}]}}]} as unknown as DocumentNode<EligibilitySection_ScholarshipFragment, unknown>;
export const FilterForm_FacetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterForm_Facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<FilterForm_FacetFragment, unknown>;
export const ProvenanceLine_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}}]} as unknown as DocumentNode<ProvenanceLine_ScholarshipFragment, unknown>;
export const ProvenanceSection_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceSection_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkStatus"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}}]} as unknown as DocumentNode<ProvenanceSection_ScholarshipFragment, unknown>;
export const EligibilityChip_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<EligibilityChip_ScholarshipFragment, unknown>;
export const SaveButton_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]} as unknown as DocumentNode<SaveButton_ScholarshipFragment, unknown>;
export const ApplyButton_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]} as unknown as DocumentNode<ApplyButton_ScholarshipFragment, unknown>;
export const ScholarshipCard_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveButton_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]} as unknown as DocumentNode<ScholarshipCard_ScholarshipFragment, unknown>;
export const SearchResults_ScholarshipConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResults_ScholarshipConnection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveButton_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_Scholarship"}}]}}]} as unknown as DocumentNode<SearchResults_ScholarshipConnectionFragment, unknown>;
export const SummaryStrip_ScholarshipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryStrip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SummaryStrip_ScholarshipFragment, unknown>;
export const AccountSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]} as unknown as DocumentNode<AccountSection_UserFragment, unknown>;
export const MembershipsSection_MembershipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipsSection_Membership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}}]}}]}}]} as unknown as DocumentNode<MembershipsSection_MembershipFragment, unknown>;
export const PreferencesSection_PreferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesSection_Preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadlineRemindersByMail"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearchesByMail"}},{"kind":"Field","name":{"kind":"Name","value":"newsByMail"}}]}}]}}]} as unknown as DocumentNode<PreferencesSection_PreferencesFragment, unknown>;
export const SessionsSection_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionsSection_Session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<SessionsSection_SessionFragment, unknown>;
export const UniversityFacts_UniversityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UniversityFacts_University"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"University"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"rankingSource"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceRate"}},{"kind":"Field","name":{"kind":"Name","value":"tuitionInState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionOutOfState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internationalTuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionYear"}},{"kind":"Field","name":{"kind":"Name","value":"studentPopulation"}},{"kind":"Field","name":{"kind":"Name","value":"undergraduateEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"internationalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"internationalStudentsPercent"}},{"kind":"Field","name":{"kind":"Name","value":"internationalStudentsBasis"}},{"kind":"Field","name":{"kind":"Name","value":"topMajors"}},{"kind":"Field","name":{"kind":"Name","value":"topMajorsBasis"}},{"kind":"Field","name":{"kind":"Name","value":"carnegieClassification"}},{"kind":"Field","name":{"kind":"Name","value":"englishTestForAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"essayForAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"admissionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"financialAidUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceYear"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}}]}}]} as unknown as DocumentNode<UniversityFacts_UniversityFragment, unknown>;
export const UniversityCard_UniversityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UniversityCard_University"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"University"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"rankingSource"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceRate"}},{"kind":"Field","name":{"kind":"Name","value":"tuitionInState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionOutOfState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentPopulation"}},{"kind":"Field","name":{"kind":"Name","value":"topMajors"}},{"kind":"Field","name":{"kind":"Name","value":"scholarshipPrograms"}}]}}]} as unknown as DocumentNode<UniversityCard_UniversityFragment, unknown>;
export const UniversityResults_UniversityConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UniversityResults_UniversityConnection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UniversityConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UniversityCard_University"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UniversityCard_University"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"University"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"rankingSource"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceRate"}},{"kind":"Field","name":{"kind":"Name","value":"tuitionInState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionOutOfState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentPopulation"}},{"kind":"Field","name":{"kind":"Name","value":"topMajors"}},{"kind":"Field","name":{"kind":"Name","value":"scholarshipPrograms"}}]}}]} as unknown as DocumentNode<UniversityResults_UniversityConnectionFragment, unknown>;
export const ListingQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishedScholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingListing_Scholarship"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingListing_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}}]}}]} as unknown as DocumentNode<ListingQueueQuery, ListingQueueQueryVariables>;
export const OrganizationQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationsToVerify"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationToVerify_Organization"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationToVerify_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"organizationType"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationQueueQuery, OrganizationQueueQueryVariables>;
export const RoleFinderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleFinder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"login"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userByLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"login"},"value":{"kind":"Variable","name":{"kind":"Name","value":"login"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}}]} as unknown as DocumentNode<RoleFinderQuery, RoleFinderQueryVariables>;
export const RoleFinder_SetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RoleFinder_Set"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RoleFinder_SetMutation, RoleFinder_SetMutationVariables>;
export const UseDecisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationToVerify_Organization"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationToVerify_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"organizationType"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}}]}}]}}]}}]} as unknown as DocumentNode<UseDecisionMutation, UseDecisionMutationVariables>;
export const WaitingListing_PublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitingListing_Publish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"publishScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitingListing_PublishMutation, WaitingListing_PublishMutationVariables>;
export const WaitingListing_ArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitingListing_Archive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"archiveScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingListing_ArchiveMutation, WaitingListing_ArchiveMutationVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const AccountRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMaxLength"}},{"kind":"Field","name":{"kind":"Name","value":"usernameMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"usernameMaxLength"}}]}}]}}]} as unknown as DocumentNode<AccountRulesQuery, AccountRulesQueryVariables>;
export const LoginFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<LoginFormMutation, LoginFormMutationVariables>;
export const MailRequestForgotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailRequestForgot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailRequestAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<MailRequestForgotMutation, MailRequestForgotMutationVariables>;
export const MailRequestResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailRequestResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailRequestAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<MailRequestResendMutation, MailRequestResendMutationVariables>;
export const RegisterFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterFormMutation, RegisterFormMutationVariables>;
export const ResetPasswordFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPasswordForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordFormMutation, ResetPasswordFormMutationVariables>;
export const SetupFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFirstAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFirstAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetupFormMutation, SetupFormMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ApplicantsSection_FieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantsSection_Fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldsOfStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApplicantsSection_FieldsQuery, ApplicantsSection_FieldsQueryVariables>;
export const InviteForm_InviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteForm_Invite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailRequestAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<InviteForm_InviteMutation, InviteForm_InviteMutationVariables>;
export const MemberRow_ChangeRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MemberRow_ChangeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMemberRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembersSection_Organization"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembersSection_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<MemberRow_ChangeRoleMutation, MemberRow_ChangeRoleMutationVariables>;
export const MemberRow_RemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MemberRow_Remove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembersSection_Organization"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembersSection_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<MemberRow_RemoveMutation, MemberRow_RemoveMutationVariables>;
export const OrganizationHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFacts_Organization"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembersSection_Organization"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFacts_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"organizationType"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"universityId"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembersSection_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationHomeQuery, OrganizationHomeQueryVariables>;
export const OwnScholarshipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnScholarships"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationScholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnScholarship_Scholarship"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnScholarship_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<OwnScholarshipsQuery, OwnScholarshipsQueryVariables>;
export const SaveOrganization_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOrganization_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFacts_Organization"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFacts_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"organizationType"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"universityId"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}}]} as unknown as DocumentNode<SaveOrganization_CreateMutation, SaveOrganization_CreateMutationVariables>;
export const SaveOrganization_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOrganization_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFacts_Organization"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFacts_Organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"organizationType"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"universityId"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}}]} as unknown as DocumentNode<SaveOrganization_UpdateMutation, SaveOrganization_UpdateMutationVariables>;
export const SaveScholarship_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveScholarship_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveScholarship_CreateMutation, SaveScholarship_CreateMutationVariables>;
export const SaveScholarship_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveScholarship_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScholarshipValues_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnScholarship_Scholarship"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipValues_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amountType"}},{"kind":"Field","name":{"kind":"Name","value":"amountPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRollingAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfStudy"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"gpaRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"languageRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"minToeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"minIeltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"minDuolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsEnglishWaivers"}},{"kind":"Field","name":{"kind":"Name","value":"englishWaiverConditions"}},{"kind":"Field","name":{"kind":"Name","value":"requiresEssay"}},{"kind":"Field","name":{"kind":"Name","value":"applicationComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"fsaEligible"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCitizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleVisaTypes"}},{"kind":"Field","name":{"kind":"Name","value":"requiresUsHighSchool"}},{"kind":"Field","name":{"kind":"Name","value":"requiresUsResidency"}},{"kind":"Field","name":{"kind":"Name","value":"residencyRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"maxFamilyIncome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requiresFinancialNeed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedFundingSources"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnScholarship_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SaveScholarship_UpdateMutation, SaveScholarship_UpdateMutationVariables>;
export const SaveScholarship_PublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveScholarship_Publish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnScholarship_Scholarship"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnScholarship_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SaveScholarship_PublishMutation, SaveScholarship_PublishMutationVariables>;
export const StatusSteps_PublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StatusSteps_Publish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"publishScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnScholarship_Scholarship"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnScholarship_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<StatusSteps_PublishMutation, StatusSteps_PublishMutationVariables>;
export const StatusSteps_CloseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StatusSteps_Close"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"closeScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnScholarship_Scholarship"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnScholarship_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<StatusSteps_CloseMutation, StatusSteps_CloseMutationVariables>;
export const StatusSteps_ArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StatusSteps_Archive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"archiveScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnScholarship_Scholarship"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnScholarship_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<StatusSteps_ArchiveMutation, StatusSteps_ArchiveMutationVariables>;
export const UniversityField_ChosenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UniversityField_Chosen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"university"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]} as unknown as DocumentNode<UniversityField_ChosenQuery, UniversityField_ChosenQueryVariables>;
export const UniversityField_SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UniversityField_Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"universities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UniversityField_SearchQuery, UniversityField_SearchQueryVariables>;
export const AdminHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationsToVerify"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedScholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminHomeQuery, AdminHomeQueryVariables>;
export const HomeProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"me","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissingFacts_Student"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissingFacts_Student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"intendedDegreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfInterest"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"englishProficiency"}},{"kind":"Field","name":{"kind":"Name","value":"toeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"ieltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"duolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"visaType"}},{"kind":"Field","name":{"kind":"Name","value":"intendedVisaType"}},{"kind":"Field","name":{"kind":"Name","value":"citizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsHighSchoolDiploma"}},{"kind":"Field","name":{"kind":"Name","value":"usPermanentResident"}},{"kind":"Field","name":{"kind":"Name","value":"needsFinancialAid"}}]}}]} as unknown as DocumentNode<HomeProfileQuery, HomeProfileQueryVariables>;
export const HomeCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedScholarshipCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"notApplied"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}}]}}]} as unknown as DocumentNode<HomeCountsQuery, HomeCountsQueryVariables>;
export const HomeDeadlinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeDeadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"notApplied"},"name":{"kind":"Name","value":"savedScholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NOT_APPLIED"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"planned"},"name":{"kind":"Name","value":"savedScholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PLANNED"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<HomeDeadlinesQuery, HomeDeadlinesQueryVariables>;
export const VerifyEmailNotice_ResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmailNotice_Resend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailRequestAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailNotice_ResendMutation, VerifyEmailNotice_ResendMutationVariables>;
export const LandingFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LandingFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarshipStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSoonCount"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"universityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUniversities"}}]}}]}}]} as unknown as DocumentNode<LandingFiguresQuery, LandingFiguresQueryVariables>;
export const SaveStudent_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveStudent_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentValues_Student"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentValues_Student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"currentEducationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"intendedDegreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfInterest"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginalScale"}},{"kind":"Field","name":{"kind":"Name","value":"englishProficiency"}},{"kind":"Field","name":{"kind":"Name","value":"toeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"ieltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"duolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"englishTestDate"}},{"kind":"Field","name":{"kind":"Name","value":"citizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visaType"}},{"kind":"Field","name":{"kind":"Name","value":"intendedVisaType"}},{"kind":"Field","name":{"kind":"Name","value":"usPermanentResident"}},{"kind":"Field","name":{"kind":"Name","value":"usResidencyHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasLivedInUs"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fundingSource"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFamilyContribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsFinancialAid"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsHighSchoolDiploma"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsCollegeDegree"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentlyInUs"}}]}}]} as unknown as DocumentNode<SaveStudent_CreateMutation, SaveStudent_CreateMutationVariables>;
export const SaveStudent_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveStudent_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentValues_Student"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentValues_Student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"currentEducationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"intendedDegreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfInterest"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginalScale"}},{"kind":"Field","name":{"kind":"Name","value":"englishProficiency"}},{"kind":"Field","name":{"kind":"Name","value":"toeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"ieltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"duolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"englishTestDate"}},{"kind":"Field","name":{"kind":"Name","value":"citizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visaType"}},{"kind":"Field","name":{"kind":"Name","value":"intendedVisaType"}},{"kind":"Field","name":{"kind":"Name","value":"usPermanentResident"}},{"kind":"Field","name":{"kind":"Name","value":"usResidencyHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasLivedInUs"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fundingSource"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFamilyContribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsFinancialAid"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsHighSchoolDiploma"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsCollegeDegree"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentlyInUs"}}]}}]} as unknown as DocumentNode<SaveStudent_UpdateMutation, SaveStudent_UpdateMutationVariables>;
export const SavedCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedScholarshipCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<SavedCountsQuery, SavedCountsQueryVariables>;
export const SavedChanges_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavedChanges_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSavedScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedScholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SavedChanges_UpdateMutation, SavedChanges_UpdateMutationVariables>;
export const SavedChanges_RemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavedChanges_Remove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSavedScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSavedScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSavedScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scholarshipId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SavedChanges_RemoveMutation, SavedChanges_RemoveMutationVariables>;
export const SavedChanges_PutBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavedChanges_PutBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedScholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SavedChanges_PutBackMutation, SavedChanges_PutBackMutationVariables>;
export const ReportDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<ReportDialogMutation, ReportDialogMutationVariables>;
export const SyncButton_LatestSyncDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SyncButton_LatestSync"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestSync"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}}]}}]}}]} as unknown as DocumentNode<SyncButton_LatestSyncQuery, SyncButton_LatestSyncQueryVariables>;
export const Saving_SaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Saving_Save"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"savedScholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<Saving_SaveMutation, Saving_SaveMutationVariables>;
export const Saving_RemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Saving_Remove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSavedScholarshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSavedScholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSavedScholarshipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scholarshipId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<Saving_RemoveMutation, Saving_RemoveMutationVariables>;
export const AccountSection_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountSection_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSection_User"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]} as unknown as DocumentNode<AccountSection_UpdateMutation, AccountSection_UpdateMutationVariables>;
export const PasswordSection_ChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasswordSection_Change"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyRequests"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordSection_ChangeMutation, PasswordSection_ChangeMutationVariables>;
export const PreferencesSection_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreferencesSection_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreferencesSection_Preferences"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesSection_Preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadlineRemindersByMail"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearchesByMail"}},{"kind":"Field","name":{"kind":"Name","value":"newsByMail"}}]}}]}}]} as unknown as DocumentNode<PreferencesSection_UpdateMutation, PreferencesSection_UpdateMutationVariables>;
export const SessionsSection_RevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionsSection_Revoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSessionsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SessionsSection_RevokeMutation, SessionsSection_RevokeMutationVariables>;
export const SessionsSection_RevokeOthersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionsSection_RevokeOthers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSessionsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SessionsSection_RevokeOthersMutation, SessionsSection_RevokeOthersMutationVariables>;
export const UniversityStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UniversityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"universityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUniversities"}},{"kind":"Field","name":{"kind":"Name","value":"totalScholarships"}},{"kind":"Field","name":{"kind":"Name","value":"internationalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"averageAcceptance"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceReportedBy"}},{"kind":"Field","name":{"kind":"Name","value":"sourceYear"}}]}}]}}]} as unknown as DocumentNode<UniversityStatsQuery, UniversityStatsQueryVariables>;
export const SessionViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SessionViewerQuery, SessionViewerQueryVariables>;
export const SessionLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SessionLogoutMutation, SessionLogoutMutationVariables>;
export const CountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CountriesQuery, CountriesQueryVariables>;
export const EditScholarshipPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditScholarshipPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScholarshipValues_Scholarship"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipValues_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amountType"}},{"kind":"Field","name":{"kind":"Name","value":"amountPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRollingAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfStudy"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"gpaRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"languageRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"minToeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"minIeltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"minDuolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsEnglishWaivers"}},{"kind":"Field","name":{"kind":"Name","value":"englishWaiverConditions"}},{"kind":"Field","name":{"kind":"Name","value":"requiresEssay"}},{"kind":"Field","name":{"kind":"Name","value":"applicationComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"fsaEligible"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCitizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleVisaTypes"}},{"kind":"Field","name":{"kind":"Name","value":"requiresUsHighSchool"}},{"kind":"Field","name":{"kind":"Name","value":"requiresUsResidency"}},{"kind":"Field","name":{"kind":"Name","value":"residencyRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"maxFamilyIncome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requiresFinancialNeed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedFundingSources"}}]}}]} as unknown as DocumentNode<EditScholarshipPageQuery, EditScholarshipPageQueryVariables>;
export const OverviewPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverviewPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFigures_Query"}},{"kind":"Field","name":{"kind":"Name","value":"scholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFigures_Query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarshipStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSoonCount"}},{"kind":"Field","name":{"kind":"Name","value":"countriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"universityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUniversities"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveButton_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_Scholarship"}}]}}]} as unknown as DocumentNode<OverviewPageQuery, OverviewPageQueryVariables>;
export const ProfilePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"me","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentValues_Student"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentValues_Student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"currentEducationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"intendedDegreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfInterest"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"gpaOriginalScale"}},{"kind":"Field","name":{"kind":"Name","value":"englishProficiency"}},{"kind":"Field","name":{"kind":"Name","value":"toeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"ieltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"duolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"englishTestDate"}},{"kind":"Field","name":{"kind":"Name","value":"citizenshipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visaType"}},{"kind":"Field","name":{"kind":"Name","value":"intendedVisaType"}},{"kind":"Field","name":{"kind":"Name","value":"usPermanentResident"}},{"kind":"Field","name":{"kind":"Name","value":"usResidencyHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasLivedInUs"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fundingSource"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFamilyContribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsFinancialAid"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsHighSchoolDiploma"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsCollegeDegree"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentlyInUs"}}]}}]} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;
export const SavedPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedScholarshipStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedScholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCard_SavedScholarship"}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard_SavedScholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedScholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SavedPageQuery, SavedPageQueryVariables>;
export const ScholarshipPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScholarshipPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isTiedToAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"university"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryStrip_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilitySection_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetailCards_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceSection_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveButton_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_Scholarship"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryStrip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilitySection_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isHard"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"profileField"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailCards_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"gpaRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"requiresEssay"}},{"kind":"Field","name":{"kind":"Name","value":"requiresNomination"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewable"}},{"kind":"Field","name":{"kind":"Name","value":"fieldOfStudy"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"citizenship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"minToeflScore"}},{"kind":"Field","name":{"kind":"Name","value":"minIeltsScore"}},{"kind":"Field","name":{"kind":"Name","value":"minDuolingoScore"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsEnglishWaivers"}},{"kind":"Field","name":{"kind":"Name","value":"englishWaiverConditions"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceSection_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkStatus"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]} as unknown as DocumentNode<ScholarshipPageQuery, ScholarshipPageQueryVariables>;
export const ScholarshipsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScholarshipsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResults_ScholarshipConnection"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCount"}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterForm_Facet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveButton_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_Scholarship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResults_ScholarshipConnection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScholarshipConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterForm_Facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ScholarshipsPageQuery, ScholarshipsPageQueryVariables>;
export const SettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSection_User"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreferencesSection_Preferences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionsSection_Session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipsSection_Membership"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesSection_Preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadlineRemindersByMail"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearchesByMail"}},{"kind":"Field","name":{"kind":"Name","value":"newsByMail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionsSection_Session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipsSection_Membership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}}]}}]}}]} as unknown as DocumentNode<SettingsPageQuery, SettingsPageQueryVariables>;
export const UniversitiesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UniversitiesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UniversityFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UniversitySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"universities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"21"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UniversityResults_UniversityConnection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UniversityCard_University"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"University"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"rankingSource"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceRate"}},{"kind":"Field","name":{"kind":"Name","value":"tuitionInState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionOutOfState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentPopulation"}},{"kind":"Field","name":{"kind":"Name","value":"topMajors"}},{"kind":"Field","name":{"kind":"Name","value":"scholarshipPrograms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UniversityResults_UniversityConnection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UniversityConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UniversityCard_University"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<UniversitiesPageQuery, UniversitiesPageQueryVariables>;
export const UniversityPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UniversityPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"university"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UniversityFacts_University"}},{"kind":"Field","name":{"kind":"Name","value":"scholarships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineText_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EligibilityChip_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"provenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UniversityFacts_University"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"University"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"rankingSource"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceRate"}},{"kind":"Field","name":{"kind":"Name","value":"tuitionInState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionOutOfState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internationalTuition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuitionYear"}},{"kind":"Field","name":{"kind":"Name","value":"studentPopulation"}},{"kind":"Field","name":{"kind":"Name","value":"undergraduateEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"internationalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"internationalStudentsPercent"}},{"kind":"Field","name":{"kind":"Name","value":"internationalStudentsBasis"}},{"kind":"Field","name":{"kind":"Name","value":"topMajors"}},{"kind":"Field","name":{"kind":"Name","value":"topMajorsBasis"}},{"kind":"Field","name":{"kind":"Name","value":"carnegieClassification"}},{"kind":"Field","name":{"kind":"Name","value":"englishTestForAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"essayForAdmission"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"admissionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"financialAidUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceYear"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScholarshipCard_Scholarship"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scholarship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"amountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"degreeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCountries"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTimeToApply"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineText_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EligibilityChip_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvenanceLine_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveButton_Scholarship"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_Scholarship"}}]}}]} as unknown as DocumentNode<UniversityPageQuery, UniversityPageQueryVariables>;