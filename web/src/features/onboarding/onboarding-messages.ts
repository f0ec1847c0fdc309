/** Words of /donors, and of the steps from a new account to a first published scholarship. */
export const onboardingMessages = {
  donorsTitle: 'Offer a scholarship',
  donorsLead:
    'Reach international students who want to study in the United States. Landfall is free for you and for them.',
  howTitle: 'How it works',
  how: [
    'Tell us about your organization, its country and its website.',
    'We review and verify it. Until then you can prepare drafts.',
    'Record your pledges in a fund, if you like.',
    'Publish a scholarship of any size from $100. Students see right away which requirements they meet.',
  ],
  getTitle: 'What you get',
  get: [
    'Applications in one place, with a rubric, several reviewers and blind review.',
    'A ledger of what you pledged, offered and paid. You pay recipients yourself; the ledger keeps the record.',
    'Your scholarships stay yours: close, change and export them at any time.',
  ],
  universityTitle: 'Do you represent a university?',
  university:
    'Choose it from the catalog, confirm an email address at its domain, and your programs appear on its page.',

  goOn: 'Continue',
  signIn: 'Sign in',
  asDonor: 'Create a donor account',
  asUniversity: 'Create a university account',
  moreForUniversities: 'What universities get',
  moreForDonors: 'What donors get',

  title: 'Set up and publish',
  lead: 'Four steps to your first published scholarship. Each one is saved as you finish it. Leave whenever you like and continue on any device.',
  forOthers: 'This page is for donors and universities',
  forOthersText: 'To offer scholarships, create a donor or university account.',
  notYours: 'An owner must set up this organization',
  notYoursText: 'Your role is read-only. Owners and editors create funds and scholarships.',
  home: 'Back to home',

  loading: 'Loading your steps',
  failed: 'Failed to load your steps',
  steps: 'Steps',
  step: {
    organization: 'Organization',
    verification: 'Verification',
    fund: 'First fund',
    scholarship: 'First scholarship',
  },
  state: { done: 'Done', waiting: 'In review', open: 'To do', optional: 'Optional' },
  draftWaits: 'Draft, until you are verified',

  organizationLead:
    'Scholarships belong to an organization. You can draft them right away and publish once we have verified your organization.',
  edit: 'Edit your details',
  verificationTitle: 'We verify who you are',
  verified: 'Verified. You can publish scholarships.',
  pending:
    'We review every organization ourselves, starting with its website, and email you. You can continue in the meantime.',
  declined:
    'We could not verify your organization yet. Correct the details, and we’ll review them again.',
  declineReason: 'The reason:',
  correct: 'Correct the details',
  emailOpen: 'Your own email address is not verified yet.',
  emailDone: 'Your own email address is verified.',
  websiteOpen: 'You have not added a website. With one, we can verify you sooner.',
  addWebsite: 'Add the website',
  next: 'Next step',

  domainLoading: 'Loading your address',
  domainFailed: 'Failed to check whether your address is confirmed',
  domainTitle: 'An email address at your university',
  domainOpen: (domain: string | null) =>
    domain
      ? `Confirm that someone on your team can read email at ${domain}: we will send a code there. It is the first thing we check.`
      : 'Confirm that someone on your team can read email at your university’s domain: we will send a code there. It is the first thing we check.',
  domainDone: (domain: string) => `Email at ${domain} is confirmed.`,
  domainNeedsUniversity:
    'Choose your university from the catalog first. Then you can confirm an email address at its domain here.',
  chooseUniversity: 'Choose the university',
  domainEmail: 'Email at your university',
  domainSend: 'Send the code',
  domainSent: 'Code sent',
  domainCode: 'Code from the email',
  domainCodeHelp: 'Six digits. It works for 30 minutes.',
  domainConfirm: 'Confirm the code',
  domainProved: 'Address confirmed',
  domainOther: 'Send another code',
  emailInvalid: 'Please enter a valid email address',
  codeInvalid: 'Please enter the six digits from the email',
  saving: 'Saving…',

  fundLead:
    'A fund is your record of what you pledge, offer and pay, in one currency. No money moves here. You can also do this later.',
  fundMade: (name: string) => `Your fund “${name}” has been created.`,
  pledgeLead:
    'Record your first pledge: what you put into the fund. Awards are paid from it. No money moves here, and you can also do this later.',
  pledgedIn: (name: string, amount: string) => `${name}: ${amount} pledged`,
  fundDone: (count: number) =>
    count === 1 ? 'You have one fund.' : `You have ${count} funds.`,
  openFunds: 'Open funds',
  later: 'Do this later',
  scholarshipLead: 'Draft it now; publish it from this list once you are verified.',
  doneTitle: 'Your first scholarship is published',
  done: 'Students can find it now. You’ll see their applications here.',
  toDashboard: 'Open your dashboard',
} as const
