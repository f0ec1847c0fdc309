/** Words of the frame around every page. */
export const layoutMessages = {
  skip: 'Skip to content',
  menuOpen: 'Open menu',
  menuClose: 'Close menu',
  signUp: 'Sign Up',
  saved: 'Saved Scholarships',
  profile: 'Profile & Settings',
  notifications: 'Notifications',
  logOut: 'Logout',
  loggingOut: 'Logging out…',
  loggedOutTitle: 'Logged out',
  loggedOut: 'You have been successfully logged out.',
  logoutFailed: 'Logout failed',
  tagline: 'Scholarships international students can win in the U.S.',
  notAffiliated:
    'Not affiliated with any government agency or school. Scholarship data comes from public sources; each listing says when it was last checked.',
  copyright: (year: number) => `© ${year} Landfall`,
  language: 'English',
  themes: {
    system: 'Theme: as on this device',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },
  notFoundTitle: '404 Page Not Found',
  notFound:
    'No page has this address. It may have moved, or the link has a typing mistake.',
  pageFailed: 'This page could not be shown',
  chunkMissing:
    'There is a newer version of this site, or the connection was lost. Loading the page again usually helps.',
  sessionFailed: 'We could not find out whether you are signed in',
} as const
