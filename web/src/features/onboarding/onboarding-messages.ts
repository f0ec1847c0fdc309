/** Words of /donors, and of the steps from a new account to a first published scholarship. */
export const onboardingMessages = {
  donorsTitle: 'Offer a scholarship',
  donorsLead:
    'Reach international students who want to study in the United States. Landfall is free for you and for them.',
  howTitle: 'How it goes',
  how: [
    'Say who you are: your organization, its country, its website.',
    'We look at it and verify it. Until then you draft.',
    'Record what you put into a fund, if you like.',
    'Publish a scholarship. Students see at once which of its requirements they meet.',
  ],
  getTitle: 'What you get',
  get: [
    'Applications in one place, with a rubric, several reviewers and blind reading.',
    'A ledger of what you pledged, offered and paid. You pay recipients yourself; the ledger here records it.',
    'Your scholarships stay yours: close, change and export them at any time.',
  ],
  universityTitle: 'You speak for a university?',
  university:
    'Choose it from the catalog, prove an address at its domain, and your programs stand on its page.',

  goOn: 'Go on',
  signIn: 'Sign in',
  asDonor: 'Create a donor account',
  asUniversity: 'Create a university account',
  moreForUniversities: 'What universities get here',
  moreForDonors: 'What donors get here',

  title: 'Set up and publish',
  lead: 'Four steps to your first published scholarship. Each is saved as you finish it: leave whenever you like, and go on here on any device.',
  forOthers: 'This page is for donors and universities',
  forOthersText:
    'Your account is of another kind. To offer scholarships, create a donor or university account.',
  notYours: 'An owner sets this organization up',
  notYoursText:
    'Your role lets you read. Owners and editors create funds and scholarships.',
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
  state: { done: 'Done', waiting: 'With us', open: 'To do', optional: 'Optional' },

  organizationLead:
    'Scholarships belong to an organization. You can draft them right away and publish once we have verified it.',
  edit: 'Change what you said',
  verificationTitle: 'We verify who you are',
  verified: 'Verified. You can publish scholarships.',
  pending:
    'We look at each organization ourselves, its website first, and email you. You can go on meanwhile.',
  declined: 'We could not verify it yet. Correct it; we’ll review it again.',
  declineReason: 'The reason:',
  correct: 'Correct it',
  emailOpen:
    'Your own email address is not verified yet. Open the link that we mailed you.',
  emailDone: 'Your own email address is verified.',
  websiteOpen: 'You named no website. With one we can verify you sooner.',
  addWebsite: 'Add the website',
  next: 'Next step',

  domainLoading: 'Loading the state of your address',
  domainFailed: 'Failed to load whether your address is proved',
  domainTitle: 'An address at your university',
  domainOpen: (domain: string | null) =>
    domain
      ? `Prove that somebody with you reads mail at ${domain}: we send a code there. It is what we look at first.`
      : 'Prove that somebody with you reads mail at your university’s domain: we send a code there. It is what we look at first.',
  domainDone: (domain: string) => `Mail at ${domain} is proved.`,
  domainNeedsUniversity:
    'Choose your university from the catalog, and you can prove an address at its domain here.',
  chooseUniversity: 'Choose the university',
  domainEmail: 'Email at your university',
  domainSend: 'Send the code',
  domainSent: 'Code sent',
  domainCode: 'Code from the mail',
  domainCodeHelp: 'Six digits. It works for 30 minutes.',
  domainConfirm: 'Confirm the code',
  domainProved: 'Address proved',
  domainOther: 'Send another code',
  emailInvalid: 'Please enter a valid email address',
  codeInvalid: 'Please enter the six digits of the mail',
  saving: 'Saving…',

  fundLead:
    'A fund is your book of what you pledge, offer and pay, in one currency. No money moves here. You can also do this later.',
  fundMade: (name: string) => `Your fund “${name}” is there.`,
  pledgeLead:
    'Record your first pledge: what you put into the fund. Awards are offered from it. No money moves here, and you can also do this later.',
  pledgedIn: (name: string, amount: string) => `${name}: ${amount} pledged`,
  fundDone: (count: number) =>
    count === 1 ? 'You keep a fund.' : `You keep ${count} funds.`,
  openFunds: 'Open funds',
  later: 'Do this later',
  scholarshipLead: 'Draft it now; publish it from this list once you are verified.',
  doneTitle: 'Your first scholarship is out',
  done: 'Students can find it now. You’ll see their applications here.',
  toDashboard: 'Open your dashboard',
} as const
