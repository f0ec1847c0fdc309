/**
 * Everything that the site keeps in a browser, by where it is kept. Code takes the names of entries only from here,
 * and the page about cookies describes each of them. A key that ends with a dot is the prefix of several.
 */

/** In the browser, until it is removed. */
export const browserKeys = {
  /** The same as in inline/theme.js, which applies the choice before the first paint. */
  theme: 'landfall.theme',
  signedIn: 'landfall.signed-in',
  matchFactsRefused: 'landfall.match-facts-refused.',
  applications: 'landfall.applications',
  applicationsView: 'landfall.applications-view',
  letter: 'landfall.letter.',
  scores: 'landfall.scores',
  scoreKeys: 'landfall.score-keys',
  recentSearches: 'landfall.recent-searches',
} as const

/** In one tab, until it is closed. */
export const tabKeys = {
  draft: 'landfall.draft.',
  compare: 'landfall.compare',
  wish: 'landfall.wish',
  reloadedBuild: 'landfall.reloaded-build',
} as const
