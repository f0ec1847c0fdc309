/** Words of the frame around every page. */
export const layoutMessages = {
  skip: 'Skip to content',
  menuOpen: 'Open menu',
  menuClose: 'Close menu',
  signIn: 'Sign in',
  signUp: 'Sign up',
  profile: 'Profile & Settings',
  tagline: 'Scholarships international students can win in the U.S.',
  newsletter: 'Newsletter',
  yourEmail: 'Your email',
  subscribe: 'Subscribe',
  notAffiliated:
    'Not affiliated with any government agency or school. Data is from public sources; each listing says if and when it was last checked.',
  copyright: (year: number) => `© ${year} Landfall`,
  language: 'English',
  themes: {
    system: 'Theme: system',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },
  pageFailed: 'This page could not be shown',
  chunkMissing:
    'This site has a newer version, or you are offline. Loading the page again usually helps.',
} as const
