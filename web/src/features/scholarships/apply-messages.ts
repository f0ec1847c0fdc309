/**
 * Words of applying, and of whatever else only a card's menu has. They are apart from the cards' words because they
 * load with the menu.
 */
export const applyMessages = {
  apply: 'Apply',
  unsave: 'Remove from saved',
  applyNow: 'Apply Now',
  continueApplication: 'Continue application',
  seeApplication: 'See your application',
  applyNewTab: '(opens in a new tab)',
  signInTitle: 'Sign in required',
  signIn: 'Please sign in or create an account to apply for scholarships.',
  signInAction: 'Sign in',
  appliedTitle: 'Planned',
  openedTitle: 'Page opened',
  applied:
    'The provider’s page is open in a new tab. We saved this scholarship as planned.',
  appliedBefore:
    'The provider’s page is open in a new tab. The scholarship stays in your saved list.',
  noUrlTitle: 'No page to apply on',
  noUrl: 'The provider doesn’t list a web page.',
} as const
