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
  '\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.AcceptInvitationDocument
  '\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n': typeof types.AccountRulesDocument
  '\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.LoginFormDocument
  '\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.MailRequestForgotDocument
  '\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.MailRequestResendDocument
  '\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n': typeof types.RegisterFormDocument
  '\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.ResetPasswordFormDocument
  '\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n': typeof types.SetupFormDocument
  '\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n': typeof types.VerifyEmailDocument
  '\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n': typeof types.LandingFiguresDocument
  '\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n': typeof types.SessionViewerDocument
  '\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n': typeof types.SessionLogoutDocument
}
const documents: Documents = {
  '\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      __typename\n      ... on OrganizationSuccess {\n        organization {\n          id\n          name\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.AcceptInvitationDocument,
  '\n  query AccountRules {\n    accountRules {\n      passwordMinLength\n      passwordMaxLength\n      usernameMinLength\n      usernameMaxLength\n    }\n  }\n':
    types.AccountRulesDocument,
  '\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.LoginFormDocument,
  '\n  mutation MailRequestForgot($input: EmailInput!) {\n    forgotPassword(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.MailRequestForgotDocument,
  '\n  mutation MailRequestResend($input: EmailInput!) {\n    resendVerification(input: $input) {\n      __typename\n      ... on MailRequestAccepted {\n        message\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.MailRequestResendDocument,
  '\n  mutation RegisterForm($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n':
    types.RegisterFormDocument,
  '\n  mutation ResetPasswordForm($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.ResetPasswordFormDocument,
  '\n  mutation SetupForm($input: CreateFirstAdminInput!) {\n    createFirstAdmin(input: $input) {\n      __typename\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n    }\n  }\n':
    types.SetupFormDocument,
  '\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      __typename\n      ... on VerifyEmailSuccess {\n        message\n        returnTo\n      }\n      ... on Problem {\n        code\n        message\n      }\n    }\n  }\n':
    types.VerifyEmailDocument,
  '\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n':
    types.LandingFiguresDocument,
  '\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n':
    types.SessionViewerDocument,
  '\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n':
    types.SessionLogoutDocument,
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
  source: '\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation LoginForm($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginSuccess {\n        user {\n          id\n          accountType\n        }\n      }\n      ... on Problem {\n        code\n        message\n      }\n      ... on ValidationFailed {\n        errors {\n          path\n          message\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n']
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
  source: '\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n',
): (typeof documents)['\n  query LandingFigures {\n    scholarshipStats {\n      totalCount\n      deadlineSoonCount\n      refreshedAt\n    }\n    universityStats {\n      totalUniversities\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SessionViewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      accountType\n      roles\n      isEmailVerified\n      memberships {\n        role\n        organization {\n          id\n          name\n          kind\n          verification\n        }\n      }\n    }\n  }\n']
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n',
): (typeof documents)['\n  mutation SessionLogout {\n    logout {\n      message\n    }\n  }\n']

export function graphql(source: string) {
  return (documents as any)[source] ?? {}
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> =
  TDocumentNode extends DocumentNode<infer TType, any> ? TType : never
