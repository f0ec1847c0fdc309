/** Words of the header for signed-in people, in a file of their own, which visitors do not load. */
export const signedInMessages = {
  saved: 'Saved Scholarships',
  savedWord: 'Saved',
  applications: 'Applications',
  profile: 'Profile & Settings',
  profileWord: 'Profile',
  notifications: 'Notifications',
  logOut: 'Logout',
  loggingOut: 'Logging out…',
  loggedOutTitle: 'Logged out',
  loggedOut: 'You have been successfully logged out.',
  logoutFailed: 'Logout failed',
} as const
