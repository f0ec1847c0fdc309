import type { AccountTypeSlug } from './account-types.ts'

/** Words of signing in, signing up, and everything around these. */
export const authMessages = {
  selectTitle: 'Sign in or create an account',
  selectLead: 'You can also browse everything without an account.',
  selectTypes: 'What kind of account do you need?',
  selectRegisterTitle: 'Create your account',
  selectRegisterLead: 'Choose what the account is for. All three are free.',
  backHome: 'Back to Home',
  backToSelection: 'Back to account type selection',
  backToLogin: 'Back to Login',
  choose: (name: string) => `Continue as ${name}`,

  username: 'Username or email',
  newUsername: 'Username',
  usernameHelp: (min: number, max: number) =>
    `${min}–${max} letters, digits, dots, hyphens or underscores. You can sign in with it or your email.`,
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  registerEmailHelp: 'We’ll send one email to check that it is yours.',
  accountType: 'Account type',
  changeType: 'Change',
  otherTypes: 'Another kind of account:',

  forgot: 'Forgot your password?',
  resend: 'Resend verification email',
  noAccount: 'No account yet?',
  createOne: 'Create one now',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',

  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailInvalid: 'Please enter a valid email address',
  usernameTooShort: (min: number) => `Username must be at least ${min} characters`,
  usernameTooLong: (max: number) => `Username must be at most ${max} characters`,
  usernameInvalid:
    'Username may only contain letters, numbers, dots, dashes and underscores',
  passwordTooShort: (min: number) => `Password must be at least ${min} characters`,
  passwordTooLong: (max: number) => `Password must be at most ${max} characters`,
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords don’t match',

  loginSubmit: 'Sign in',
  loginBusy: 'Signing in…',
  loginFailedTitle: 'Login Failed',
  loginFailed: 'Please check your credentials and try again.',
  loginDoneTitle: 'Welcome back!',
  loginNotLoaded:
    'You are signed in, but your account could not be loaded. Please reload the page.',

  registerSubmit: 'Create account',
  registerBusy: 'Creating your account…',
  registerFailedTitle: 'Registration Failed',
  registerFailed: 'Please try again.',
  registerClosed:
    'New accounts can’t be created at the moment. If you have an account, you can sign in.',
  registerDoneTitle: 'Account Created!',
  registerDone: (type: AccountTypeSlug) =>
    `Your ${type} account has been created successfully. Please log in.`,
  registerNotice: (email: string) =>
    `We have sent a verification link to ${email}. It is valid for 24 hours. Until then you can sign in and look around.`,
  /** What a visitor pressed; the page does it when they come back. */
  wishes: {
    save: 'Saving needs a free account. We save the scholarship as soon as you are signed in.',
    apply:
      'Applying needs a free account. You come back to the scholarship once you are signed in.',
    match: null,
    profile: null,
  },
  agree: 'By creating an account you accept the',

  forgotTitle: 'Reset your password',
  forgotLead:
    'Enter your account’s email. We’ll send a link to set a new password, valid for one hour.',
  forgotSubmit: 'Send reset link',
  forgotDoneTitle: 'Reset Link Sent',
  forgotFailed: 'Failed to send reset instructions',
  resendTitle: 'Resend verification email',
  resendLead:
    'Enter your account’s email. We’ll send a new verification link, valid for 24 hours.',
  resendSubmit: 'Send verification email',
  resendDoneTitle: 'Verification Email Sent',
  resendFailed: 'Failed to send verification email',
  mailFailedTitle: 'Error',
  mailBusy: 'Sending…',

  resetTitle: 'Set a new password',
  resetLead: 'You’ll be signed out on every device. Then sign in with the new password.',
  resetSubmit: 'Set new password',
  resetBusy: 'Saving…',
  resetFailedTitle: 'Reset Failed',
  resetFailed: 'Failed to reset password',
  resetDoneTitle: 'Password Reset Successful',
  resetDone: 'You can now log in with your new password.',
  askNewLink: 'Ask for a new link',

  recoverTitle: 'Recover your account',
  recoverLead:
    'Your account gets this email address back and a new password. Everyone is signed out on every device, and any change requested in the meantime is canceled.',
  recoverSubmit: 'Recover my account',
  recoverDoneTitle: 'Your account is recovered',
  recoverDone: 'You can now sign in with your new password.',

  verifyTitle: 'Email verification',
  verifyPending: 'Verifying your email address…',
  verifyDoneTitle: 'Email Verified',
  verifyFailedTitle: 'Verification Failed',
  verifyFailed: 'Failed to verify email address',
  verifyNoTokenTitle: 'Invalid Verification Link',
  verifyNoToken:
    'The link has no verification code. Please open the link in the email again, or ask for a new one.',
  continueToLogin: 'Continue to Login',
  continueSignedIn: 'Continue',

  setupTitle: 'Create the first administrator',
  setupLead:
    'This page works once, with the link printed in the log of this installation. The account can verify organizations and grant roles.',
  setupNoToken: 'The link has no setup code. Please open the complete link from the log.',
  setupSubmit: 'Create administrator',
  setupFailedTitle: 'Setup failed',
  setupDoneTitle: 'Administrator created',
  setupDone: 'You can now sign in.',

  invitationTitle: 'Join an organization',
  invitationLead:
    'You were invited to join an organization. Accepting adds it to your account.',
  invitationAs: (email: string) => `You are signed in as ${email}.`,
  invitationNoToken:
    'The link has no invitation code. Please open the link in the email again.',
  invitationSubmit: 'Accept invitation',
  invitationBusy: 'Joining…',
  invitationDoneTitle: 'Invitation accepted',
  invitationDone: (name: string) => `You are now a member of ${name}.`,
  invitationFailedTitle: 'Invitation not accepted',
  goHome: 'Go to your home page',
} as const

export const strengthMessages = {
  label: 'Strength',
  levels: ['Too easy to guess', 'Weak', 'Fair', 'Good', 'Strong'],
  longer: 'Add a few more characters; several unrelated words work well.',
  ownData: 'Leave out your name, username and email.',
  pattern: 'Avoid repeated characters and sequences like 1234 or qwerty.',
  common: 'Avoid words that many people use as a password.',
} as const
